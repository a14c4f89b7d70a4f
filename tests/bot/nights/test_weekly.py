"""Weekly times as people type them in five languages, and the moments of their dates, also where clocks change."""

from datetime import UTC, date, datetime

import pytest

from bot.features.nights.weekly import begins_at, next_date, weekly
from tests.bot.seasons.calendar import at

EIGHT, HALF = 20 * 60, 20 * 60 + 30
MEANT = [
    ((4, EIGHT), ["fri 20:00", "Friday at 8 pm", "every friday 20:00", "8pm on Fridays", "20:00 fri", "Fri., 8 p.m."]),
    ((3, EIGHT), ["thu 20:00", "Thurs 20h", "木 20:00", "周四20点", "週四晚上8點", "목요일 20시"]),
    ((4, EIGHT), ["金曜20時", "毎週金曜日 20:00", "金 20:00", "毎週金曜の夜8時", "金曜日の午後八時"]),
    ((4, EIGHT), ["每周五 20:00", "周五晚上8点", "星期五二十点", "礼拜五晚上八点", "週五 20:00", "每週五晚上八點"]),
    ((4, 600), ["周五十点", "星期五上午10点"]),
    (
        (6, HALF),
        ["日 20:30", "周日晚上八點半", "禮拜天20:30", "星期日20点半", "일요일 저녁 여덟시 반", "sundays 8:30pm"],
    ),
    ((4, EIGHT), ["금요일 20시", "매주 금 오후 8시", "매주 금요일 저녁 8시"]),
    ((5, 60), ["金曜25時", "fri 25時"]),
    ((0, 0), ["sun midnight", "monday 0:00", "월 0:00"]),
]
UNREAD = [
    "",
    "fri",
    "20:00",
    "friday",
    "month 20:00",
    "sunny 20:00",
    "fri 25:00",
    "fri fri 20:00",
    "12月24日20時",
    "fri 20:00" + " " * 60,
]


@pytest.mark.parametrize(("typed", "meant"), [(typed, meant) for meant, said in MEANT for typed in said])
def test_a_day_and_its_time(typed, meant):
    assert weekly(typed) == meant


@pytest.mark.parametrize("typed", UNREAD)
def test_what_is_no_weekly_time_is_none(typed):
    assert weekly(typed) is None


@pytest.mark.parametrize(
    ("zone", "day", "minute", "moment"),
    [
        ("Europe/Berlin", (2027, 3, 27), EIGHT, at(2027, 3, 27, 19)),
        ("Europe/Berlin", (2027, 3, 28), EIGHT, at(2027, 3, 28, 18)),
        ("Europe/Berlin", (2027, 3, 28), 150, at(2027, 3, 28, 1)),  # 2:30 is skipped: 3:00
        ("Europe/Berlin", (2027, 10, 31), 150, at(2027, 10, 31, 0, 30)),  # 2:30 comes twice
        ("Australia/Lord_Howe", (2027, 10, 3), 125, at(2027, 10, 2, 15, 30)),  # half an hour is skipped
        ("Pacific/Apia", (2011, 12, 30), EIGHT, at(2011, 12, 30, 10)),  # the whole day is skipped
        ("Asia/Tokyo", (2027, 3, 28), EIGHT, at(2027, 3, 28, 11)),
    ],
)
def test_the_moment_of_a_time_on_a_date(zone, day, minute, moment):
    assert begins_at(date(*day).toordinal(), minute, zone) == moment


def test_each_date_is_a_week_after_the_one_before():
    moment, days = at(2027, 1, 1), []
    for _ in range(60):
        day, moment = next_date(6, 150, "Europe/Berlin", moment)
        days.append(day)
    assert days == [*range(days[0], days[0] + 420, 7)]
    assert date.fromordinal(days[0]) == date(2027, 1, 3)
    assert datetime.fromtimestamp(moment / 1000, UTC) == datetime(2028, 2, 20, 1, 30, tzinfo=UTC)
