"""The interface to the daily deal, the same for everyone: what is played, by whom, and where it is announced."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily deal. Times are unix milliseconds.

    `day`: days since 1970-01-01, in UTC. `level`, `samples`: how the computers play. `seed`: secret until the day is
    closed. `new_key`: the key behind earlier seeds was lost, so this seed is from a new key. `engine`: the version that
    plays the deal, known once the day is open. `kept`: the deal could not be played all day, so a missed hand ends no
    streak.
    """

    day: int
    game: str
    rules: str
    seats: int
    level: str
    samples: int
    seed: bytes
    new_key: bool
    announced_at: int
    opened_at: int | None = None
    engine: str | None = None
    kept: bool = False
    closed_at: int | None = None


@dataclass(frozen=True, slots=True)
class DailyHand:
    """A user's hand of a daily deal.

    `guild`: the server where the user began the hand. `moves`: all moves so far, each as `seat action`. `points`: None
    until the hand has ended.
    """

    day: int
    user: int
    guild: int
    moves: tuple[str, ...]
    begun_at: int
    ended_at: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class DailyLine:
    """A server's public message about a day. `shown`: its text."""

    guild: int
    day: int
    channel: int
    message: int
    shown: str


class DailyStore(Protocol):
    """Daily deals, their hands and messages. All methods raise StoreError.

    Several processes may manage the same day. Only the first change of a kind is made; the same change by a second
    process does nothing.
    """

    async def announce(self, daily: Daily) -> None:
        """Save the deal of a day, unless that day already has one."""
        ...

    async def open(self, day: int, now: int, engine: str, *, kept: bool) -> bool:
        """Open an announced day. Return whether this call opened it.

        `engine`: the version of the engine that plays the deal. `kept`: as in `Daily`.
        """
        ...

    async def keep(self, day: int) -> None:
        """Note that a day's deal could not be played all day long (`Daily.kept`)."""
        ...

    async def close(self, until: int, now: int) -> list[int]:
        """Close the open days up to `until`, and return those days. Everything about a closed day is public."""
        ...

    async def get(self, day: int) -> Daily | None: ...

    async def between(self, first: int, last: int) -> list[Daily]:
        """Return the opened days from `first` to `last`, inclusive, in order."""
        ...

    async def latest(self) -> Daily | None:
        """Return the last announced day."""
        ...

    async def hand(self, day: int, users: Collection[int]) -> DailyHand | None:
        """Return a user's hand of a day, or None. `users`: all ids by which the user may be known."""
        ...

    async def begin(self, hand: DailyHand) -> bool:
        """Save a new hand. Return False if the user already has one that day, or if the day is closed."""
        ...

    async def move(self, hand: DailyHand, known: int) -> bool:
        """Save the moves of a hand, and its end if it has ended.

        `known`: the number of moves that should be saved already. Return False if this number is wrong, or if the day
        is closed.
        """
        ...

    async def ended(self, day: int) -> list[DailyHand]:
        """Return the finished hands of a day, most points first.

        Of equal hands, the one that was finished first comes first.
        """
        ...

    async def played(self, user: int) -> list[int]:
        """Return the days on which the user finished their hand."""
        ...

    async def line(self, guild: int) -> DailyLine | None: ...

    async def tell(self, line: DailyLine) -> None:
        """Save a server's message about a day. It replaces the server's previous message."""
        ...

    async def wanting(self) -> Sequence[int]:
        """Return the servers that have chosen a channel for messages about the daily deal."""
        ...
