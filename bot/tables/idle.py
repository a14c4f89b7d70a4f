"""Closes matches in which no person has done anything for a long time."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.store import StoreError
from bot.tables.clock import Clock
from bot.tables.keeper import Keeper
from bot.tables.limits import DAY_MS
from bot.tables.matches import Matches
from bot.tables.table import Refused

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 3600.0
"""Between two looks for such matches."""


class Idle:
    """`days_of` says after how many days a server closes a match; time when the bot was down does not count."""

    def __init__(self, keeper: Keeper, matches: Matches, clock: Clock, days_of: Callable[[int], int]) -> None:
        self._keeper, self._matches, self._clock, self._days_of = keeper, matches, clock, days_of

    async def look(self) -> None:
        """Close what is idle now, and look again later."""
        now = self._keeper.now()
        try:
            for row in await self._keeper.store.open_tables():
                if row.state == "playing" and row.active_at <= now - self._days_of(row.guild) * DAY_MS:
                    await self._close(row.id)
        except StoreError as error:
            log.warning("Idle matches are not looked for: %s", error)
        finally:
            self._clock.set("idle", LOOK_PAUSE_S, self.look)

    async def _close(self, table_id: int) -> None:
        try:
            async with self._keeper.hold(table_id) as table:
                idle = table.row.active_at <= self._keeper.now() - self._days_of(table.row.guild) * DAY_MS
                if idle and table.match is not None and table.match.result is None:
                    await self._matches.close(table, "idle")
                    log.info("Table %s was idle and is closed.", table_id)
        except Refused as refused:
            log.info("Table %s is idle and is not closed yet (%s).", table_id, refused.key)
