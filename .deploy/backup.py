"""A copy of the database, whole and checked, also while the bot runs and writes.

    python backup.py DATABASE FOLDER [KEEP]

It goes to FOLDER under the time of its making, for its owner alone; the newest KEEP (14) stay there, older ones go.
The copy holds the seeds of running matches: keep it as safe as the database.
"""

import os
import re
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

PATIENCE = 30.0
"""Seconds to wait for a lock of the database."""

NAME = re.compile(r"hanapai-\d{8}-\d{6}\.sqlite3")


def main() -> None:
    """Prints the name of the copy, or ends with 1 and a sentence."""
    if not 3 <= len(sys.argv) <= 4 or not all(number.isdecimal() and int(number) for number in sys.argv[3:]):
        sys.exit("Usage: backup.py DATABASE FOLDER [KEEP]")
    keep = int(sys.argv[3]) if len(sys.argv) == 4 else 14
    os.umask(0o077)
    try:
        print(backup(Path(sys.argv[1]), Path(sys.argv[2]), keep))
    except (OSError, sqlite3.Error) as error:
        sys.exit(f"There is no backup: {error}.")


def backup(database: Path, folder: Path, keep: int) -> Path:
    """Copy, check, and only then give the copy its name. Raises OSError or sqlite3.Error."""
    if os.stat(database).st_uid != os.geteuid():
        # SQLite may leave files beside the database, which its owner must be able to open
        raise PermissionError(f"run this as the user who owns {database}")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy = folder / time.strftime("hanapai-%Y%m%d-%H%M%S.sqlite3", time.gmtime())
    unfinished = copy.with_suffix(".part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as db:
            db.execute("VACUUM INTO ?", (str(unfinished),))
        _check(unfinished)
        with open(unfinished, "rb") as file:
            os.fsync(file.fileno())
        unfinished.replace(copy)
    finally:
        unfinished.unlink(missing_ok=True)
    for old in sorted(file for file in folder.iterdir() if NAME.fullmatch(file.name))[:-keep]:
        old.unlink()
    return copy


def _check(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as db:
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(f"the copy is damaged ({found})")


if __name__ == "__main__":
    main()
