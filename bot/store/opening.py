"""Opens the memory of the bot: the one place that knows in which way it is kept."""

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
"""How the address of a database on a server begins; all else is the path of a file."""
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
    """Open or create the memory in that file, or at that address of PostgreSQL. Raises StoreError with one sentence for
    the person who runs the bot.

    name: that of this process. patience_s: seconds to wait where another one of that name runs; None: as long as it
    takes, on a server. lease_s: seconds for which it has its tables there without a further word. leased: False where
    that one goes on, on a server, and this one has no tables until it has claimed them.
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
    """The version of the memory kept there (0: it is empty yet), and the newest that this program knows. It is looked
    at as a start does before it changes anything. Raises StoreError with the sentence by which that is refused."""
    return in_a_file.look(where) if isinstance(where, Path) else _on_a_server().look(where)


def running(where: str) -> dict[str, int]:
    """The processes that hold a lease on a server, each with the milliseconds until its end. Raises StoreError."""
    return _on_a_server().running_at(where)


def _on_a_server() -> ModuleType:
    try:
        from bot.store.postgres import opening
    except ImportError as error:
        raise StoreError(MISSING) from error
    return opening
