"""Worker processes that paint pictures, so that the bot can answer users during that time."""

import asyncio
import logging

from bot.ai.workers import Late, Lost, Workers
from bot.decks.brushes import forget, painted
from bot.render import gif
from bot.render.layout import Picture
from bot.render.theme import Look

log = logging.getLogger(__name__)

LARGEST_MB = 150
"""Maximum memory of a painting process in megabytes. It needs less than half of it.

A process with more has a memory leak and is replaced.
"""
AHEAD = 1
"""Number of pictures queued at a painting process behind the current one.

Without this queue, a process would wait longer for its next picture than it paints, while the event loop is busy.
"""


class PaintWorkers:
    """A pool of `size` painting processes. Each uses at most 60 MB, and paints about 200 pictures a second.

    With size 0, a thread of the bot itself paints. This is for machines with little memory, and for tests.
    """

    def __init__(self, size: int) -> None:
        self.at_once = size * (1 + AHEAD) or 1
        self._era = 0
        self._workers = Workers("bot.decks.brushes", size=size, largest_mb=LARGEST_MB, ahead=AHEAD) if size else None

    async def paint(self, picture: Picture, look: Look) -> bytes:
        """Paint the picture as a PNG. Raises Failed if it can't be painted, and Late if two tries took too long."""
        if self._workers is None:
            return await asyncio.to_thread(painted, picture, look, self._era)
        try:
            return await self._workers.run(painted, picture, look, self._era)
        except Late as error:
            log.warning("Painting a picture %s; another process tries again.", error)
            # not in a thread of the bot, because a thread could not be stopped
            return await self._workers.run(painted, picture, look, self._era)
        except Lost as error:
            log.warning("Painting a picture %s; the bot paints it itself.", error)
            return await asyncio.to_thread(painted, picture, look, self._era)

    async def frame(self, before: bytes | None, picture: bytes, pause_ms: int) -> bytes:
        """Encode one frame of an animated picture. Raises TaskError.

        `before`: the previous frame as a PNG. None for the first frame. `picture`: this frame as a PNG. `pause_ms`: how
        long it is shown, in milliseconds.
        """
        if self._workers is None:
            return await asyncio.to_thread(gif.frame, before, picture, pause_ms)
        return await self._workers.run(gif.frame, before, picture, pause_ms)

    def forget(self, _user: int) -> None:
        """Discard all cached parts of pictures, because they may show a user's name.

        Each painting process discards its own cache before its next picture.
        """
        self._era += 1
        forget()

    async def start(self) -> None:
        """Paint an empty picture, so that a painting process is ready before a user waits for it."""
        if self._workers is not None:
            await self.paint(Picture(1, 1, ()), Look())

    @property
    def load(self) -> tuple[int, int]:
        """The number of pictures that wait for a process, and the number that are being painted."""
        return (0, 0) if self._workers is None else self._workers.load

    async def close(self) -> None:
        """Stop the painting processes at once, even if they are painting."""
        if self._workers is not None:
            await self._workers.close()
