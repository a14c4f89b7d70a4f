"""The SQLite connection: migrations, one writer with group commit, errors as sentences."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.rows import ForkedHistory, StoreError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

BUSY_SECONDS = 5.0
MOST_JOBS = 200


class Room:
    """One connection in one thread. Everybody who waits to write is taken into one transaction (DESIGN chapter 9)."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection, self._path = connection, path
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    @classmethod
    async def open(cls, path: Path, busy_seconds: float = BUSY_SECONDS) -> Room:
        """Open or create the file and bring it up to date. Raises StoreError with a sentence."""
        connection: aiosqlite.Connection | None = None
        try:
            await asyncio.to_thread(_make_room, path)
            connection = await aiosqlite.connect(path, timeout=busy_seconds, isolation_level=None)
            room = cls(connection, path)
            await room.read(_prepare)
        except (OSError, sqlite3.Error, StoreError) as error:
            if connection is not None:
                await connection.close()
            if isinstance(error, StoreError):
                raise
            raise StoreError(sentence(path, error)) from error
        return room

    async def close(self) -> None:
        """Write what waits and end the thread."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._connection.close()

    async def read(self, job: Job[T]) -> T:
        """Run a query in the connection's thread, between two transactions."""
        return await self._in_thread(job)

    async def write(self, job: Job[T]) -> T:
        """Run a job in the next transaction and return when that is committed.

        Raises StoreError or ForkedHistory; then nothing of this job has happened.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
            try:
                outcomes = await self._in_thread(lambda connection, group=jobs: _transaction(connection, group))
            except Exception as error:
                outcomes: list[Any] = [error] * len(jobs)
            else:
                self.commits += 1
            for (_, future), outcome in zip(jobs, outcomes, strict=True):
                if future.done():
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(self._named(outcome))
                else:
                    future.set_result(outcome)

    def _named(self, error: Exception) -> Exception:
        return StoreError(sentence(self._path, error)) if isinstance(error, sqlite3.Error) else error

    async def _in_thread(self, job: Job[T]) -> T:
        # aiosqlite runs a whole function in its thread by this method alone: one hop instead of one a statement
        connection: Any = self._connection
        try:
            return await connection._execute(job, connection._conn)
        except sqlite3.Error as error:
            raise StoreError(sentence(self._path, error)) from error


def _make_room(path: Path) -> None:
    if path.is_dir():
        raise StoreError(f"The database {path} is a folder: DATABASE must name a file.")
    path.parent.mkdir(parents=True, exist_ok=True)


def _transaction(connection: sqlite3.Connection, jobs: list[tuple[Job[Any], asyncio.Future[Any]]]) -> list[Any]:
    """Every job in its own savepoint, so that a refused one takes nobody else's with it; one commit for all."""
    outcomes: list[Any] = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for job, _ in jobs:
            connection.execute("SAVEPOINT job")
            try:
                outcomes.append(job(connection))
            except (sqlite3.IntegrityError, ForkedHistory) as error:
                connection.execute("ROLLBACK TO job")
                forked = isinstance(error, ForkedHistory) or "forked" in str(error)
                outcomes.append(ForkedHistory(str(error)) if forked else error)
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("malformed")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    _migrate(connection)


def _migrate(connection: sqlite3.Connection) -> None:
    """Run the numbered scripts this file has not seen, each in one transaction (PRAGMA user_version)."""
    folder = files("bot.store").joinpath("schema")
    scripts = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(scripts):
        raise StoreError("The database is from a newer version of Hanapai: update the bot.")
    for number, script in enumerate(scripts[version:], start=version + 1):
        sql = script.read_text("utf-8")
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
    # a write at once, so that a read-only file is noticed now and not at the first move
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT OR REPLACE INTO meta VALUES ('opened', datetime('now'))")
    connection.execute("COMMIT")


def sentence(path: Path, error: Exception) -> str:
    """What is wrong with the database, for the person who runs the bot."""
    text = str(error).lower()
    if "locked" in text or "busy" in text:
        return f"The database {path} is locked: another program, perhaps a second bot, is using it."
    if "full" in text:
        return f"The disk with the database {path} is full."
    if "not a database" in text or "malformed" in text:
        return f"The database {path} is damaged or no SQLite file: restore a copy, or name another file in DATABASE."
    if isinstance(error, OSError) or "readonly" in text or "unable to open" in text or "read-only" in text:
        return f"The database {path} cannot be written: check DATABASE and the rights of its folder."
    return f"The database {path} failed: {error}."
