"""The opening of the store. Only this module knows which kind of database is used."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from bot.store.errors import StoreError
from bot.store.leases import LEASE_S, PATIENCE_S
from bot.store.shards import ALONE
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file import opening as in_a_file
from bot.store.store import Store

SCHEMES = ("postgresql://", "postgres://")
"""Prefixes of a database server's address. Anything else is the path of a file."""
NO_SUCCESSION = (
    "This version changes the database, which those that run cannot read then: stop them all before it starts."
)
MISSING = (
    "PostgreSQL needs what Hanapai does not bring by itself: install hanapai[postgres], or uv run --extra postgres."
)


async def open_store(
    where: Path | str,
    name: str = ALONE,
    patience_s: float | None = PATIENCE_S,
    lease_s: float = LEASE_S,
    *,
    leased: bool = True,
) -> Store:
    """Open or create the store in a file, or at a PostgreSQL address.

    `name`: the name of this process. `patience_s`: on a server, seconds to wait while another process of that name
    runs; None waits forever. `lease_s`: on a server, seconds that this process holds its tables without renewing.
    `leased`: False to start beside a running process of that name, on a server; this process then has no tables until
    it claims them.

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

    The database is checked like at a start, before anything is changed. Raises StoreError with the sentence of the
    refusal.
    """
    return in_a_file.look(where) if isinstance(where, Path) else _on_a_server().look(where)


def running(where: str) -> dict[str, int]:
    """Return the processes that hold a lease on a server, with the milliseconds until it ends. Raises StoreError."""
    return _on_a_server().running_at(where)


def _on_a_server() -> ModuleType:
    try:
        from bot.store.postgres import opening
    except ImportError as error:
        raise StoreError(MISSING) from error
    return opening
