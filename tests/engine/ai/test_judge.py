"""Any game can be judged by playing its hand to the end, and by the chance of ending a match first."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from engine import GAMES, judge
from engine.ai import rollout
from engine.ai.weighing import Sums, by_points
from engine.ai.winning import chance
from engine.core import GO_ON, TABLE, Action, AnyMatch, Effort, Match, Rng, Weighed
from tests.engine.ai.positions import positions
from tests.sampling import slow_but
from tests.toy import GAME as TOY


def met(key: str, seed: bytes) -> AnyMatch:
    """A match in which somebody has to choose after a few moves."""
    game = TOY if key == "toy" else GAMES[key]
    match, rng = Match(game, game.rules(), game.seats[-1], seed), Rng(seed)
    while match.seq < 12 or TABLE in match.pending or max(map(len, match.pending.values())) < 3:
        seat = TABLE if TABLE in match.pending else next(iter(match.pending))
        match.play(seat, GO_ON if seat == TABLE else rng.pick(match.pending[seat]))
    return match


@pytest.mark.parametrize("key", slow_but(["stopgo", "toy"], [*GAMES, "toy"]))
def test_every_action_is_weighed_once_and_equal_samples_give_equal_figures(key: str) -> None:
    match = met(key, b"judged" + bytes(26))
    seat, legal = max(match.pending.items(), key=lambda each: len(each[1]))
    first, again = (rollout.judge(match.game, match.view(seat), legal, Rng(b"1"), Effort(2)) for _ in range(2))
    assert first == again
    assert sorted(str(each.action) for each in first) == sorted(map(str, legal))
    assert all(0 <= each.chance <= 1 for each in first)


def test_a_judge_that_is_told_enough_at_once_still_tries_one_world() -> None:
    match = met("koikoi", bytes(32))
    seat, legal = next(iter(match.pending.items()))
    found = rollout.judge(match.game, match.view(seat), legal, Rng(b"1"), Effort(10**9, lambda: True))
    assert len(found) == len(legal)


def test_the_best_has_the_best_chance_and_among_equals_the_most_points() -> None:
    sums = Sums([Action("a"), Action("b"), Action("c")])
    sums.add([(1, 0.5), (9, 0.5), (20, 0.0)])
    sums.add([(1, 0.5), (3, 0.5), (20, 0.5)])
    assert [(str(each.action), each.points, each.chance) for each in sums.weighed()] == [
        ("b", 6, 0.5),
        ("a", 1, 0.5),
        ("c", 20, 0.25),
    ]
    assert [round(each.error, 9) for each in sums.weighed()] == [0, 3, 3]
    assert [round(each.chance_error, 9) for each in sums.weighed()] == [0, 0, 0.25]


def test_a_chance_that_follows_from_points_is_in_doubt_as_they_are() -> None:
    best, half, worse, equal = (Action(word) for word in "abcd")
    found = by_points([
        Weighed(best, 4, 0.6), Weighed(equal, 4, 0.5, 2), Weighed(half, 3, 0.55, 2), Weighed(worse, 0, 0.4, 1)
    ])  # fmt: skip
    assert [each.chance_error for each in found] == pytest.approx([0, 0.1, 0.1, 0.05])
    assert [each.action for each in found] == [best, equal, half, worse]


@pytest.mark.slow
@pytest.mark.parametrize("key", slow_but("koikoi", ["koikoi", "stopgo", "hanaawase"]))
def test_an_error_is_told_as_large_as_judgements_of_one_position_differ(key: str) -> None:
    for game, state, seat, legal in positions(key, "errors", apart=7):
        view = game.view(state, seat)
        first, second, *_ = judge(game, view, legal, Rng(b"errors"), Effort(60))
        if len(legal) == 2 and first.chance > second.chance and second.chance_error:
            break
    gaps, told = list[tuple[float, float]](), list[tuple[float, float]]()
    for number in range(12):
        best, other = judge(game, view, legal, Rng(b"errors", number), Effort(25))
        sign = 1 if best.action == first.action else -1
        gaps.append((sign * (best.points - other.points), sign * (best.chance - other.chance)))
        told.append((other.error, other.chance_error))
    for apart, errors in zip(zip(*gaps, strict=True), zip(*told, strict=True), strict=True):
        assert 0.5 < fmean(errors) / stdev(apart) < 2, (fmean(errors), stdev(apart))


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
