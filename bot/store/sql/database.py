"""Requirements of the store for a database: a connection as in Python's DB-API, on which a writer runs jobs.

Each statement is written once, with `?` and `:name` for values. SQLite and PostgreSQL must both understand it, or
`postgres/dialect.py` must be able to translate it. Therefore conflicts name their columns, flags are 0 and 1, and
conditional counts use FILTER. `now_ms()` is the current time by the clock of the database, in unix milliseconds.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

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
    """A connection to a database during a job. Errors are those of DB-API.

    A job that catches an IntegrityError must raise an error, too, so that its earlier changes are undone.
    """

    @property
    def IntegrityError(self) -> type[Exception]: ...  # noqa: N802 (so called by DB-API)

    def execute(self, sql: str, parameters: Values = ..., /) -> Cursor: ...

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor: ...

    def tables_with(self, column: str) -> list[str]:
        """Return the names of the tables that have this column."""
        ...

    def defer_keys(self) -> None:
        """Postpone the check of foreign keys to the commit, so that statements can run in any order."""
        ...


def first(connection: DatabaseConnection, sql: str, values: Values = ()) -> Any:
    """Return the first value of the first row, or None if there is no row."""
    found = connection.execute(sql, values).fetchone()
    return found[0] if found else None


def column(connection: DatabaseConnection, sql: str, values: Values = ()) -> list[Any]:
    """Return the first value of each row."""
    return [value for value, *_ in connection.execute(sql, values)]


Job = Callable[[DatabaseConnection], T]
"""A function that reads or writes on a connection. It sees the data of one moment."""
