"""Registry of all tables. It loads them on demand. It drops them from memory if they are unused or may be outdated."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import islice
from types import MappingProxyType

from bot.errors import UserError
from bot.games import GAMES
from bot.store import Saved, Store
from bot.tables.events import Closed, EventBus
from bot.tables.match_checksum import Damaged
from bot.tables.table import Table, loaded
from engine.core import IllegalAction

log = logging.getLogger(__name__)

MOST_CACHED = 1000
"""Maximum number of tables in memory. Locked tables are never dropped."""
OPEN = ("lobby", "playing")
UNPLAYABLE = (IllegalAction, KeyError, ValueError)
"""Exceptions raised by a match whose moves can no longer be played."""


class TableRegistry:
    """All tables of a store.

    - `events`: every saved change of a table is published there.
    - `unsure`: called with a table's number if it is not known whether its last move was saved. The table must then be
      resumed again.
    """

    def __init__(self, store: Store, unsure: Callable[[int], None] = lambda _: None) -> None:
        self.store, self.unsure, self.events = store, unsure, EventBus()
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self.known: Mapping[int, Table] = MappingProxyType(self._tables)
        """Tables that are in memory now, by number. No table is loaded."""
        self._loading, self.opening = asyncio.Lock(), asyncio.Lock()
        self._holders = Counter[object]()
        self._may_hold, self._nobody_holds = asyncio.Event(), asyncio.Event()
        self._may_hold.set()

    def now(self) -> int:
        """Return the time by the store's clock, in unix milliseconds."""
        return self.store.now()

    async def get(self, table_id: int) -> Table:
        """Return the table of that number. It is loaded on first use and kept in memory.

        If another process has the table, it is loaded each time. A table outside of guilds is taken over from that
        process.

        Raises UserError: no-table, replay-broken (the match is over and can't be replayed), damaged (its saved data has
        changed on the disk), and database-gone for every table once the database is gone.
        """
        if self.store.gone is not None:
            raise UserError("database-gone")
        async with self._loading:
            table = self._tables.get(table_id)
            # outside of guilds, another process may have taken over the table since it was loaded
            shared = table and not table.row.guild and table.row.state in OPEN and self.store.leases.shared
            if table is None or (shared and not await self.store.leases.has(table_id)):
                table = self._loaded(await self._load(table_id))
                if table.elsewhere:
                    return table
                self._tables[table_id] = table
                spare = (key for key, each in self._tables.items() if not each.lock.locked())
                for key in [*islice(spare, max(0, len(self._tables) - MOST_CACHED))]:
                    del self._tables[key]
            self._tables.move_to_end(table_id)
            return table

    async def find(self, table_id: int) -> Table | None:
        """Return a table as `get` does, but None where that raises UserError."""
        try:
            return await self.get(table_id)
        except UserError:
            return None

    async def looked_back(self, table_id: int) -> Table:
        """Return a copy of a table, to review its match. Raises as `get`.

        For a closed table, the copy also has the match that had begun there.
        """
        table = await self.get(table_id)
        if table.row.state != "closed":
            return table.frozen_copy()
        saved = await self._load(table_id)
        try:
            return await asyncio.to_thread(loaded, saved, closed=True)
        except Damaged:
            raise UserError("damaged") from None
        except UNPLAYABLE:
            raise UserError("replay-broken") from None

    async def latest(self, user: int, channel: int) -> Table:
        """Return the user's latest table in the channel. A table with a running match is preferred.

        Raises UserError: no-table-here.
        """
        if (table_id := await self.store.tables.latest(user, channel)) is None:
            raise UserError("no-table-here")
        return await self.get(table_id)

    def forget(self, table_id: int) -> None:
        """Drop a table from memory. The next `get` loads it as it was saved."""
        self._tables.pop(table_id, None)

    def forget_ended(self) -> None:
        """Drop all ended tables from memory. The next `get` loads them as they are saved."""
        for table_id in [table.id for table in self.known.values() if table.row.state in ("over", "closed")]:
            self.forget(table_id)

    def forget_all(self) -> None:
        """Drop all tables from memory, because they may be outdated."""
        self._tables.clear()

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncGenerator[Table]:
        """Lock a table and yield it. If it was dropped from memory while this waited, load it again.

        Raises as `get`. Raises UserError: elsewhere, if another process has the table.
        """
        me = asyncio.current_task()
        # during `standing_still`, wait. A task that has already locked another table goes on, because
        # `standing_still` waits for its end
        while not self._may_hold.is_set() and me not in self._holders:
            await self._may_hold.wait()
        self._holders[me] += 1
        try:
            while True:
                table = await self.get(table_id)
                if table.elsewhere:
                    raise UserError("elsewhere")
                async with table.lock:
                    if self.known.get(table_id) is table:
                        yield table
                        return
        finally:
            self._holders[me] -= 1
            if not self._holders[me]:
                del self._holders[me]
            if not self._holders:
                self._nobody_holds.set()

    def stand_still(self) -> None:
        """Let no task lock a table until `go_on` is called. Tasks that have locked one may go on."""
        self._may_hold.clear()

    def go_on(self) -> None:
        """Let tasks lock tables again."""
        self._may_hold.set()

    @asynccontextmanager
    async def standing_still(self) -> AsyncGenerator[None]:
        """Let no task change or load a table while the body of the `with` runs.

        First wait for tasks that have locked one.
        """
        self.stand_still()
        try:
            while self._holders:
                self._nobody_holds.clear()
                await self._nobody_holds.wait()
            async with self._loading:
                yield
        finally:
            self.go_on()

    @asynccontextmanager
    async def hold_all(self, numbers: Iterable[int]) -> AsyncGenerator[list[Table]]:
        """Lock several tables, and yield them as a list.

        A table is left out if its game no longer exists, its match can't go on, or another process has it.
        """
        async with AsyncExitStack() as stack:
            held: list[Table] = []
            # a fixed order, so that two tasks that lock several tables can't deadlock
            for number in sorted(numbers):
                try:
                    held.append(await stack.enter_async_context(self.hold(number)))
                except UserError as refused:
                    if refused.key not in ("no-table", "elsewhere", "damaged"):
                        raise
                except UNPLAYABLE:
                    log.exception("Table %s can't be loaded, so it is left out", number)
            yield held

    async def set_message(self, table_id: int, message: int | None, round_: int) -> None:
        """Save the ID of the table's public message and the round it shows."""
        async with self.hold(table_id) as table:
            at = table.row.message_at if message == table.row.message else None
            at = self.now() if at is None else at
            await self.store.tables.set_message(table_id, message, at, round_)
            table.row = replace(table.row, message=message, message_at=at, round=round_)

    async def move(self, table_id: int, **changes: int | None) -> None:
        """Save where a table is now: its `channel`, `parent` or `thread_link`. A new channel has no message yet."""
        async with self.hold(table_id) as table:
            row = replace(table.row, **changes)
            await self.store.tables.move(row.id, row.channel, row.parent, row.thread_link)
            table.row = row

    async def close_tables(self, *, channel: int | None = None, guild: int | None = None) -> list[int]:
        """Close all lobbies and running matches without a result: those of a guild, or of a channel and its threads.

        Matches that can't go on are closed too. Tables of other processes stay open.

        Return the numbers of the closed tables. Raises UserError if this can't be saved. Then no table is closed.
        """
        if (channel is None) == (guild is None):
            raise ValueError("Name a channel or a server.")
        tables = self.store.tables
        found = tables.on_server(guild) if guild is not None else tables.in_channel(channel or 0)
        wanted = await found
        async with self.hold_all(wanted) as held:
            return await self._close(wanted, held)

    async def close_broken(self, table_id: int) -> None:
        """Close an open table whose match can't go on, or whose game no longer exists.

        Raises UserError: elsewhere or not-saved.
        """
        await self.store.tables.close([table_id], self.now())

    async def _close(self, wanted: list[int], held: list[Table]) -> list[int]:
        now = self.now()
        try:
            closed = await self._closed(wanted, now)
        except BaseException:
            for table in held:
                self.forget(table.id)
                self.unsure(table.id)
            raise
        for table in held:
            if table.id in closed:
                table.row = replace(table.row, state="closed", ended_at=now, due_at=None, message=None)
                table.match, table.orders = None, {}
                self.events.publish(Closed(table))
        return closed

    async def _closed(self, wanted: list[int], now: int) -> list[int]:
        """Save that tables are closed, all in one step. Return the numbers of the closed tables.

        If another process has some of them, close the others one by one.
        """
        try:
            return await self.store.tables.close(wanted, now)
        except UserError as refused:
            if refused.key != "elsewhere" or len(wanted) == 1:
                raise
        closed = list[int]()
        for number in wanted:
            try:
                closed += await self.store.tables.close([number], now)
            except UserError as refused:
                if refused.key != "elsewhere":
                    raise
                log.warning("Table %s not closed, because it belongs to another process.", number)
        return closed

    async def _load(self, table_id: int) -> Saved:
        saved = await self.store.tables.load(table_id)
        if saved is not None and saved.elsewhere and not saved.table.guild:
            await self.store.leases.take(table_id, self.now())
            self.unsure(table_id)
            saved = await self.store.tables.load(table_id)
        if saved is None or saved.table.game not in GAMES:
            raise UserError("no-table", table=str(table_id))
        return saved

    def _loaded(self, saved: Saved) -> Table:
        """Return the table from its saved data.

        Raises UserError: damaged, if the data of its match has changed on the disk. Raises UserError: replay-broken, if
        its finished match can't be replayed to its end.
        """
        try:
            table = loaded(saved)
        except Damaged as error:
            log.error("The database failed: %s", error)
            raise UserError("damaged") from None
        except UNPLAYABLE:
            if saved.table.state != "over":
                raise
            log.info("Match of table %s can't be replayed; the user was told so.", saved.table.id)
            raise UserError("replay-broken") from None
        if table.row.state == "over" and (table.match is None or table.match.result is None):
            raise UserError("replay-broken")
        return table
