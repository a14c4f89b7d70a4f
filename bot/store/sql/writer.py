"""The writer of any database. Writes that arrive while others are committed share the next commit."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.store.errors import StoreError, Unreachable
from bot.store.sql.database import DatabaseConnection, Job, Values

log = logging.getLogger(__name__)

P = ParamSpec("P")
S = TypeVar("S", bound="SqlStore")
T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]
Group = list[tuple[Job[Any], asyncio.Future[Any]]]


@dataclass(slots=True, eq=False)
class Work:
    """Counters of what was written since the store was opened.

    `commits`: successful commits. `writes`: the writes in successful commits. `seconds`: the total time of all commits.
    `failed`: failed commits. `waiting`: writes that wait now. `kept_at`: when the last commit succeeded, by
    time.monotonic(). Before the first commit, it is when the store was opened. `began_at`, `ended_at`: when the last
    commit began, and when the last one ended, even if it failed.
    """

    commits: int = 0
    writes: int = 0
    seconds: float = 0.0
    failed: int = 0
    waiting: int = 0
    kept_at: float = field(default_factory=time.monotonic)
    began_at: float = field(default_factory=time.monotonic)
    ended_at: float = field(default_factory=time.monotonic)

    def note(self, began: float, writes: int, *, kept: bool) -> None:
        """Record a finished commit of `writes` writes that started at `began`. `kept`: whether it succeeded."""
        now = self.ended_at = time.monotonic()
        self.seconds += now - began
        if kept:
            self.commits, self.writes, self.kept_at = self.commits + 1, self.writes + writes, now
        else:
            self.failed += 1


class DatabaseWriter(ABC):
    """A runner of jobs, one after the other, in a thread. Groups of writing jobs share a commit.

    `database`: its name for the owner. `work`: the counters of what was written so far.
    """

    def __init__(self, database: str) -> None:
        self.work = Work()
        self._database, self._closed = database, False
        self._waiting, self._group = Group(), Group()

    @abstractmethod
    def _start(self, job: Job[T]) -> asyncio.Future[T]:
        """Let the thread run a job that reads. The future gets what the job returns, or StoreError."""

    @abstractmethod
    def _start_group(self, jobs: Sequence[Job[Any]]) -> asyncio.Future[list[Outcome]]:
        """Let the thread run jobs and commit them together.

        The future gets the result or the error of each job, or StoreError if the whole group is undone.
        """

    async def read(self, job: Job[T]) -> T:
        """Return the result of `job`, which reads committed data. Raises StoreError."""
        try:
            self._check_open()
            return await self._start(job)
        except StoreError as error:
            if error.unsaved:
                error.key = "not-loaded"
                _complain(error)
            raise

    async def write(self, job: Job[T]) -> T:
        """Run `job` and return its result, once its changes are safely on the disk.

        Jobs are committed in groups. If a job raises an exception, only that job is undone. If the database fails, the
        whole group is undone, and each of its jobs gets StoreError. If this call is cancelled, or if a server fails
        during the commit, the changes may still be saved.
        """
        self._check_open()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._group and not self._waiting:
            loop.call_soon(self._commit_waiting)
        self._waiting.append((job, future))
        self.work.waiting += 1
        return await future

    def _commit_waiting(self) -> None:
        self._group, self._waiting = self._waiting, []
        self.work.began_at = time.monotonic()
        outcomes = self._start_group([job for job, _ in self._group])
        outcomes.add_done_callback(partial(self._committed, self.work.began_at))

    def _committed(self, began: float, done: asyncio.Future[list[Outcome]]) -> None:
        group, self._group = self._group, []
        self.work.waiting -= len(group)
        if done.cancelled():
            for _, future in group:
                future.cancel()
        else:
            broken = done.exception()
            outcomes = (
                [(None, copy(broken) if number else broken) for number in range(len(group))]
                if broken is not None
                else done.result()
            )
            failures = [error for _, error in outcomes if isinstance(error, StoreError)]
            self.work.note(began, len(group), kept=len(failures) < len(group))
            for failure in {str(error): error for error in failures if error.unsaved}.values():
                _complain(failure)
            for (_, future), (result, error) in zip(group, outcomes, strict=True):
                if future.done():
                    continue
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)
        if self._waiting:
            self._commit_waiting()

    async def _drained(self) -> None:
        await asyncio.gather(*(future for _, future in (*self._group, *self._waiting)), return_exceptions=True)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"The database {self._database} is closed already.")


class SqlStore:
    """A part of the store. Its methods are jobs of a writer, see `reads` and `writes`."""

    def __init__(self, writer: DatabaseWriter) -> None:
        self.writer = writer

    async def changes(self, sql: str, values: Values) -> bool:
        """Execute a statement that writes. Return whether it has changed, added or deleted a row."""
        return await self.writer.write(lambda connection: connection.execute(sql, values).rowcount > 0)


def reads(
    job: Callable[Concatenate[S, DatabaseConnection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Let a thread of the writer run a method that reads. Callers await it and pass no connection."""

    @wraps(job)
    async def method(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.writer.read(lambda connection: job(self, connection, *args, **kwargs))

    return method


def writes(
    job: Callable[Concatenate[S, DatabaseConnection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Let a thread of the writer run a method that writes. Callers await it and pass no connection."""

    @wraps(job)
    async def method(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.writer.write(lambda connection: job(self, connection, *args, **kwargs))

    return method


def _complain(error: StoreError) -> None:
    """Log a failure of the database. `LogDeduplicator` drops repetitions."""
    later = " The bot continues automatically once it answers." if isinstance(error, Unreachable) else ""
    log.error("The database failed: %s%s", error, later)
