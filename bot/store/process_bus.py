"""The interface between processes that share a database: requests to other processes, and hints about changed data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

Kind = Literal["choices", "requests"]
"""Kinds of changed data.

`choices`: settings, preferences, blocks and deletions of data. `requests`: requests to other processes.
"""

BEGUN = "begun"
"""The answer of a request that is being carried out now. Such a request can no longer be withdrawn."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request to another process.

    `kind`, `words`: what is to be done. `user`: the user who asks, or whom the request is about. `table`: a table whose
    process carries out the request. None means that every process carries it out. `answer`: the result, or None until
    the request is done. `age_ms`: the time since the request was made. For a request to every process, it is the time
    since the answer, once there is one.
    """

    kind: str
    user: int
    table: int | None = None
    words: str = ""
    id: int = 0
    answer: str | None = None
    age_ms: int = field(default=0, compare=False)


class Requests(Protocol):
    """Requests between processes. All methods raise StoreError.

    `News` tells the asked process soon about a request. The process also finds it with its next regular check. Ages are
    measured by the clock of the database.
    """

    async def ask(self, request: Request) -> int:
        """Save a request and return its number.

        A request to every process replaces the previous one of the same kind and user, and counts as not done.
        """
        ...

    async def get_own(self, lately_ms: int) -> list[Request]:
        """Return the requests for tables of this process that are at most `lately_ms` old and have no answer."""
        ...

    async def get_for_all(self, kind: str) -> list[Request]:
        """Return the requests of this kind that are for every process, done or not."""
        ...

    async def begin(self, request: int) -> bool:
        """Mark a request as being carried out, and return whether that worked.

        It fails if the request was withdrawn, or if another task already carries it out. Raises LeaseLost if the
        request's table now belongs to another process.
        """
        ...

    async def answer(self, request: int, answer: str | None) -> None:
        """Save the result of a request.

        None means that the request was begun but not done, so that it may be tried again.

        Raises LeaseLost if the request's table now belongs to another process.
        """
        ...

    async def answered(self, request: int) -> str | None:
        """Return the result of a request, or BEGUN while it is being carried out.

        Return None if it is not done yet or does not exist.
        """
        ...

    async def withdraw(self, request: int) -> str | None:
        """Withdraw a request, and return its result so far.

        None: the request was not done, and won't be. BEGUN: the request is being carried out, and can't be withdrawn.
        """
        ...


class News(Protocol):
    """Hints that another process has written something.

    A hint may come twice. It may also get lost with a connection, so listeners should check regularly, too.
    """

    def hear(self, kind: Kind, told: Callable[[], None]) -> None:
        """Register `told` to be called when another process has written data of this kind.

        It is called in the event loop, soon after the write.
        """
        ...


class NoNews:
    """`News` for a database that only one process uses."""

    def hear(self, kind: Kind, told: Callable[[], None]) -> None:
        pass
