"""The worked examples of chapter 10, and the ambiguities that no rule's own test names."""

import pytest

from engine.hanaawase.score import card_points, settle, yaku
from tests.engine.hanaawase.table import Rules, cards, with_rules

PILES = ("01* 02* 03* 04*", "05* 06* 07* 08*", "09* 10* 11* 12*")


def test_example_1_ha21_ha22_two_losers_pay_the_winner() -> None:
    settled = settle(Rules(), 0, (120, 80, 64), (0, 0, 0))
    assert settled.scores == (32, -8, -24)
    assert settled.payments == ((1, 0, 8), (2, 0, 24))


def test_example_2_ha21_ha22_one_loser_pays_both_winners() -> None:
    settled = settle(Rules(), 0, (100, 96, 68), (0, 0, 0))
    assert settled.scores == (12, 8, -20)
    assert settled.payments == ((2, 0, 12), (2, 1, 8))


def test_example_3_ha21_ha26_the_most_card_points_lose_against_four_brights() -> None:
    settled = settle(Rules(), 0, (110, 80, 74), (0, 60, 0))
    assert (settled.scores, settled.next_dealer) == ((-38, 112, -74), 1)
    assert settle(with_rules(next_dealer="card_points"), 0, (110, 80, 74), (0, 60, 0)).next_dealer == 0


@pytest.mark.parametrize(
    ("rain_island", "scores"), [("yaku", (140, -135, -5)), ("void_yaku", (0, -5, 5)), ("void_round", (0, 0, 0))]
)
def test_example_4_ha20_ha21_three_piles_of_whole_months(rain_island: str, scores: tuple[int, ...]) -> None:
    rules = with_rules(rain_island=rain_island)
    points = tuple(card_points(cards(pile), Rules()) for pile in PILES)
    found = [yaku(cards(pile), rules) for pile in PILES]
    assert points == (88, 83, 93)
    assert found == [{"omote": 30, "akatan": 40, "fuji": 20}, {}, {"ame": 20, "kiri": 20}]
    worth = tuple(sum(rows.values()) for rows in found)
    assert settle(rules, 0, points, worth, rain=2).scores == scores


def test_ha24_with_fewer_than_264_points_the_identity_would_not_hold() -> None:
    settled = settle(Rules(), 0, (100, 80, 64), (0, 0, 0))
    assert settled.scores == (12, -8, -24)
    assert sum(settled.scores) == -20


def test_ha_a16_twenty_points_or_less_have_no_effect() -> None:
    settled = settle(Rules(), 0, (20, 122, 122), (0, 0, 0))
    assert settled.scores == (-68, 34, 34)


def test_ha_a11_the_willow_ribbon_never_makes_seven_or_eight() -> None:
    assert yaku(cards("01R 02R 04R 05R 06R 09R 11R"), Rules()) == {"rokutan": 30}
    assert yaku(cards("*R"), Rules())["nanatan"] == 50
