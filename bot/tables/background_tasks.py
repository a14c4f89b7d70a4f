"""Background tasks of the bot, and how they are cancelled."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable
from typing import Any


async def ended(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel these tasks and wait until all have ended. Ignore their results and exceptions."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


class BackgroundTasks(set[asyncio.Task[None]]):
    """Set of running background tasks. Work that is submitted after `close` is discarded."""

    _closed = False

    def do(self, work: Coroutine[None, None, None]) -> None:
        """Run this coroutine in the background. After `close`, discard it instead."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self.add(task)
        task.add_done_callback(self.discard)

    async def close(self, patience_s: float = 0.0) -> None:
        """Accept no more work. Wait up to `patience_s` seconds for the running tasks, then cancel them.

        If `close` itself is cancelled, the running tasks are cancelled at once.
        """
        self._closed = True
        try:
            if self and patience_s:
                await asyncio.wait(self, timeout=patience_s)
        finally:
            await ended(self)


class Background(ABC):
    """Base class of a task that runs in the background from `start` to `close`."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task, unless it was already started."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Cancel the task and wait until it has ended."""
        await ended(filter(None, [self._task]))

    @abstractmethod
    async def _run(self) -> None:
        """Do the task's work until the task is cancelled."""
