"""Closing of matches in which no person has acted for a long time."""

import logging
from collections.abc import AsyncGenerator, Callable

from bot.common.units import DAY_MS
from bot.errors import UserError
from bot.settings.settings import ServerSettings, Settings
from bot.store import StoreError, TableRow
from bot.tables.match_end import at_stake
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from engine.core import Seat

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 3600.0
"""Seconds between two searches for idle matches."""


class IdleMatches:
    """Service that closes idle matches, after the number of days in the settings of the guild.

    Time in which the bot was down does not count. `is_down`: returns whether Discord is unreachable for a table.
    """

    def __init__(
        self, registry: TableRegistry, matches: MatchService, settings: Settings, is_down: Callable[[TableRow], bool]
    ) -> None:
        self._registry, self._matches, self._settings, self._is_down = registry, matches, settings, is_down

    async def run_once(self) -> None:
        """Close all matches that are idle now."""
        try:
            async for table_id in self._found():
                await self._close(table_id)
        except StoreError as error:
            log.warning("Could not look for idle matches; will retry: %s", error)

    async def _found(self) -> AsyncGenerator[int]:
        usual, chosen, now = ServerSettings().idle_days, await self._settings.idle_days(), self._registry.now()
        for table_id, guild in await self._registry.store.deadlines.idle(now - usual * DAY_MS):
            if guild not in chosen:
                yield table_id
        for guild, days in chosen.items():
            for table_id, _ in await self._registry.store.deadlines.idle(now - days * DAY_MS, guild):
                yield table_id

    async def _close(self, table_id: int) -> None:
        try:
            await self._look_at(table_id)
        except UserError as refused:
            log.info("Table %s is idle but not closed yet (%s); will retry.", table_id, refused.key)

    async def _look_at(self, table_id: int) -> None:
        try:
            async with self._registry.hold(table_id) as table:
                await self._settings.read(guild=table.row.guild)
                idle = (
                    table.row.active_at
                    <= self._registry.now() - self._settings.for_guild(table.row.guild).idle_days * DAY_MS
                )
                if idle and table.match is not None and table.match.result is None:
                    await self._end(table)
                    log.info("Table %s closed, because it was idle.", table_id)
        except UserError as refused:
            if refused.key != "damaged":  # a damaged match cannot go on, even if players come back
                raise
            await self._registry.close_broken(table_id)

    async def _end(self, table: Table) -> None:
        """End an idle match.

        If exactly one player has kept the match waiting, and ratings are at stake, that player resigns. Otherwise the
        match is closed without a result. It is also closed if Discord is unreachable for the table.
        """
        seat = kept_waiting(table)
        if seat is None or not at_stake(table) or self._is_down(table.row):
            await self._matches.close(table, "idle")
        else:
            await self._matches.give_up(table, seat)


def kept_waiting(table: Table) -> Seat | None:
    """Return the seat of the only person who kept the match waiting. None if nobody or several persons did.

    A person kept it waiting if they are asked or away, because they could have continued the match.
    """
    asked = () if table.match is None else table.match.pending
    slow = [each.seat for each in table.sitters if each.user is not None and (each.away or each.seat in asked)]
    return slow[0] if len(slow) == 1 and len(table.persons) > 1 else None
