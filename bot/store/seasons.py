"""Seasons: quarters of a year in UTC, each known by its first day (20260701) and called 2026-Q3."""

from __future__ import annotations

import re
from datetime import UTC, datetime

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


def season_begins(first: int) -> datetime:
    """The moment in which the season begins."""
    return datetime(first // 10_000, first // 100 % 100, first % 100, tzinfo=UTC)
