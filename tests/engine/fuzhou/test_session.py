"""The dealer, the streak and the rounds (chapter 8)."""

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.session import Deal, closed, dealer_of, over, session

SHORT = Rules(draw_adds_streak=False)


@pytest.mark.parametrize("first", range(4))
def test_fz4_fz100_any_seat_may_deal_first_and_the_deal_goes_round(first: int) -> None:
    assert [dealer_of(first, passed) for passed in range(5)] == [(first + passed) % 4 for passed in range(5)]
    assert Deal(first, 3).dealer == (first + 3) % 4


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("passed", range(5))
def test_fz100_the_dealer_stays_after_an_own_win_and_a_draw_and_else_the_next_seat_deals(
    first: int, passed: int
) -> None:
    deal = Deal(first, passed, 2)
    for winner in (None, 0, 1, 2, 3):
        end = closed(Rules(), deal, winner)
        stays = winner is None or winner == (first + passed) % 4
        assert (end.first, end.passed) == (first, passed + (not stays))
        assert end.dealer == (deal.dealer if stays else (deal.dealer + 1) % 4)


def test_fz101_the_streak_grows_with_every_hand_dealt_again_and_is_0_for_the_next_dealer() -> None:
    assert closed(Rules(), Deal(2, 0, 4), 2).streak == 5
    assert closed(Rules(), Deal(2, 0, 4), None).streak == 5
    assert closed(Rules(), Deal(2, 0, 4), 3).streak == 0


def test_fz101_a_draw_adds_nothing_to_the_streak_by_setting_but_keeps_it() -> None:
    assert closed(SHORT, Deal(0, 0, 4), None) == Deal(0, 0, 4)
    assert closed(SHORT, Deal(0, 0, 4), 0) == Deal(0, 0, 5)
    assert closed(SHORT, Deal(0, 0, 4), 1) == Deal(0, 1, 0)


@pytest.mark.parametrize("rounds", [1, 2, 8])
def test_fz102_the_match_ends_when_the_deal_has_passed_four_times_a_round(rounds: int) -> None:
    rules = Rules(match_rounds=rounds)
    assert [over(rules, passed, 99) for passed in range(36)] == [passed >= 4 * rounds for passed in range(36)]


def test_fz103_by_setting_the_match_ends_after_so_many_hands_if_its_rounds_last_longer() -> None:
    rules = Rules(match_hands=4)
    assert [over(rules, 3, hands) for hands in range(6)] == [False] * 4 + [True] * 2
    assert over(rules, 4, 4)
    told = session(rules, [0, 0, None])
    assert (told["over"], session(rules, [0, 0, None, 1])["over"]) == (False, True)


def test_fz5_fz101_the_streak_of_a_hand_is_what_the_hands_before_it_left() -> None:
    told = session(Rules(), [3, None, 3, 0, 1, None, 2], first=3)
    assert [(row["dealer"], row["streak"]) for row in told["hands"]] == [
        *((3, 0), (3, 1), (3, 2), (3, 3)),
        *((0, 0), (1, 0), (1, 1)),
    ]
    assert told["next"] == {"dealer": 2, "streak": 0}
    assert told["rounds_done"] == 0


def test_fz102_a_round_of_a_session_is_done_with_its_fourth_change_of_dealer() -> None:
    assert session(Rules(), [1, 2, 3])["rounds_done"] == 0
    assert session(Rules(), [1, 2, 3, 0])["rounds_done"] == 1
    assert session(Rules(), [0, None, 1, 2, None, 3, 0])["rounds_done"] == 1
    assert session(Rules(), [1, 2, 3, 0] * 3)["rounds_done"] == 3


def test_fz4_where_nothing_is_said_a_session_begins_with_seat_0() -> None:
    assert session(Rules(), [1])["hands"] == [{"dealer": 0, "streak": 0}]
