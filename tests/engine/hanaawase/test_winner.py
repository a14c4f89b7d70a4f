"""Who wins a round, by score or by card points (HA-36), and kasu that are worth nothing (HA-35)."""

import pytest

from engine.hanaawase.score import card_points, par, settle
from engine.hanafuda.cards import CARDS, KASU
from tests.engine.hanaawase.table import GAME, matches, with_rules
from tests.there import there

CARD_POINTS, YAKU = (110, 80, 74), (0, 60, 0)
"""Example 3 of the rules: seat 0 has the most card points, seat 1 by far the best score."""


def test_ha36_the_scene_names_the_winner_and_the_match_goes_by_the_sums() -> None:
    apart = 0
    for table in matches(20, winner="card_points", rounds=1):
        state = table.to_the_end().state
        last, scene = state.last, GAME.scene(GAME.view(state, None))
        assert last.cards[last.winner] == max(last.cards)
        assert there(scene.sheet("result")).seat == last.winner
        best = max(range(3), key=lambda seat: last.scores[seat])
        assert there(state.result).places[best] == 1
        ended = there(scene.sheet("settled")).reason
        assert ended == ("played_out" if last.winner == last.next_dealer else "played_out_apart")
        apart += last.winner != best
    assert apart


def test_ha35_without_kasu_the_deck_is_worth_240_and_par_is_80() -> None:
    rules = with_rules(kasu_points=0)
    assert (card_points(CARDS, rules), par(rules)) == (240, 80)
    assert card_points(KASU, rules) == 0
    assert settle(rules, 0, (80, 80, 80), (0, 0, 0)).scores == (0, 0, 0)
    assert par(with_rules()) == 88


def test_ha35_a_round_without_kasu_is_shown_and_settled_by_80() -> None:
    for table in matches(5, kasu_points=0, rounds=1, oni="on"):
        state = table.to_the_end().state
        last = state.last
        assert sum(last.cards) == 240
        assert sum(last.scores) == 0
        for seat in range(3):
            formula = dict(there(GAME.scene(GAME.view(state, None)).sheet("count", seat)).terms)
            assert formula["par"] == -80
            assert sum(value for key, value in formula.items() if key != "score") == formula["score"]


def test_ha35_a_table_is_the_same_but_for_the_kasu() -> None:
    one, none = (next(matches(1, kasu_points=points, rounds=1)).to_the_end().state.last for points in (1, 0))
    kasu = [len(KASU.intersection(pile)) for pile in one.taken]
    assert none.taken == one.taken
    assert [with_kasu - count for with_kasu, count in zip(one.cards, kasu, strict=True)] == list(none.cards)
    assert none.yaku == one.yaku


def test_ha36_in_a_void_round_the_dealer_stands_in_the_place_of_a_winner_and_nobody_is_shown_there() -> None:
    rules = with_rules(winner="card_points", rain_island="void_round")
    found = settle(rules, 2, CARD_POINTS, YAKU, rain=1)
    assert (found.scores, found.winner, found.next_dealer) == ((0, 0, 0), 2, 2)
    for table in matches(150, winner="card_points", rain_island="void_round", rounds=1):
        if table.to_the_end().state.last.reason == "void_round":
            assert there(GAME.scene(GAME.view(table.state, None)).sheet("result")).seat is None
            return
    pytest.fail("no round was void")
