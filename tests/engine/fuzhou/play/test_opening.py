"""Three golds, dealt and drawn, and the heavenly hand (FZ-21, FZ-40, FZ-77, FZ-79, FZ-80)."""

import itertools
from typing import Any

import pytest

from engine.core import IllegalAction
from engine.fuzhou import GAME, Rules
from tests.engine.fuzhou.table import DICE, Table, ring
from tests.there import there

ANY = "m12479 p25689 s137"
"""Thirteen tiles that make little of themselves; with three golds s5 they are sixteen."""
E = ("E",) * 4


def paused(*hands: str, dealer: int = 0, **settings: Any) -> Table:
    """Dealt, the gold s5 open, and nobody has answered."""
    table = Table()
    order = ring(*hands, dealer=dealer, gold="s5", flowers=E)
    table.state = GAME.deal(Rules.parse(settings), 4, dealer, order, DICE)
    return table


@pytest.mark.parametrize("seat", range(4))
def test_fz77_who_is_dealt_three_golds_is_asked_before_the_dealers_turn(seat: int) -> None:
    hands = [""] * 4
    hands[seat] = f"{ANY} s555"
    table = paused(*hands)
    plain = ["ready", "finish"]
    assert table.asked == {other: ["pass", "three_golds", "finish"] if other == seat else plain for other in range(4)}
    for other in range(4):
        table.say(other, "three_golds" if other == seat else "ready")
    last = there(table.state.last)
    assert (last.winner, last.tile, last.self_draw, dict(last.specials)) == (
        seat,
        None,
        True,
        {"three_golds": 40},
    )
    assert last.scores == tuple(3 * 48 if other == seat else -48 for other in range(4))


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
@pytest.mark.parametrize("others", ["ready", "finish"])
def test_fz77_the_order_of_the_answers_does_not_matter(order: tuple[int, ...], others: str) -> None:
    table = paused("", f"{ANY} s555")
    for seat in order[:3]:
        assert table.say(seat, "three_golds" if seat == 1 else others).told == ()
    table.say(order[3], "three_golds" if order[3] == 1 else others)
    assert there(table.state.last).winner == 1


def test_fz77_two_golds_and_the_indicator_are_not_three() -> None:
    assert paused("", f"{ANY} s55").asked == {seat: ["ready", "finish"] for seat in range(4)}


def test_fz77_nobody_else_sees_who_is_asked() -> None:
    asked, plain = paused("", f"{ANY} s555"), paused("", f"{ANY} s46")
    for viewer in (None, 0, 2, 3):
        assert asked.scene(viewer).badges == plain.scene(viewer).badges
    asked.say(1, "pass")
    for viewer in (None, 0, 2, 3):
        assert asked.scene(viewer).badges == plain.scene(viewer).badges


def test_fz40_who_passes_lets_the_dealer_begin_and_may_still_win_in_a_turn_of_their_own() -> None:
    table = paused("", f"{ANY} s555").ready()
    assert (table.kinds(), list(table.asked)) == (["began"], [0])
    table.play("0").quiet().quiet()
    assert "three_golds" in table.asked[1]


def test_fz44_three_golds_are_passed_by_default() -> None:
    assert paused("", f"{ANY} s555").asked[1][0] == "pass"


def test_fz80_three_golds_go_before_the_heavenly_hand() -> None:
    """The dealer has a heavenly hand, and is asked for it only in its turn."""
    table = paused("m123456789 p123456 s11", f"{ANY.replace('s137', 's37 p4')} s555")
    assert "win" not in table.asked[0]
    with pytest.raises(IllegalAction):
        table.say(0, "win")
    for seat in range(4):
        table.say(seat, "three_golds" if seat == 1 else "ready")
    assert there(table.state.last).winner == 1


def test_fz79_the_dealer_who_declines_three_golds_may_win_with_a_heavenly_hand_of_them() -> None:
    """One flower and three golds, which are a set: 2 x (1 + 3) + 100."""
    table = paused("m123456 p123456 s11 s555").ready()
    assert "win" in table.asked[0]
    last = there(table.say(0, "win").state.last)
    assert dict(last.specials) == {"three_golds": 40, "heaven": 30, "gold_pair": 50, "gold_triplet": 100}
    assert last.share == 108


@pytest.mark.parametrize(("setting", "offered"), [("any_own_turn", True), ("moment_of_draw", False)])
def test_fz77_the_dealers_three_golds_in_its_first_turn(setting: str, offered: bool) -> None:
    table = paused(f"{ANY} s555", three_golds=setting).ready()
    assert ("three_golds" in table.asked[0]) == offered


