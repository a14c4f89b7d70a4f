"""Moments and lengths as people type them: `20:00`, `2026-12-01 8pm`, `90min`."""

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
    """The next moment, in unix milliseconds, at which the clocks of a zone show what somebody types; `now` is now. None
    for what is no time, or is over."""
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
    except (ValueError, OverflowError):  # no day of the calendar, also where it is still one on this side of UTC
        return None
    return at if at > now else None


def minutes(typed: str) -> int | None:
    """How many minutes somebody types; a number alone is of minutes. None for what is no length."""
    typed = _plain(typed)
    found = LENGTH.fullmatch(typed)
    if not typed or found is None:
        return None
    return int(found[1] or 0) * 60 + int(found[2] or 0)


def _plain(typed: str) -> str:
    """What is typed without wide signs, as Chinese and Japanese keyboards write them, and needless spaces."""
    return " ".join(unicodedata.normalize("NFKC", typed).split()).lower()


def _hour(hour: int, half: str | None) -> int:
    """The hour of a day, from 0 on. Raises ValueError for what is no hour of that half of it."""
    if half is None:
        return hour
    if not 1 <= hour <= NOON:
        raise ValueError(hour)
    return hour % NOON + (NOON if half == "pm" else 0)


def _at(when: datetime) -> int:
    return int(when.astimezone(UTC).timestamp() * 1000)
