"""The chance of ending a match first."""

from math import sqrt
from random import Random

import pytest

from engine.ai.winning import chance


def test_all_are_equally_likely_where_nobody_leads() -> None:
    assert [chance((7, 7, 7, 7), seat, 3, 20) for seat in range(4)] == pytest.approx([0.25] * 4, abs=1e-4)


def test_the_chances_of_all_make_one() -> None:
    scores = (60, -10, 5, -55)
    assert sum(chance(scores, seat, 5, 25) for seat in range(4)) == pytest.approx(1, abs=1e-3)


def test_a_lead_is_worth_more_the_fewer_hands_are_left() -> None:
    early, late = (chance((30, -10, -10, -10), 0, hands, 25) for hands in (8, 1))
    assert 0.25 < early < late < 1


def test_with_no_hand_left_the_most_points_win_and_a_shared_place_counts_its_share() -> None:
    assert [chance((30, 30, -20, -40), seat, 0, 25) for seat in range(4)] == [0.5, 0.5, 0, 0]


def test_it_agrees_with_hands_of_bells_played_by_chance() -> None:
    """Points of a hand are bells less their mean, so that they sum up to nothing."""
    dice, scores, won, count = Random(1), (25, 0, 0, -25), 0, 20_000
    for _ in range(count):
        bells = [dice.gauss(0, 20 * sqrt(4 / 3 * 4)) for _ in scores]
        ends = [score + bell for score, bell in zip(scores, bells, strict=True)]
        won += ends[0] == max(ends)
    assert chance(scores, 0, 4, 20) == pytest.approx(won / count, abs=0.015)
