"""The check that the database file is still where it was opened. SQLite itself keeps writing to a deleted file."""

import logging
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from bot.store.errors import DatabaseGone, StoreError
from bot.store.sqlite.file.troubles import TROUBLES

log = logging.getLogger(__name__)

Identity = tuple[tuple[int, int], ...]
"""Device and inode numbers of the file and of its WAL. They differ if another file gets the same name."""


class Presence:
    """A watch over the database file at `path`.

    Checks run in the thread that owns the connection, because a disk may hang.

    A missing file counts as gone until the next start. This holds even if the file comes back, because it may have been
    changed. `gone`: the error once the file is gone, or None. Any thread may read it.
    """

    def __init__(self, path: Path, identity: Identity) -> None:
        self._path, self._identity = path, identity
        self._names = (str(path), f"{os.path.realpath(path)}-wal")
        self._saved = False
        self.gone: DatabaseGone | None = None

    def check(self, db: sqlite3.Connection) -> None:
        """Check that the database file is still at its path.

        Raises DatabaseGone if it is missing or was replaced by another file. Raises StoreError if that can't be
        determined. When the file is found to be missing, all data of `db` is saved next to the path.
        """
        if self.gone is None:
            if self.is_there():
                return
            self.rescue(db)
        raise DatabaseGone(str(self.gone))

    def is_there(self) -> bool:
        """Return whether the database file is still at its path. Raises StoreError.

        Symbolic links are resolved only if the first comparison fails, because that takes longer than everything else
        in a commit. Any thread may call this, except the thread of the event loop.
        """
        with suppress(OSError):
            if _identity(self._names) == self._identity:
                return True
        return identity_of(self._path) == self._identity

    def rescue(self, db: sqlite3.Connection) -> None:
        """Save a copy of the data unless one was saved, then close the connection.

        Closing the connection is safe while the file is missing, because no files there are touched. It must be closed
        before another file can appear at that path.
        """
        if self._saved:
            return
        try:
            copy = save_copy(db, self._path)
        except (OSError, *TROUBLES) as error:
            self._say(f"no copy of its data could be saved next to it ({_reason(error)}), so put a backup in its place")
            return
        self._saved = True
        db.close()
        self._say(
            f"all of its data is saved in {copy}, so stop the bot, move away any files called {self._path.name},"
            f" {self._path.name}-wal and {self._path.name}-shm, name the copy {self._path.name}"
        )

    def _say(self, what: str) -> None:
        sentence = (
            f"The database {self._path} or its WAL was deleted or replaced while the bot ran: nothing is saved now"
        )
        said, self.gone = self.gone, DatabaseGone(f"{sentence}, and {what} and start again.")
        if str(said) != str(self.gone):
            log.error("%s", self.gone)


def identity_of(path: Path) -> Identity | None:
    """Return the identity of the database at the path, or None if there is none.

    Raises StoreError if the identity can't be determined now.
    """
    real = os.path.realpath(path)
    try:
        return _identity((real, f"{real}-wal"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise StoreError(f"The database {path} can't be checked: {error.strerror}.") from error


def _identity(names: Iterable[str]) -> Identity:
    return tuple([(each.st_dev, each.st_ino) for each in map(os.stat, names)])


def save_copy(db: sqlite3.Connection, path: Path) -> Path:
    """Copy the whole database to a new file next to `path`, including data that is only in its WAL.

    Return the new path.

    The new name is the old one with `.saved-1` or the next free number appended. Raises OSError or an error of SQLite,
    and in that case leaves no file behind.
    """
    copy = _free_name(path)
    try:
        with closing(sqlite3.connect(copy)) as target:
            db.backup(target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def _free_name(path: Path) -> Path:
    """Create an empty file with an unused name, which only its owner can access. Return its path."""
    for number in count(1):
        copy = path.with_name(f"{path.name}.saved-{number}")
        with suppress(FileExistsError):
            os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            return copy
    raise AssertionError("counting came to an end")


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
