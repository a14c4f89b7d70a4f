"""Parsing of times and durations as users type them: `20:00`, `2026-12-01 8pm`, 明日20時半, `1.5h`, 一个半小时."""

import re
from datetime import UTC, date, datetime, time, timedelta, timezone

from bot.common.typed_clock import clock, normal
from bot.common.zones import local

NOW = ("now", "0", "今", "지금", "现在", "現在")
HOUR_MIN = 60
LONGEST = 60
"""Maximum number of characters that are read as a time or a duration."""

_STAMP = re.compile(r"<t:(\d{1,11})(?::[a-z])?>", re.ASCII)
"""A time as Discord writes it in a message."""
_DAYS = {
    **dict.fromkeys(("today", "tonight", "本日", "今日", "今天", "今晚", "今晩", "今夜", "오늘밤", "오늘"), 0),
    **dict.fromkeys(("tomorrow", "明日", "明天", "明晚", "明晩", "あした", "あす", "내일"), 1),
    **dict.fromkeys(("the day after tomorrow", "明後日", "あさって", "后天", "後天", "모레"), 2),
}
"""Words for days, with the number of days from today."""
_NIGHTS = ("tonight", "今晚", "今晩", "今夜", "明晚", "明晩", "오늘밤")
"""Words for a day that also mean its evening."""
_NAMED = "|".join(sorted(_DAYS, key=len, reverse=True))
_DATE = (
    r"(?P<year>\d{4}) ?(?:[-/.]|年|년) ?(?P<month>\d{1,2}) ?(?:[-/.]|月|월) ?(?P<day>\d{1,2})(?:[日号號일]|(?!\d))"
    r"|(?P<day_first>\d{1,2})\.(?P<month_next>\d{1,2})\.(?P<year_last>\d{4})?"
    r"|(?P<month_only>\d{1,2})[月월] ?(?P<day_next>\d{1,2})[日号號일]"
)
_DATED = re.compile(rf"(?:{_DATE}|(?P<named>{_NAMED}))(?:t(?=\d)|[ ,の에]|at )*(?P<rest>.+)", re.ASCII)
_DATED_BEHIND = re.compile(rf"(?P<rest>.+) (?P<named>{_NAMED})")
_ZONE = re.compile(
    r"(.*\d[^ ]*|.*[^ ] (?:a\.?m\.?|p\.?m\.?)) ?(?:(?P<name>[a-z]{1,4})|(?:utc|gmt) ?(?P<shift>[+-]\d{1,2})(?::?00)?)",
    re.ASCII,
)
_ZONES = {
    -8: "pst", -7: "pdt mst", -6: "mdt", -5: "est cdt", -4: "edt", 0: "utc gmt z", 1: "bst cet", 2: "cest eet",
    3: "eest", 8: "hkt sgt", 9: "jst kst",
}  # fmt: skip
_SHIFTS = {name: shift for shift, names in _ZONES.items() for name in names.split()}
"""Hours that clocks of these zones are ahead of UTC. `cst` is not among them: it is China's or Chicago's."""

_HOURS = r"(?:hours?|hrs?|h|時間|小時|小时|시간|鐘頭|钟头|個鐘|个钟)"
_MINUTES = r"(?:minutes?|mins?|m|分間|分钟|分鐘|分|분)"
_LENGTH = re.compile(
    rf"(?P<hours>\d{{1,2}})(?:[.,](?P<part>\d{{1,2}}))? ?(?:個|个)?(?P<half>半)? ?{_HOURS}"
    rf" ?(?P<more>半|반)?(?:と|and| )*(?:(?P<minutes>\d{{1,3}}) ?{_MINUTES}?)?"
    r"|(?P<clock>\d{1,2}):(?P<rest>[0-5]\d)"
    rf"|(?P<bare>\d{{1,3}}) ?{_MINUTES}?",
    re.ASCII,
)
_HALF = re.compile(rf"半(?:個|个)? ?{_HOURS}|반 ?시간|half an hour")
_ONE = ("an hour", "one hour", "hour")


def moment(typed: str, now: int, zone: str) -> int | None:
    """Return the next moment at which clocks in `zone` show the typed time, in unix milliseconds.

    A zone that is typed with the time replaces `zone`. `now`: the current time, in unix milliseconds. Returns None for
    an invalid time, and for a typed date and time in the past.
    """
    said = normal(typed[: LONGEST + 1])
    if said in NOW:
        return now
    if len(typed) > LONGEST:
        return None
    try:
        if stamp := _STAMP.fullmatch(said):
            at = int(stamp[1]) * 1000
            return at if at > now else None
        said, here = _zoned(said, local(now, zone))
        day, said = _day(said, here)
        read = clock(said)
        if read is None:
            return None
        hour, minute = read
        at = _at(_clocked(day or here.date(), hour, minute, here))
        if day is None and at <= now:
            at = _at(_clocked(here.date() + timedelta(days=1), hour, minute, here))
    except (ValueError, OverflowError):  # not a calendar date, or out of range once in UTC
        return None
    return at if at > now else None


def minutes(typed: str) -> int | None:
    """Return the typed duration in minutes. A bare number means minutes. Returns None for an invalid duration."""
    said = normal(typed[: LONGEST + 1])
    if len(typed) > LONGEST:
        return None
    if said in _ONE:
        return HOUR_MIN
    if _HALF.fullmatch(said):
        return HOUR_MIN // 2
    found = _LENGTH.fullmatch(said)
    if found is None:
        return None
    if found["hours"] is None:
        return int(found["clock"] or 0) * HOUR_MIN + int(found["rest"] or found["bare"] or 0)
    part = round(float(f"0.{found['part'] or 0}") * HOUR_MIN)
    half = HOUR_MIN // 2 if found["half"] or found["more"] else 0
    return int(found["hours"]) * HOUR_MIN + part + half + int(found["minutes"] or 0)


def _zoned(said: str, here: datetime) -> tuple[str, datetime]:
    """Return a typed time without the zone behind it, and the present time in that zone, if there is one."""
    found = _ZONE.fullmatch(said)
    if found is None or (found["name"] and found["name"] not in _SHIFTS):
        return said, here
    shift = _SHIFTS[found["name"]] if found["name"] else int(found["shift"])
    return found[1], here.astimezone(timezone(timedelta(hours=shift)))


def _day(said: str, here: datetime) -> tuple[date | None, str]:
    """Return the day that is typed before or behind a time of day, None if there is none, and the time.

    Raises ValueError for a date that isn't in the calendar.
    """
    found = _DATED.fullmatch(said) or _DATED_BEHIND.fullmatch(said)
    if found is None:
        return None, said
    given, rest = found.groupdict(), found["rest"].strip()
    if named := given["named"]:
        evening = "晚上" if named in _NIGHTS and not rest.endswith("m") else ""
        return here.date() + timedelta(days=_DAYS[named]), evening + rest if clock(evening + rest) else rest
    year = given["year"] or given["year_last"]
    month = int(given["month"] or given["month_next"] or given["month_only"])
    day = int(given["day"] or given["day_first"] or given["day_next"])
    if year:
        return date(int(year), month, day), rest
    wanted = date(here.year, month, day)
    return wanted if wanted >= here.date() else date(here.year + 1, month, day), rest


def _clocked(day: date, hour: int, minute: int, here: datetime) -> datetime:
    """Return that time of day in the zone of `here`. Hours from 24 are of the next day."""
    return datetime.combine(day + timedelta(days=hour // 24), time(hour % 24, minute), here.tzinfo)


def _at(when: datetime) -> int:
    return int(when.astimezone(UTC).timestamp() * 1000)
