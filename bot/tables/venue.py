"""What the place of a table can do: declared once for each kind of place, and read by whoever wants to do something
there."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import TableRow


@dataclass(frozen=True, slots=True)
class Venue:
    """A kind of place, by its `key`. posts: the table has a message there that everybody sees. at_will: the bot writes
    and edits there by itself; else it reaches a message by the token of its command or of a press on it alone. pings:
    people may be called there. threads: a match may get one. clocks: the time for an answer ends there; else every
    question waits for its persons as long as they like, and computers for nobody. least_clock_s: the shortest clock of
    turns, in seconds. counts: what is played there changes standings and ratings."""

    key: str
    posts: bool = False
    at_will: bool = False
    pings: bool = False
    threads: bool = False
    clocks: bool = False
    least_clock_s: int = 0
    counts: bool = False


SERVER = Venue("server", posts=True, at_will=True, pings=True, threads=True, clocks=True, counts=True)
"""A channel of a server that has the bot."""
FRIENDS = Venue("friends", posts=True, clocks=True, least_clock_s=60 * 60)
"""A group, or the direct messages of two: nobody is called there, so nobody's time may be short."""
ALONE = Venue("alone")
"""Wherever its one person is: the match belongs to them and to no channel, and is shown to them alone."""


def venue_of(row: TableRow) -> Venue:
    """The place of a table."""
    return place_of(row.guild, row.channel)


def place_of(guild: int, channel: int) -> Venue:
    """What a server and a channel are: outside of servers (0) a table has a channel where friends play, and none (0)
    where its one person is all that it has."""
    if guild:
        return SERVER
    return FRIENDS if channel else ALONE
