"""Deadlines of questions, and standing orders that claim wins."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from bot.errors import UserError
from bot.tables.events import Closed, MatchEvent, TableEvent, handles
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timers import Timers
from bot.tables.timing import Timing

log = logging.getLogger(__name__)

ON_ITS_WAY_S = 0.2
"""Seconds between two checks whether an overdue question has been sent."""

Move = Callable[..., Awaitable[Table]]
"""A function that makes a move. It is called with the table's number and `question=`, the number of the question."""


class ClaimWindows:
    """Deadlines of the open questions at all tables. They do not depend on which players are asked.

    Claim windows and secret choices have their own time limits. Turns and the pause before a hand use the table's
    clock.

    - `held`: returns whether time is stopped at a table now.
    - `unsent`: returns whether the player asked at a table has not been sent the question yet.
    - `unreached`: returns whether a player at a table can be shown a window or secret choice only with their next
      press.
    """

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

    @handles(MatchEvent, Closed)
    def on_match_changed(self, event: TableEvent) -> None:
        """Schedule the end of the open question, if the question or its deadline has changed.

        An answer that leads to no new question changes no deadline. A closed table has no deadline.
        """
        table = event.table
        known, due_at = self._due.get(table.id), table.row.due_at
        if event.told or table.match is None or (known != due_at and None in (known, due_at)):
            self._time(table)
        elif due_at is not None and known != due_at:
            self._end(table, table.match.number, due_at)
        self._obey(table)

    async def wake(self, table: Table) -> None:
        """Resume a match after a restart, and schedule the end of its open question. Without a match, do nothing."""
        if table.match is None:
            return
        try:
            table = await self._matches.resume(table.id)
        except UserError as refused:
            log.warning("Table %s: its state at the restart was not saved (%s).", table.id, refused.key)
        self._time(table)
        self._obey(table)

    def _obey(self, table: Table) -> None:
        """Schedule the answers that players have ordered in advance (standing orders) for their own turns.

        In a claim window, such orders wait until the window closes.
        """
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
        """Schedule the end of a question for `due_at` (unix milliseconds)."""
        self._due[table.id] = due_at
        self._clock.drop(("clock", table.id))
        self._set(
            ("clock", table.id), (due_at - self._now()) / 1000, partial(self._play_clock, due_at=due_at), question
        )

    async def _play_clock(self, table_id: int, question: int, due_at: int) -> Table:
        """Answer for the players whose time is over.

        If time is stopped, or the question is still being sent, do nothing and check again soon.
        """
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
        """Return whether the question must stay open, because a player has not been shown it.

        Once all players have been shown the question, its whole time begins again. All players count here, not only
        those who are asked.
        """
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
            self._clock.retry(key, delay_s, partial(move, key[1], question=question), self._timing.retry_s)
