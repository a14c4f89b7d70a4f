"""The opening of the store. Only this module knows which kind of database is in use."""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from bot.store.errors import StoreError
from bot.store.leases import LEASE_S, PATIENCE_S
from bot.store.shards import ALONE
from bot.store.sql.database import DatabaseConnection, Job
from bot.store.sql.key_values import KeyValues
from bot.store.sql.servers import Servers
from bot.store.sql.store import Store
from bot.store.sql.writer import DatabaseWriter, Outcome
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file import opening as in_a_file

T = TypeVar("T")

SCHEMES = ("postgresql://", "postgres://")
"""Prefixes of the address of a database server. Any other text is the path of a file."""
NO_SUCCESSION = (
    "--take-over can't be used because this version changes the database: stop all processes, then start without it."
)
MISSING = (
    "DATABASE on PostgreSQL needs the extra `postgres`: start with `.uv/bin/uv run --no-dev --extra postgres hanapai`, "
    "or install hanapai[postgres]."
)


async def open_store(
    where: Path | str,
    name: str = ALONE,
    patience_s: float | None = PATIENCE_S,
    lease_s: float = LEASE_S,
    *,
    leased: bool = True,
) -> Store:
    """Open or create the store in a file or at a PostgreSQL address.

    The other parameters matter only for PostgreSQL. `name`: the name of this process. `patience_s`: seconds to wait
    while another process of that name runs. None waits forever. `lease_s`: seconds after which this process loses its
    tables unless it renews its lease.

    `leased`: False to start while another process of that name is running. This process then has no tables until it
    claims a lease.

    Raises StoreError with one sentence for the owner.
    """
    if isinstance(where, Path):
        return await SqliteStore.open(where)
    try:
        from bot.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreError(MISSING) from error
    if leased:
        return await PostgresStore.open(where, name, patience_s, lease_s)
    found, newest = versions(where)
    if 0 < found < newest:
        raise StoreError(NO_SUCCESSION)
    return await PostgresStore.open_beside(where, name)


def versions(where: Path | str) -> tuple[int, int]:
    """Return the version of the stored database (0: still empty) and the newest version that this program knows.

    The checks are the same as at a start, but nothing is changed. Raises StoreError with the message with which a start
    would refuse the database.
    """
    return in_a_file.check_versions(where) if isinstance(where, Path) else _on_a_server().check_versions(where)


class ReadOnly(DatabaseWriter):
    """Parts of a store over a connection that is only read. A bot may run meanwhile."""

    def __init__(self, connection: DatabaseConnection) -> None:
        super().__init__("database")
        self._connection = connection
        self.key_values, self.servers = KeyValues(self), Servers(self)

    def _start(self, job: Job[T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        done.set_result(job(self._connection))
        return done

    def _start_group(self, jobs: Sequence[Job[Any]]) -> asyncio.Future[list[Outcome]]:
        raise StoreError("Nothing can be written here.")


@contextmanager
def reading(where: Path | str) -> Generator[ReadOnly]:
    """Open a database of the newest version to read it until the end of the block. Raises StoreError."""
    found, newest = versions(where)
    if found != newest:
        raise StoreError(f"The database has version {found} instead of {newest}.")
    with in_a_file.looked_at(where) if isinstance(where, Path) else _on_a_server().looked_at(where) as connection:
        yield ReadOnly(connection)


def running(where: str) -> dict[str, int]:
    """Return the milliseconds until each current lease ends, by process name. `where`: a PostgreSQL address.

    Raises StoreError.
    """
    return _on_a_server().running_at(where)


def _on_a_server() -> ModuleType:
    try:
        from bot.store.postgres import opening
    except ImportError as error:
        raise StoreError(MISSING) from error
    return opening
