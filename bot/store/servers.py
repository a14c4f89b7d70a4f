"""The data of servers: how much is played there in a week."""

from collections.abc import Mapping
from dataclasses import dataclass

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
