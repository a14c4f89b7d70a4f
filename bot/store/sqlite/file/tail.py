"""Notices that a database has lost its end: its commits are counted in it, and beside it."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

KEY = "commits"
COUNT = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
WIDTH = 20
"""Digits of the number in the file, so that a new one always covers the one before it."""
LOST = (
    "The database %s has lost its end: the last %d commits that had been kept are not in it. A power cut or a"
    " failing disk has taken them, or an older copy was put in its place. All goes on from what is left."
)


class Tail:
    """Counts the commits that change something, in the thread of the connection. The file beside the database is there
    only while a bot has it open, or has died over it, so that a copy put back after an orderly end says nothing. It is
    written after a commit and synced later: it never costs a press a second sync, and shows what was lost before the
    last moment. Where it cannot be written nothing is noticed, and nothing fails."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        """Begin to count, and say once in the log what the database lacks. Raises an error of SQLite."""
        self._file = Path(os.path.realpath(path) + ".count")
        found = db.execute("SELECT value FROM meta WHERE key = ?", (KEY,)).fetchone()
        self._count = int(found[0]) if found else 0
        told = _read(self._file)
        if told is not None and told > self._count:
            log.error(LOST, path, told - self._count)
        self._descriptor: int | None = None
        self._synced = -1
        with suppress(OSError):
            self._descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        self.keep()
        self.sync()

    def count(self, db: sqlite3.Connection) -> None:
        """Write, as a part of the commit that is under way, which one it is. Raises an error of SQLite."""
        db.execute(COUNT, (KEY, str(self._count + 1)))

    def kept(self) -> None:
        """The commit that was counted is on the disk."""
        self._count += 1
        self.keep()

    def keep(self) -> None:
        """Write beside the database how many there are."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.lseek(self._descriptor, 0, os.SEEK_SET)
                os.write(self._descriptor, f"{self._count:0{WIDTH}}".encode())

    def sync(self) -> None:
        """Bring the number to the disk, where it is a new one; any thread may do this."""
        count, descriptor = self._count, self._descriptor
        if descriptor is not None and count != self._synced:
            with suppress(OSError):
                os.fsync(descriptor)
                self._synced = count

    def end(self) -> None:
        """The database is closed in order: nothing can be lost any more."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)
            with suppress(OSError):
                self._file.unlink()


def _read(file: Path) -> int | None:
    """The number in the file; None where there is none that can be read."""
    with suppress(OSError, ValueError):
        return int(file.read_text("ascii"))
    return None
