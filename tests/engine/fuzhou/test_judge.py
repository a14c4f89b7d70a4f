"""What the best player thinks: every action once, by figures that hold, and the right move in telling positions."""

from dataclasses import replace
from importlib import import_module
from time import perf_counter
from typing import Any

import pytest

from engine.core import Action, Effort, Rng, Weighed
from engine.fuzhou import GAME
from engine.fuzhou.mind import hard, normal
from engine.fuzhou.state import Phase
from engine.fuzhou.worth import Sight
from engine.mahjong.trying import TRIED
from tests.engine.fuzhou.oracle.score import mixed
from tests.engine.fuzhou.table import Table
from tests.engine.mahjong.minds import FEW, decisions, hands

FORMULA = Effort(0)
FLOWERS = ("E", "S", "W", "N")
PAIR = "m123456 p12378 s23499"
"""With golds s99 it waits for p6 or p9 and a pair of golds; any tile that is drawn wins plainly."""
EDGE = "m13 p123456 s123456 p99"
"""Four sets, a pair, and the tiles below and above the gold m2."""


def judged(table: Table, seat: int, effort: Effort = FORMULA) -> tuple[Weighed, ...]:
    legal = GAME.pending(table.state)[seat]
    assert GAME.judge is not None
    return GAME.judge(GAME.view(table.state, seat), legal, Rng(b"judged"), effort)


def best(table: Table, seat: int, effort: Effort = FORMULA) -> str:
    return str(judged(table, seat, effort)[0].action)


def drawn(hand: str, draws: str, gold: str, **words: Any) -> Table:
    """Seat 1 has drawn that tile."""
    return Table("", hand, draws=draws, gold=gold, flowers=FLOWERS, **words).play("0").all_quiet()


def test_every_action_is_weighed_once_and_equal_samples_give_equal_figures() -> None:
    seen = 0
    for rng, state in hands(GAME, mixed, 1, "weighed"):
        for position, seat, legal, _ in list(decisions(GAME, rng, state))[::37]:
            view = GAME.view(position, seat)
            guessed = GAME.view(GAME.guess(view, Rng(b"guess")), seat)
            assert GAME.judge is not None
            first, again = (GAME.judge(known, legal, Rng(b"1"), FEW) for known in (view, guessed))
            assert first == again
            assert sorted(str(each.action) for each in first) == sorted(map(str, legal))
            assert [each.points for each in first] == sorted((each.points for each in first), reverse=True)
            assert all(0 <= each.chance <= 1 for each in first)
            if view.phase is not Phase.READY:
                assert first[0].error == 0 < min((each.error for each in first[1:]), default=1)
            seen += len(legal) > 1
    assert seen > 1


def test_with_enough_at_once_it_answers_by_the_formula_without_delay() -> None:
    table = drawn("m123456789 p123 s11 s23", "p9", "s9")
    view, legal = GAME.view(table.state, 1), GAME.pending(table.state)[1]
    hard(view, legal, Rng(b"1"), FORMULA)
    begun = perf_counter()
    action = hard(view, legal, Rng(b"1"), Effort(10**9, lambda: True))
    assert perf_counter() - begun < 0.5
    assert action == Action.parse("discard p9") == judged(table, 1)[0].action


def test_a_hand_that_is_played_out_ends_where_it_is_enough_and_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    module, table = import_module("engine.fuzhou.judge"), drawn("m1235 p46788 s2355 s78", "p1", "m9")
    moves, asks, choose = list[int](), list[int](), module.choose
    monkeypatch.setattr(module, "NUMBA", None)
    monkeypatch.setattr(module, "choose", lambda *asked: moves.append(1) or choose(*asked))
    found = judged(table, 1, Effort(10**9, lambda: asks.append(1) or len(asks) > 5))
    assert 0 < len(moves) <= len(asks) == 6
    assert found == judged(table, 1)


def test_hands_played_out_may_correct_the_formula_say_how_sure_they_are_and_leave_less_in_doubt() -> None:
    table = drawn("m1235 p46788 s2355 s78", "p1", "m9")
    formula, tries = (judged(table, 1, effort) for effort in (FORMULA, Effort(8)))
    assert {each.lasting for each in formula} == {1}
    assert {each.points for each in formula} != {each.points for each in tries}
    assert max(each.error for each in tries) > 0
    played = {each.action: each.lasting for each in tries}
    assert played.keys() == {each.action for each in formula}
    tried = [each.action for each in formula[:TRIED]]
    assert len([action for action in tried if 0 < played[action] < 1]) >= TRIED - 1
    assert {played[action] for action in played if action not in tried} == {1}


def test_the_figures_say_what_waits_for_what() -> None:
    """s1 and s4 complete it: two s1 and four s4 are unseen, and three golds."""
    best = judged(drawn("m123456789 p123 s11 s23", "p9", "s9"), 1)[0]
    figures = dict(best.figures)
    assert (figures["distance"], figures["helping"]) == (1, 2 + 4 + 3)
    assert figures["reach"] > 3 * (1 + 1)
    assert figures["danger"] < 5


