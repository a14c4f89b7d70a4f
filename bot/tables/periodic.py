"""Periodic tasks. They run as long as the bot does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.store.process_bus import Kind, News
from bot.tables.timers import Timers


class PeriodicTask(Protocol):
    """Interface of work that is repeated between `start` and `close`."""

    def start(self) -> None: ...

    async def close(self) -> None: ...


class Periodic:
    """Task that runs at the start, and again `pause_s` seconds after each run or sooner.

    `work` returns the seconds until the next run is needed, or None. After a failure, the next run follows after the
    whole pause.
    """

    def __init__(self, clock: Timers, name: str, pause_s: float, work: Callable[[], Awaitable[float | None]]) -> None:
        self._clock, self._key, self._pause_s, self._work = clock, ("chore", name), pause_s, work
        self._busy = self._told = False

    def sooner_by(self, news: News, kind: Kind) -> Periodic:
        """Make each news of that kind start the next run at once. Return this object."""
        news.hear(kind, self.hurry)
        return self

    def start(self) -> None:
        self._clock.set(self._key, 0.0, self.do)

    async def do(self) -> None:
        """Run the work and schedule the next run.

        If `hurry` was called during this run, the next run follows at once, because this run may have missed the news.
        """
        self._busy, self._told, due_s = True, False, None
        try:
            due_s = await self._work()
        finally:
            self._busy = False
            pause_s = self._pause_s if due_s is None else min(due_s, self._pause_s)
            self._clock.set(self._key, 0.0 if self._told else pause_s, self.do)

    def hurry(self) -> None:
        """Run the work as soon as possible. Before the start and after the end, do nothing."""
        if self._busy:
            self._told = True
        elif self._key in self._clock:
            self._clock.set(self._key, 0.0, self.do)

    async def close(self) -> None:
        self._clock.drop(self._key)
