"""Resuming of tables after startup or an uncertain save.

Computers play, deadlines run, and messages show the saved state.
"""

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
"""Maximum number of tables per query."""
SOON_MS = 60_000
"""Milliseconds before its due time at which a table is resumed at the latest.

It is resumed earlier if few resumed tables wait to be shown.
"""
MOST_BEHIND, LOOK_PAUSE_S = 500, 0.2
"""Maximum number of resumed tables that wait to be shown. Also the seconds between two checks of this number.

The number is enough for queries that ask for 100 names of a server.
"""
RESUMED = "All tables are resumed."
Waker = Callable[[Table], Awaitable[None]]


class StartupResume:
    """A queue of tables to resume after startup.

    It first reads the numbers and due times of all tables, page by page, then sets `done`. A table in the queue costs
    almost no memory or time. The tables are resumed in the background, in the order of their due times. A table that is
    not due waits until it can be shown. A table that a user looks at is resumed immediately.

    `downtime`: first makes up for the time lost in an outage. It also takes over the tables of ended processes.
    `wakers`: functions that resume a table, called in this order. `beside`: resumes the side messages (invitations,
    pings) of an ended table. `behind`: returns the number of tables that wait to be shown while no user looks at them.
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
        """Find every table that must be resumed, and begin to resume these tables.

        If the database can't be read, try again soon.
        """
        async with self._under_way:
            if not self.done.is_set():
                await self._begin()

    async def _begin(self) -> None:
        try:
            if not self._made_up:
                await self._downtime.make_up()
                self._made_up = True
            while self._after == 0 and await self._downtime.take_over(AT_ONCE):
                pass  # _find_own finds these tables with the others of this process
            await self._find_own()
        except StoreError as error:
            log.error("Tables not resumed yet; will retry: %s", error)
            self._clock.set("wake", self._timing.retry_s, self.wake_all)
            return
        self.done.set()
        self._go_on_soon()

    async def run_once(self) -> float | None:
        """Take over the tables of processes that have ended.

        If this process was frozen, also search for its own tables again, because other processes may have taken some of
        them.

        Returns the seconds until the next try after an error, otherwise None.
        """
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
            log.info("Could not look for tables of other processes; will retry: %s", error)
            return self._timing.retry_s
        finally:
            self._go_on_soon()
        return None

    def looked_at(self, number: int) -> None:
        """Resume a waiting table before all others because a user looks at it."""
        if number in self._asleep:
            self._clock.set(("wake", number), 0.0, partial(self._wake_one, number))

    async def _find_own(self) -> None:
        """Find this process's tables that must be resumed.

        Raises StoreError. The next call continues where this one stopped.
        """
        now = self._registry.now()
        while self._after is not None:
            found = await self._registry.store.deadlines.to_wake(self._after, AT_ONCE)
            for table in found:
                # without a due time, resume recently played tables first: something may act automatically there
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
        """Resume the waiting tables one by one.

        After each table, pause for as long as resuming it took. The other half of the time is free for answering
        presses.
        """
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
        """Resume the side messages (invitations, pings) of tables that have ended. Do so once after startup."""
        if self._looked_beside:
            return
        try:
            left_over = await self._registry.store.deadlines.left_over()
        except StoreError as error:
            log.info("Could not read old invitations and pings; will retry: %s", error)
            self._clock.set("go on", self._timing.retry_s, self._go_on)
            return
        self._looked_beside = True
        log.info(RESUMED)
        for number in left_over:
            with suppress(UserError):
                await self._beside(await self._registry.get(number))

    async def _wake_one(self, number: int) -> None:
        if number not in self._asleep:
            return
        self._asleep.discard(number)
        try:
            await self._show(await self._registry.get(number))
        except UserError as refused:
            again = "; will retry" if refused.unsaved else ""
            log.warning("Table %s not resumed: %s%s.", number, refused.key, again)
            if refused.unsaved:
                self.show_again_later(number)
        except Exception:
            log.exception("Table %s not resumed", number)

    async def _show(self, table: Table) -> None:
        for waker in self._wakers:
            await waker(table)

    def show_again_later(self, table_id: int) -> None:
        """Show a table again after a pause.

        Its last move may have been saved although the caller saw an error.
        """

        async def show() -> None:
            try:
                await self._show(await self._registry.get(table_id))
            except UserError as refused:
                if refused.unsaved:
                    self.show_again_later(table_id)

        self._clock.set(("look again", table_id), self._timing.retry_s, show)
