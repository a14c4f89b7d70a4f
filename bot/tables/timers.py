"""Deadlines by key. A job that only the database refused is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Any

from bot.errors import UserError
from bot.tables.background_tasks import ended

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[object]]


LATER_S = 1.0
"""Seconds after which a due job of a table is tried again while time stands still."""


class Timers:
    """Timers that run jobs, at most one for each key.

    A job that raises is reported to the loop's exception handler. `stands`: whether time stands still now, so that no
    job of a table runs.
    """

    def __init__(self, stands: Callable[[], bool] = lambda: False) -> None:
        self._stands = stands
        self._timers: dict[Hashable, asyncio.TimerHandle] = {}
        self._running: set[asyncio.Future[object]] = set()
        self._closed = False

    def set(self, key: Hashable, delay_s: float, job: Job) -> None:
        """Run `job` in `delay_s` seconds, in place of the key's previous job. Once closed, do nothing."""
        self.drop(key)
        if self._closed:
            return
        self._timers[key] = asyncio.get_running_loop().call_later(max(0.0, delay_s), self._due, key, job)

    def drop_tables(self) -> None:
        """Drop the deadlines of all tables."""
        for key in self._keys():
            if _of_table(key):
                self.drop(key)

    def drop(self, key: Hashable) -> None:
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._timers

    async def close(self) -> None:
        """Drop all deadlines, cancel running jobs and take no more."""
        self._closed = True
        for key in list(self._timers):
            self.drop(key)
        await ended(self._running)

    def _keys(self) -> list[Any]:
        return [*self._timers]

    def _due(self, key: Hashable, job: Job) -> None:
        self._timers.pop(key, None)
        if _of_table(key) and self._stands():
            self.set(key, LATER_S, job)
            return
        task = asyncio.ensure_future(job())
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[object]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            context = {"message": "A deadline failed.", "exception": error, "future": task}
            asyncio.get_running_loop().call_exception_handler(context)


def _of_table(key: Any) -> bool:
    """Return whether a key names a job and the table it belongs to."""
    match key:
        case (_, int(), *_):
            return True
        case _:
            return False


async def retried(clock: Timers, retry_s: float, key: tuple[str, int], job: Job) -> None:
    """Run a job, and schedule it again if only the database refused it. `key` names the job and its table.

    Other refusals are only logged, because no user asked for it.
    """
    try:
        await job()
    except UserError as refused:
        if refused.unsaved:
            clock.set(key, retry_s, partial(retried, clock, retry_s, key, job))
        log.info("Table %s: %s was refused (%s).", key[1], key[0], refused.key)
