"""Group commit for any database. Writes that arrive while a group is committed form the next group."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from bot.store.errors import StoreError
from bot.store.sql.database import Job
from bot.store.work import Work

T = TypeVar("T")
Outcome = tuple[Any, Exception | None]
Commit = Callable[[Sequence[Job[Any]]], Awaitable[Sequence[Outcome]]]
"""A function that runs jobs, commits them together, and returns the result or exception of each."""


class Groups:
    """The jobs that wait for a commit, and the task that commits them."""

    def __init__(self, commit: Commit) -> None:
        self.work = Work()
        self._commit = commit
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._drain: asyncio.Task[None] | None = None

    async def write(self, job: Job[T]) -> T:
        """Run `job` in a group of jobs that are committed together.

        After the commit, return what the job returned, or raise what it raised. If this call is cancelled, the changes
        may still be saved.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self.work.waiting += 1
        if self._drain is None:
            self._drain = asyncio.create_task(self._commit_groups())
        return await future

    async def drained(self) -> None:
        """Wait until no jobs are waiting."""
        await asyncio.gather(*filter(None, [self._drain]), return_exceptions=True)

    async def _commit_groups(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                await self._commit_group(group)
        finally:
            # needed also when this task is cancelled at shutdown: the next write then starts another task
            self._drain = None

    async def _commit_group(self, group: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        began = self.work.began_at = time.monotonic()
        try:
            outcomes = await self._commit([job for job, _ in group])
        except BaseException:
            for _, future in group:
                future.cancel()
            raise
        finally:
            self.work.waiting -= len(group)
        self.work.note(began, len(group), kept=not all(isinstance(error, StoreError) for _, error in outcomes))
        for (_, future), (result, error) in zip(group, outcomes, strict=True):
            if future.done():
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
