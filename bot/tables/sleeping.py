"""Paused matches, in which all persons are away. This pauses, resumes and ends them."""

from functools import partial

from bot.errors import UserError
from bot.tables.events import Closed, Ended, Resumed, SeatsChanged, Started, TableEvent, handles
from bot.tables.match_service import MatchService
from bot.tables.move_checks import playing
from bot.tables.registry import TableRegistry
from bot.tables.table import Table, stood_in
from bot.tables.timers import Timers
from bot.tables.timing import Timing

ENDED = "ended"
"""Reason of a match that was closed because its only person did not want to continue."""


class Sleeping:
    """Service that pauses and resumes matches.

    A match is paused while all of its persons are away (`Table.asleep`). It resumes when the first person is back. If a
    clock runs, the clock finds out who is away. Without a clock, a person who plays only with computers counts as away
    after `Timing.doze_s`.
    """

    def __init__(self, registry: TableRegistry, matches: MatchService, clock: Timers, timing: Timing) -> None:
        self._registry, self._matches, self._clock, self._timing = registry, matches, clock, timing

    @handles(Started, SeatsChanged, Ended, Closed, Resumed)
    def on_seats_changed(self, event: TableEvent) -> None:
        """Schedule the pause of a match without a clock that only one person plays.

        A move only extends the time. That is noticed when the time is over.
        """
        key = ("doze", event.table.id)
        if _may_wait(event.table):
            self._later(key, self._left_s(event.table))
        else:
            self._clock.drop(key)

    def _later(self, key: tuple[str, int], pause_s: float) -> None:
        self._clock.retry(key, pause_s, partial(self._doze, key), self._timing.retry_s)

    async def wake(self, table: Table, user: int) -> tuple[Table, bool]:
        """Resume a paused match because a user opens their hand. Return the table, and whether the match was resumed.

        Raises UserError: not-saved.
        """
        seat = table.seat_of(user)
        if not table.asleep or seat is None or table.sitter(seat).resigned_at is not None:
            return table, False
        try:
            return await self._matches.be_back(table.id, user), True
        except UserError as refused:
            if refused.key != "not-away":
                raise
            return await self._registry.get(table.id), False

    async def pause(self, table: Table, user: int) -> None:
        """Pause a match because its only person does something else. Then no clock runs and no claim window opens.

        Raises UserError as `MatchService.stand_in` does.
        """
        if table.solo and (table.clock_s is not None or table.game.live):
            await self._matches.stand_in(table.id, user)

    async def end(self, table_id: int, user: int) -> Table:
        """Close a paused match without a result, at the request of its only person.

        Raises UserError: not-asleep, not-alone, not-saved, and as `playing` does.
        """
        async with self._registry.hold(table_id) as table:
            playing(table, user)
            if not table.asleep:
                raise UserError("not-asleep", table=str(table_id))
            if not table.solo:
                raise UserError("not-alone", table=str(table_id))
            return await self._matches.close(table, ENDED)

    async def _doze(self, key: tuple[str, int]) -> None:
        async with self._registry.hold(key[1]) as table:
            left_s = self._left_s(table)
            if not _may_wait(table):
                return
            if left_s > 0 or not table.lasts:
                self._later(key, left_s if left_s > 0 else self._timing.retry_s)
            else:
                await self._matches.seat(table, [stood_in(table, sitter) for sitter in table.here], None)

    def _left_s(self, table: Table) -> float:
        """Return the seconds until the person at the table counts as away, if they do nothing."""
        return (table.row.active_at - self._registry.now()) / 1000 + self._timing.doze_s


def _may_wait(table: Table) -> bool:
    """Return whether a match without a clock may wait for its only person to move."""
    going = table.match is not None and table.match.result is None
    return going and table.solo and table.clock_s is None and bool(table.here)
