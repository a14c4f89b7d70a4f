"""Wakes tables after a start or a doubtful save: computers think, deadlines count, messages show what is saved."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from heapq import heappop, heappush

from bot.errors import UserError
from bot.store import StoreError
from bot.tables.downtime import Downtime
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timers import Timers
from bot.tables.timing import Timing

log = logging.getLogger(__name__)

AT_ONCE = 500
"""So many tables are asked for in one look at the database."""
SOON_MS = 60_000
"""A table is awake so long before it is due, and the sooner the fewer others there are."""
MOST_BEHIND, LOOK_PAUSE_S = 500, 0.2
"""So many tables are awake that nobody is shown yet: enough for questions that ask for 100 names of a server. Seconds
until it is looked whether there are fewer."""
Waker = Callable[[Table], Awaitable[None] | None]


class StartupResume:
    """Wakes tables. After the start it finds out which there are, and when they are due, by one query in pages; `done`
    is set then. Until it is woken a table is a number and a moment. They are woken in the background, the next that is
    due first, none sooner than it can be shown unless it is due, and one that somebody looks at at once.

    downtime: gives back the time that was lost, before anything else, and takes over tables of processes that run no
    more. wakers: wake a table, in their order. beside: wakes what stands beside a table that has ended. behind: how
    many tables that nobody looks at wait to be shown.
    """

    def __init__(
        self,
        registry: TableRegistry,
        clock: Timers,
        timing: Timing,
        downtime: Downtime,
        wakers: Sequence[Waker],
        beside: Waker,
        behind: Callable[[], int] = lambda: 0,
    ) -> None:
        self._registry, self._clock, self._timing, self._downtime = registry, clock, timing, downtime
        self._wakers, self._beside, self._behind = wakers, beside, behind
        self._made_up = self._looked_beside = False
        self._after: int | None = 0
        self._under_way, self._going_on = asyncio.Lock(), asyncio.Lock()
        self._asleep, self._order = set[int](), list[tuple[int, int]]()
        self.done = asyncio.Event()

    async def wake_all(self) -> None:
        """Find every table that goes on, and begin to wake them. Where the database cannot say which are next, go on
        with them soon."""
        async with self._under_way:
            if not self.done.is_set():
                await self._begin()

    async def _begin(self) -> None:
        try:
            if not self._made_up:
                await self._downtime.make_up()
                self._made_up = True
            while self._after == 0 and await self._downtime.take_over(AT_ONCE):
                pass  # they are found with those of this process
            await self._find_own()
        except StoreError as error:
            log.error("The tables cannot go on yet: %s", error)
            self._clock.set("wake", self._timing.retry_s, self.wake_all)
            return
        self.done.set()
        self._go_on_soon()

    async def look(self) -> float | None:
        """Go on with the tables of a process that runs no more; and with those of this one, after others have taken
        some because it stood still. Returns the seconds until that is to be tried again, None where it is done."""
        if not self.done.is_set():
            return self._timing.retry_s
        try:
            if self._downtime.stood_still():
                self._after = 0
            await self._find_own()
            while numbers := await self._downtime.take_over(AT_ONCE):
                for number in numbers:
                    self._let_wait(number, 0)
        except StoreError as error:
            log.info("Tables of other processes are looked for later: %s", error)
            return self._timing.retry_s
        finally:
            self._go_on_soon()
        return None

    def looked_at(self, number: int) -> None:
        """Wake a table before all others if it is not awake yet, because somebody looks at it."""
        if number in self._asleep:
            self._clock.set(("wake", number), 0.0, partial(self._wake_one, number))

    async def _find_own(self) -> None:
        """Find the tables of this process that are not awake yet. Raises StoreError; called again, it goes on."""
        now = self._registry.now()
        while self._after is not None:
            found = await self._registry.store.occasions.to_wake(self._after, AT_ONCE)
            for table in found:
                # what was played a while ago comes with what is due in as long: something may go by itself there
                self._let_wait(table.number, 2 * now - table.active_at if table.due_at is None else table.due_at)
                self._after = table.number
            self._after = self._after if found else None

    def _let_wait(self, number: int, due_at: int) -> None:
        self._asleep.add(number)
        heappush(self._order, (due_at, number))

    def _go_on_soon(self) -> None:
        if (self._order or not self._looked_beside) and not self._going_on.locked():
            self._clock.set("go on", 0.0, self._go_on)

    async def _go_on(self) -> None:
        """Wake one after the other, and leave as much time to all who press as that takes."""
        loop = asyncio.get_running_loop()
        async with self._going_on:
            while self._order:
                if self._order[0][0] > self._registry.now() + SOON_MS and self._behind() >= MOST_BEHIND:
                    await asyncio.sleep(LOOK_PAUSE_S)
                    continue
                _, number = heappop(self._order)
                began = loop.time()
                await self._wake_one(number)
                await asyncio.sleep(loop.time() - began)
            await self._look_beside()

    async def _look_beside(self) -> None:
        """Wake, once after the start, what stands beside tables that have ended."""
        if self._looked_beside:
            return
        try:
            left_over = await self._registry.store.occasions.left_over()
        except StoreError as error:
            log.info("What stands beside tables that have ended is looked for later: %s", error)
            self._clock.set("go on", self._timing.retry_s, self._go_on)
            return
        self._looked_beside = True
        for number in left_over:
            with suppress(UserError):
                await _woken(self._beside, await self._registry.get(number))

    async def _wake_one(self, number: int) -> None:
        """Wake a table that is not awake yet."""
        if number in self._asleep:
            self._asleep.discard(number)
            await self._wake(number)

    async def _wake(self, number: int) -> None:
        try:
            await self._show(await self._registry.get(number))
        except UserError as refused:
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
                await self._show(await self._registry.get(table_id))
            except UserError as refused:
                if refused.unsaved:
                    self.look_again(table_id)

        self._clock.set(("look again", table_id), self._timing.retry_s, look)


async def _woken(waker: Waker, table: Table) -> None:
    waking = waker(table)
    if waking is not None:
        await waking
