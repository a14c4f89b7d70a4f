"""Seasons, and the tasks that are done once when a season ends.

A season is a quarter of a year in UTC. It is identified by its first day (20260701) and named like 2026-Q3.
"""

import re
from dataclasses import dataclass
from datetime import UTC, datetime

MONTHS = 3
WRITTEN = re.compile(r"(?:(\d{4})\W*q([1-4])|q([1-4])\W*(\d{4}))", re.IGNORECASE | re.ASCII)


def season_name(first: int) -> str:
    """Return the name of the season that begins on day `first`."""
    return f"{first // 10_000}-Q{(first // 100 % 100 + MONTHS - 1) // MONTHS}"


def season_meant(typed: str) -> int | None:
    """Return the first day of the season that a user typed, such as 2026-Q3, q3 2026 or 2026q3.

    Return None if it is none.
    """
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
    return _months_later(first, -MONTHS)


def season_after(first: int) -> int:
    """Return the first day of the next season."""
    return _months_later(first, MONTHS)


def _months_later(first: int, months: int) -> int:
    year, month = divmod(first // 10_000 * 12 + first // 100 % 100 - 1 + months, 12)
    return year * 10_000 + (month + 1) * 100 + 1


def season_begins(first: int) -> datetime:
    """Return the time at which a season begins."""
    return datetime(first // 10_000, first // 100 % 100, first % 100, tzinfo=UTC)


WANTED = ("season", "champion")
"""Server settings that ask for a task at the end of a season. A server without any of them has no such tasks."""


@dataclass(frozen=True, slots=True)
class SeasonClaim:
    """The remaining tasks at the end of a season, on a server that this process has claimed for a while.

    `tell`: the end is to be announced. `crown`: the champion's role is to be given.
    """

    tell: bool
    crown: bool
