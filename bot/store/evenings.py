"""The interface to evenings.

An evening is the play in a channel and its threads without a six-hour pause between moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

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


class Evenings(Protocol):
    """Evenings, which begin and continue with each saved move. All methods raise StoreError.

    A match belongs to the evening in which it ends.
    """

    async def running(self, channel: int, now: int) -> Evening | None:
        """Return the evening that is running in a channel, or None."""
        ...

    async def get_ended(self, now: int) -> list[Evening]:
        """Return the evenings that have ended. A later move in the channel belongs to its next evening.

        If the clock was set back, the latest move may be in the future. It then counts as made now.
        """
        ...

    async def ledger(self, evening: int) -> Ledger:
        """Return the totals of an evening, all read at one moment."""
        ...

    async def sending(self, evening: int) -> None:
        """Note that the message about an evening is about to be sent."""
        ...

    async def forget(self, evening: int) -> None:
        """Delete an evening. Its message was sent, or is not going to be sent."""
        ...
