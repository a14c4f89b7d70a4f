"""Spans of hours in a day, such as 22:00-07:00, in the local time of a time zone."""

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.common.typed_clock import MIDNIGHT, clock, normal

OFF = "off"
USUAL = (OFF, "21:00-08:00", "22:00-07:00", "23:00-08:00", "00:00-07:00", "09:00-17:00")
"""Spans that a settings panel offers. Users type any other span."""
SPAN = re.compile(r"(.+?) ?(?:[-–—~〜]| to |から|至|到|부터) ?(.+?)(?:まで|까지)?")
LONGEST = 60
"""Maximum number of characters that are read as a span."""


def parse_span(typed: str) -> str | None:
    """Return the span of hours that a user typed, in full: `22:00-07:00` for `22-7`.

    Return OFF for the word `off`. Return None if the text is not a span, or if it begins and ends at the same time.
    """
    if typed.strip().lower() == OFF:
        return OFF
    found = SPAN.fullmatch(normal(typed)) if len(typed) <= LONGEST else None
    first, last = (clock(found[1]), clock(found[2])) if found else (None, None)
    if first is None or last is None:
        return None
    times = [f"{hour % MIDNIGHT:02}:{minute:02}" for hour, minute in (first, last)]
    return None if times[0] == times[1] else "-".join(times)


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
