"""Kinds of places for tables, and what is possible at each."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Venue:
    """A kind of place. `key` is its name.

    - `posts`: whether the table has a message there that everyone sees.
    - `at_will`: whether the bot can send and edit messages there at any time. Otherwise it needs the token of a
      command, or of a press on the message.
    - `pings`: whether users may be mentioned there.
    - `threads`: whether a match may get a thread.
    - `clocks`: whether the time for an answer is limited. Otherwise every question waits for its persons as long as
      they like, and computers don't wait at all.
    - `least_clock_s`: the shortest clock of turns, in seconds.
    - `counts`: whether matches there change standings and ratings.
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
"""Group chat, or direct messages of two users. Users can't be pinged there, so no turn may be short."""
ALONE = Venue("alone")
"""Place of a match of one person with computers. It belongs to no channel, and only that person sees it."""


def place_of(guild: int, channel: int) -> Venue:
    """Return the kind of place of a guild and a channel.

    Guild 0 means outside of guilds. There, channel 0 means a table of one person, and any other channel is a group chat
    or direct message of friends.
    """
    return SERVER if guild else FRIENDS if channel else ALONE
