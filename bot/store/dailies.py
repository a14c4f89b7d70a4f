"""The deal of each day, the same for everybody: what is played from which seed, by whom, and where it is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Daily:
    """A day, counted from 1970-01-01 in UTC. level, samples: how its computers play. seed: secret until the day is
    closed. new_key: the key by which seeds were made until the day before was lost. engine: what plays it, known once
    it is open. kept: it could not be played all day, so that no streak ends by it. Times are unix milliseconds."""

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
    """What somebody plays of a day, begun on that server. moves: all until now, as `seat action`. points: once it has
    ended."""

    day: int
    user: int
    guild: int
    moves: tuple[str, ...]
    begun_at: int
    ended_at: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class DailyLine:
    """The public message of a server about a day, and the words that it shows."""

    guild: int
    day: int
    channel: int
    message: int
    shown: str


class DailyStore(Protocol):
    """All raise StoreError. Whoever comes second changes nothing: several processes may look after the same days."""

    async def announce(self, daily: Daily) -> None:
        """Keep what will be played on a day, unless that is settled."""
        ...

    async def open(self, day: int, now: int, engine: str, *, kept: bool) -> bool:
        """Open a day that was announced; whether that was done now."""
        ...

    async def keep(self, day: int) -> None:
        """Note that a day could not be played all of it."""
        ...

    async def close(self, until: int, now: int) -> list[int]:
        """Close the open days up to that one, and return them: from now on everything of them is told."""
        ...

    async def of(self, day: int) -> Daily | None: ...

    async def between(self, first: int, last: int) -> list[Daily]:
        """The days that were opened, in their order."""
        ...

    async def latest(self) -> Daily | None:
        """The day that was announced last of all."""
        ...

    async def hand(self, day: int, users: Collection[int]) -> DailyHand | None:
        """The hand of somebody, by the numbers by which they may be known."""
        ...

    async def begin(self, hand: DailyHand) -> bool:
        """Keep a new hand; False where they have one that day, or it is closed."""
        ...

    async def move(self, hand: DailyHand, known: int) -> bool:
        """Keep the moves of a hand and how it ended; False where there are others than the `known` number of moves, or
        the day is closed."""
        ...

    async def ended(self, day: int) -> list[DailyHand]:
        """The hands that were played to their end, the most points first, of equal ones the first that ended."""
        ...

    async def played(self, user: int) -> list[int]:
        """The days of which somebody has played the hand to its end."""
        ...

    async def line(self, guild: int) -> DailyLine | None: ...

    async def tell(self, line: DailyLine) -> None:
        """Keep where the line of a server stands, instead of the one before."""
        ...

    async def wanting(self) -> Sequence[int]:
        """The servers that have chosen a channel for the line."""
        ...
