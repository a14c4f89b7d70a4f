"""The interface to servers: which ones the bot is on, their settings, and the deletion of all their data."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.people import Choices

QUARTER_MS = 15 * 60 * 1000
"""Milliseconds in a quarter of an hour. Every time zone offset is a multiple of it."""


@dataclass(frozen=True, slots=True)
class Week:
    """A week of play on a server.

    `tables`: the number of tables whose match began. `people`: the number of users who sat there. `new`: the number of
    those who sat at a table of this server for the first time. `unfinished`: the number of tables that were closed
    before their end.
    """

    tables: int
    people: int
    new: int
    unfinished: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """Statistics of a server, without names. `weeks`: in the order in which the caller asked for them.

    `began`: the number of tables by the quarter of an hour in which they began.
    """

    weeks: tuple[Week, ...]
    began: Mapping[int, int]


class Servers(Protocol):
    """The servers of the bot. All methods raise StoreError. Times are unix milliseconds.

    `application`: the id of this bot. Other bots may use the same database.
    """

    @property
    def settings(self) -> Choices:
        """The settings of servers."""
        ...

    async def choosing(self, key: str) -> dict[int, str]:
        """Return the value of this setting on each server that has set it."""
        ...

    async def known(self, application: int) -> set[int]:
        """Return the servers where this application is or was. Servers whose data was deleted are left out."""
        ...

    async def arrived(self, application: int, guilds: Iterable[int]) -> None:
        """Note that the application is on these servers, so that their saved data is not deleted."""
        ...

    async def left(self, application: int, guilds: Collection[int], at: int) -> None:
        """Note that the application was removed from these servers, unless that is already noted."""
        ...

    async def greet(self, guild: int, at: int) -> bool:
        """Note that a server is greeted now.

        Return False if it was already greeted, and its data was not deleted since.
        """
        ...

    async def numbers(self, guild: int, spans: Sequence[tuple[int, int]]) -> Numbers:
        """Return a server's statistics for these weeks.

        `spans`: the first moment of each week, and the moment after its end.

        At most 20,000 tables of each week are counted.
        """
        ...

    async def due(self, application: int, until: int) -> int | None:
        """Return the server that removed this application longest ago, or None.

        Only removals up to the time `until` count.
        """
        ...

    async def forget_tables(self, application: int, guild: int, until: int, most: int) -> list[int]:
        """Delete up to `most` tables of a server that `due` returned, with all their data. Return their numbers.

        The tables may belong to any process, because nothing can be written to a deleted table.

        If no table is left, delete all other data about the server. This includes the note that the server removed the
        bot.
        """
        ...
