"""What processes on one memory say to each other: what is to be done by another, and that something was written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

Kind = Literal["choices", "requests"]
"""What servers and people have chosen, whom they have blocked, who was forgotten; what is asked of other processes."""

BEGUN = "begun"
"""The answer of a request that is being done at this moment, and cannot be withdrawn any more."""


@dataclass(frozen=True, slots=True)
class Request:
    """`kind` says what is to be done, with further `words`; `user` who asks for it, or whom it is about. table: the
    process that has it does it; None: every process does. answer: what came of it, None as long as it is not done.
    age_ms: the time since it was asked, or if every process does it, since it was answered."""

    kind: str
    user: int
    table: int | None = None
    words: str = ""
    id: int = 0
    answer: str | None = None
    age_ms: int = field(default=0, compare=False)


class Requests(Protocol):
    """Requests between processes. The process that is asked hears of it soon (`News`), and finds it when it looks. Ages
    are by the clock of the database. All raise StoreError."""

    async def ask(self, request: Request) -> int:
        """Ask for something. Returns the number of the request. Of every process each is asked once for a kind and
        user: asked again, it is not done yet."""
        ...

    async def of_mine(self, lately_ms: int) -> list[Request]:
        """Return what was asked in the last `lately_ms` at tables of this process and is not done."""
        ...

    async def of_all(self, kind: str) -> list[Request]:
        """Return what is asked of every process, done or not."""
        ...

    async def begin(self, request: int) -> bool:
        """Note that it is being done, if nobody does it and its asker still waits: whether that is so. Raises LeaseLost
        where its table is of another process by now."""
        ...

    async def answer(self, request: int, answer: str | None) -> None:
        """Note what came of a request; None: it was begun and is not done, and may be tried again. Raises LeaseLost
        where its table is of another process by now."""
        ...

    async def answered(self, request: int) -> str | None:
        """What came of it, or BEGUN; None: it is not done yet, or there is none of that number."""
        ...

    async def withdraw(self, request: int) -> str | None:
        """Ask for that no more. Returns what had come of it by then; None: it is not done, and will not be; BEGUN: it
        is being done, and stays asked for."""
        ...


class News(Protocol):
    """A hint and no more: it may come twice, or be lost with a connection, so whoever hears it looks now and then
    anyway."""

    def hear(self, kind: Kind, told: Callable[[], None]) -> None:
        """Have `told` called, in the loop, soon after another process has written something of that kind."""
        ...


class NoNews:
    """`News` of a memory that one process has alone."""

    def hear(self, kind: Kind, told: Callable[[], None]) -> None:
        pass
