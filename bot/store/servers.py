"""What is remembered of servers: which ones the bot is on, what they have chosen, and that all of one is forgotten."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.people import Choices

QUARTER_MS = 15 * 60 * 1000
"""A quarter of an hour: no time zone is off by less."""


@dataclass(frozen=True, slots=True)
class Week:
    """What was played on a server in a week. tables: that began; people: who sat there, `new`: for the first time on
    this server; unfinished: closed before their end."""

    tables: int
    people: int
    new: int
    unfinished: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The weeks in the order in which they were asked for; began: how many tables in each quarter of an hour, by its
    beginning. It names nobody."""

    weeks: tuple[Week, ...]
    began: Mapping[int, int]


class Servers(Protocol):
    """All raise StoreError. Times are unix milliseconds. `application`: another bot with the same memory is asked for
    nothing of this one."""

    @property
    def settings(self) -> Choices:
        """What servers have chosen."""
        ...

    async def choosing(self, key: str) -> dict[int, str]:
        """What is chosen under this key on each server that has chosen it."""
        ...

    async def known(self, application: int) -> set[int]:
        """The servers where this application is or was, as far as they are not forgotten."""
        ...

    async def arrived(self, application: int, guilds: Iterable[int]) -> None:
        """Note that the application is on these servers: what was left there is not forgotten."""
        ...

    async def left(self, application: int, guilds: Collection[int], at: int) -> None:
        """Note that the application was removed from these servers, unless that is noted already."""
        ...

    async def greet(self, guild: int, at: int) -> bool:
        """Note that a server is greeted now; whether it has not been before, as far as it is not forgotten."""
        ...

    async def numbers(self, guild: int, spans: Sequence[tuple[int, int]]) -> Numbers:
        """What was played on a server in these weeks, each from a moment on and before another; of a week with more
        than 20,000 tables only so many are looked at."""
        ...

    async def due(self, application: int, until: int) -> int | None:
        """The server that removed this application longest ago, if that was not after `until`."""
        ...

    async def forget_tables(self, application: int, guild: int, until: int, most: int) -> list[int]:
        """Delete some tables of a server that is due, with all that belongs to them, and return which they were:
        whichever process had them, for nothing can be written to one that is not there.

        Where none is left, delete what else is kept of that server, and the note that it removed the bot.
        """
        ...
