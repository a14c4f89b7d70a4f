"""The dealer, the round wind and the washout queue from hand to hand (chapters 9 and 11)."""

import pytest

from engine.core import Rng
from engine.jiaxing import GAME
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import closed, dealer_of, first_dealer, over, session, wind_of

EVEN, ODD = (3, 3), (3, 4)


def test_jx1_jx111_seat_0_deals_first_and_the_deal_goes_round() -> None:
    assert [dealer_of(passed) for passed in range(6)] == [0, 1, 2, 3, 0, 1]


def test_jx5_jx112_the_round_wind_changes_when_the_deal_comes_back_to_seat_0() -> None:
    assert "".join(wind_of(passed) for passed in range(16)) == "EEEESSSSWWWWNNNN"


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_jx113_the_match_is_over_when_all_have_dealt_in_every_round(rounds: int) -> None:
    rules = Rules(match_rounds=rounds)
    assert [over(rules, passed) for passed in range(20)] == [passed >= 4 * rounds for passed in range(20)]


def test_jx6_the_entries_of_a_hand_count_for_that_hand_and_the_rest_is_carried() -> None:
    told = session(Rules(), [(EVEN, "C", 0), (ODD, "C", 1), (ODD, "C", None), (ODD, "m1", 3)])
    assert [row["used"] for row in told["hands"]] == ["baozi", "old_wild", None, "old_wild"]
    assert [row["queue"] for row in told["hands"]] == [1, 2, 5, 4]
    assert [row["dealer"] for row in told["hands"]] == [0, 0, 1, 2]


def test_jx7_by_setting_two_dice_counted_from_seat_0_find_the_first_dealer() -> None:
    thrown = [first_dealer(Rules(first_dealer="dice"), Rng(b"dealer", number)) for number in range(400)]
    assert all(seat == (sum(dice) - 1) % 4 and len(dice) == 2 for seat, dice in thrown)
    assert {die for _, dice in thrown for die in dice} == {1, 2, 3, 4, 5, 6}
    found = [seat for seat, _ in thrown]
    # sums of 5 and 9 find seat 0; 2, 6 and 10 seat 1; 3, 7 and 11 seat 2; 4, 8 and 12 seat 3
    chances = [8 / 36, 9 / 36, 10 / 36, 9 / 36]
    assert all(abs(found.count(seat) / 400 - chance) < 0.08 for seat, chance in enumerate(chances))
    assert {first_dealer(Rules(), Rng(b"dealer", number)) for number in range(40)} == {(0, ())}


def test_jx7_the_dice_that_find_the_first_dealer_are_told_before_the_deal_and_once_in_a_match() -> None:
    for number in range(6):
        told = GAME.start(Rules(first_dealer="dice"), 4, b"told %d" % number).events
        thrown, dealt, *_ = told
        assert (thrown.kind, dealt.kind) == ("dice", "dealt")
        assert thrown.seat == dealt.seat == (sum(thrown.amounts) - 1) % 4
        assert (thrown.secret, thrown.to) == (False, 0)
        assert "dice" not in {event.kind for event in GAME.start(Rules(), 4, b"told %d" % number).events}


def test_jx7_a_match_whose_first_dealer_the_dice_find_goes_round_from_there() -> None:
    dealers = set[int]()
    for number in range(12):
        state = GAME.start(Rules(first_dealer="dice"), 4, b"first %d" % number).state
        plain = GAME.start(Rules(), 4, b"first %d" % number).state
        dealers.add(state.dealer)
        assert (state.opener, state.passed, state.round_wind, state.turn) == (state.dealer, 0, "E", state.dealer)
        assert (plain.dealer, plain.dice) == (0, state.dice)
    assert len(dealers) > 2


def test_jx111_jx112_the_deal_and_the_round_wind_are_counted_from_the_first_dealer() -> None:
    assert [dealer_of(passed, 3) for passed in range(6)] == [3, 0, 1, 2, 3, 0]
    assert closed(Rules(), 0, (), 3, opener=3).passed == 0
    assert closed(Rules(), 0, (), 0, opener=3).passed == 1
    told = session(Rules(), [(ODD, "m5", 0), (ODD, "m4", 2), (ODD, "m3", 2), (ODD, "m2", 1)], opener=3)
    assert [row["dealer"] for row in told["hands"]] == [3, 0, 1, 2]
    assert told["next"] == {"dealer": 3, "round": "S"}


def test_jx89_a_win_that_uses_no_entry_leaves_the_queue_to_the_next_winner() -> None:
    end = closed(Rules(), 0, ("baozi", "draw"), 0, uses=False)
    assert (end.queue, end.used, end.passed) == (("baozi", "draw"), None, 0)
