"""The detection of lost commits. Commits are counted in the database and in a file next to it."""

import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

KEY = "commits"
COUNT = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
WIDTH = 20
"""Number of digits in the file, so that a new number always overwrites the previous one."""
LOST = (
    "The database %s lost its last %d commits: a power cut or a failing disk took them, or an older copy was put in"
    " its place. The bot continues with what is left."
)


class Tail:
    """The number of commits that changed something. It is updated in the thread of the connection.

    The file next to the database exists only while a bot has the database open, or after a bot died using it. A backup
    put in place after an orderly end therefore raises no alarm. The file is written after each commit and synced later,
    so that a press never waits for a second sync. Losses of commits up to the latest sync are detected. If the file
    can't be written, no loss is detected, but nothing fails.
    """

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        """Start counting commits. If commits are missing in the database, log once how many.

        Raises an error of SQLite.
        """
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
        """Write the number of the current commit into the database. This write is part of the same commit.

        Raises an error of SQLite.
        """
        db.execute(COUNT, (KEY, str(self._count + 1)))

    def mark_on_disk(self) -> None:
        """Note that the current commit is on the disk."""
        self._count += 1
        self.keep()

    def keep(self) -> None:
        """Write the number of commits to a file next to the database."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.lseek(self._descriptor, 0, os.SEEK_SET)
                os.write(self._descriptor, f"{self._count:0{WIDTH}}".encode())

    def sync(self) -> None:
        """Force the file to the disk if its number has changed. Any thread may call this."""
        count, descriptor = self._count, self._descriptor
        if descriptor is not None and count != self._synced:
            with suppress(OSError):
                os.fsync(descriptor)
                self._synced = count

    def end(self) -> None:
        """Delete the file.

        It is not needed after the database was closed properly, because then no commit can be lost.
        """
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)
            with suppress(OSError):
                self._file.unlink()


def _read(file: Path) -> int | None:
    """Return the number in the file, or None if it can't be read."""
    with suppress(OSError, ValueError):
        return int(file.read_text("ascii"))
    return None
