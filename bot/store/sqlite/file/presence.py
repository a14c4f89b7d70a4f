"""Watches whether the database still is where it was opened: SQLite goes on writing to a file that was deleted."""

from __future__ import annotations

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
"""Device and number of the file and of its WAL: others of the same names have other ones."""


class Presence:
    """Watches over the database file at `path`, in the thread that owns the connection: a disk may hang.

    A file that is gone stays gone until the next start, even when it comes back: nobody knows what happened to it
    meanwhile. `gone` says so to any thread.
    """

    def __init__(self, path: Path, identity: Identity) -> None:
        self._path, self._identity = path, identity
        self._names = (str(path), f"{os.path.realpath(path)}-wal")
        self._saved = False
        self.gone: DatabaseGone | None = None

    def check(self, db: sqlite3.Connection) -> None:
        """Look whether the file is still there. Raises DatabaseGone if another one or none is at the path, StoreError
        if that cannot be found out. The first time it saves all that `db` holds beside the path."""
        if self.gone is None:
            if self.is_there():
                return
            self.rescue(db)
        raise DatabaseGone(str(self.gone))

    def is_there(self) -> bool:
        """Whether it is where it was: first without following the links of its path anew, which takes longer than all
        else in a commit. Any thread but that of the loop may ask this. Raises StoreError."""
        with suppress(OSError):
            if _identity(self._names) == self._identity:
                return True
        return identity_of(self._path) == self._identity

    def rescue(self, db: sqlite3.Connection) -> None:
        """Save a copy unless there is one, then close the connection, before anything else can come to that path:
        closing one whose file is away touches nothing there."""
        if self._saved:
            return
        try:
            copy = save_copy(db, self._path)
        except (OSError, *TROUBLES) as error:
            self._say(f"no copy of what it held could be saved beside it ({_reason(error)}): put a backup in its place")
            return
        self._saved = True
        db.close()
        self._say(
            f"all it held is saved in {copy}: stop the bot, move away whatever is now called {self._path.name},"
            f" {self._path.name}-wal and {self._path.name}-shm, give the copy that name"
        )

    def _say(self, what: str) -> None:
        sentence = (
            f"The database {self._path} or its WAL was deleted or replaced while the bot ran; nothing is saved now"
        )
        said, self.gone = self.gone, DatabaseGone(f"{sentence}, and {what} and start again.")
        if str(said) != str(self.gone):
            log.error("%s", self.gone)


def identity_of(path: Path) -> Identity | None:
    """Which database is at the path; None: none. Raises StoreError if that cannot be found out just now."""
    real = os.path.realpath(path)
    try:
        return _identity((real, f"{real}-wal"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise StoreError(f"The database {path} cannot be looked at: {error.strerror}.") from error


def _identity(names: Iterable[str]) -> Identity:
    found = map(os.stat, names)
    return tuple([(each.st_dev, each.st_ino) for each in found])


def save_copy(db: sqlite3.Connection, path: Path) -> Path:
    """Copy the whole database, page by page and with what only its WAL holds, to a free name beside `path`: the name,
    with `.saved-1` or the next number behind it. Raises OSError or an error of SQLite, and leaves nothing then."""
    copy = _free_name(path)
    try:
        with closing(sqlite3.connect(copy)) as target:
            db.backup(target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def _free_name(path: Path) -> Path:
    """A new file with a name nobody has, for its owner only."""
    for number in count(1):
        copy = path.with_name(f"{path.name}.saved-{number}")
        with suppress(FileExistsError):
            os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            return copy
    raise AssertionError("counting came to an end")


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
