"""The memory of the bot in a PostgreSQL database."""

from __future__ import annotations

from bot.store.errors import DatabaseGone
from bot.store.postgres.writer import PostgresWriter
from bot.store.sql.leases import ALONE
from bot.store.sql.store import SqlStore

PATIENCE_S = 1.5
"""Seconds to wait for another process of the same name, less than the three in which a press has to be answered."""


class PostgresStore(SqlStore):
    """All parts over the one connection of this process."""

    def __init__(self, writer: PostgresWriter, name: str = ALONE) -> None:
        super().__init__(writer, name)
        self.writer = writer

    @classmethod
    async def open(cls, address: str, name: str = ALONE, patience_s: float = PATIENCE_S) -> PostgresStore:
        """Open the database at postgresql://..., or make it where that is empty. Raises StoreError with one sentence
        for the person who runs the bot."""
        store = cls(PostgresWriter(address, name, patience_s), name)
        await store.writer.open()
        try:
            await store.leases.begin()
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def gone(self) -> DatabaseGone | None:
        """Never: whether a server comes back, nobody knows, and what is under a lease of before is refused anyway."""
        return None

    async def purge(self) -> bool:
        await self.writer.vacuum()
        return True

    async def close(self) -> None:
        await self.writer.close()
