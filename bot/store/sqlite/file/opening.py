"""The opening of a database file, with checks of its folder, its health and its version."""

import logging
import os
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from bot.store.errors import DatabaseDamaged, StoreError
from bot.store.file_lock import FileLock
from bot.store.modes import readable
from bot.store.sqlite.file.connection import Sqlite
from bot.store.sqlite.file.presence import Presence, identity_of
from bot.store.sqlite.file.troubles import SENTENCES, TROUBLES, trouble

log = logging.getLogger(__name__)

APPLICATION = 0x48414E41
Migration = tuple[int, str]

DONE_BEFORE = ("already exists", "duplicate column")
"""Parts of SQLite's messages when the result of a migration already exists, because the version number was set back."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An open database.

    `claim`: the lock that keeps a second bot away. `presence`: the watch over the file.
    """

    db: Sqlite
    claim: FileLock
    presence: Presence


def open_database(path: Path, patience_s: float) -> Opened:
    """Open the database at `path`. Create it if needed, check it, and migrate it to the newest version.

    Each statement is committed automatically unless it follows a BEGIN. `patience_s`: seconds to wait for a lock that
    another program holds. Raises StoreError with one sentence.
    """
    _make_folder(path)
    claim = FileLock(path)
    claim.take(patience_s)
    try:
        return _opened(path, patience_s, claim, _make_file(path))
    except BaseException as error:
        claim.release()
        if isinstance(error, TROUBLES):
            raise trouble(error, path) from error
        raise


def _opened(path: Path, patience_s: float, claim: FileLock, found: os.stat_result) -> Opened:
    db = sqlite3.connect(path, timeout=patience_s, isolation_level=None, factory=Sqlite)
    try:
        _prepare(db, path)
        identity = identity_of(path)
        if identity is None or identity[0] != (found.st_dev, found.st_ino):
            raise StoreError(f"The database {path} was moved or replaced during the start: start again.")
        return Opened(db, claim, Presence(path, identity))
    except BaseException:
        db.close()
        raise


def migrations() -> list[Migration]:
    """Return the numbered files of schema/, in order, as (number, SQL)."""
    scripts = [file for file in (files("bot.store.sqlite") / "schema").iterdir() if file.name.endswith(".sql")]
    return sorted((int(file.name[:4]), file.read_text("utf-8")) for file in scripts)


def versions_at(path: Path) -> tuple[int, int]:
    """Return the version of a database and the newest version. A bot may have the database open at that time.

    Raises StoreError.
    """
    with looked_at(path) as db:
        _refuse_foreign(db, path)
        return version_of(db), migrations()[-1][0]


def check_versions(path: Path) -> tuple[int, int]:
    """Check a database as a start does, but change nothing.

    Return the version of the database and the newest version. Raises StoreError with the message with which a start
    would refuse the database.
    """
    _refuse_folder(path)
    with looked_at(path) as db:
        _refuse(db, path)
        if not os.access(path, os.W_OK):
            raise StoreError(SENTENCES[sqlite3.SQLITE_READONLY].format(path=path))
        return version_of(db), migrations()[-1][0]


@contextmanager
def looked_at(path: Path) -> Generator[Sqlite]:
    """Open a database, only to read it, until the end of the block. A bot may run. Raises StoreError."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, factory=Sqlite)) as db:
            yield db
    except TROUBLES as error:
        raise trouble(error, path) from error


def version_of(db: sqlite3.Connection) -> int:
    """Return the number of the last migration that was run on this database."""
    return _number(db, "PRAGMA user_version")


def _refuse_folder(path: Path) -> None:
    if path.is_dir():
        raise StoreError(f"The database {path} is a folder: set DATABASE to a file in it.")


def _make_folder(path: Path) -> None:
    try:
        _refuse_folder(path)
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"The database {path} can't be created ({error.strerror}): set DATABASE to a file where the bot can write."
        ) from error


def _make_file(path: Path) -> os.stat_result:
    """Create the file if needed, and return its status. If other users can access it, log a warning."""
    try:
        # the file holds the seeds of running tables, which are secret
        new = not path.exists()
        path.touch(mode=0o600)
        if new:
            log.info("New database created: %s.", path.absolute())
        for warning in readable(path, Path(os.path.realpath(path) + "-wal")):
            log.warning("%s", warning)
        return os.stat(path)
    except OSError as error:
        raise StoreError(
            f"The database {path} can't be created ({error.strerror}): set DATABASE to a file where the bot can write."
        ) from error


def _refuse(db: sqlite3.Connection, path: Path) -> None:
    """Raise StoreError if no bot can start on this database."""
    _refuse_foreign(db, path)
    if version_of(db) > migrations()[-1][0]:
        raise StoreError(f"The database {path} was written by a newer version of Hanapai: install that version.")
    if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise DatabaseDamaged(f"The database {path} is damaged: put a backup in its place.")


def _refuse_foreign(db: sqlite3.Connection, path: Path) -> None:
    if _number(db, "SELECT count(*) FROM sqlite_schema") and _number(db, "PRAGMA application_id") != APPLICATION:
        raise StoreError(f"The database {path} belongs to another program: set DATABASE to another file.")


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Check the database, then set it up and migrate it. A refused file stays unchanged."""
    _refuse(db, path)
    if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StoreError(f"The database {path} can't be shared where it is: set DATABASE to a file on a local disk.")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")  # deleted data must not remain in free pages
    for number, script in migrations():
        try:
            _migrate(db, number, script)
        except sqlite3.OperationalError as error:
            if not any(sign in str(error) for sign in DONE_BEFORE):
                raise
            said = f"The database {path} has the wrong version {version_of(db)} ({error})"
            raise DatabaseDamaged(f"{said}: put a backup in its place.") from error
    db.execute("PRAGMA foreign_keys = ON")


def _migrate(db: sqlite3.Connection, number: int, script: str) -> None:
    """Run one migration in one transaction, unless it was run before.

    The write lock is taken even if it was run before. This shows at once whether the file can be written.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        if version_of(db) < number:
            for statement in _statements(script):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _statements(script: str) -> Iterator[str]:
    # executescript would commit first
    part = ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            yield part
            part = ""


def _number(db: sqlite3.Connection, sql: str) -> int:
    return int(db.execute(sql).fetchone()[0])
