"""Evenings: what is played in a channel, threads and all, without a pause of six hours between two moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

PAUSE_MS = 6 * 60 * 60 * 1000
"""After so long without a move an evening is over."""

STEP_MS = 60 * 1000
"""So exactly the latest move of an evening is kept."""


@dataclass(frozen=True, slots=True)
class Evening:
    """One evening: where it is, its first move and, to the minute, its latest (unix milliseconds), and whether its
    message may be there."""

    id: int
    guild: int
    channel: int
    began_at: int
    moved_at: int
    sent: bool = False


class Gain(NamedTuple):
    """What somebody has of the matches of one game."""

    game: str
    user: int
    played: int
    won: int
    points: int


class Best(NamedTuple):
    """The best hand of a game: at which table, by its number there, who won it and with what."""

    game: str
    table: int
    hand: int
    user: int
    points: int
    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """What the matches that count and ended in an evening add up to. matches: how many of which game, the most first.
    gains: by game, the most points first; best: the best hand of each game. Nobody is in there whom the leaderboards of
    the server do not show."""

    matches: Mapping[str, int]
    gains: tuple[Gain, ...]
    best: Mapping[str, Best]


class Evenings(Protocol):
    """Each move keeps the evening of its channel, and the end of a match lies in it. All raise StoreError."""

    async def running(self, channel: int, now: int) -> Evening | None:
        """The evening that goes on in a channel, None if there is none."""
        ...

    async def over(self, now: int) -> list[Evening]:
        """The evenings that have ended: whatever is moved there later belongs to the next one. Where the clock was set
        back behind the latest move, that counts as made now."""
        ...

    async def ledger(self, evening: int) -> Ledger:
        """What it adds up to, as of one moment."""
        ...

    async def sending(self, evening: int) -> None:
        """Note that its message is about to be sent."""
        ...

    async def forget(self, evening: int) -> None:
        """Keep nothing more of it: it is told, or will not be."""
        ...
