"""The dealer, the round wind and the washout queue from hand to hand (chapters 9 and 11)."""

import pytest

from engine.core import Rng
from engine.jiaxing import GAME
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import closed, dealer_of, first_dealer, opened, over, session, wind_of

STAY = Rules(dealer_on_draw="stay")
EVEN, ODD = (3, 3), (3, 4)


def test_jx1_jx111_seat_0_deals_first_and_the_deal_goes_round() -> None:
    assert [dealer_of(passed) for passed in range(6)] == [0, 1, 2, 3, 0, 1]


def test_jx5_jx112_the_round_wind_changes_when_the_deal_comes_back_to_seat_0() -> None:
    assert "".join(wind_of(passed) for passed in range(16)) == "EEEESSSSWWWWNNNN"


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_jx113_the_match_is_over_when_all_have_dealt_in_every_round(rounds: int) -> None:
    rules = Rules(match_rounds=rounds)
    assert [over(rules, passed) for passed in range(20)] == [passed >= 4 * rounds for passed in range(20)]


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_jx86_equal_dice_are_a_baozi(dice: tuple[int, int]) -> None:
    assert opened((), dice, "m5", None) == (("baozi",), ("baozi",))
    assert opened((), (dice[0], 7 - dice[0]), "m5", None) == ((), ())


def test_jx86_only_the_dice_of_the_break_make_a_baozi() -> None:
    assert opened((), (3, 4, 2, 2), "m5", None)[1] == ()
    assert opened((), (2, 2, 3, 4), "m5", None)[1] == ("baozi",)
    assert opened((), (3, 4, 4, 3), "m5", None)[1] == ()


@pytest.mark.parametrize("wild", "ESWNCFB")
def test_jx86_an_honour_as_the_wild_kind_is_an_old_wild(wild: str) -> None:
    assert opened((), ODD, wild, "m5") == (("old_wild",), ("old_wild",))


@pytest.mark.parametrize("wild", ["m1", "m9", "p1", "p9", "s1", "s9"])
def test_jx86_a_suit_tile_as_the_wild_kind_is_none(wild: str) -> None:
    assert opened((), ODD, wild, "E") == ((), ())


def test_jx86_the_wild_kind_of_the_hand_before_is_a_same_wild() -> None:
    assert opened((), ODD, "m5", "m5")[1] == ("same_wild",)
    assert opened((), ODD, "m5", "p5")[1] == ()
    assert opened((), ODD, "m5", None)[1] == ()


def test_jx85_jx86_new_entries_come_last_and_in_the_order_of_the_rule() -> None:
    new = ("baozi", "old_wild", "same_wild")
    assert opened(("draw", "baozi"), EVEN, "C", "C") == (("draw", "baozi", *new), new)


def test_jx87_a_win_takes_the_oldest_entry_and_no_other() -> None:
    end = closed(Rules(), 0, ("old_wild", "baozi", "draw"), 2)
    assert (end.used, end.queue) == ("old_wild", ("baozi", "draw"))


def test_jx87_a_win_with_an_empty_queue_takes_nothing() -> None:
    end = closed(Rules(), 0, (), 2)
    assert (end.used, end.queue) == (None, ())


def test_jx86_a_hand_without_a_winner_adds_a_draw_and_uses_nothing() -> None:
    end = closed(Rules(), 0, ("baozi",), None)
    assert (end.used, end.queue) == (None, ("baozi", "draw"))


def test_jx88_the_queue_has_no_limit() -> None:
    assert len(closed(Rules(), 0, ("draw",) * 500, None).queue) == 501


@pytest.mark.parametrize("passed", range(8))
def test_jx111_only_an_own_win_keeps_the_deal(passed: int) -> None:
    for winner in range(4):
        assert closed(Rules(), passed, (), winner).passed == passed + (winner != passed % 4)
        assert closed(STAY, passed, (), winner).passed == passed + (winner != passed % 4)


def test_jx111_after_a_washout_the_deal_passes_or_by_setting_stays() -> None:
    assert closed(Rules(), 2, (), None).passed == 3
    assert closed(STAY, 2, (), None).passed == 2


def test_jx6_the_entries_of_a_hand_count_for_that_hand_and_the_rest_is_carried() -> None:
    told = session(Rules(), [(EVEN, "C", 0), (ODD, "C", 1), (ODD, "C", None), (ODD, "m1", 3)])
    assert [row["used"] for row in told["hands"]] == ["baozi", "old_wild", None, "old_wild"]
    assert [row["queue"] for row in told["hands"]] == [1, 2, 5, 4]
    assert [row["dealer"] for row in told["hands"]] == [0, 0, 1, 2]


def test_jx112_a_session_of_a_whole_match_has_four_rounds() -> None:
    told = session(Rules(), [(ODD, f"m{number % 9 + 1}", None) for number in range(16)])
    assert "".join(row["round"] for row in told["hands"]) == "EEEESSSSWWWWNNNN"
    assert [row["dealer"] for row in told["hands"]] == [0, 1, 2, 3] * 4
    assert told["rounds_done"] == 4
    assert session(Rules(), [(ODD, "m1", None)] * 15)["rounds_done"] == 3


def test_jx112_a_dealer_who_stays_changes_no_wind() -> None:
    told = session(Rules(), [(ODD, "m1", 0)] * 9)
    assert {(row["dealer"], row["round"]) for row in told["hands"]} == {(0, "E")}
    assert told["next"] == {"dealer": 0, "round": "E"}


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
