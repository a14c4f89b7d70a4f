"""The copying of all data from a file to a database server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.opening import MISSING
from bot.store.sqlite.file.opening import open_database, versions_at


def move(source: Path, address: str, told: Callable[[str, int, int], None]) -> dict[str, int]:
    """Copy a file's data to an empty database at postgresql://... Return the number of rows of each table.

    No bot may be using the file. The file stays unchanged, and the bot uses it until DATABASE names the server. `told`:
    called with the name of a table, its finished steps and all its steps. If copying fails or is interrupted, nothing
    has changed. Raises StoreError with one sentence.
    """
    try:
        from bot.store.postgres.copying import copy
    except ImportError as error:
        raise StoreError(MISSING) from error
    if not source.is_file():
        raise StoreError(f"There is no database {source}: name the file of the bot after sqlite:.")
    found, newest = versions_at(source)
    if found != newest:
        which = f"The database {source} has version {found} instead of {newest}"
        raise StoreError(f"{which}: start this Hanapai on it once, then move it.")
    opened = open_database(source, 0)
    try:
        with closing(opened.db):
            return copy(opened.db, address, told)
    finally:
        opened.claim.release()
