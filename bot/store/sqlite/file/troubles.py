"""Messages for errors of SQLite."""

import sqlite3
from pathlib import Path

from bot.store.errors import DatabaseDamaged, StoreError

TROUBLES = (sqlite3.Error, MemoryError, UnicodeDecodeError)
"""Errors of SQLite. Python raises UnicodeDecodeError when SQLite's message contains part of a garbled page."""
SENTENCES = {
    sqlite3.SQLITE_BUSY: "The database {path} is locked by another program: stop that one first.",
    sqlite3.SQLITE_LOCKED: "The database {path} is locked by another program: stop that one first.",
    sqlite3.SQLITE_FULL: "The disk is full: make room for the database {path}.",
    sqlite3.SQLITE_NOMEM: "There is no memory left for the database {path}: stop other programs on this machine.",
    sqlite3.SQLITE_IOERR: "The disk with the database {path} failed: check its health and its free space.",
    sqlite3.SQLITE_READONLY: "The database {path} can't be written: check the permissions of the file and its folder.",
    sqlite3.SQLITE_PERM: "The database {path} can't be written: check the permissions of the file and its folder.",
    sqlite3.SQLITE_CANTOPEN: "The database {path} can't be opened: check the permissions of the file and its folder.",
    sqlite3.SQLITE_NOTADB: "The file {path} is not a database: set DATABASE to another file, or move this one away.",
    sqlite3.SQLITE_CORRUPT: "The database {path} is damaged: put a backup in its place.",
}


_CODES: dict[type[Exception], int] = {
    MemoryError: sqlite3.SQLITE_NOMEM,
    UnicodeDecodeError: sqlite3.SQLITE_CORRUPT,
}


def trouble(error: sqlite3.Error | MemoryError | UnicodeDecodeError, path: Path) -> StoreError:
    """Return a StoreError with a message for the owner. `error` is a MemoryError if SQLite lacks memory."""
    code: int = getattr(error, "sqlite_errorcode", _CODES.get(type(error), 0))
    sentence = SENTENCES.get(code & 0xFF, "The database {path} failed: {error}.")
    damaged = code & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
    return (DatabaseDamaged if damaged else StoreError)(sentence.format(path=path, error=error))
