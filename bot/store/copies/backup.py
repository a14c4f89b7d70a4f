"""Backups of a database file.

They are made while the bot runs, tested before they get their name, and limited in number.
"""

import re
import shutil
import tempfile
import time
from calendar import timegm
from collections.abc import Callable
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.sqlite.copying import copy

NAMED = "hanapai-%Y%m%d-%H%M%S.sqlite3"
NAME = re.compile(r"hanapai-\d{8}-\d{6}\.sqlite3")
DAY = len("hanapai-20260101")
"""Length of the part of a name that is the same for all backups of a day."""
UNFINISHED = "unfinished-"
"""Prefix of the folder in which a copy is made.

Such a folder is left behind if the program is killed during a backup.
"""


def backup(database: Path, folder: Path, keep: int, tried: Callable[[Path], None]) -> Path:
    """Copy a database into a folder. Return the path of the copy, which is named by its time.

    `keep`: number of backups that stay. Besides the new one, they are the last one of each day. So backups by hand
    leave those of earlier days alone.

    `tried`: a test, called with a scratch file restored from the copy. It raises StoreError if something is wrong. In
    that case the new backup is discarded, and all old ones stay.

    Raises StoreError with one sentence.
    """
    if not database.is_file():
        raise StoreError(f"There is no database {database}: set DATABASE to the file of the bot.")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for left in folder.glob(f"{UNFINISHED}*"):
            shutil.rmtree(left, ignore_errors=True)
        with tempfile.TemporaryDirectory(prefix=UNFINISHED, dir=folder) as there:
            made, scratch = Path(there, "copy.sqlite3"), Path(there, "scratch.sqlite3")
            copy(database, made)
            shutil.copy(made, scratch)
            tried(scratch)
            done = folder / time.strftime(NAMED, time.gmtime())
            made.replace(done)
        others = [file for file in backups(folder) if file != done]
        last_of_days = [*{file.name[:DAY]: file for file in others}.values()]
        for old in {*others} - {*last_of_days[max(len(last_of_days) - keep + 1, 0) :]}:
            old.unlink()
    except OSError as error:
        raise StoreError(f"Could not write a backup to {folder}: {error.strerror or error}.") from error
    return done


def backups(folder: Path) -> list[Path]:
    """Return the backups in a folder, the oldest first. Raises OSError."""
    return sorted(file for file in folder.iterdir() if NAME.fullmatch(file.name))


def made_at(made: Path) -> float:
    """Return when a backup was made, in seconds since 1970.

    The time is read from the file's name, because its modification time changes when it is copied.
    """
    return float(timegm(time.strptime(made.name, NAMED)))
