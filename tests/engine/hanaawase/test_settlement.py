"""What a round is worth, who wins and pays, and who deals next (HA-20 to HA-26, HA-35, HA-36)."""

import pytest

from engine.core import Rng
from engine.hanaawase.score import card_points, par, settle, standing
from engine.hanafuda.cards import CARDS, KASU
from tests.engine.hanaawase.table import GAME, matches, with_rules
from tests.engine.hanaawase.test_oracle_rules import triples
from tests.there import there

NOBODY = (0, 0, 0)
EVEN = (88, 88, 88)


def balance(payments: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    got = [0, 0, 0]
    for payer, receiver, points in payments:
        assert points > 0
        assert payer != receiver
        got[payer] -= points
        got[receiver] += points
    return tuple(got)


def check_payments(some: list[tuple[int, int, int]]) -> None:
    rng = Rng(b"worth")
    for points in some:
        for worth in (NOBODY, tuple(rng.pick((0, 20, 30, 40, 110, 490)) for _ in range(3))):
            settled = settle(with_rules(), rng.below(3), points, worth)
            assert balance(settled.payments) == settled.scores
            assert sum(settled.scores) == 0


def test_ha23_the_payments_give_what_the_formula_says_and_the_sum_is_0() -> None:
    check_payments(triples(300))


@pytest.mark.full
def test_ha23_the_payments_give_what_the_formula_says_for_all_35_245_triples() -> None:
    every = [(one, two, 264 - one - two) for one in range(265) for two in range(265 - one)]
    assert len(every) == 35_245
    check_payments(every)


def test_ha24_with_fewer_than_264_points_the_identity_would_not_hold() -> None:
    settled = settle(with_rules(), 0, (100, 80, 64), NOBODY)
    assert settled.scores == (12, -8, -24)
    assert sum(settled.scores) == -20


@pytest.mark.parametrize("setting", ["score", "card_points"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_ha26_of_equals_the_earliest_in_the_order_of_turns_deals_so_a_tied_dealer_stays(
    setting: str, dealer: int
) -> None:
    rules = with_rules(next_dealer=setting)
    second, third = (dealer + 1) % 3, (dealer + 2) % 3
    assert settle(rules, dealer, EVEN, NOBODY).next_dealer == dealer
    for loser, expected in ((third, dealer), (second, dealer), (dealer, second)):
        points = tuple(68 if seat == loser else 98 for seat in range(3))
        assert settle(rules, dealer, points, NOBODY).next_dealer == expected


def test_ha26_ha_a2_the_most_card_points_are_named_and_have_no_other_effect() -> None:
    for table in (table.to_the_end() for table in matches(6, rounds=1)):
        most = max(table.state.last.cards)
        scene = GAME.scene(GAME.view(table.state, None))
        for seat in range(3):
            named = any(row.key == "most_cards" for row in there(scene.sheet("count", seat)).rows)
            assert named == (table.state.last.cards[seat] == most)


def test_points_that_are_not_given_for_every_seat_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        settle(with_rules(), 0, EVEN, (0, 0))
    with pytest.raises(ValueError, match="shorter"):
        standing(with_rules(), [(10, -4, -6), (5, -5)])


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
