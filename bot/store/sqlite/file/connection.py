"""The connection to the database, in its own thread. Only this module uses aiosqlite's internals."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import aiosqlite

from bot.store.records import since

T = TypeVar("T")
TABLES_WITH = """
SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
WHERE t.type = 'table' AND c.name = ? ORDER BY t.name
"""


def now_ms() -> int:
    """Return the current time by the clock of this machine, in unix milliseconds."""
    return time.time_ns() // 1_000_000


class Sqlite(sqlite3.Connection):
    """A connection to a file, with the methods of `DatabaseConnection` that DB-API lacks."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.create_function("since", 2, since, deterministic=True)
        self.create_function("now_ms", 0, now_ms)

    def tables_with(self, column: str) -> list[str]:
        return [name for (name,) in self.execute(TABLES_WITH, (column,))]

    def defer_keys(self) -> None:
        self.execute("PRAGMA defer_foreign_keys = ON")


Job = Callable[[Sqlite], T]


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that can run a whole function in its thread."""

    def __init__(self, connector: Callable[[], Sqlite]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        # a bot that dies without closing must not hang. Ending the thread is safe: acknowledged writes are on the disk
        self._thread.daemon = True
        self._stopped: asyncio.Future[Any] | None = None

    def run(self, job: Job[T]) -> asyncio.Future[T]:
        """Run `job` in the connection's thread. The future gets what the job returns or raises.

        No other job runs at the same time. Raises ValueError if the connection is closed.
        """
        # aiosqlite has no public way to run several statements in one hop
        connection: Any = self
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        connection._tx.put_nowait((future, partial(job, connection._conn)))
        return future

    def stop(self) -> asyncio.Future[Any] | None:
        parent: Any = super()
        self._stopped = parent.stop()
        return self._stopped

    async def stopped(self) -> None:
        """Wait until the stopped thread has ended.

        If the thread answered after the event loop was closed, it would fail with a traceback.
        """
        if self._stopped is not None:
            await self._stopped
            self._thread.join()
