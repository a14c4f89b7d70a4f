"""News between processes that share a database: requests to other processes, and hints about changed data."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

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


class News:
    """Hints that another process has written something. With a database that only one process uses, none come.

    A hint may come twice. It may also get lost with a connection, so listeners should check regularly, too.
    """

    def __init__(self) -> None:
        self._told = defaultdict[str, list[Callable[[], None]]](list)

    def hear(self, kind: Kind, told: Callable[[], None]) -> None:
        """Register `told` to be called when another process has written data of this kind.

        It is called in the event loop, soon after the write.
        """
        self._told[kind].append(told)
