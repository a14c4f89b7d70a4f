"""Painters of pictures: processes of their own, so that the bot answers meanwhile."""

from __future__ import annotations

import asyncio
import logging

from bot.ai.workers import Late, Lost, Workers
from bot.decks.brushes import forget, painted
from bot.render import gif
from bot.render.layout import Picture
from bot.render.theme import Look

log = logging.getLogger(__name__)

LARGEST_MB = 150
"""A painter that holds more than twice what it ever needs leaks, and another takes its place."""
AHEAD = 1
"""Pictures that a painter has beside the one it paints: while the loop is full, it would wait for the next longer than
it paints."""


class PaintWorkers:
    """`size` processes of at most 60 MB, unless they leak; 0: a thread of the bot's own, for machines with little
    memory, and for tests.

    One paints about 200 pictures a second.
    """

    def __init__(self, size: int) -> None:
        self.at_once = size * (1 + AHEAD) or 1
        self._era = 0
        self._workers = Workers("bot.decks.brushes", size=size, largest_mb=LARGEST_MB, ahead=AHEAD) if size else None

    async def paint(self, picture: Picture, look: Look) -> bytes:
        """The picture as a PNG. Raises Failed for what cannot be painted, and Late for what took too long twice."""
        if self._workers is None:
            return await asyncio.to_thread(painted, picture, look, self._era)
        try:
            return await self._workers.run(painted, picture, look, self._era)
        except Late as error:
            log.warning("Another process paints a picture: it %s", error)
            # not a thread, which nobody could end
            return await self._workers.run(painted, picture, look, self._era)
        except Lost as error:
            log.warning("The bot itself paints a picture: it %s", error)
            return await asyncio.to_thread(painted, picture, look, self._era)

    async def frame(self, before: bytes | None, picture: bytes, pause_ms: int) -> bytes:
        """A picture as a part of an animated one, over the one before it (PNGs). Raises TaskError."""
        if self._workers is None:
            return await asyncio.to_thread(gif.frame, before, picture, pause_ms)
        return await self._workers.run(gif.frame, before, picture, pause_ms)

    def forget(self, _user: int) -> None:
        """Keep no part of a picture that may write somebody's name; a process forgets before it paints its next one."""
        self._era += 1
        forget()

    async def start(self) -> None:
        """Have a painter ready before somebody waits for it."""
        if self._workers is not None:
            await self.paint(Picture(1, 1, ()), Look())

    @property
    def load(self) -> tuple[int, int]:
        """How many pictures wait for a process, and how many are painted there."""
        return (0, 0) if self._workers is None else self._workers.load

    async def close(self) -> None:
        """End the painters at once, whatever they do."""
        if self._workers is not None:
            await self._workers.close()
