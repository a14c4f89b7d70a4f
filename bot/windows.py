"""Claim windows: the table goes on after a random pause, and whoever is still asked when the time is over passes."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.minds import PATIENCE
from bot.table import Refused, Table
from bot.tables import Events, Tables
from engine.core import TABLE

log = logging.getLogger(__name__)

Move = Callable[[int, int], Awaitable[Table]]


class Windows:
    """Times every claim window alike, whoever is asked in it. `pause`: the shortest and longest time before go_on."""

    def __init__(self, tables: Tables, clock: Clock, pause: tuple[float, float] = (1.5, 3.0)) -> None:
        self._tables, self._clock, self._pause = tables, clock, pause
        self._chance = secrets.SystemRandom()
        tables.watchers.append(self.watch)

    def watch(self, table: Table, events: Events) -> None:
        """Time the window that has just been opened; an answer only heard moves nothing."""
        if events:
            self._time(table)

    async def wake(self, table: Table) -> None:
        """After a restart a window has its whole time again."""
        try:
            table = await self._tables.renew_window(table.id)
        except Refused as refused:
            log.warning("Table %s: the new end of its window is not saved (%s).", table.id, refused.key)
        self._time(table)

    def _time(self, table: Table) -> None:
        going, ending, match = ("go on", table.id), ("claims", table.id), table.match
        self._clock.drop(going)
        self._clock.drop(ending)
        if match is None or table.window is None:
            return
        if TABLE in match.pending:
            pause = self._chance.uniform(*self._pause)
            self._set(going, pause, self._tables.play_table, match.question)
        self._set(ending, self._tables.claim_time, self._tables.play_clock, match.question)

    def _set(self, key: tuple[str, int], delay: float, move: Move, question: int) -> None:
        if key not in self._clock:
            self._clock.set(key, delay, lambda: self._play(key, move, question))

    async def _play(self, key: tuple[str, int], move: Move, question: int) -> None:
        try:
            await move(key[1], question)
        except Refused as refused:
            if refused.key in ("not-saved", "not-loaded"):
                self._set(key, PATIENCE, move, question)
            log.info("Table %s: to %s was refused (%s).", key[1], key[0], refused.key)
