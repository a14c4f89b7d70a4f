"""What the place of a table can do: declared once for each kind of place, and read by whoever wants to do something
there."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import TableRow


@dataclass(frozen=True, slots=True)
class Venue:
    """A kind of place, by its `key`. posts: the table has a message there that everybody sees. pings: people may be
    called there. threads: a match may get one. clocks: the time for an answer ends there; else every question waits for
    its persons as long as they like, and computers for nobody. counts: what is played there changes standings and
    ratings."""

    key: str
    posts: bool = False
    pings: bool = False
    threads: bool = False
    clocks: bool = False
    counts: bool = False


SERVER = Venue("server", posts=True, pings=True, threads=True, clocks=True, counts=True)
"""A channel of a server that has the bot."""
ALONE = Venue("alone")
"""Wherever its one person is: the match belongs to them and to no channel, and is shown to them alone."""


def venue_of(row: TableRow) -> Venue:
    """The place of a table, by its server: outside of servers (0) its person is all that it has."""
    return SERVER if row.guild else ALONE
