"""The connection to the database, in a thread of its own: all that touches what aiosqlite keeps to itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that takes a whole function in one hop to its thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        # a bot that dies without closing must not hang: what was acknowledged is on the disk
        self._thread.daemon = True
        self._stopped: asyncio.Future[Any] | None = None

    async def run(self, job: Job[T]) -> T:
        """What `job` returns or raises; no other job runs meanwhile. Raises ValueError when closed."""
        # aiosqlite has no public way to take more than one statement in one hop
        connection: Any = self
        return await connection._execute(job, connection._conn)

    def stop(self) -> asyncio.Future[Any] | None:
        parent: Any = super()
        self._stopped = parent.stop()
        return self._stopped

    async def stopped(self) -> None:
        """Wait until a stopped thread is gone: one that answers a closed event loop would die noisily."""
        if self._stopped is not None:
            await self._stopped
            self._thread.join()
