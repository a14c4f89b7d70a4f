"""Matches in which nobody is there: when one falls asleep that has no clock, who wakes one, and who ends one."""

from __future__ import annotations

from functools import partial

from bot.errors import UserError
from bot.tables.match_service import MatchService, playing
from bot.tables.registry import Events, TableRegistry
from bot.tables.table import Table, stood_in
from bot.tables.timers import Timers, retried
from bot.tables.timing import Timing

ENDED = "ended"
"""Why a match was closed that its only person did not want to play on."""


class Sleeping:
    """A match sleeps while all of its persons are away (`Table.asleep`), and wakes with the first who is back. Where a
    clock runs, it finds out who is away; without one, somebody alone with computers is, after `Timing.doze_s`."""

    def __init__(self, registry: TableRegistry, matches: MatchService, clock: Timers, timing: Timing) -> None:
        self._registry, self._matches, self._clock, self._timing = registry, matches, clock, timing

    def watch(self, table: Table, _events: Events = ()) -> None:
        """Set the moment when a match without a clock falls asleep."""
        key = ("doze", table.id)
        if _waits(table):
            doze = partial(self._doze, table.id)
            self._clock.set(key, self._left_s(table), partial(retried, self._clock, self._timing.retry_s, key, doze))
        else:
            self._clock.drop(key)

    async def wake(self, table: Table, user: int) -> tuple[Table, bool]:
        """Let a sleeping match go on because one of its persons looks at their hand. Returns whether that woke it.
        Raises UserError: not-saved."""
        seat = table.seat_of(user)
        if not table.asleep or seat is None or table.sitter(seat).resigned_at is not None:
            return table, False
        try:
            return await self._matches.be_back(table.id, user), True
        except UserError as refused:
            if refused.key != "not-away":
                raise
            return await self._registry.get(table.id), False

    async def rest(self, table: Table, user: int) -> None:
        """Let a match sleep whose only person does something else, so that no clock runs meanwhile and no claim window
        opens. Raises UserError as `MatchService.stand_in` does."""
        if table.solo and (table.clock_s is not None or table.game.live):
            await self._matches.stand_in(table.id, user)

    async def end(self, table_id: int, user: int) -> Table:
        """Close a sleeping match without a result, for the only person who plays there. Raises UserError: not-asleep,
        not-alone, not-saved, and as `playing` does."""
        async with self._registry.hold(table_id) as table:
            playing(table, user)
            if not table.asleep:
                raise UserError("not-asleep", table=str(table_id))
            if not table.solo:
                raise UserError("not-alone", table=str(table_id))
            await self._matches.close(table, ENDED)
            return table

    async def _doze(self, table_id: int) -> None:
        async with self._registry.hold(table_id) as table:
            if not _waits(table) or self._left_s(table) > 0:
                self.watch(table)
            else:
                await self._matches.seat(table, [stood_in(table, sitter) for sitter in table.here], None)

    def _left_s(self, table: Table) -> float:
        """Seconds until whoever has done nothing there counts as away."""
        return (table.row.active_at - self._registry.now()) / 1000 + self._timing.doze_s


def _waits(table: Table) -> bool:
    """Whether a match waits, without a clock, for the only person who plays there."""
    going = table.match is not None and table.match.result is None
    return going and table.lasts and table.solo and table.clock_s is None and bool(table.here)
