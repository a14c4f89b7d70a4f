"""The bot's database: all parts over one writer."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from bot.store.errors import DatabaseGone
from bot.store.process_bus import News
from bot.store.shards import ALONE
from bot.store.sql.calls import CallStore
from bot.store.sql.dailies import DailyStore
from bot.store.sql.deadlines import Deadlines
from bot.store.sql.evenings import Evenings
from bot.store.sql.key_values import KeyValues
from bot.store.sql.leases import Leases
from bot.store.sql.moderation import Moderation
from bot.store.sql.nights import NightStore, SeriesStore
from bot.store.sql.people import People
from bot.store.sql.puzzles import Puzzles
from bot.store.sql.recaps import Recaps
from bot.store.sql.records import RecordStore
from bot.store.sql.requests import Requests
from bot.store.sql.seasons import Seasons
from bot.store.sql.servers import Servers
from bot.store.sql.tables import TableStore
from bot.store.sql.writer import DatabaseWriter


def milliseconds() -> int:
    """Return the current time by the host's clock, in unix milliseconds."""
    return time.time_ns() // 1_000_000


class Store(ABC):
    """The bot's database. Each method of a part is one job, which reads or writes at one moment.

    A writing method returns once its data is safely committed. All methods raise StoreError with a sentence for the
    owner. Once `gone` is set, they raise DatabaseGone.

    `work`: the counters of what this process has written. `news`: the source of news from other processes. `now`: the
    clock of this process, in unix milliseconds.
    """

    def __init__(self, writer: DatabaseWriter, name: str = ALONE, news: News | None = None) -> None:
        self.work, self.news = writer.work, news or News()
        self.now: Callable[[], int] = milliseconds
        self.leases = Leases(writer, name)
        self.tables, self.deadlines = TableStore(writer, self.leases), Deadlines(writer, self.leases)
        self.people, self.servers = People(writer, self.leases), Servers(writer)
        self.records, self.key_values = RecordStore(writer), KeyValues(writer)
        self.recaps = Recaps(writer)
        self.moderation, self.evenings = Moderation(writer), Evenings(writer)
        self.calls, self.puzzles = CallStore(writer), Puzzles(writer)
        self.seasons, self.dailies = Seasons(writer), DailyStore(writer)
        self.nights, self.series = NightStore(writer), SeriesStore(writer)
        self.requests = Requests(writer, self.leases)

    @property
    @abstractmethod
    def gone(self) -> DatabaseGone | None:
        """The error that prevents all reads and writes until the next start, or None if there is no such error."""

    @abstractmethod
    async def purge(self) -> bool:
        """Erase deleted data from the disk.

        Return True if that is already done, or False if it will be done later. Raises StoreError.
        """

    @abstractmethod
    def probe(self) -> None:
        """Write to the disk of the database, or ask its server, without this store's thread.

        Raises OSError or an exception of the database if that fails. This blocks the calling thread.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish the waiting writes and release everything. A second call does nothing."""