@pytest.mark.parametrize(("rule", "feared"), [("self_draw_only", False), ("free", True)])
def test_who_has_discarded_a_gold_is_fed_only_where_they_may_win_on_a_discard(rule: str, feared: bool) -> None:
    """FZ-62."""
    table = Table("s5", "m123456 p1235 s12 s4577", live=14, gold_discard=rule, flowers=FLOWERS)
    for seat in (2, 3):
        table.meld(seat, "p4466 s66 s3", "pong m111", "pong m888", "pong m777")
    table = table.play("0 s5").all_quiet()
    view, legal = GAME.view(table.state, 1), GAME.pending(table.state)[1]
    assert GAME.judge is not None
    found = GAME.judge(replace(view, shed=(0, 2, 3)), legal, Rng(b"shed"), FORMULA)
    assert any(dict(each.figures).get("danger") for each in found) is feared


def test_a_win_misses_and_waits_for_nothing() -> None:
    best = judged(drawn("m123456789 p123 s11 s23", "s4", "s9"), 1)[0]
    assert (best.action.verb, best.figures) == ("win", ())


@pytest.mark.parametrize(("constant", "own", "more"), [(60, 0.0, 2), (60, 1.0, 2), (0, 0.0, 0), (0, 1.0, 0)])
def test_fz90_what_wins_are_judged_to_bring_has_the_base_in_special_ones_where_it_counts_there(
    constant: int, own: float, more: int
) -> None:
    """Doubled, from each of three; and who feeds the others pays more."""
    seen = []
    for counts in (False, True):
        table = drawn("m123456789 p123 s11 s23", "p9", "s9", base=5, special_base=counts)
        seen.append(Sight(GAME.view(table.state, 1), 1, table.state.hands[1]))
    without, with_base = seen
    assert with_base.settled(2, constant, own) - without.settled(2, constant, own) == pytest.approx(3 * more * 5)
    assert with_base.lost > without.lost


def test_a_plain_win_is_declined_where_a_pair_of_golds_is_near() -> None:
    table = drawn(PAIR, "m9", "s9")
    view, legal = GAME.view(table.state, 1), GAME.pending(table.state)[1]
    assert (best(table, 1), str(normal(view, legal, Rng(b"1")))) == ("discard m9", "win")


def test_a_cheap_win_on_a_discard_is_declined_for_a_chow_that_waits_for_a_pair_of_golds() -> None:
    table = Table("p5", "m123456 p4677 s23499", gold="s9", flowers=FLOWERS).play("0 p5")
    while table.state.phase == "rob_gold":
        table.quiet()
    assert "win" in table.claims[1]
    assert best(table, 1).startswith("chow"), "both chows leave one circle that isn't in a set"


def test_a_win_is_taken_where_nothing_larger_is_near() -> None:
    assert best(drawn("m123456789 p123 s11 s23", "s4", "s9"), 1) == "win"


def test_jinkan_is_declared_while_there_is_time_for_a_gold() -> None:
    table = drawn(EDGE, "s9", "m2")
    assert best(table, 1) == "jinkan s9"
    weighed = {str(each.action): each.points for each in judged(table, 1)}
    late = {str(each.action): each.points for each in judged(drawn(EDGE, "s9", "m2", live=9), 1)}
    assert weighed["jinkan s9"] - weighed["discard s9"] > late["jinkan s9"] - late["discard s9"]


def test_a_claim_that_spoils_a_pair_of_golds_is_let_go() -> None:
    """m2 m4 would make a sequence with m3, and leave m1 without one."""
    table = Table("m3", PAIR, gold="s9", flowers=FLOWERS).play("0 m3")
    while table.state.phase == "rob_gold":
        table.quiet()
    order = [str(each.action) for each in judged(table, 1)]
    assert order.index("pass") < order.index("chow m2 m4")


@pytest.mark.parametrize(("payment", "safe"), [("all_three", False), ("discarder_for_three", True)])
def test_late_a_tile_that_may_feed_is_kept_where_its_discarder_pays(payment: str, safe: bool) -> None:
    """Two seats are about to win, and s5 has been passed by all: it goes before p5, though p5 is the lonelier tile."""
    table = Table("s5", "m123456 p1235 s12 s4577", live=14, discard_payment=payment, flowers=FLOWERS)
    for seat in (2, 3):
        table.meld(seat, "p4466 s66 s3", "pong m111", "pong m888", "pong m777")
    table = table.play("0 s5").all_quiet()
    weighed = {str(each.action): each for each in judged(table, 1)}
    danger = {tile: dict(weighed[f"discard {tile}"].figures)["danger"] for tile in ("s5", "p5")}
    assert danger["s5"] < danger["p5"]
    gap = weighed["discard s5"].points - weighed["discard p5"].points
    assert (gap > 0) == safe
