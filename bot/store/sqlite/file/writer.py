"""The thread that owns the connection to the file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.store.errors import StoreError
from bot.store.sql.database import Job
from bot.store.sql.writer import DatabaseWriter, Outcome
from bot.store.sqlite.file.connection import Connection, Sqlite
from bot.store.sqlite.file.opening import Opened, open_database
from bot.store.sqlite.file.tail import Tail
from bot.store.sqlite.file.troubles import TROUBLES, trouble

T = TypeVar("T")

LOOK_PAUSE_S = 10.0
"""Seconds between two checks of the file. Each commit checks it, too, and a heartbeat commits every 5 seconds."""
RESCUE_PAUSE_S = 30.0
"""Seconds between two attempts to save a copy of a database that is gone."""


class Writer(DatabaseWriter):
    """`DatabaseWriter` for SQLite."""

    def __init__(self, connection: Connection, path: Path, opened: Opened, tail: Tail) -> None:
        super().__init__(str(path))
        self.presence, self._claim, self._tail = opened.presence, opened.claim, tail
        self._connection, self.path = connection, path
        self._watch = asyncio.create_task(self._look())
        # a killed bot may have left deleted data in the WAL
        self._stale = True
        self._closing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, patience_s: float) -> Writer:
        """Open the file. Raises StoreError with one sentence."""
        opened: list[Opened] = []
        tails: list[Tail] = []

        def connect() -> Sqlite:
            opened.append(open_database(path, patience_s))
            tails.append(Tail(path, opened[0].db))
            return opened[0].db

        connection = Connection(connect)
        try:
            await connection
        except BaseException:
            await connection.stopped()
            for each in opened:
                each.claim.release()
            raise
        return cls(connection, path, opened[0], tails[0])

    async def close(self) -> None:
        """Finish all waiting jobs, then release the file and the thread. A second call does nothing."""
        self._closed = True
        async with self._closing:
            self._watch.cancel()
            await asyncio.gather(self._watch, self._drained(), return_exceptions=True)
            with suppress(StoreError, ValueError):
                await self._connection.run(self._look_once)
            await self._connection.close()
            await self._connection.stopped()
            self._tail.end()
            self._claim.release()

    def _start(self, job: Job[T]) -> asyncio.Future[T]:
        return self._run(partial(self._read, job))

    def _start_group(self, jobs: Sequence[Job[Any]]) -> asyncio.Future[list[Outcome]]:
        return self._run(partial(self._commit, jobs))

    async def truncate(self) -> bool:
        """Empty the WAL, because it contains deleted data until that is overwritten.

        Return whether the WAL is empty now.

        This fails while another program, such as a backup, reads the database. In that case, it is tried again later
        until it works. Raises StoreError.
        """
        self._check_open()
        self._stale = True
        await self._run(self._empty_wal)
        return not self._stale

    def _run(self, work: Callable[[Sqlite], T]) -> asyncio.Future[T]:
        return self._connection.run(partial(self._told, work))

    def _told(self, work: Callable[[Sqlite], T], db: Sqlite) -> T:
        try:
            return work(db)
        except TROUBLES as error:
            raise trouble(error, self.path) from error

    def _read(self, job: Job[T], db: Sqlite) -> T:
        if self.presence.gone is not None:
            self.presence.check(db)
        return job(db)

    def _commit(self, jobs: Sequence[Job[Any]], db: Sqlite) -> list[Outcome]:
        try:
            self.presence.check(db)
            db.execute("BEGIN IMMEDIATE")
            before = db.total_changes
            # a single job needs no savepoint: the transaction is undone with it
            alone = len(jobs) == 1
            outcomes: list[Outcome] = [(jobs[0](db), None)] if alone else [self._attempt(db, job) for job in jobs]
            changed = db.total_changes != before
            if changed:
                self._tail.count(db)
            db.execute("COMMIT")
            # a commit to a file that is gone is lost
            self.presence.check(db)
            if changed:
                self._tail.mark_on_disk()
        except Exception:
            with suppress(*TROUBLES):
                db.execute("ROLLBACK")
            raise
        return outcomes

    def _attempt(self, db: Sqlite, job: Job[Any]) -> Outcome:
        """Run one job in its own savepoint.

        A disk error ends the whole group, because none of its changes can be trusted.
        """
        db.execute("SAVEPOINT job")
        try:
            outcome = (job(db), None)
        except (sqlite3.OperationalError, MemoryError):
            raise
        except Exception as error:
            if type(error) is sqlite3.DatabaseError:
                raise
            db.execute("ROLLBACK TO job")
            outcome = (None, trouble(error, self.path) if isinstance(error, TROUBLES) else error)
        db.execute("RELEASE job")
        return outcome

    async def _look(self) -> None:
        """Check regularly that the database file is still there, even while nothing is written.

        Empty the WAL if needed.
        """
        while True:
            await asyncio.sleep(LOOK_PAUSE_S if self.presence.gone is None else RESCUE_PAUSE_S)
            with suppress(StoreError, *TROUBLES):
                if not await asyncio.to_thread(self._is_well):
                    await self._connection.run(self._look_once)
                if self._stale:
                    await self._connection.run(self._empty_wal)

    def _is_well(self) -> bool:
        """Write the number of the last commit to the disk. Return whether the database file is still there.

        This must not run in the connection's thread, because play would have to wait for it there.
        """
        self._tail.sync()
        return self.presence.gone is None and self.presence.is_there()

    def _look_once(self, db: Sqlite) -> None:
        if self.presence.gone is None:
            self.presence.check(db)
        else:
            self.presence.rescue(db)

    def _empty_wal(self, db: Sqlite) -> None:
        self.presence.check(db)
        patience = db.execute("PRAGMA busy_timeout").fetchone()[0]
        db.execute("PRAGMA busy_timeout = 0")  # play waits for this: try again later rather than wait
        try:
            busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            db.execute(f"PRAGMA busy_timeout = {patience}")
        self._stale = bool(busy)
