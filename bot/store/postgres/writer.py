"""The thread that owns the connection to the server. After a failure of the server, it reconnects."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from typing import Any, TypeVar

import psycopg

from bot.store.postgres.connection import Postgres
from bot.store.postgres.opening import WRITING, opened
from bot.store.postgres.troubles import TROUBLES, shown, trouble
from bot.store.sql.database import Job
from bot.store.sql.writer import DatabaseWriter, Outcome

T = TypeVar("T")

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Statement that starts a read. A job reads all of its data at one moment."""
BEGIN = f"BEGIN; SELECT pg_advisory_xact_lock({WRITING}); SAVEPOINT job"
"""Statement that starts a group.

Processes write one after the other, so what a job has read stays true until the commit.
"""
NEXT, COMMIT = "RELEASE job; SAVEPOINT job", "RELEASE job; COMMIT"
UNDONE = "ROLLBACK TO job"


class PostgresWriter(DatabaseWriter):
    """`DatabaseWriter` for PostgreSQL."""

    def __init__(self, address: str) -> None:
        super().__init__(shown(address))
        self.address = address
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: Postgres | None = None

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
        await self._drained()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)
        if self._connection is not None:
            self._connection.raw.close()

    def _start(self, job: Job[T]) -> asyncio.Future[T]:
        return self._run(partial(self._read, job))

    def _start_group(self, jobs: Sequence[Job[Any]]) -> asyncio.Future[list[Outcome]]:
        return self._run(partial(self._commit, jobs))

    async def vacuum(self) -> None:
        """Remove deleted rows from the disk. Play can continue, because a separate connection is used.

        Raises StoreError.
        """
        self._check_open()
        await asyncio.to_thread(self._told, self._vacuum)

    def _run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, self._told, work)

    def _told(self, work: Callable[[], T]) -> T:
        try:
            return work()
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

    def _vacuum(self) -> None:
        connection = Postgres.connect(self.address)
        with closing(connection.raw):
            connection.script("VACUUM")
