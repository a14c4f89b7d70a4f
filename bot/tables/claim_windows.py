"""Ends windows and questions when their time is over, and takes wins by standing order."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from bot.errors import UserError
from bot.tables.match_service import MatchService
from bot.tables.registry import Events, TableRegistry
from bot.tables.table import Table
from bot.tables.timers import Timers
from bot.tables.timing import Timing

log = logging.getLogger(__name__)

ON_ITS_WAY_S = 0.2
"""Seconds until it is looked again whether a question that is late has been sent."""

Move = Callable[..., Awaitable[Table]]
"""Called with the table and `question=`."""


class ClaimWindows:
    """`held` says of a table that time does not count there now, `unsent` that who is asked there is not shown it yet,
    `unreached` that a window or secret choice can be shown to somebody there with their next press alone.

    Times every question of a table alike, whoever is asked: windows and secret choices by a time of their own, turns
    and the pause before a hand by the clock of the table."""

    def __init__(
        self,
        registry: TableRegistry,
        matches: MatchService,
        clock: Timers,
        timing: Timing,
        held: Callable[[Table], bool] = lambda _: False,
        unsent: Callable[[Table], bool] = lambda _: False,
        unreached: Callable[[Table], bool] = lambda _: False,
    ) -> None:
        self._registry, self._matches, self._clock, self._timing = registry, matches, clock, timing
        self._chance, self._now = secrets.SystemRandom(), registry.now
        self._due: dict[int, int] = {}
        self.held, self.unsent, self._unreached = held, unsent, unreached
        self._patient: set[int] = set()

    def watch(self, table: Table, events: Events) -> None:
        """Set the deadlines of a question that has just been asked, or was given more time; an answer that was only
        heard moves none. A table whose match is gone has none."""
        known, due_at = self._due.get(table.id), table.row.due_at
        if events or table.match is None or (known != due_at and None in (known, due_at)):
            self._time(table)
        elif due_at is not None and known != due_at:
            self._end(table, table.match.number, due_at)
        self._obey(table)

    async def wake(self, table: Table) -> None:
        """Go on where the match stood, after a restart, if one is played."""
        if table.match is None:
            return
        try:
            table = await self._matches.resume(table.id)
        except UserError as refused:
            log.warning("Table %s: where it stood is not saved (%s).", table.id, refused.key)
        self._time(table)
        self._obey(table)

    def _obey(self, table: Table) -> None:
        """Let standing orders act by themselves in a seat's own turn; in a window they wait for the table to go on."""
        match = table.match
        if match is None or table.in_window or table.asleep:
            return
        for seat in match.pending:
            if table.ordered(seat) is not None:
                take = partial(self._matches.play_order, seat=seat)
                pause = self._timing.order_s if table.venue.posts else 0.0
                self._set((f"order {seat} {match.number}", table.id), pause, take, match.number)

    def _time(self, table: Table) -> None:
        going, match = ("go on", table.id), table.match
        self._clock.drop(going)
        self._clock.drop(("clock", table.id))
        self._due.pop(table.id, None)
        if match is None:
            return
        if match.question.goes_on:
            pause = self._chance.uniform(*self._timing.go_on_of(alone=table.alone)) if table.venue.clocks else 0.0
            self._set(going, pause, self._matches.play_table, match.number)
        if table.row.due_at is not None:
            self._end(table, match.number, table.row.due_at)

    def _end(self, table: Table, question: int, due_at: int) -> None:
        """Set the end of a question's time."""
        self._due[table.id] = due_at
        self._clock.drop(("clock", table.id))
        self._set(
            ("clock", table.id), (due_at - self._now()) / 1000, partial(self._play_clock, due_at=due_at), question
        )

    async def _play_clock(self, table_id: int, question: int, due_at: int) -> Table:
        """Let the clock answer, unless the time does not count, or the question is still on its way to its one person:
        then look again soon."""
        table = await self._registry.get(table_id)
        if not table.lasts and await self._waits_for_presses(table):
            self._set(("clock", table_id), self._timing.retry_s, partial(self._play_clock, due_at=due_at), question)
            return table
        late = self.unsent(table) and self._now() < self._matches.latest(table)
        if not (late or self.held(table)):
            return await self._matches.play_clock(table_id, question, due_at)
        if table.match is not None and table.match.number == question:
            pause_s = ON_ITS_WAY_S if late else self._timing.retry_s
            self._set(("clock", table_id), pause_s, partial(self._play_clock, due_at=due_at), question)
        return table

    async def _waits_for_presses(self, table: Table) -> bool:
        """Whether its time does not end yet, as not everybody is shown it; once they are, they have all of it. That
        depends on everybody, whoever is asked."""
        if self._unreached(table):
            self._patient.add(table.id)
            return True
        if table.id not in self._patient:
            return False
        self._patient.discard(table.id)
        await self._matches.postpone(table.id, self._now(), self._now())
        return True

    def _set(self, key: tuple[str, int], delay_s: float, move: Move, question: int) -> None:
        if key not in self._clock:
            self._clock.set(key, delay_s, lambda: self._play(key, move, question))

    async def _play(self, key: tuple[str, int], move: Move, question: int) -> None:
        try:
            await move(key[1], question=question)
        except UserError as refused:
            if refused.unsaved:
                self._set(key, self._timing.retry_s, move, question)
            log.info("Table %s: to %s was refused (%s).", key[1], key[0], refused.key)
