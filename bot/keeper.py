"""All tables: loaded when asked for, kept while they are wanted, forgotten whenever that is safer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

from bot.store import Saved, Store, StoreError
from bot.table import Refused, Table, loaded
from engine import GAMES
from engine.core import Event

log = logging.getLogger(__name__)

Events = tuple[Event, ...]
CACHED = 1000
Watcher = Callable[[Table, Events], None]


def milliseconds() -> int:
    """Now, as unix milliseconds."""
    return time.time_ns() // 1_000_000


class Keeper:
    """`watchers` are called after the start and every saved move, under the table's lock; they must not wait.

    `unsure` is called with a table of which nobody knows whether its last move was saved: it has to be woken again.
    """

    def __init__(self, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.store, self.now = store, now
        self.watchers: list[Watcher] = []
        self.unsure: Callable[[int], None] = lambda _: None
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._loading, self.opening = asyncio.Lock(), asyncio.Lock()

    async def get(self, table_id: int) -> Table:
        """Raises Refused if there is no such table."""
        async with self._loading:
            table = self._tables.get(table_id)
            if table is None:
                saved = await self._load(table_id)
                table = self._tables[table_id] = loaded(saved)
                self._evict()
            self._tables.move_to_end(table_id)
            return table

    async def latest(self, user: int, channel: int) -> Table:
        """The asker's latest table in the channel, a running one first. Raises Refused if he has none."""
        try:
            table_id = await self.store.latest_table(user, channel)
        except StoreError as error:
            raise Refused("not-loaded") from error
        if table_id is None:
            raise Refused("no-table-here")
        return await self.get(table_id)

    def forget(self, table_id: int) -> None:
        """The next who asks gets the table as it was saved."""
        self._tables.pop(table_id, None)

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncGenerator[Table]:
        """The table, locked; one that was forgotten while we waited is fetched anew."""
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if self._tables.get(table_id) is table:
                    yield table
                    return

    async def saved(self, work: Any) -> Any:
        try:
            return await work
        except StoreError as error:
            raise Refused("not-saved") from error

    async def _load(self, table_id: int) -> Saved:
        try:
            saved = await self.store.load(table_id)
        except StoreError as error:
            raise Refused("not-loaded") from error
        if saved is None or saved.table.game not in GAMES:
            raise Refused("no-table", table=str(table_id))
        return saved

    def tell(self, table: Table, events: Events) -> None:
        for watcher in self.watchers:
            try:
                watcher(table, events)
            except Exception:
                log.exception("Table %s: somebody who watches it failed", table.id)

    def _evict(self) -> None:
        """Everything is saved, so the longest unused tables can go."""
        spare = [key for key, table in self._tables.items() if not table.lock.locked()]
        for key in spare[: max(0, len(self._tables) - CACHED)]:
            del self._tables[key]
