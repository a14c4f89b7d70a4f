"""Spans of hours in a day, such as 22:00-07:00, in the local time of a time zone."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

OFF = "off"
USUAL = (OFF, "21:00-08:00", "22:00-07:00", "23:00-08:00", "00:00-07:00", "09:00-17:00")
"""Spans that a settings panel offers. Users type any other span."""
TIME = r"(\d{1,2})(?:[:.h](\d{2}))?"
SPAN = re.compile(rf"\s*{TIME}\s*[-–—]\s*{TIME}\s*", re.ASCII)


def parse_span(typed: str) -> str | None:
    """Return the span of hours that a user typed, in full: `22:00-07:00` for `22-7`.

    Return OFF for the word `off`. Return None if the text is not a span, or if it begins and ends at the same time.
    """
    if typed.strip().lower() == OFF:
        return OFF
    found = SPAN.fullmatch(typed)
    if found is None:
        return None
    hours = [int(found[1]), int(found[3])]
    minutes = [int(found[2] or 0), int(found[4] or 0)]
    if max(hours) > 23 or max(minutes) > 59 or (hours[0], minutes[0]) == (hours[1], minutes[1]):
        return None
    return "-".join(f"{hour:02}:{minute:02}" for hour, minute in zip(hours, minutes, strict=True))


def within(span: str, zone: str, at: int) -> bool:
    """Return whether the time `at` (unix milliseconds) is within a span of hours in a time zone.

    A span includes its first minute but not its last, and may go past midnight. When the clocks change, an hour that
    occurs twice counts twice, and a skipped hour never occurs.
    """
    if span == OFF:
        return False
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))
    first, last = span.split("-")
    now = f"{local.hour:02}:{local.minute:02}"
    return first <= now < last if first < last else now >= first or now < last
