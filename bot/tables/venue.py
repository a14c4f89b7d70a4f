"""Capabilities of the places of tables, declared once for each kind of place."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import TableRow


@dataclass(frozen=True, slots=True)
class Venue:
    """A kind of place, by its `key`.

    - `posts`: the table has a message there that everyone sees.
    - `at_will`: the bot can write and edit there at any time. Otherwise it reaches a message only by the token of its
      command or of a press on it.
    - `pings`: users may be mentioned there.
    - `threads`: a match may get a thread.
    - `clocks`: the time for an answer ends there. Otherwise every question waits for its persons as long as they like,
      and computers wait for nobody.
    - `least_clock_s`: the shortest clock of turns, in seconds.
    - `counts`: matches there change standings and ratings.
    """

    key: str
    posts: bool = False
    at_will: bool = False
    pings: bool = False
    threads: bool = False
    clocks: bool = False
    least_clock_s: int = 0
    counts: bool = False


SERVER = Venue("server", posts=True, at_will=True, pings=True, threads=True, clocks=True, counts=True)
"""Channel of a guild that has the bot."""
FRIENDS = Venue("friends", posts=True, clocks=True, least_clock_s=60 * 60)
"""Group, or direct messages of two users. Nobody is pinged there, so no player's time may be short."""
ALONE = Venue("alone")
"""Place of a match of one person. It belongs to them and to no channel, and only they see it."""


def venue_of(row: TableRow) -> Venue:
    """Return the place of a table."""
    return place_of(row.guild, row.channel)


def place_of(guild: int, channel: int) -> Venue:
    """Return the kind of place of a guild and a channel.

    Outside of guilds (0), friends play in a channel. Without a channel (0), the table belongs to one person.
    """
    if guild:
        return SERVER
    return FRIENDS if channel else ALONE
