"""Moments and lengths as people type them, by the clocks of a server."""

import pytest

from bot.features.nights.when import minutes, moment
from tests.bot.seasons.calendar import at

NOON = at(2026, 11, 24, 12)


@pytest.mark.parametrize(
    ("typed", "zone", "wanted"),
    [
        ("20:00", "UTC", at(2026, 11, 24, 20)),
        ("20", "UTC", at(2026, 11, 24, 20)),
        ("8pm", "UTC", at(2026, 11, 24, 20)),
        ("8:30 PM", "UTC", at(2026, 11, 24, 20, 30)),
        ("12am", "UTC", at(2026, 11, 25)),
        ("２０：００", "Asia/Tokyo", at(2026, 11, 25, 11)),
        ("20時30分", "Asia/Tokyo", at(2026, 11, 25, 11, 30)),
        ("20点", "Asia/Shanghai", at(2026, 11, 24, 12) + 24 * 3_600_000),
        ("21시 15분", "Asia/Seoul", at(2026, 11, 24, 12, 15)),
        ("11:59", "UTC", at(2026, 11, 25, 11, 59)),
        ("20:00", "America/New_York", at(2026, 11, 25, 1)),
        ("2026-12-24 20:00", "Europe/Berlin", at(2026, 12, 24, 19)),
        ("2027-03-28 20:00", "Europe/Berlin", at(2027, 3, 28, 18)),  # summer time has begun that morning
        *((word, "Asia/Tokyo", NOON) for word in ("now", " NOW ", "今", "지금", "现在", "現在")),
    ],
)
def test_the_next_moment_of_that_time(typed, zone, wanted):
    assert moment(typed, NOON, zone) == wanted


@pytest.mark.parametrize("typed", ["", "soon", "25:00", "20:60", "13pm", "0am", "2026-11-23 20:00", "2026-02-30 20:00"])
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
        *(("", None), ("long", None), ("-5", None), ("1.5h", None), ("9999", None)),
    ],
)
def test_a_length_in_minutes(typed, wanted):
    assert minutes(typed) == wanted
