"""Moments and lengths as people type them, by the clocks of a server."""

import pytest

from bot.features.nights.when import minutes, moment
from tests.bot.seasons.calendar import at

NOON = at(2026, 11, 24, 12)
MEANT = [
    ("UTC", at(2026, 11, 24, 20), ["20:00", "20", "8pm", "8 p.m.", "8 P.M.", "tonight 8", "today 20:00", "午後8時",
        "夜8時", "午後八時", "今夜8時", "晚上8点", "晚上八点钟", "下午8点", "오후 8시", "저녁 8시", "오늘 밤 8시"]),
    ("UTC", at(2026, 11, 24, 20, 30), ["8:30 PM", "午後８時半", "20時半", "二十時三十分", "晚上8點半", "今晚八點半",
        "오후8시 30분", "저녁 여덟시 반"]),
    ("UTC", at(2026, 11, 25), ["12am", "24:00", "midnight", "午前0時", "晚上12点", "밤 12시"]),
    ("Asia/Tokyo", at(2026, 11, 25, 11), ["２０：００"]),
    ("Asia/Tokyo", at(2026, 11, 25, 11, 30), ["20時30分"]),
    ("Asia/Shanghai", at(2026, 11, 24, 12) + 24 * 3_600_000, ["20点"]),
    ("Asia/Seoul", at(2026, 11, 24, 12, 15), ["21시 15분"]),
    ("UTC", at(2026, 11, 25, 11, 59), ["11:59"]),
    ("America/New_York", at(2026, 11, 25, 1), ["20:00"]),
    ("Europe/Berlin", at(2026, 12, 24, 19), ["2026-12-24 20:00"]),
    ("Europe/Berlin", at(2027, 3, 28, 18), ["2027-03-28 20:00"]),
    ("UTC", at(2026, 12, 24, 20), ["2026-12-24 20:00:00", "2026/12/24 20:00", "24.12.2026 20:00", "24.12. 20:00",
        "2026-12-24T20:00", "<t:1798142400>", "12月24日20時", "2026年12月24日20時", "12月24号晚上8点", "12월 24일 20시",
        "2026년 12월 24일 오후 8시"]),
    ("UTC", at(2027, 2, 1, 20), ["1.2. 20:00"]),
    ("UTC", at(2026, 11, 25, 11), ["20:00 JST", "20:00 UTC+9"]),
    ("Europe/Berlin", at(2026, 11, 25, 11), ["8pm JST"]),
    ("UTC", at(2026, 11, 25, 1), ["8 p.m. EST", "25時"]),
    ("Asia/Tokyo", at(2026, 12, 24, 20), ["2026-12-24 20:00 GMT", "<t:1798142400:F>"]),
    ("UTC", at(2026, 11, 25, 8, 30), ["8:30 a.m."]),
    ("UTC", at(2026, 11, 25, 20), ["tomorrow 20:00", "Tomorrow at 8 pm", "8pm tomorrow", "明日20時", "明日の午後8時",
        "明天20点", "明天晚上8点", "明晚8点", "내일 20시", "내일 저녁 8시"]),
    ("UTC", at(2026, 11, 25, 12), ["noon", "中午12点"]),
    ("UTC", at(2026, 11, 25, 8, 15), ["午前8時15分"]),
    ("UTC", at(2026, 11, 26, 20), ["明後日 20:00", "后天 20:00"]),
    ("UTC", at(2027, 1, 3, 20), ["1月3日 20時"]),
    ("UTC", at(2026, 12, 25, 1), ["12月24日25時"]),
    ("UTC", at(2026, 11, 24, 14, 15), ["下午两点一刻"]),
    ("UTC", at(2026, 11, 25, 9), ["上午9點", "오전 9시"]),
    ("UTC", at(2026, 11, 24, 13), ["中午1点"]),
    ("Asia/Tokyo", NOON, ["now", " NOW ", "今", "지금", "现在", "現在"]),
]  # fmt: skip
"""Ways to say a moment, by the clocks of a zone."""


@pytest.mark.parametrize(
    ("typed", "zone", "wanted"), [(typed, zone, wanted) for zone, wanted, said in MEANT for typed in said]
)
def test_the_next_moment_of_that_time(typed, zone, wanted):
    assert moment(typed, NOON, zone) == wanted


UNREAD = [
    *("", "soon", "25:00", "20:60", "13pm", "0am", "2026-11-23 20:00", "2026-02-30 20:00", "8 q.m.", "20:00 20:00"),
    *("午前13時", "30時", "24:30", "20時90分", "今天8点", "tomorrow", "明日", "13月1日20時", "20:00 CST"),
    *("<t:1700000000:F>", "<t:99999999999999>", "午後", "오후", "1" * 6000, "20:00" + " " * 100),
]


@pytest.mark.parametrize("typed", UNREAD)
def test_what_is_no_time_or_is_over_is_none(typed):
    assert moment(typed, NOON, "UTC") is None


@pytest.mark.parametrize(
    ("typed", "zone", "wanted"),
    [
        ("0001-01-01 00:00", "Pacific/Kiritimati", None),
        ("0001-01-01 00:00", "UTC", None),
        ("9999-12-31 23:59", "UTC", at(9999, 12, 31, 23, 59)),
        ("9999-12-31 23:59", "Etc/GMT+12", None),
    ],
)
def test_the_edges_of_the_calendar_are_no_error(typed, zone, wanted):
    assert moment(typed, NOON, zone) == wanted


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        *(("90min", 90), ("90", 90), ("90 minutes", 90), ("2h", 120), ("1h30", 90), ("1 h 30 min", 90)),
        *(("1時間30分", 90), ("９０分", 90), ("2小时", 120), ("1小時", 60), ("1시간 30분", 90)),
        *(
            ("1.5h", 90),
            ("1,5 h", 90),
            ("1.25h", 75),
            ("1:30", 90),
            ("2 hrs", 120),
            ("2hr", 120),
            ("1 hour 30 minutes", 90),
        ),
        *(("an hour", 60), ("half an hour", 30), ("1 hour and 30 minutes", 90), ("2 HRS", 120)),
        *(
            ("1時間半", 90),
            ("一時間", 60),
            ("一時間半", 90),
            ("2時間", 120),
            ("90分間", 90),
            ("三十分", 30),
            ("半時間", 30),
        ),
        *(
            ("一个半小时", 90),
            ("1个小时", 60),
            ("两个小时", 120),
            ("半小时", 30),
            ("半个小时", 30),
            ("2小时30分钟", 150),
        ),
        *(("一個半小時", 90), ("兩小時", 120), ("半小時", 30), ("九十分鐘", 90), ("一小时", 60), ("一个钟头", 60)),
        *(("1시간반", 90), ("1시간 반", 90), ("한 시간 반", 90), ("두시간", 120), ("반시간", 30), ("90분", 90)),
        *(("", None), ("long", None), ("-5", None), ("9999", None), ("1:75", None), ("半", None), ("小时", None)),
        *(("h", None), ("1.5", None), ("1時間半半", None), ("1h 30 40", None)),
    ],
)
def test_a_length_in_minutes(typed, wanted):
    assert minutes(typed) == wanted
