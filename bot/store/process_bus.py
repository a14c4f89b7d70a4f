"""The interface between processes that share a database: requests to other processes, and news of writes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

Kind = Literal["choices", "requests"]
"""Kinds of news.

`choices`: settings, preferences, blocks and deletions of data. `requests`: what other processes are asked to do.
"""

BEGUN = "begun"
"""The answer of a request that is being done right now. It can no longer be withdrawn."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request to another process.

    `kind`, `words`: what is to be done. `user`: who asks for it, or whom it is about. `table`: the process that has
    this table does it; None: every process does. `answer`: the result, None until it is done. `age_ms`: the time since
    it was asked, or since it was answered if every process does it.
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

    The process that is asked soon hears of it (`News`), and finds it when it looks. Ages are by the clock of the
    database.
    """

    async def ask(self, request: Request) -> int:
        """Save a request and return its number.

        A request to every process exists once per kind and user. Asking again makes it undone again.
        """
        ...

    async def of_mine(self, lately_ms: int) -> list[Request]:
        """Return what was asked in the last `lately_ms` at tables of this process and is not done."""
        ...

    async def of_all(self, kind: str) -> list[Request]:
        """Return the requests to every process, done or not."""
        ...

    async def begin(self, request: int) -> bool:
        """Mark a request as being done, and return whether that worked.

        It fails if another one does it already, or if it was withdrawn. Raises LeaseLost if its table now belongs to
        another process.
        """
        ...

    async def answer(self, request: int, answer: str | None) -> None:
        """Save the result of a request. None means that it was begun but not done, and may be tried again.

        Raises LeaseLost if its table now belongs to another process.
        """
        ...

    async def answered(self, request: int) -> str | None:
        """Return the result, or BEGUN. Return None if it is not done yet, or if there is no such request."""
        ...

    async def withdraw(self, request: int) -> str | None:
        """Withdraw a request, and return its result so far.

        None: it was not done and won't be. BEGUN: it is being done, and can't be withdrawn.
        """
        ...


class News(Protocol):
    """Hints that another process wrote something.

    A hint may come twice, or get lost with a connection. Listeners should therefore also check regularly.
    """

    def hear(self, kind: Kind, told: Callable[[], None]) -> None:
        """Call `told` in the event loop soon after another process has written something of this kind."""
        ...


class NoNews:
    """`News` for a database that only one process uses."""

    def hear(self, kind: Kind, told: Callable[[], None]) -> None:
        pass
