"""Copies the memory of a bot from its file to a server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.opening import MISSING
from bot.store.sqlite.file.opening import open_database, versions_at


def move(source: Path, address: str, told: Callable[[str, int, int], None]) -> dict[str, int]:
    """Copy what is kept in a file, while no bot runs on it, to an empty database at postgresql://... Returns the
    number of rows of each table. The file stays as it is: the bot goes on with it until DATABASE names the server.

    told: called with a table, how many steps of it are done, and how many there are. Nothing is changed where this is
    interrupted, or fails. Raises StoreError with one sentence.
    """
    try:
        from bot.store.postgres.copying import copy
    except ImportError as error:
        raise StoreError(MISSING) from error
    if not source.is_file():
        raise StoreError(f"There is no database {source}: nothing to move.")
    found, newest = versions_at(source)
    if found != newest:
        which = f"The database {source} is of version {found} and not {newest}"
        raise StoreError(f"{which}: let this Hanapai start on it once.")
    opened = open_database(source, 0)
    try:
        with closing(opened.db):
            return copy(opened.db, address, told)
    finally:
        opened.claim.release()
