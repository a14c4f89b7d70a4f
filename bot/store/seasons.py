"""Seasons: quarters of a year in UTC, each known by its first day (20260701) and called 2026-Q3; what is done once when
one ends."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

MONTHS = 3
WRITTEN = re.compile(r"(?:(\d{4})\W*q([1-4])|q([1-4])\W*(\d{4}))", re.IGNORECASE | re.ASCII)


def season_name(first: int) -> str:
    """What the season that begins on that day is called."""
    return f"{first // 10_000}-Q{(first // 100 % 100 + MONTHS - 1) // MONTHS}"


def season_meant(typed: str) -> int | None:
    """The first day of the season that somebody names, as 2026-Q3, q3 2026 or 2026q3; None: of no season."""
    found = WRITTEN.fullmatch(typed.strip())
    if found is None:
        return None
    year, quarter = found[1] or found[4], found[2] or found[3]
    return int(year) * 10_000 + (int(quarter) * MONTHS - 2) * 100 + 1 if int(year) else None


def is_season(first: int) -> bool:
    """Whether a season begins on that day."""
    return season_meant(season_name(first)) == first


def season_before(first: int) -> int:
    """The first day of the season before."""
    year, month = divmod(first // 10_000 * 12 + first // 100 % 100 - 1 - MONTHS, 12)
    return year * 10_000 + (month + 1) * 100 + 1


def season_after(first: int) -> int:
    """The first day of the next season."""
    year, month = divmod(first // 10_000 * 12 + first // 100 % 100 - 1 + MONTHS, 12)
    return year * 10_000 + (month + 1) * 100 + 1


def season_begins(first: int) -> datetime:
    """The moment in which the season begins."""
    return datetime(first // 10_000, first // 100 % 100, first % 100, tzinfo=UTC)


WANTED = ("season", "champion")
"""The settings of a server of which one at least is chosen where something is done at the end of a season."""


@dataclass(frozen=True, slots=True)
class SeasonClaim:
    """What is left to be done at the end of a season, on a server that this process has for a while."""

    tell: bool
    crown: bool


@dataclass(frozen=True, slots=True)
class Dearest:
    """The dearest hand of a season: at which table, won by whom (negative: a person who had their data deleted), with
    how many points and which patterns."""

    table: int
    user: int
    points: int
    patterns: tuple[str, ...]


class Seasons(Protocol):
    """What is done once at the end of a season. A season is its first day. All raise StoreError; times are unix
    milliseconds."""

    async def notice(self, ended: int) -> None:
        """Begin with the servers that want it since a short while: what has ended until now is done there. Those that
        want it no more are forgotten."""
        ...

    async def due(self, ended: int) -> list[int]:
        """The servers where something is left to be done for the season that ended latest, or one before it."""
        ...

    async def claim(self, guild: int, ended: int, lasts_ms: int) -> SeasonClaim | None:
        """Have a server to oneself for so long, by the clock of the database; None where nothing is left to be done, or
        another process has it. A claim that reaches further than one made now is of a clock that was set back, and
        counts no more. From the claim on, the results of the season can't be voided (`latest`): the podium and the
        message say the same."""
        ...

    async def release(self, guild: int) -> None:
        """Let others, or a later try, have it."""
        ...

    async def told(self, guild: int, ended: int, *, shown: bool) -> None:
        """Note that the end of that season is done with. shown: a message or a role shows it; otherwise its results may
        change again."""
        ...

    async def latest(self, guild: int) -> int:
        """The latest season whose end a message or a role shows on a server, or is about to; 0: none. Results up to
        there stay as they are (`Moderation.void`)."""
        ...

    async def crowned(self, guild: int, ended: int, held: Mapping[int, int]) -> None:
        """Note that the role of the champion is done with for that season, and which role each champion has, of those
        whose data were not deleted meanwhile."""
        ...

    async def champions(self, guild: int) -> dict[int, int]:
        """The role that each of the latest champions has from us."""
        ...

    async def dearest(self, guild: int, game: str, since: int, until: int) -> Dearest | None:
        """The dearest hand of the rated matches that ended from `since` on and before `until`, of those whom no
        moderator has taken off the leaderboards; of equal ones the first."""
        ...
