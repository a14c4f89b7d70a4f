"""Wakes tables after a start or a doubtful save: computers think, deadlines count, messages show what is saved."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.messages.pings import Pings
from bot.messages.upkeep import Upkeep
from bot.store import StoreError
from bot.tables.clock import Clock
from bot.tables.computers import Computers
from bot.tables.downtime import Downtime
from bot.tables.expiry import Expiry
from bot.tables.keeper import Keeper
from bot.tables.leaving import Leaving
from bot.tables.table import Refused, Table
from bot.tables.timing import Timing
from bot.tables.windows import Windows

log = logging.getLogger(__name__)


class Waking:
    """Wakes tables; `done` is set when it has woken all of them after the start."""

    def __init__(
        self,
        keeper: Keeper,
        clock: Clock,
        timing: Timing,
        downtime: Downtime,
        expiry: Expiry,
        windows: Windows,
        leaving: Leaving,
        computers: Computers,
        upkeep: Upkeep,
        pings: Pings,
    ) -> None:
        self._keeper, self._clock, self._timing = keeper, clock, timing
        self._downtime, self._expiry, self._windows = downtime, expiry, windows
        self._leaving, self._computers = leaving, computers
        self._upkeep, self._pings = upkeep, pings
        self.done = asyncio.Event()
        keeper.unsure = self._look_again

    async def wake_all(self) -> None:
        """Wake every table that goes on. If the database cannot say which these are, try again soon."""
        if self.done.is_set():
            return
        store = self._keeper.store
        try:
            await self._downtime.make_up()
            rows = [*await store.open_tables(), *await store.unshown_tables()]
            noted = await store.metas("ping:")
        except StoreError as error:
            log.error("The tables cannot go on yet: %s", error)
            self._clock.set("wake", self._timing.retry_s, self.wake_all)
            return
        for row in rows:
            try:
                await self._wake(await self._keeper.get(row.id))
            except Exception:
                log.exception("Table %s cannot go on", row.id)
        # a message beside a table that has ended since is all that is left of it
        for number in {int(key.removeprefix("ping:")) for key in noted} - {row.id for row in rows}:
            with suppress(Refused):
                await self._pings.wake(await self._keeper.get(number))
        self.done.set()

    async def _wake(self, table: Table) -> None:
        self._expiry.watch(table, waking=True)
        if table.match is not None:
            await self._windows.wake(table)
        self._leaving.watch(table)
        self._computers.watch(table)
        await self._upkeep.show_again(table)

    def _look_again(self, table_id: int) -> None:
        """Show a table again: its last move may have been saved although its caller heard otherwise."""

        async def look() -> None:
            try:
                await self._wake(await self._keeper.get(table_id))
            except Refused as refused:
                if refused.unsaved:
                    self._look_again(table_id)

        self._clock.set(("look again", table_id), self._timing.retry_s, look)
