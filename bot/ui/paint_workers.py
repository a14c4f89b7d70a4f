"""Painters of pictures in their own processes, so that the bot can answer during that time."""

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
"""Megabytes, more than twice what a painter ever needs. One that holds more leaks and is replaced."""
AHEAD = 1
"""Number of pictures queued at a painter beside the current one.

While the loop is busy, it would otherwise wait longer for the next one than it paints.
"""


class PaintWorkers:
    """A pool of `size` processes of at most 60 MB, unless they leak.

    0: a thread of the bot itself, for machines with little memory, and for tests. One process paints about 200 pictures
    a second.
    """

    def __init__(self, size: int) -> None:
        self.at_once = size * (1 + AHEAD) or 1
        self._era = 0
        self._workers = Workers("bot.decks.brushes", size=size, largest_mb=LARGEST_MB, ahead=AHEAD) if size else None

    async def paint(self, picture: Picture, look: Look) -> bytes:
        """Paint the picture as a PNG. Raises Failed if it can't be painted, and Late if it took too long twice."""
        if self._workers is None:
            return await asyncio.to_thread(painted, picture, look, self._era)
        try:
            return await self._workers.run(painted, picture, look, self._era)
        except Late as error:
            log.warning("Another process paints a picture: it %s", error)
            # not in a thread, which could not be stopped
            return await self._workers.run(painted, picture, look, self._era)
        except Lost as error:
            log.warning("The bot itself paints a picture: it %s", error)
            return await asyncio.to_thread(painted, picture, look, self._era)

    async def frame(self, before: bytes | None, picture: bytes, pause_ms: int) -> bytes:
        """Encode a picture as a frame of an animated one, over the frame before it (PNGs). Raises TaskError."""
        if self._workers is None:
            return await asyncio.to_thread(gif.frame, before, picture, pause_ms)
        return await self._workers.run(gif.frame, before, picture, pause_ms)

    def forget(self, _user: int) -> None:
        """Discard all cached parts of pictures that may show a user's name.

        A process does so before its next picture.
        """
        self._era += 1
        forget()

    async def start(self) -> None:
        """Have a painter ready before a user waits for it."""
        if self._workers is not None:
            await self.paint(Picture(1, 1, ()), Look())

    @property
    def load(self) -> tuple[int, int]:
        """The number of pictures that wait for a process, and that are being painted."""
        return (0, 0) if self._workers is None else self._workers.load

    async def close(self) -> None:
        """Stop the painters at once, whatever they do."""
        if self._workers is not None:
            await self._workers.close()
