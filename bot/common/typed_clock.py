"""Times of day as users type them in our languages: `20:00`, `8 p.m.`, 午後8時半, 晚上8点, 오후 8시."""

import re
import unicodedata

NOON, MIDNIGHT = 12, 24
LATE = 30
"""Hours from 24 up to this one are of the night after a day: 25時 is one o'clock."""

_DIGITS = {
    letter: number for number, letters in enumerate(("零〇", "一", "二两兩", *"三四五六七八九")) for letter in letters
}
_NUMBER = re.compile(f"[{''.join(_DIGITS)}十]+")
_KOREAN = ("한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두")
_KOREAN_HOURS = {name: number for number, name in enumerate(_KOREAN, 1)}
_KOREAN_NUMBER = re.compile(rf"({'|'.join(sorted(_KOREAN, key=len, reverse=True))}) ?(?=시)")

_EARLY = ("午前", "上午", "早上", "清晨", "凌晨", "今朝", "朝", "오전", "아침", "새벽")
_NOONS = ("正午", "中午", "お昼", "昼", "정오", "낮", "noon")
_LATER = ("午後", "下午", "오후")
_EVENING = ("晚上", "晚间", "晚間", "傍晚", "夜里", "夜裡", "夕方", "夜", "晩", "晚", "저녁", "밤")
_MIDNIGHTS = ("半夜", "深夜", "자정", "midnight")
_PARTS = "|".join((*_EARLY, *_NOONS, *_LATER, *_EVENING, *_MIDNIGHTS))
_CLOCK = re.compile(
    rf"(?P<part>{_PARTS})?(?:の| )?"
    r"(?P<hour>\d{1,2})"
    r"(?:(?P<sign>[:.h])(?P<minute>\d{2})?(?::[0-5]\d)?"
    r"|(?P<word>時|时|點钟|點鐘|点钟|點|点|시)(?:整| )?"
    r"(?:(?P<minutes>\d{1,2}) ?[分분]?|(?P<half>半|반)|(?P<quarter>[13])刻)?)?"
    r"(?: ?(?P<latin>a\.?m\.?|p\.?m\.?))?",
    re.ASCII,
)


def normal(typed: str) -> str:
    """Return typed text in one form: half-width, in small letters, with single spaces and with digits for numbers."""
    said = " ".join(unicodedata.normalize("NFKC", typed).split()).lower()
    said = _NUMBER.sub(lambda found: str(_number(found[0])), said)
    return _KOREAN_NUMBER.sub(lambda found: str(_KOREAN_HOURS[found[1]]), said)


def clock(said: str) -> tuple[int, int] | None:
    """Return the hour (0 to 29) and the minute of a time of day in the form of `normal`.

    Hours from 24 are of the night after that day. Returns None for what is no time of day.
    """
    if said in (*_NOONS, *_MIDNIGHTS):
        return (NOON if said in _NOONS else MIDNIGHT), 0
    found = _CLOCK.fullmatch(said)
    if found is None:
        return None
    written = found["word"] or found["sign"] or ""
    hour = _hour(int(found["hour"]), found["part"], (found["latin"] or "").replace(".", ""), written)
    minute = 30 if found["half"] else int(found["quarter"] or 0) * 15 or int(found["minute"] or found["minutes"] or 0)
    if hour is None or minute > 59 or (hour == MIDNIGHT and minute and not found["word"]):
        return None
    return hour, minute


def _number(said: str) -> int:
    """Return the number that Chinese numerals below a hundred say: 二十 is 20, 十五 is 15."""
    tens, ten, ones = said.rpartition("十")
    if not ten:
        return int("".join(str(_DIGITS[sign]) for sign in said))
    return (_number(tens) if tens else 1) * 10 + (_number(ones) if ones else 0)


def _hour(hour: int, part: str | None, latin: str, written: str) -> int | None:
    """Return an hour of the day, from 0 to 29, or None if there is no such hour in that part of the day.

    `latin`: am, pm or nothing. `written`: the sign or word for hours behind the number, as in 24:00 and 25時.
    """
    if latin:
        if part or not 1 <= hour <= NOON:
            return None
        return hour % NOON + (NOON if latin == "pm" else 0)
    if hour >= MIDNIGHT:
        late = not written.isascii() and hour < LATE
        return hour if not part and written and (hour == MIDNIGHT or late) else None
    if part is None or hour > NOON:
        return None if part in _EARLY else hour
    if part in _EARLY:
        return hour % NOON
    if part in _LATER or part in _NOONS:
        return hour if part in _NOONS and hour in (10, 11) else hour % NOON + NOON
    # the evening begins at five; twelve, one and two are of the night after it
    return hour + NOON if hour > 4 else hour + MIDNIGHT
