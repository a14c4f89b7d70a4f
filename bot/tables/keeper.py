"""All tables: loaded when asked for, kept while they are wanted, forgotten whenever that is safer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.store import DatabaseGone, Saved, Store, StoreError
from bot.tables.table import Refused, Table, loaded
from engine import GAMES
from engine.core import Event

log = logging.getLogger(__name__)

Events = tuple[Event, ...]
T = TypeVar("T")
CACHED = 1000
AGAIN = 60 * 1000
"""Milliseconds until the log may say the same about the database once more."""
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
        self._complained: dict[str, int] = {}

    async def get(self, table_id: int) -> Table:
        """Raises Refused if there is no such table, and for every table once the database is gone."""
        if self.store.gone is not None:
            raise Refused("database-gone")
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
        table_id = await self.read(self.store.latest_table(user, channel))
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

    async def saved(self, work: Awaitable[T]) -> T:
        """What a writing call of the store gives. Raises Refused where it fails, and the log says why."""
        return await self._asked(work, "not-saved")

    async def read(self, work: Awaitable[T]) -> T:
        """What a reading call of the store gives. Raises Refused where it fails, and the log says why."""
        return await self._asked(work, "not-loaded")

    async def _asked(self, work: Awaitable[T], otherwise: str) -> T:
        try:
            return await work
        except DatabaseGone as error:
            # the store itself has told the log, once and for all
            raise Refused("database-gone") from error
        except StoreError as error:
            self._complain(str(error))
            raise Refused(otherwise) from error

    def _complain(self, sentence: str) -> None:
        """Tell whoever runs the bot, once a minute however many presses it costs."""
        now = self.now()
        self._complained = {said: at for said, at in self._complained.items() if abs(now - at) < AGAIN}
        if sentence not in self._complained:
            self._complained[sentence] = now
            log.error("The database failed: %s", sentence)

    async def _load(self, table_id: int) -> Saved:
        saved = await self.read(self.store.load(table_id))
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
