"""Days as numbers. A day lasts from midnight to midnight in UTC, and day 0 is 1970-01-01."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

from bot.common.units import DAY_MS

GRACE_MS = 60 * 60 * 1000
"""Milliseconds after midnight in which started hands can still be finished.

After that the day is over, and everything about it is shown.
"""
LATE_MS = 10 * 60 * 1000
"""Milliseconds after midnight from which a day opens too late to count as fully playable."""
FIRST = date(1970, 1, 1)


def day_of(at: int) -> int:
    """Return the day of a moment in unix milliseconds."""
    return at // DAY_MS


def begins(day: int) -> int:
    """Return the time at which the day begins, in unix milliseconds."""
    return day * DAY_MS


def ends(day: int) -> int:
    """Return the time at which the next day begins, in unix milliseconds."""
    return begins(day + 1)


def closes(day: int) -> int:
    """Return the time at which the day is over for good, in unix milliseconds.

    Started hands can be finished until then. From then on, everything about the day may be shown.
    """
    return ends(day) + GRACE_MS


def date_of(day: int) -> date:
    return FIRST + timedelta(days=day)


def written(day: int) -> str:
    """Return the date of the day, such as 2026-11-24."""
    return date_of(day).isoformat()


def monday_of(day: int) -> int:
    """Return the day that is the Monday of this day's week."""
    return day - date_of(day).weekday()


@dataclass(frozen=True, slots=True)
class Streak:
    """A user's streak of days: the current one, the longest ever, and whether this week's free day is used."""

    now: int
    longest: int
    free_spent: bool


def streak(played: Collection[int], missable: Collection[int], today: int) -> Streak:
    """Return the streak of a user.

    `played`: the days on which the user played. `missable`: the days that could be played from midnight to midnight.
    Only a missed day among these can end a streak. In each week from Monday on, the first missed day doesn't end it.
    Today does not count as missed yet.
    """
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
