"""Streaks by date, seals, and what the days of a week are worth."""

import hashlib
import hmac

import pytest

from bot.features.daily.days import Streak, closes, day_of, ends, monday_of, streak, written
from bot.features.daily.seeds import read_key, seal_of, seed_of
from bot.features.daily.weeks import week_of
from bot.store.dailies import DailyHand
from tests.bot.seasons.calendar import at

MONDAY = day_of(at(2026, 11, 23))
WHOLE = {*range(MONDAY - 30, MONDAY + 30)}


def of(*played, today, missable=WHOLE):
    return streak({MONDAY + each for each in played}, missable, MONDAY + today)


def test_days_in_a_row_count_and_today_is_not_missed_yet():
    assert of(0, 1, 2, today=2) == Streak(3, 3, free_spent=False)
    assert of(0, 1, 2, today=3) == Streak(3, 3, free_spent=False)
    assert of(today=3) == Streak(0, 0, free_spent=False)


def test_one_day_a_week_is_free_and_a_second_one_ends_it():
    assert of(0, 2, today=2) == Streak(2, 2, free_spent=True)
    assert of(0, 1, 3, today=5) == Streak(0, 3, free_spent=True)
    assert of(0, 1, 3, 5, today=5) == Streak(1, 3, free_spent=True)


def test_the_free_day_comes_back_on_monday():
    assert of(*range(5), 6, 8, 9, today=9) == Streak(8, 8, free_spent=True)
    assert of(*range(5), 6, 7, today=7) == Streak(7, 7, free_spent=False)


def test_a_day_on_which_not_everybody_could_play_ends_none():
    down = WHOLE - {MONDAY + 1, MONDAY + 2, MONDAY + 3}
    assert of(0, 4, today=4, missable=down) == Streak(2, 2, free_spent=False)
    assert of(0, 2, 4, today=4, missable=down) == Streak(3, 3, free_spent=False)


def test_days_are_of_the_whole_bot_in_utc():
    day = day_of(at(2026, 11, 24, 23, 59))
    assert (written(day), monday_of(day)) == ("2026-11-24", MONDAY)
    assert day_of(at(2026, 11, 25)) == day + 1
    assert (ends(day), closes(day)) == (at(2026, 11, 25), at(2026, 11, 25, 1))


def test_a_seed_is_made_of_the_key_game_and_date_and_its_seal_tells_nothing_but_itself():
    key, day = b"k" * 32, day_of(at(2026, 11, 24))
    seed = seed_of(key, "koikoi", day)
    assert seed == hmac.new(key, b"koikoi 2026-11-24", "sha256").digest()
    assert seal_of(seed) == hashlib.sha256(seed).hexdigest()
    assert (
        len({seed, seed_of(key, "koikoi", day + 1), seed_of(key, "stopgo", day), seed_of(b"l" * 32, "koikoi", day)})
        == 4
    )


@pytest.mark.parametrize("kept", [None, "", "no key", "07" * 31, "07" * 33])
def test_what_is_no_key_is_a_lost_one(kept):
    assert read_key(kept) is None
    assert read_key("07" * 32) == b"\7" * 32


def test_a_week_adds_up_places_and_no_points():
    def hand(day, user, points):
        return DailyHand(day, user, 1, (), 0, 1, points)

    week = week_of({1: [hand(1, 10, 900), hand(1, 11, 5), hand(1, 12, 5)], 2: [hand(2, 11, 1)]})
    assert [(each.hand.user, each.worth, each.days) for each in week] == [(11, 18, 2), (10, 10, 1), (12, 8, 1)]
