"""The lock file that allows only one bot to use a database. The lock is released when the process dies."""

import os
import sys
import time
from pathlib import Path

from bot.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_PAUSE_S = 0.05
"""Seconds between two attempts to take a lock that another process holds."""

_held: set[int] = set()
"""The file descriptors of all locks of this process."""


class FileLock:
    """The exclusive right to use a database, from `take` to `release`.

    The lock file is never removed. Otherwise two bots could each lock a different file of the same name.
    """

    def __init__(self, database: Path) -> None:
        # SQLite follows links, too. Two names of one file must therefore share one lock
        self._database, self._file = database, Path(os.path.realpath(database) + ".lock")
        self._descriptor: int | None = None

    def take(self, patience_s: float) -> None:
        """Take the lock. If another bot has it, wait up to `patience_s` seconds for it to end. Raises StoreError."""
        end = time.monotonic() + patience_s
        descriptor = self._open()
        try:
            while not self._locked(descriptor):
                if time.monotonic() >= end:
                    raise StoreError(f"Another Hanapai runs on the database {self._database}: stop it first.")
                time.sleep(LOCK_PAUSE_S)
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor
        _held.add(descriptor)

    def release(self) -> None:
        """Release the lock. Does nothing if the lock was not taken."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            _held.discard(descriptor)
            os.close(descriptor)

    def _open(self) -> int:
        try:
            return os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise self._failure("created", error) from error

    def _locked(self, descriptor: int) -> bool:
        try:
            _lock(descriptor)
        except (BlockingIOError, PermissionError):
            # Windows says "permission denied" for a lock of another process
            return False
        except OSError as error:
            raise self._failure("locked", error) from error
        return True

    def _failure(self, what: str, error: OSError) -> StoreError:
        said = f"The lock file of the database {self._database} can't be {what} ({error.strerror})"
        return StoreError(f"{said}: check the permissions of its folder, which has to be on a local disk.")


def _lock(descriptor: int) -> None:
    """Lock the file, or raise OSError without waiting.

    The lock ends when the file is closed or the process dies.
    """
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _let_go_in_child() -> None:
    """Close all locks in a forked child process, because they would otherwise outlive the parent.

    Other programs that the bot starts don't inherit locks.
    """
    for descriptor in _held:
        os.close(descriptor)
    _held.clear()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_let_go_in_child)
