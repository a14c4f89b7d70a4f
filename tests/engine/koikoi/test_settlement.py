"""What a round is worth and who deals next (KK-35 to KK-41)."""

import itertools
from typing import Any

import pytest

from engine.koikoi.score import settle
from tests.engine.koikoi.table import GAME, with_rules
from tests.engine.koikoi.test_decision import with_five_animals
from tests.engine.koikoi.walks import always_koikoi, now_and_then, rounds, total
from tests.there import there

CALLS = [(), (0,), (1,), (0, 1)]
BASES = [1, 5, 6, 7, 8, 17, 57]


@pytest.mark.parametrize("koikoi_double", [True, False])
@pytest.mark.parametrize("double_seven", [True, False])
def test_kk35_points_are_multiplied_for_the_others_koikoi_and_from_seven_on(
    koikoi_double: bool, double_seven: bool
) -> None:
    rules = with_rules(koikoi_double=koikoi_double, double_seven=double_seven)
    for winner, base, called in itertools.product((0, 1), BASES, CALLS):
        points = base
        if koikoi_double and 1 - winner in called:
            points *= 2
        if double_seven and base >= 7:
            points *= 2
        settled = settle(rules, 0, winner=winner, base=base, called=called)
        assert settled.scores == ((points, 0) if winner == 0 else (0, points))


def test_kk35_seven_is_counted_before_multiplying() -> None:
    assert settle(with_rules(double_seven=True), 0, winner=0, base=4, called=(1,)).scores == (8, 0)
    assert settle(with_rules(double_seven=True), 0, winner=0, base=7, called=(1,)).scores == (28, 0)


@pytest.mark.parametrize("winner", [0, 1])
def test_kk36_the_own_koikoi_never_doubles_and_the_others_only_once(winner: int) -> None:
    def points(*called: int) -> int:
        return settle(with_rules(), 0, winner=winner, base=5, called=called).scores[winner]

    assert points() == points(winner) == points(winner, winner) == 5
    assert points(1 - winner) == points(1 - winner, 1 - winner) == points(winner, 1 - winner) == 10


@pytest.mark.parametrize("double", [True, False])
def test_kk35_kk36_kk37_every_round_played_is_scored_so(double: bool) -> None:
    cases = set()
    for table, _ in rounds(now_and_then, koikoi_double=double, double_seven=True):
        last = table.state.last
        if last.winner is None:
            continue
        base = total(table, last.winner)
        doubled, seven = double and table.state.called[1 - last.winner] > 0, base >= 7
        cases.add((doubled, seven))
        assert last.base == base
        assert last.scores[last.winner] == base * (2 if doubled else 1) * (2 if seven else 1)
        assert last.scores[1 - last.winner] == 0
        cases.add(("loser had points", total(table, 1 - last.winner) > 0))
    assert {(False, False), (False, True), ("loser had points", True)} <= cases
    assert not double or {(True, False), (True, True)} <= cases


def test_kk37_the_other_scores_nothing_whatever_they_have() -> None:
    for dealer, winner, called in itertools.product((0, 1), (0, 1), CALLS):
        assert settle(with_rules(), dealer, winner=winner, base=9, called=called).scores[1 - winner] == 0


def test_kk38_a_forced_agari_is_scored_with_the_doubling() -> None:
    doubled = set()
    for table, _ in rounds(always_koikoi):
        last = table.state.last
        if last.winner is not None:
            other_called = table.state.called[1 - last.winner] > 0
            doubled.add(other_called)
            assert last.reason == "agari"
            assert last.scores[last.winner] == last.base * (2 if other_called else 1)
    assert doubled == {True, False}


def test_kk39_a_draw_gives_nothing_even_to_those_who_have_yaku_and_called() -> None:
    seen = set()
    for table, turns in rounds(always_koikoi):
        last = table.state.last
        if last.reason == "draw":
            seen.add((any(total(table, seat) for seat in (0, 1)), sum(table.state.called) > 0))
            assert (last.scores, last.winner, last.base, len(turns)) == ((0, 0), None, 0, 16)
            assert "draw" in table.kinds()
    assert seen == {(False, False), (True, True)}


@pytest.mark.parametrize("points", range(1, 7))
@pytest.mark.parametrize("award", ["none", "dealer", "non_dealer"])
def test_kk39_a_draw_may_be_awarded_to_the_dealer_or_the_other(award: str, points: int) -> None:
    rules = with_rules(draw_award=award, draw_award_points=points)
    for dealer, called in itertools.product((0, 1), CALLS):
        expected = [0, 0]
        if award != "none":
            expected[dealer if award == "dealer" else 1 - dealer] = points
        assert settle(rules, dealer, kind="draw", called=called).scores == tuple(expected)
        assert settle(rules, dealer, kind="both_dealt").scores == (0, 0)


