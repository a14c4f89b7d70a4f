"""Wakes tables after a start or a doubtful save: computers think, deadlines count, messages show what is saved."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.store import StoreError
from bot.tables.clock import Clock
from bot.tables.downtime import Downtime
from bot.tables.keeper import Keeper
from bot.tables.table import Refused, Table
from bot.tables.timing import Timing

log = logging.getLogger(__name__)

AT_ONCE = 500
"""So many tables are asked for in one look at the database."""
Waker = Callable[[Table], Awaitable[None] | None]


class Waking:
    """Wakes tables, a page at a time; `done` is set when it has woken all of them after the start. downtime: gives back
    the time that was lost, before anything else, and takes over tables of processes that run no more. wakers: wake a
    table, in their order. beside: wakes what stands beside a table that has ended."""

    def __init__(
        self,
        keeper: Keeper,
        clock: Clock,
        timing: Timing,
        downtime: Downtime,
        wakers: Sequence[Waker],
        beside: Waker,
    ) -> None:
        self._keeper, self._clock, self._timing, self._downtime = keeper, clock, timing, downtime
        self._wakers, self._beside = wakers, beside
        self._made_up = False
        self._after: int | None = 0
        self._under_way = asyncio.Lock()
        self.done = asyncio.Event()

    async def wake_all(self) -> None:
        """Wake every table that goes on. Where the database cannot say which are next, go on with them soon."""
        async with self._under_way:
            if not self.done.is_set():
                await self._wake_all()

    async def _wake_all(self) -> None:
        try:
            if not self._made_up:
                await self._downtime.make_up()
                self._made_up = True
            while self._after == 0 and await self._downtime.take_over(AT_ONCE):
                pass  # they are found with those of this process
            await self._wake_own()
            left_over = await self._keeper.store.occasions.left_over()
        except StoreError as error:
            log.error("The tables cannot go on yet: %s", error)
            self._clock.set("wake", self._timing.retry_s, self.wake_all)
            return
        for number in left_over:
            with suppress(Refused):
                await _woken(self._beside, await self._keeper.get(number))
        self.done.set()

    async def look(self) -> None:
        """Go on with the tables of a process that runs no more; and with those of this one, after others have taken
        some because it stood still."""
        if not self.done.is_set():
            return
        try:
            if self._downtime.stood_still():
                self._after = 0
            await self._wake_own()
            while numbers := await self._downtime.take_over(AT_ONCE):
                for number in numbers:
                    await self._wake(number)
        except StoreError as error:
            log.info("Tables of other processes are looked for later: %s", error)

    async def _wake_own(self) -> None:
        """Wake the tables of this process that are not awake yet. Raises StoreError; called again, it goes on."""
        while self._after is not None:
            numbers = await self._keeper.store.occasions.to_wake(self._after, AT_ONCE)
            for number in numbers:
                await self._wake(number)
                self._after = number
            self._after = self._after if numbers else None

    async def _wake(self, number: int) -> None:
        try:
            await self._show(await self._keeper.get(number))
        except Refused as refused:
            log.warning("Table %s rests (%s).", number, refused.key)
            if refused.unsaved:
                self.look_again(number)
        except Exception:
            log.exception("Table %s cannot go on", number)

    async def _show(self, table: Table) -> None:
        for waker in self._wakers:
            await _woken(waker, table)

    def look_again(self, table_id: int) -> None:
        """Show a table again: its last move may have been saved although its caller heard otherwise."""

        async def look() -> None:
            try:
                await self._show(await self._keeper.get(table_id))
            except Refused as refused:
                if refused.unsaved:
                    self.look_again(table_id)

        self._clock.set(("look again", table_id), self._timing.retry_s, look)


async def _woken(waker: Waker, table: Table) -> None:
    waking = waker(table)
    if waking is not None:
        await waking
