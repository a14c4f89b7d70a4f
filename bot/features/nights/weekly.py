"""Weekly times as users type them, such as `fri 20:00`, 毎週金曜20時 or 매주 금요일 저녁 8시, and their dates."""

import re
import unicodedata
from datetime import date

from bot.common.typed_clock import clock, normal
from bot.common.units import DAY_MS
from bot.common.zones import at_time, local
from bot.features.nights.when import LONGEST

WEEK = 7
_LATIN = (
    "mon(?:day)?", "tue(?:s(?:day)?)?", "wed(?:nesday)?", "thu(?:r(?:s(?:day)?)?)?", "fri(?:day)?", "sat(?:urday)?",
    "sun(?:day)?",
)  # fmt: skip
_NAMES = [
    rf"(?:every |each |on )*(?:{latin})s?\.?(?![a-z])"
    rf"|每?(?:周|週|星期|礼拜|禮拜)[{chinese}]|(?:毎週の?|毎)?{japanese}(?:曜日?)?|(?:매주 ?)?{korean}(?:요일)?"
    for latin, chinese, japanese, korean in zip(
        _LATIN, ("一", "二", "三", "四", "五", "六", "日天"), "月火水木金土日", "월화수목금토일", strict=True
    )
]
"""Names of each day of the week, Monday first."""
_DAY = "|".join(f"(?P<d{number}>{names})" for number, names in enumerate(_NAMES))
_BEFORE = re.compile(rf"(?:{_DAY})(?:[ ,の、，]|at )*(?P<rest>.+)")
_BEHIND = re.compile(rf"(?P<rest>.+?),? (?:{_DAY})")


def weekly(typed: str) -> tuple[int, int] | None:
    """Return the typed day of the week (0 is Monday) and minute of that day. Return None for anything else.

    A time after midnight such as 25時 is of the next day.
    """
    if len(typed) > LONGEST:
        return None
    said = " ".join(unicodedata.normalize("NFKC", typed).split()).lower()
    found = _BEFORE.fullmatch(said) or _BEHIND.fullmatch(said)
    read = clock(normal(found["rest"])) if found is not None else None
    if found is None or read is None:
        return None
    hour, minute = read
    day = next(number for number in range(WEEK) if found[f"d{number}"])
    return (day + hour // 24) % WEEK, hour % 24 * 60 + minute


def next_date(weekday: int, minute: int, zone: str, after: int) -> tuple[int, int]:
    """Return the first date with that weekday on which that minute is later than `after`, and the moment.

    The date is as in `date.toordinal`, the moments are unix milliseconds.
    """
    day = local(after - DAY_MS, zone).toordinal()
    day += (weekday - (day - 1)) % WEEK
    while (at := begins_at(day, minute, zone)) <= after:
        day += WEEK
    return day, at


def begins_at(day: int, minute: int, zone: str) -> int:
    """Return the moment at which clocks in the zone show this minute on this date, in unix milliseconds."""
    return int(at_time(date.fromordinal(day), minute, zone).timestamp() * 1000)
