"""The copying of a whole database file. The bot may run and write during that time."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.models import COPIED
from bot.store.sqlite.file.connection import now_ms
from bot.store.sqlite.file.opening import versions_at

PATIENCE_S = 30.0
"""Seconds to wait for a lock on the database."""


def copy(database: Path, target: Path) -> None:
    """Copy a database to a new file that only its owner can read. Note the time in the copy, and check it for damage.

    Raises StoreError with one sentence.
    """
    versions_at(database)
    try:
        if os.stat(database).st_uid != os.geteuid():
            # SQLite may leave files beside the database. The owner of the database must be able to open those files
            raise StoreError(
                f"The database {database} belongs to another user of this machine: run this command as that user."
            )
        target.touch(0o600)
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE_S)) as db:
            db.execute("VACUUM INTO ?", (str(target),))
        with closing(sqlite3.connect(target)) as db:
            with suppress(sqlite3.OperationalError), db:  # the first versions kept no such texts
                db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (COPIED, str(now_ms())))
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        with open(target, "rb") as file:
            os.fsync(file.fileno())
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The database {database} can't be copied: {error}.") from error
    if found != "ok":
        raise StoreError(f"The copy of {database} is damaged ({found}): check the disk, then try again.")
