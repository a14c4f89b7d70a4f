"""Three golds, dealt and drawn, and the heavenly hand (FZ-21, FZ-40, FZ-77, FZ-79, FZ-80)."""

from typing import Any

import pytest

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


def test_fz79_the_dealer_who_declines_three_golds_may_win_with_a_heavenly_hand_of_them() -> None:
    """One flower and three golds, which are a set: 2 x (1 + 3) + 100."""
    table = paused("m123456 p123456 s11 s555").ready()
    assert "win" in table.asked[0]
    last = there(table.say(0, "win").state.last)
    assert dict(last.specials) == {"three_golds": 40, "heaven": 30, "gold_pair": 50, "gold_triplet": 100}
    assert last.share == 108


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
    table.play("0; 1 s2; 2; 3; 0").all_quiet()
    assert table.state.drawn == "m8"
    assert ("three_golds" in table.asked[1]) == offered


# before a hand


def test_all_who_want_to_finish_may_although_one_holds_three_golds() -> None:
    table = paused("", f"{ANY} s555")
    for seat in range(4):
        table.say(seat, "finish")
    assert (table.kinds(), there(GAME.result(table.state)).reason) == (["finished", "over"], "finished")
    table = paused("", f"{ANY} s555")
    for seat in range(4):
        table.say(seat, "pass" if seat == 1 else "finish")
    assert table.kinds() == ["began"]
