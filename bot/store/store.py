"""The interface of the whole store, with one property for each part."""

from __future__ import annotations

from typing import Protocol

from bot.store.calls import CallStore
from bot.store.dailies import DailyStore
from bot.store.deadlines import Deadlines
from bot.store.errors import DatabaseGone
from bot.store.evenings import Evenings
from bot.store.key_values import KeyValues
from bot.store.leases import Leases
from bot.store.moderation import Moderation
from bot.store.nights import NightStore
from bot.store.people import People
from bot.store.process_bus import News, Requests
from bot.store.puzzles import Puzzles
from bot.store.records import RecordStore
from bot.store.seasons import Seasons
from bot.store.servers import Servers
from bot.store.tables import TableStore
from bot.store.work import Work


class Store(Protocol):
    """The bot's database.

    A writing method of any part returns once its data is safely committed. All methods raise StoreError with a sentence
    for the owner. Once `gone` is set, they raise DatabaseGone.
    """

    @property
    def tables(self) -> TableStore: ...

    @property
    def people(self) -> People: ...

    @property
    def servers(self) -> Servers: ...

    @property
    def records(self) -> RecordStore: ...

    @property
    def moderation(self) -> Moderation: ...

    @property
    def evenings(self) -> Evenings: ...

    @property
    def calls(self) -> CallStore: ...

    @property
    def seasons(self) -> Seasons: ...

    @property
    def puzzles(self) -> Puzzles: ...

    @property
    def nights(self) -> NightStore: ...

    @property
    def dailies(self) -> DailyStore: ...

    @property
    def occasions(self) -> Deadlines: ...

    @property
    def leases(self) -> Leases: ...

    @property
    def notes(self) -> KeyValues: ...

    @property
    def work(self) -> Work:
        """The counters of what this process has written so far."""
        ...

    @property
    def requests(self) -> Requests: ...

    @property
    def news(self) -> News: ...

    @property
    def gone(self) -> DatabaseGone | None:
        """The error that prevents all reads and writes until the next start, or None if there is no such error."""
        ...

    async def purge(self) -> bool:
        """Erase deleted data from the disk.

        Return True if that is already done, or False if it will be done later. Raises StoreError.
        """
        ...

    async def close(self) -> None:
        """Finish the waiting writes and release everything. A second call does nothing."""
        ...
