"""Tasks of the bot itself: how they end, and one that goes on from start to end."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable
from typing import Any


async def ended(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel these, and wait until each is over, however it ends."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


class BackgroundTasks(set[asyncio.Task[None]]):
    """Tasks that begin as they are needed until `close`: what would begin later finds nothing open any more."""

    _closed = False

    def do(self, work: Coroutine[None, None, None]) -> None:
        """Let this go on by itself; nothing once this is closed."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self.add(task)
        task.add_done_callback(self.discard)

    async def close(self, patience_s: float = 0.0) -> None:
        """Let nothing begin any more, and end what goes on, after waiting for it so long (seconds), or as soon as
        nobody waits for that any more."""
        self._closed = True
        try:
            if self and patience_s:
                await asyncio.wait(self, timeout=patience_s)
        finally:
            await ended(self)


class Background(ABC):
    """What goes on in the background from `start` to `close`."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; a second call does nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop, also in the middle."""
        await ended(filter(None, [self._task]))

    @abstractmethod
    async def _run(self) -> None:
        """Go on for ever."""
