"""Tasks of the bot itself: how they end, and one that goes on from start to end."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any


async def ended(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel these, and wait until each is over, however it ends."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


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
