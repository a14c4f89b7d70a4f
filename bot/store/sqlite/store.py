"""The memory of the bot in one SQLite file, part by part over one writer."""

from __future__ import annotations

from pathlib import Path

from bot.store.errors import DatabaseGone
from bot.store.sqlite.calls import SqliteCalls
from bot.store.sqlite.dailies import SqliteDailies
from bot.store.sqlite.evenings import SqliteEvenings
from bot.store.sqlite.file.writer import Writer
from bot.store.sqlite.leases import ALONE, SqliteLeases
from bot.store.sqlite.moderation import SqliteModeration
from bot.store.sqlite.notes import SqliteNotes
from bot.store.sqlite.occasions import SqliteOccasions
from bot.store.sqlite.persons import SqlitePeople
from bot.store.sqlite.puzzles import SqlitePuzzles
from bot.store.sqlite.records import SqliteRecords
from bot.store.sqlite.seasons import SqliteSeasons
from bot.store.sqlite.servers import SqliteServers
from bot.store.sqlite.tables import SqliteTables

LOCK_PATIENCE_S = 1.5
"""Seconds to wait for another program's lock, less than the three in which a press has to be answered."""


class SqliteStore:
    """A method of a part is one job of SQL for the writer, in which all of it is read or written at one moment."""

    def __init__(self, writer: Writer, name: str = ALONE) -> None:
        self.writer, self.leases = writer, SqliteLeases(writer, name)
        self.tables, self.occasions = SqliteTables(writer, self.leases), SqliteOccasions(writer, self.leases)
        self.people, self.servers = SqlitePeople(writer, self.leases), SqliteServers(writer)
        self.records, self.notes = SqliteRecords(writer), SqliteNotes(writer)
        self.moderation, self.evenings = SqliteModeration(writer), SqliteEvenings(writer)
        self.calls, self.puzzles = SqliteCalls(writer), SqlitePuzzles(writer)
        self.seasons, self.dailies = SqliteSeasons(writer), SqliteDailies(writer)

    @classmethod
    async def open(cls, path: Path, patience_s: float = LOCK_PATIENCE_S) -> SqliteStore:
        """Open or create the file. Raises StoreError with one sentence for the person who runs the bot."""
        store = cls(await Writer.open(path, patience_s))
        try:
            await store.leases.begin()
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def gone(self) -> DatabaseGone | None:
        return self.writer.presence.gone

    async def purge(self) -> bool:
        return await self.writer.truncate()

    async def close(self) -> None:
        await self.writer.close()
