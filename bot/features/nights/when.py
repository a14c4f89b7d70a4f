"""Parsing of times and durations as users type them: `20:00`, `2026-12-01 8pm`, `90min`."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, date, datetime, time, timedelta

from bot.common.zones import local

TIME = re.compile(
    r"(?:(\d{4})-(\d{1,2})-(\d{1,2})[ T]+)?(\d{1,2})(?:[:.h時时點点시] ?(\d{2})?)?[분分]?(?: ?(am|pm))?", re.ASCII
)
LENGTH = re.compile(
    r"(?:(\d{1,2})\s*(?:h|hours?|時間|小時|小时|시간))?\s*(?:(\d{1,3})\s*(?:m|min|mins|minutes?|分間|分钟|分鐘|分|분)?)?",
    re.ASCII,
)
NOW = ("now", "0", "今", "지금", "现在", "現在")
NOON = 12


def moment(typed: str, now: int, zone: str) -> int | None:
    """Return the next moment at which clocks in `zone` show the typed time, in unix milliseconds.

    `now`: the current time, in unix milliseconds. Returns None for an invalid time, and for a typed date and time in
    the past.
    """
    typed = _plain(typed)
    if typed in NOW:
        return now
    found = TIME.fullmatch(typed)
    if found is None:
        return None
    here = local(now, zone)
    try:
        day = date(*map(int, found.group(1, 2, 3))) if found[1] else here.date()
        wanted = datetime.combine(day, time(_hour(int(found[4]), found[6]), int(found[5] or 0)), here.tzinfo)
        if not found[1] and _at(wanted) <= now:
            wanted += timedelta(days=1)
        at = _at(wanted)
    except (ValueError, OverflowError):  # not a calendar date, or out of range once in UTC
        return None
    return at if at > now else None


def minutes(typed: str) -> int | None:
    """Return the typed duration in minutes. A bare number means minutes. Returns None for an invalid duration."""
    typed = _plain(typed)
    found = LENGTH.fullmatch(typed)
    if not typed or found is None:
        return None
    return int(found[1] or 0) * 60 + int(found[2] or 0)


def _plain(typed: str) -> str:
    """Normalize typed text: full-width characters of Chinese and Japanese keyboards, spaces, and upper case."""
    return " ".join(unicodedata.normalize("NFKC", typed).split()).lower()


def _hour(hour: int, half: str | None) -> int:
    """Return the hour of the day, from 0 to 23. `half`: am, pm, or None for a 24-hour clock.

    Raises ValueError for an hour that doesn't exist with am or pm.
    """
    if half is None:
        return hour
    if not 1 <= hour <= NOON:
        raise ValueError(hour)
    return hour % NOON + (NOON if half == "pm" else 0)


def _at(when: datetime) -> int:
    return int(when.astimezone(UTC).timestamp() * 1000)
