"""Seasons, and the interface to what happens once when one ends.

A season is a quarter of a year in UTC. It is identified by its first day (20260701) and named like 2026-Q3.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

MONTHS = 3
WRITTEN = re.compile(r"(?:(\d{4})\W*q([1-4])|q([1-4])\W*(\d{4}))", re.IGNORECASE | re.ASCII)


def season_name(first: int) -> str:
    """Return the name of the season that begins on day `first`."""
    return f"{first // 10_000}-Q{(first // 100 % 100 + MONTHS - 1) // MONTHS}"


def season_meant(typed: str) -> int | None:
    """Return the first day of the season that a user typed, as 2026-Q3, q3 2026 or 2026q3, or None."""
    found = WRITTEN.fullmatch(typed.strip())
    if found is None:
        return None
    year, quarter = found[1] or found[4], found[2] or found[3]
    return int(year) * 10_000 + (int(quarter) * MONTHS - 2) * 100 + 1 if int(year) else None


def is_season(first: int) -> bool:
    """Return whether a season begins on that day."""
    return season_meant(season_name(first)) == first


def season_before(first: int) -> int:
    """Return the first day of the previous season."""
    year, month = divmod(first // 10_000 * 12 + first // 100 % 100 - 1 - MONTHS, 12)
    return year * 10_000 + (month + 1) * 100 + 1


def season_after(first: int) -> int:
    """Return the first day of the next season."""
    year, month = divmod(first // 10_000 * 12 + first // 100 % 100 - 1 + MONTHS, 12)
    return year * 10_000 + (month + 1) * 100 + 1


def season_begins(first: int) -> datetime:
    """Return the moment when a season begins."""
    return datetime(first // 10_000, first // 100 % 100, first % 100, tzinfo=UTC)


WANTED = ("season", "champion")
"""Server settings that ask for something at the end of a season. At least one must be set."""


@dataclass(frozen=True, slots=True)
class SeasonClaim:
    """The remaining tasks at the end of a season, on a server that this process has claimed for a while."""

    tell: bool
    crown: bool


@dataclass(frozen=True, slots=True)
class Dearest:
    """The hand with the most points of a season: its table, winner, points and patterns.

    `user` is negative for a person who had their data deleted.
    """

    table: int
    user: int
    points: int
    patterns: tuple[str, ...]


class Seasons(Protocol):
    """The tasks at the end of a season. A season is given by its first day.

    All methods raise StoreError. Times are unix milliseconds.
    """

    async def notice(self, ended: int) -> None:
        """Register the servers that have recently asked for it, with everything up to season `ended` as done.

        Servers that no longer ask for it are removed.
        """
        ...

    async def due(self, ended: int) -> list[int]:
        """Return the servers with remaining tasks for season `ended` or an earlier one."""
        ...

    async def claim(self, guild: int, ended: int, lasts_ms: int) -> SeasonClaim | None:
        """Claim a server for `lasts_ms`, by the clock of the database.

        Return None if nothing remains to be done, or if another process has the server. A claim that ends later than
        one made now comes from a clock that was set back, and is ignored. From the claim on, results of the season
        can't be voided (`latest`), so that the podium and the message agree.
        """
        ...

    async def release(self, guild: int) -> None:
        """Release a server, for another process or a later attempt."""
        ...

    async def told(self, guild: int, ended: int, *, shown: bool) -> None:
        """Note that the end of that season is announced.

        `shown`: a message or a role shows it; otherwise its results may change again.
        """
        ...

    async def latest(self, guild: int) -> int:
        """Return the latest season whose end a message or a role shows on a server, or is about to; 0 for none.

        Results up to that season can no longer be voided (`Moderation.void`).
        """
        ...

    async def crowned(self, guild: int, ended: int, held: Mapping[int, int]) -> None:
        """Note that the champion's role is settled for that season, and which role each champion has.

        Champions whose data was deleted since are left out.
        """
        ...

    async def champions(self, guild: int) -> dict[int, int]:
        """Return the role that each of the latest champions has from the bot."""
        ...

    async def dearest(self, guild: int, game: str, since: int, until: int) -> Dearest | None:
        """Return the hand with the most points in rated matches that ended from `since` on and before `until`.

        Hands of users off the leaderboards are left out. Among equal hands, the first is returned.
        """
        ...
