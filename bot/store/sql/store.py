"""All parts of the store over one writer."""

from __future__ import annotations

from bot.store.process_bus import News, NoNews
from bot.store.shards import ALONE
from bot.store.sql.between import SqlRequests
from bot.store.sql.calls import SqlCalls
from bot.store.sql.dailies import SqlDailies
from bot.store.sql.database import DatabaseWriter
from bot.store.sql.evenings import SqlEvenings
from bot.store.sql.leases import SqlLeases
from bot.store.sql.moderation import SqlModeration
from bot.store.sql.nights import SqlNights
from bot.store.sql.notes import SqlNotes
from bot.store.sql.occasions import SqlOccasions
from bot.store.sql.persons import SqlPeople
from bot.store.sql.puzzles import SqlPuzzles
from bot.store.sql.records import SqlRecords
from bot.store.sql.seasons import SqlSeasons
from bot.store.sql.servers import SqlServers
from bot.store.sql.tables import SqlTables


class SqlStore:
    """The store in SQL. Each method of a part is one job, which reads or writes at one moment.

    `news`: the source of news from other processes. None if there are no other processes.
    """

    def __init__(self, writer: DatabaseWriter, name: str = ALONE, news: News | None = None) -> None:
        self.work, self.news = writer.work, NoNews() if news is None else news
        self.leases = SqlLeases(writer, name)
        self.tables, self.occasions = SqlTables(writer, self.leases), SqlOccasions(writer, self.leases)
        self.people, self.servers = SqlPeople(writer, self.leases), SqlServers(writer)
        self.records, self.notes = SqlRecords(writer), SqlNotes(writer)
        self.moderation, self.evenings = SqlModeration(writer), SqlEvenings(writer)
        self.calls, self.puzzles = SqlCalls(writer), SqlPuzzles(writer)
        self.seasons, self.dailies = SqlSeasons(writer), SqlDailies(writer)
        self.nights, self.requests = SqlNights(writer), SqlRequests(writer, self.leases)
