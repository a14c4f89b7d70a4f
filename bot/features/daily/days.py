"""Days of the whole bot: from midnight to midnight in UTC, counted from 1970-01-01."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

DAY_MS = 24 * 60 * 60 * 1000
GRACE_MS = 60 * 60 * 1000
"""So long what was begun before midnight may be finished; then the day is over, and all of it is told."""
LATE_MS = 10 * 60 * 1000
"""A day that opens later than this could not be played all of it."""
FIRST = date(1970, 1, 1)
WEEK = 7


def day_of(at: int) -> int:
    """The day of a moment in unix milliseconds."""
    return at // DAY_MS


def begins(day: int) -> int:
    """The moment in which a day begins, in unix milliseconds."""
    return day * DAY_MS


def ends(day: int) -> int:
    """The moment in which the next one begins."""
    return begins(day + 1)


def closes(day: int) -> int:
    """The moment from which on all of a day may be told."""
    return ends(day) + GRACE_MS


def date_of(day: int) -> date:
    return FIRST + timedelta(days=day)


def written(day: int) -> str:
    """2026-11-24."""
    return date_of(day).isoformat()


def monday_of(day: int) -> int:
    """The first day of its week."""
    return day - date_of(day).weekday()


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row until now, the most there ever were, and whether the free day of this week is spent."""

    now: int
    longest: int
    free_spent: bool


def streak(played: Collection[int], missable: Collection[int], today: int) -> Streak:
    """The streak of who has played those days. missable: the days on which everybody could play, all day long: any
    other day ends no streak. One missed day a week, from Monday on, is free; today is not missed yet."""
    run = longest = 0
    spent = -1
    for day in range(min(played, default=today), today + 1):
        if day in played:
            run += 1
            longest = max(longest, run)
        elif day in missable and day != today:
            if spent == monday_of(day):
                run = 0
            spent = monday_of(day)
    return Streak(run, longest, spent == monday_of(today))
