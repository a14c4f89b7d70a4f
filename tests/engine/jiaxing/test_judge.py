"""What the hard player thinks of its actions (engine.jiaxing.judge), in positions that tell."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import count as counted
from itertools import islice

import pytest

from engine.core import TABLE, Effort, Match, Rng, Weighed
from engine.jiaxing import GAME, View
from engine.jiaxing.glance import Glance
from engine.jiaxing.judge import first_place, judge
from engine.jiaxing.mind import hard, normal
from engine.jiaxing.outlook import Outlook
from engine.jiaxing.shape import may_win
from engine.jiaxing.view import unseen
from engine.mahjong.actions import WIN, Verb
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import INDEX, KINDS, TILE, count
from tests.engine.jiaxing.minds.test_playout import walked
from tests.engine.jiaxing.table import Table, with_rules

FORMULA = Effort(0)


def weighed(view: View, legal: tuple) -> dict[str, Weighed]:
    """By the words of the actions, the best first."""
    return {str(each.action): each for each in judge(view, legal, Rng(b"judge"), FORMULA)}


def asked(table: Table, seat: int) -> tuple[View, tuple]:
    return GAME.view(table.state, seat), GAME.pending(table.state)[seat]


def figure(found: Weighed, name: str) -> int:
    return dict(found.figures)[name]


def melded(view: View, seat: int, *melds: Meld) -> View:
    """The same with those melds at another seat, made of tiles of its hand."""
    rows = tuple(melds if other == seat else row for other, row in enumerate(view.melds))
    counts = tuple(13 - 3 * len(melds) if other == seat else number for other, number in enumerate(view.counts))
    return replace(view, melds=rows, counts=counts)


def meld(text: str, source: int) -> Meld:
    """A chow or pong whose first tile was claimed from that seat."""
    found = Meld.parse(text)
    return replace(found, claimed=found.pieces[0], source=source)


def discards_weighed() -> Iterator[tuple[View, int, Weighed]]:
    """All that seats may discard in matches of normal players."""
    for number in counted():
        match = Match(GAME, GAME.rules(), 4, Rng(b"judge", number).bytes(32))
        while match.pending:
            seat, legal = next(iter(match.pending.items()))
            view = match.view(seat)
            if legal[0].verb == Verb.DISCARD:
                found = judge(view, legal, Rng(b"judge"), FORMULA)
                yield from ((view, seat, each) for each in found if each.action.verb == Verb.DISCARD)
            match.play(seat, legal[0] if seat == TABLE else normal(view, legal, Rng(b"judge")))


def ahead() -> tuple[View, tuple]:
    """Seat 1 has p1 to p9 and East twice, and three tiles too many."""
    return asked(Table("", "p123456 p78 EE m5 s5 W", draws="p9").play("0").quiet(), 1)


@pytest.mark.slow
def test_with_machine_code_hands_played_out_correct_the_formula_of_judgements_not_of_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_module("engine.jiaxing.judge"), "NUMBA", object())
    (view, legal), tries = ahead(), Effort(8)
    formula, played = (judge(view, legal, Rng(b"1"), effort) for effort in (FORMULA, tries))
    assert played == judge(view, legal, Rng(b"1"), tries) != formula
    assert sorted(str(each.action) for each in played) == sorted(map(str, legal))
    assert [each.points for each in played] == sorted((each.points for each in played), reverse=True)
    assert {each.lasting for each in formula} == {1}
    assert len([each for each in played if 0 < each.lasting < 1]) >= 3
    assert played[0].error == 0 < min(each.error for each in played[1:])
    assert hard(view, legal, Rng(b"1"), tries) == formula[0].action


def test_every_legal_action_is_weighed_once_and_a_chance_lies_between_0_and_1() -> None:
    seen, wanted = set[str](), {"discard", "pass", "pong", "chow"}
    for number in range(100):
        state = walked(Rng(b"judge", number))
        for seat, legal in GAME.pending(state).items():
            if seat != TABLE:
                found = judge(GAME.view(state, seat), legal, Rng(b"judge"), FORMULA)
                assert sorted(map(str, legal)) == sorted(str(each.action) for each in found)
                assert all(0 <= each.chance <= 1 for each in found)
                doubt = state.rules.base * (2 if state.queue else 1)
                assert [each.error for each in found] == [0, *[doubt] * (len(legal) - 1)]
                ranked = [each.points for each in found if each.action != WIN]
                assert ranked == sorted(ranked, reverse=True)
                seen |= {action.verb for action in legal}
        if number > 30 and seen >= wanted:
            return
    pytest.fail(f"of {wanted} only {seen} were weighed")


@pytest.mark.parametrize("wild", ["s9", "p5"])
def test_all_points_go_up_with_the_base_and_double_after_a_draw_that_queues(wild: str) -> None:
    """JX-97: a wild tile that is thrown away is no exception."""
    view, legal = asked(Table("", f"m123456 p1 p2 E S W s1 {wild}", draws="p3", wild=wild).play("0").quiet(), 1)
    points = {action: each.points for action, each in weighed(view, legal).items()}
    for dear in (replace(view, rules=with_rules(base=2)), replace(view, queue=1)):
        assert {action: each.points / 2 for action, each in weighed(dear, legal).items()} == pytest.approx(points)


def test_dragons_are_kept_for_their_points_though_more_tiles_would_help_without_them() -> None:
    found = weighed(*asked(Table("", "m123456 m78 m99 CC N", "", draws="N").play("0").quiet(), 1))
    best = next(iter(found.values()))
    assert str(best.action) == "discard m9"
    assert figure(best, "reach") > figure(found["discard C"], "reach")
    assert figure(best, "helping") < figure(found["discard C"], "helping")


def test_a_ready_hand_is_said_to_wait_for_every_tile_that_wins() -> None:
    ready = 0
    for view, seat, each in islice(discards_weighed(), 700):
        if figure(each, "distance") == 1:
            ready += 1
            hand, left = view.hand - TILE[each.action.pieces[0]], unseen(view)
            wins = [kind for kind in KINDS if may_win(view.rules, hand + TILE[kind], view.wild, view.melds[seat])]
            assert figure(each, "helping") == sum(count(left, INDEX[kind]) for kind in wins), (view, each)
    assert ready > 5


def test_a_tile_that_wins_in_two_ways_counts_as_the_dearer_of_them() -> None:
    """All tiles that win do so by a mixed hand; Red, p4, p6 and p9 bring a pong of Red with it, three points more."""
    view, _ = asked(Table("", "p345 p4 p78 EEE CC s99", draws="N").play("0").quiet(), 1)
    for gone, dear in enumerate((12, 11, 10)):
        lying = (*view.discards, *[(0, "C")] * gone)
        outlook = Outlook(replace(view, discards=lying, left=30), 1)
        found = outlook.worth(view.hand - TILE["N"], (), outlook.stakes((), 3))
        assert (found.distance, found.helping) == (1, 11 + dear)
        assert found.reach == pytest.approx(11.4 + 3 * dear / found.helping)
    outlook = Outlook(view, 1)
    early = outlook.worth(view.hand - TILE["N"], (), outlook.stakes((), 3))
    assert 11.5 < early.reach < 14.3, "the dearer of them are waited for, and the others help"


def test_wild_tiles_in_the_hand_make_every_step_likelier_but_not_at_a_glance() -> None:
    view, _ = asked(Table("", "m123456 m78 m99 CC N", draws="N").play("0").quiet(), 1)
    chances: dict[type[Outlook], list[float]] = {Outlook: [], Glance: []}
    for number in range(4):
        hand = view.hand - sum(TILE[kind] for kind in ("m9", "m9", "C")[:number]) + number * TILE[view.wild]
        for kind, found in chances.items():
            race, _ = kind(replace(view, hand=hand), 1).stakes((), 3)
            found.append(race.outlook(2, 0.1)[0])
    assert chances[Outlook] == sorted({*chances[Outlook]})
    assert len({*chances[Glance]}) == 1


def test_a_wild_tile_is_the_last_thing_to_be_discarded() -> None:
    found = weighed(*asked(Table("", "m123456 p1 p2 E S W s1 s9", "", draws="p5").play("0").quiet(), 1))
    assert list(found)[-1] == "discard s9"


def test_a_tile_that_would_make_a_contract_is_not_fed_to_a_seat_that_is_nearly_there() -> None:
    view, legal = ahead()
    late = replace(melded(view, 2, meld("chow m123", 1), meld("chow m789", 1), meld("pong NNN", 0)), left=30)
    found = weighed(late, legal)
    assert figure(found["discard m5"], "claimed") > figure(found["discard s5"], "claimed")
    free = weighed(replace(late, rules=with_rules(contract="off")), legal)
    loss, usual = (each["discard s5"].points - each["discard m5"].points for each in (found, free))
    assert loss > 2 * usual > 0


def test_a_claim_that_binds_is_refused_where_the_partner_is_likelier_to_win() -> None:
    table = Table("m123", "m11 m22 m33 ESWN CFB").play("0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3")
    view, legal = asked(table, 1)
    assert next(iter(weighed(view, legal))) == "pong m3"
    ready = (*(meld(f"pong s{rank}", 2) for rank in (111, 222, 333)), meld("pong s444", 3))
    late = replace(melded(view, 0, *ready), left=40)
    assert next(iter(weighed(late, legal))) == "pass"
    assert next(iter(weighed(replace(late, rules=with_rules(contract="off")), legal))) == "pong m3"


def test_a_claim_is_worth_what_may_be_discarded_after_it() -> None:
    """JX-48: to chow m3 with m45 and to discard the other m3 may be forbidden."""
    found = {
        swap: weighed(*asked(Table("m3", "m345 m123 m678 m9999", swap_discard=swap).play("0 m3"), 1))
        for swap in ("allowed", "not_same_kind")
    }
    free, barred = found["allowed"], found["not_same_kind"]
    assert barred["chow m4 m5"].points < free["chow m4 m5"].points
    assert barred["chow m1 m2"] == free["chow m1 m2"]


def test_staying_costs_more_the_farther_the_hand_is_and_giving_up_costs_nothing() -> None:
    story = "0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3"
    hands = ("p123456789 EE CC", "p123456 EE C m5 s5 WN", "m159 p159 s159 W N F B")
    found = [weighed(*asked(Table("m123", "m11 m22 m33 ESWN CFB", "", hand).play(story), 3)) for hand in hands]
    points = [each["continue"].points for each in found]
    assert points == sorted(points, reverse=True)
    assert points[0] > 0 > points[-1]
    assert all(each["give_up"].points == 0 for each in found)


def test_an_answer_is_the_same_when_there_is_no_time_left() -> None:
    view, legal = ahead()
    assert hard(view, legal, Rng(b"a"), Effort(1, lambda: True)) == hard(view, legal, Rng(b"b"))


def test_a_win_comes_before_all_and_is_weighed_by_what_it_pays() -> None:
    found = weighed(*asked(Table("", "m123456789 EEE S", draws="S").play("0").quiet(), 1))
    assert next(iter(found)) == "win"
    assert found["win"].points == 12


@pytest.mark.parametrize("wild", ["s9", "p5"])
def test_nobody_sees_a_danger_in_a_wild_tile(wild: str) -> None:
    view, legal = asked(Table("", f"m123456 p1 p2 E S W s1 {wild}", draws="p3", wild=wild).play("0").quiet(), 1)
    assert figure(weighed(view, legal)[f"discard {wild}"], "claimed") == 0


def test_what_discards_nothing_is_in_no_danger_of_feeding() -> None:
    found = weighed(*asked(Table("m3", "m12 m4456 p123 EEE").play("0 m3"), 1))
    assert figure(found["pass"], "distance")
    assert {action for action, each in found.items() if "claimed" in dict(each.figures)} == set()
    turn = asked(Table("", "m123456 p1 p2 E S W s1 s9", draws="p3").play("0").quiet(), 1)
    assert figure(weighed(*turn)["discard E"], "claimed")


def test_the_first_place_is_a_matter_of_points_and_of_the_hands_left() -> None:
    view, _ = ahead()
    assert first_place(view, 1, 0) == pytest.approx(0.25, abs=0.005)
    early, late = (replace(view, history=((-60, 60, 0, 0),), passed=passed) for passed in (0, 15))
    assert 0.25 < first_place(early, 1, 0) < first_place(late, 1, 0) < 1
    assert sum(first_place(early, seat, 0) for seat in range(4)) == pytest.approx(1, abs=0.01)