@pytest.mark.parametrize("award", ["dealer", "non_dealer"])
def test_kk39_the_award_is_given_at_the_table_also_after_a_failed_koikoi(award: str) -> None:
    called = set()
    for table, turns in rounds(always_koikoi, draw_award=award, draw_award_points=2):
        if table.state.last.reason == "draw":
            receiver = turns[0].dealer if award == "dealer" else 1 - turns[0].dealer
            assert table.state.scores == tuple(2 * (seat == receiver) for seat in (0, 1))
            called.add(sum(table.state.called) > 0)
    assert called == {True, False}


@pytest.mark.parametrize("kind", ["agari", "dealt"])
def test_going_out_needs_a_winner(kind: Any) -> None:
    with pytest.raises(ValueError, match=f"{kind} needs a winner"):
        settle(with_rules(), 0, kind=kind, base=5)


@pytest.mark.parametrize("kind", ["agari", "dealt"])
@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ("loser", lambda dealer, winner: 1 - winner),
        ("winner", lambda dealer, winner: winner),
        ("alternate", lambda dealer, winner: 1 - dealer),
    ],
    ids=["loser", "winner", "alternate"],
)
def test_kk40_the_next_dealer_after_agari(kind: Any, setting: str, expected) -> None:
    for dealer, winner in itertools.product((0, 1), (0, 1)):
        settled = settle(with_rules(next_dealer=setting), dealer, kind=kind, winner=winner, base=3)
        assert settled.next_dealer == expected(dealer, winner)


@pytest.mark.parametrize("setting", ["loser", "winner", "alternate"])
def test_kk41_after_a_draw_the_other_deals_with_every_setting(setting: str) -> None:
    for dealer, both_dealt in itertools.product((0, 1), ("draw", "both_score")):
        rules = with_rules(next_dealer=setting, both_dealt=both_dealt)
        assert settle(rules, dealer, kind="draw").next_dealer == 1 - dealer
        assert settle(rules, dealer, kind="both_dealt").next_dealer == 1 - dealer


@pytest.mark.parametrize("both_dealt", ["draw", "dealer_first", "both_score"])
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("points", [3, 6])
def test_kk13_the_settlement_of_two_declarations(both_dealt: str, dealer: int, points: int) -> None:
    rules = with_rules(both_dealt=both_dealt, dealt_points=points, next_dealer="winner")
    settled = settle(rules, dealer, kind="both_dealt")
    mine, theirs = {"draw": (0, 0), "dealer_first": (points, 0), "both_score": (points, points)}[both_dealt]
    assert (settled.scores[dealer], settled.scores[1 - dealer]) == (mine, theirs)
    assert settled.next_dealer == (dealer if both_dealt == "dealer_first" else 1 - dealer)


def test_kk13_dealer_first_changes_nothing_but_two_declarations() -> None:
    rules = with_rules(both_dealt="dealer_first")
    assert settle(rules, 0, winner=1, base=5).scores == (0, 5)
    assert settle(rules, 0, kind="dealt", winner=1).scores == (0, 3)
    assert settle(rules, 0, kind="draw").scores == (0, 0)


def test_kk12_a_declared_hand_is_never_doubled() -> None:
    rules = with_rules(dealt_points=6, double_seven=True)
    for winner, called in itertools.product((0, 1), CALLS):
        assert settle(rules, 0, kind="dealt", winner=winner, base=9, called=called).scores[winner] == 6


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("setting", ["loser", "winner", "alternate"])
def test_kk40_the_next_round_is_dealt_by_the_next_dealer(dealer: int, setting: str) -> None:
    table = with_five_animals(dealer=dealer, next_dealer=setting).play("agari")
    expected = {"loser": 1 - dealer, "winner": dealer, "alternate": 1 - dealer}[setting]
    assert (table.state.round, table.state.dealer, table.state.last.next_dealer) == (2, expected, expected)
    assert list(table.ready().asked) == [expected]


def test_the_result_shows_the_steps_that_lead_to_the_score() -> None:
    found = set()
    for table, _ in rounds(now_and_then, double_seven=True):
        last = table.state.last
        if last.winner is None:
            continue
        terms = dict(there(GAME.scene(GAME.view(table.state, None)).sheet("result", last.winner)).terms)
        doubled = table.state.called[1 - last.winner] > 0
        assert terms == (
            {"base": last.base, "score": last.scores[last.winner]}
            | ({"koikoi_double": 2} if doubled else {})
            | ({"double_seven": 2} if last.base >= 7 else {})
        )
        found.add(tuple(terms))
    assert len(found) == 4
