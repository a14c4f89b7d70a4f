"""What the parts of the memory ask of a database: a connection in the words of Python's DB-API, and somebody who reads
and writes over it.

SQL is written once, with `?` and `:name` for values, in what SQLite and PostgreSQL both understand or
`postgres/dialect.py` turns into the other's words: a conflict names its columns, flags are 0 and 1, what is counted
under a condition is filtered, and `now_ms()` is now by the clock of the database, in unix milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bot.store.work import Work

T = TypeVar("T")

NOW = "SELECT now_ms()"

Values = Sequence[Any] | Mapping[str, Any]
"""What stands for the marks or names in a statement."""


class Cursor(Protocol):
    """What a statement has found or done, as DB-API 2.0 has it: rows are tuples."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class DatabaseConnection(Protocol):
    """An open database in the middle of a job. What goes wrong is raised as DB-API says; an IntegrityError leaves what
    the job did before to be undone with it."""

    @property
    def IntegrityError(self) -> type[Exception]: ...  # noqa: N802 (so called by DB-API)

    def execute(self, sql: str, parameters: Values = ..., /) -> Cursor: ...

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor: ...

    def tables_with(self, column: str) -> list[str]:
        """The tables that have such a column, by name."""
        ...

    def defer_keys(self) -> None:
        """Look at foreign keys at the commit alone, whatever the order until then."""
        ...


Job = Callable[[DatabaseConnection], T]
"""Reads or writes at one moment."""


class DatabaseWriter(Protocol):
    """Runs jobs one after the other, and those that write in groups that share a commit."""

    @property
    def work(self) -> Work:
        """What was written so far."""
        ...

    async def read(self, job: Job[T]) -> T:
        """What `job` finds in committed data. Raises StoreError."""
        ...

    async def write(self, job: Job[T]) -> T:
        """Run `job` and return what it returns, once that is on the disk for good.

        An exception of the job undoes this job only. A database that fails undoes its whole group, which gets
        StoreError. A cancelled call may have been saved.
        """
        ...
