"""The thread that owns the connection. It reads one job at a time, and writes groups of jobs that share a commit.

After a failure of the server, it reconnects.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any, TypeVar

import psycopg

from bot.store.errors import StoreError
from bot.store.postgres.connection import Postgres
from bot.store.postgres.opening import WRITING, opened
from bot.store.postgres.troubles import TROUBLES, shown, trouble
from bot.store.sql.database import Job
from bot.store.sql.groups import Groups, Outcome

T = TypeVar("T")

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Statement that starts a read. A job reads all of its data at one moment."""
BEGIN = f"BEGIN; SELECT pg_advisory_xact_lock({WRITING}); SAVEPOINT job"
"""Statement that starts a group.

Processes write one after the other, so what a job has read stays true until the commit.
"""
NEXT, COMMIT = "RELEASE job; SAVEPOINT job", "RELEASE job; COMMIT"
UNDONE = "ROLLBACK TO job"


class PostgresWriter:
    """`DatabaseWriter` for PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: Postgres | None = None
        self._groups = Groups(self._commit_group)
        self.work = self._groups.work
        self._closed = False

    async def open(self) -> None:
        """Connect. Raises StoreError with one sentence."""
        try:
            await self._run(self._connected)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish all waiting jobs, then close the connection. A second call does nothing."""
        self._closed = True
        await self._groups.drained()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)
        if self._connection is not None:
            self._connection.raw.close()

    async def read(self, job: Job[T]) -> T:
        """Return the result of `job`, which reads committed data. Raises StoreError."""
        self._check_open()
        return await self._run(lambda: self._read(job))

    async def write(self, job: Job[T]) -> T:
        """Run `job` and return its result, once its changes are committed.

        Jobs are committed in groups. If a job raises an exception, only that job is undone. If the server fails, the
        whole group is undone, and each of its jobs gets StoreError. After a failure during the commit, the changes may
        be saved or not. If this call is cancelled, the changes may still be saved.
        """
        self._check_open()
        return await self._groups.write(job)

    async def vacuum(self) -> None:
        """Remove deleted rows from the disk. Play can continue, because a separate connection is used.

        Raises StoreError.
        """
        self._check_open()
        try:
            await asyncio.to_thread(vacuum, self.address)
        except TROUBLES as error:
            raise trouble(error, self.address) from error

    async def _run(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except TROUBLES as error:
            raise trouble(error, self.address) from error

    def _connected(self) -> Postgres:
        if self._connection is None or self._connection.raw.closed:
            self._connection = opened(self.address)
        return self._connection

    def _begun(self, begin: str) -> Postgres:
        """Return a connection with an open transaction.

        If the connection was lost, it is replaced. That is safe because it had no transaction yet.
        """
        connection = self._connected()
        try:
            connection.script(begin)
        except psycopg.OperationalError:
            if not connection.raw.closed:
                self._leave(connection)
                raise
            connection = self._connected()
            connection.script(begin)
        return connection

    def _read(self, job: Job[T]) -> T:
        connection = self._begun(READING)
        try:
            found = job(connection)
            connection.script("COMMIT")
        except BaseException:
            self._leave(connection)
            raise
        return found

    async def _commit_group(self, jobs: Sequence[Job[Any]]) -> Sequence[Outcome]:
        try:
            return await self._run(lambda: self._commit(jobs))
        except StoreError as error:
            return [(None, type(error)(str(error))) for _ in jobs]

    def _commit(self, jobs: Sequence[Job[Any]]) -> list[Outcome]:
        connection = self._begun(BEGIN)
        try:
            outcomes: list[Outcome] = []
            for number, job in enumerate(jobs):
                if number:
                    connection.script(NEXT)
                outcomes.append(self._attempt(connection, job))
            connection.script(COMMIT)
        except BaseException:
            self._leave(connection)
            raise
        return outcomes

    def _attempt(self, connection: Postgres, job: Job[Any]) -> Outcome:
        """Run one job in its own savepoint. If the server or the network fails, the whole group ends."""
        try:
            return job(connection), None
        except (psycopg.OperationalError, psycopg.InternalError):
            raise
        except Exception as error:
            connection.script(UNDONE)
            return None, trouble(error, self.address) if isinstance(error, psycopg.Error) else error

    def _leave(self, connection: Postgres) -> None:
        """Roll back the transaction. If that fails, close the connection, so that the server rolls back."""
        try:
            connection.script("ROLLBACK")
        except TROUBLES:
            with suppress(*TROUBLES):
                connection.raw.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"The database {shown(self.address)} is closed already.")


def vacuum(address: str) -> None:
    """Vacuum a database over a separate connection. Raises psycopg.Error."""
    connection = Postgres.connect(address)
    with closing(connection.raw):
        connection.script("VACUUM")
