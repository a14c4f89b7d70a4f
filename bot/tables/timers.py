"""Timers by key. A job is repeated if only the database prevented it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

from bot.errors import UserError
from bot.tables.background_tasks import ended
from bot.tables.steady_clock import SteadyClock

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[object]]


LATER_S = 1.0
"""Seconds after which a due job of a table is tried again while time is stopped."""


class Timers:
    """Timers that run jobs, at most one for each key.

    If a job raises an exception, the event loop's exception handler gets it. `host`: the bot's clock. While it has
    jumped, time is stopped, so no job of a table runs.
    """

    def __init__(self, host: SteadyClock | None = None) -> None:
        self._host = host or SteadyClock()
        self._timers: dict[Hashable, asyncio.TimerHandle] = {}
        self._running: set[asyncio.Future[object]] = set()
        self._closed = False

    def set(self, key: Hashable, delay_s: float, job: Job) -> None:
        """Run `job` in `delay_s` seconds. It replaces the previous job of the same `key`. After `close`, do nothing."""
        self.drop(key)
        if self._closed:
            return
        self._timers[key] = asyncio.get_running_loop().call_later(max(0.0, delay_s), self._due, key, job)

    def retry(self, key: tuple[str, int], delay_s: float, job: Job, retry_s: float) -> None:
        """Run `job` in `delay_s` seconds. If the database makes it fail, run it again after `retry_s` seconds.

        `key`: the job's name, and its table. Any other UserError is only logged, because no user waits for the job.
        """

        async def tried() -> None:
            try:
                await job()
            except UserError as refused:
                if refused.unsaved and key not in self:
                    self.set(key, retry_s, tried)
                again = "; will retry" if refused.unsaved else ""
                log.info("Table %s: the timed step %r was refused (%s)%s.", key[1], key[0], refused.key, again)

        self.set(key, delay_s, tried)

    def drop_tables(self) -> None:
        """Drop the timers of all tables."""
        for key in [*self._timers]:
            if _of_table(key):
                self.drop(key)

    def drop(self, key: Hashable) -> None:
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._timers

    async def close(self) -> None:
        """Drop all timers, cancel running jobs, and accept no more jobs."""
        self._closed = True
        for key in list(self._timers):
            self.drop(key)
        await ended(self._running)

    def _due(self, key: Hashable, job: Job) -> None:
        self._timers.pop(key, None)
        if self._host.jump and _of_table(key):
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
    """Return whether a timer's key belongs to a table. Such a key consists of a job's name and the table's number."""
    match key:
        case (_, int(), *_):
            return True
        case _:
            return False