@pytest.mark.parametrize("setting", ["any_own_turn", "moment_of_draw"])
@pytest.mark.parametrize("kong", [False, True])
def test_fz77_the_third_gold_just_drawn_wins(setting: str, kong: bool) -> None:
    hand = "m2222 m57 p14 p7 s1347 s9" if kong else f"{ANY} s2"
    walls: dict[str, Any] = {"draws": "p2", "back": "s5"} if kong else {"draws": "s5"}
    table = Table("", f"{hand} s55", gold="s5", flowers=E, three_golds=setting, **walls)
    table.play("0").quiet().quiet()
    if kong:
        assert "three_golds" not in table.asked[1]
        table.say(1, "concealed_kong m2")
    last = there(table.say(1, "three_golds").state.last)
    assert (last.winner, dict(last.specials), last.jin, last.share) == (
        1,
        {"three_golds": 40},
        3,
        48,
    )


@pytest.mark.parametrize(("setting", "offered"), [("any_own_turn", True), ("moment_of_draw", False)])
def test_fz77_in_a_later_turn_three_golds_win_by_setting(setting: str, offered: bool) -> None:
    table = Table("", f"{ANY} s2 s55", draws="s5 p9 p6 p3 m8", gold="s5", three_golds=setting)
    table.play("0; 1 s2; 2; 3; 0")
    while table.open:
        table.quiet()
    assert table.state.drawn == "m8"
    assert ("three_golds" in table.asked[1]) == offered


def test_fz77_three_golds_do_not_win_after_a_claim_nor_on_a_discard() -> None:
    table = Table("p2", f"{ANY.replace('p25689', 'p22689')} s555", gold="s5", three_golds_on_discard=True)
    table.play("0 p2")
    assert table.claims.get(1) is None
    table.quiet()
    assert "pong p2" in table.claims[1]
    assert "win" not in table.claims[1]
    table.play("1 pong p2")
    assert {action.split()[0] for action in table.asked[1]} == {"discard"}


@pytest.mark.parametrize(("setting", "share"), [(False, 5), (True, 48)])
def test_fz89_three_golds_count_on_a_discard_by_setting_where_the_hand_wins(setting: bool, share: int) -> None:
    """The golds complete three sequences; s9 the pair (FZ-V25). One flower: (1 + 3 + 1), or 2 x (1 + 3) + 40."""
    hand = "m1245 p45 p111 s78 s22 s555"
    table = Table("", hand, draws="p8 s9", gold="s5", flowers=E, three_golds_on_discard=setting)
    table.play("0; 1 p8; 2 s9; 1 win")
    assert there(table.state.last).share == share


def test_fz77_a_complete_hand_of_three_golds_is_offered_as_a_win_and_counts_them() -> None:
    table = Table("", "m1245 p45 p111 s78 s22 s55 s9", draws="s5", gold="s5", flowers=E).play("0").quiet().quiet()
    assert "win" in table.asked[1]
    assert "three_golds" not in table.asked[1]
    assert dict(there(table.say(1, "win").state.last).specials) == {"three_golds": 40}


# before a hand


@pytest.mark.parametrize("answers", list(itertools.product(("ready", "finish"), repeat=4))[:-1])
def test_finish_counts_as_ready_unless_all_say_it(answers: tuple[str, ...]) -> None:
    table = Table.started(b"finish")
    for seat in (2, 0, 3, 1):
        table.say(seat, answers[seat])
    assert (table.kinds(), GAME.result(table.state)) == (["began"], None)


def test_all_who_want_to_finish_may_although_one_holds_three_golds() -> None:
    table = paused("", f"{ANY} s555")
    for seat in range(4):
        table.say(seat, "finish")
    assert (table.kinds(), there(GAME.result(table.state)).reason) == (["finished", "over"], "finished")
    table = paused("", f"{ANY} s555")
    for seat in range(4):
        table.say(seat, "pass" if seat == 1 else "finish")
    assert table.kinds() == ["began"]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
def test_everybody_is_asked_once_before_a_hand(order: tuple[int, ...]) -> None:
    table = Table.started(b"ready")
    for seat in order[:3]:
        assert table.say(seat, "ready").told == ()
        with pytest.raises(IllegalAction):
            table.say(seat, "ready")
    assert table.say(order[3], "ready").kinds() == ["began"]
