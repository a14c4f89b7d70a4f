"""Requirements of the store on a database: a connection after Python's DB-API, and a writer that runs jobs on it.

SQL is written once, with `?` and `:name` for values. SQLite and PostgreSQL must both understand it, or
`postgres/dialect.py` must be able to translate it. Therefore conflicts name their columns, flags are 0 and 1, and
conditional counts use FILTER. `now_ms()` is now by the clock of the database, in unix milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bot.store.work import Work

T = TypeVar("T")

NOW = "SELECT now_ms()"

Values = Sequence[Any] | Mapping[str, Any]
"""Values for the placeholders of a statement."""


class Cursor(Protocol):
    """The result of a statement, as in DB-API 2.0. Rows are tuples."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class DatabaseConnection(Protocol):
    """An open database during a job. Errors are those of DB-API.

    After an IntegrityError, the earlier changes of the job are still to be undone with it.
    """

    @property
    def IntegrityError(self) -> type[Exception]: ...  # noqa: N802 (so called by DB-API)

    def execute(self, sql: str, parameters: Values = ..., /) -> Cursor: ...

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor: ...

    def tables_with(self, column: str) -> list[str]:
        """Return the names of the tables that have this column."""
        ...

    def defer_keys(self) -> None:
        """Check foreign keys only at the commit, so that statements can run in any order."""
        ...


Job = Callable[[DatabaseConnection], T]
"""A function that reads or writes on a connection, as of one moment."""


class DatabaseWriter(Protocol):
    """A runner of jobs, one after the other. Writing jobs run in groups that share a commit."""

    @property
    def work(self) -> Work:
        """The counters of what was written so far."""
        ...

    async def read(self, job: Job[T]) -> T:
        """Return what `job` finds in committed data. Raises StoreError."""
        ...

    async def write(self, job: Job[T]) -> T:
        """Run `job` and return its result, once it is safely on the disk.

        An exception of the job undoes only this job. A failing database undoes the whole group, and each of its jobs
        gets StoreError. A cancelled call may have been saved.
        """
        ...
