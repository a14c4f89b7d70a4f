"""The data of evenings.

An evening is the play in a channel and its threads without a six-hour pause between moves.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

PAUSE_MS = 6 * 60 * 60 * 1000
"""Milliseconds without a move after which an evening is over."""

STEP_MS = 60 * 1000
"""Precision, in milliseconds, of the saved time of an evening's latest move."""


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening in a channel.

    `began_at`: its first move. `moved_at`: its latest move, to the minute. Both are unix milliseconds. `sent`: the
    message about the evening may have been sent.
    """

    id: int
    guild: int
    channel: int
    began_at: int
    moved_at: int
    sent: bool = False


class Gain(NamedTuple):
    """A user's totals in the matches of one game."""

    game: str
    user: int
    played: int
    won: int
    points: int


class Best(NamedTuple):
    """The best hand of a game. `hand`: the number of the hand at its table. `user`: the winner."""

    game: str
    table: int
    hand: int
    user: int
    points: int
    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The totals of the counted matches that ended in an evening.

    `matches`: the number of matches by game, most played first. `gains`: sorted by game, then by points, most first.
    `best`: the best hand of each game. Users hidden from the server's leaderboards are left out.
    """

    matches: Mapping[str, int]
    gains: tuple[Gain, ...]
    best: Mapping[str, Best]
