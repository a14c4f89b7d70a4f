"""The store in one SQLite file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from bot.store.errors import DatabaseGone
from bot.store.shards import ALONE
from bot.store.sql.store import Store
from bot.store.sqlite.file.writer import Writer

LOCK_PATIENCE_S = 1.5
"""Seconds to wait for a lock of another program. This is less than the 3 seconds in which a press must be answered."""


class SqliteStore(Store):
    """All parts of the store over the only writer of a file."""

    def __init__(self, writer: Writer, name: str = ALONE) -> None:
        super().__init__(writer, name)
        self.writer = writer

    @classmethod
    async def open(cls, path: Path, patience_s: float = LOCK_PATIENCE_S) -> SqliteStore:
        """Open the file, or create it. Raises StoreError with one sentence for the owner."""
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

    def probe(self) -> None:
        with tempfile.TemporaryFile(dir=self.writer.path.parent) as file:
            file.write(b"probe")
            file.flush()
            os.fsync(file.fileno())

    async def close(self) -> None:
        await self.writer.close()
