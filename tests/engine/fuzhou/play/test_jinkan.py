"""Jinkan (金坎): when it may be declared, what may be done after it, and how it wins (FZ-74 to FZ-76)."""

from typing import Any

import pytest

from tests.engine.fuzhou.table import Table
from tests.there import there

EDGE = "m13 p123456 s123456 p99"
"""Four sets, a pair, and the tiles below and above the gold m2."""
E = ("E",) * 4


def declared(hand: str = EDGE, draws: str = "", **words: Any) -> Table:
    """Seat 1 has drawn p7 and declared jinkan with it; the gold is m2. Then everybody draws, up to seat 1 again."""
    table = Table("", hand, draws=f"p7 m9 p8 m8 {draws}", gold="m2", flowers=E, **words)
    return table.play("0; 1 jinkan p7; 2; 3; 0").all_quiet()


def jinkans(table: Table, seat: int) -> set[str]:
    return {action for action in table.asked[seat] if action.startswith("jinkan")}


@pytest.mark.parametrize("source", ["deal", "draw", "kong_draw", "claim"])
def test_fz74_jinkan_may_be_declared_with_a_discard_of_any_turn(source: str) -> None:
    if source == "deal":
        table, seat = Table(f"{EDGE} s9", gold="m2"), 0
    elif source == "draw":
        table, seat = Table("", EDGE, draws="s9", gold="m2").play("0").quiet().quiet(), 1
    elif source == "kong_draw":
        table = Table("m13 p123456 s123 p99 s7777", gold="m2", back="s9").say(0, "concealed_kong s7")
        seat = 0
    else:
        table, seat = Table("s4", "m13 p123456 s123 s56 p99 s9", gold="m2").play("0 s4; 1 chow s5 s6"), 1
    assert (table.state.source, list(table.asked)) == (source, [seat])
    assert jinkans(table, seat) == {"jinkan s9"}
    table.say(seat, "jinkan s9")
    assert [(event.kind, event.pieces) for event in table.told] == [("discarded", ("s9",)), ("jinkan", ("m1", "m3"))]
    assert table.state.jinkan == (seat,)


def test_fz75_afterwards_the_tile_just_drawn_is_discarded_and_nothing_else_may_be() -> None:
    for drawn in ("p7", "m1", "s9"):
        assert declared(draws=drawn).asked == {1: [f"discard {drawn}"]}


def test_fz75_no_chow_pong_or_win_on_the_tiles_of_others() -> None:
    """m1333 would win on m1 too, and pong m3; the hand might chow p7."""
    for tile, claim in (("m1", "win"), ("m3", "pong m3"), ("p7", "chow p5 p6")):
        for declares in (False, True):
            table = Table(tile, "m1333 p123456 s123456", draws="s9 p9 p8 m8", gold="m2")
            table.play(f"0; 1 {'jinkan s9' if declares else 's9'}; 2; 3; 0 {tile}")
            assert (claim in table.claims.get(1, [])) == (not declares)


def test_fz76_a_drawn_gold_wins() -> None:
    """One flower and one gold: 2 x 2 + 50."""
    table = declared(draws="m2")
    assert table.asked == {1: ["discard m2", "win"]}
    last = there(table.say(1, "win").state.last)
    assert (dict(last.specials), last.share, last.self_draw) == ({"gold_edge": 50}, 54, True)


def test_fz44_fz76_who_declines_discards_the_gold_and_does_so_by_default() -> None:
    table = declared(draws="m2")
    assert table.asked[1][0] == "discard m2"
    assert table.say(1, "discard m2").state.shed == (1,)


@pytest.mark.parametrize(("setting", "offered"), [(True, ["concealed_kong s1"]), (False, [])])
def test_fz75_a_concealed_kong_is_possible_if_the_rest_stays_as_it_must(setting: bool, offered: list) -> None:
    table = declared("m13 p123456 s111 s234 p99", draws="s1", jinkan_kong=setting, back="p8")
    assert table.asked == {1: ["discard s1", *offered]}
    if setting:
        assert table.say(1, "concealed_kong s1").asked == {1: ["discard p8"]}


@pytest.mark.parametrize("setting", [True, False])
def test_fz75_a_discard_may_be_claimed_for_a_kong_and_for_nothing_else(setting: bool) -> None:
    hand = "m13 p123456 s111 s234 p99"
    table = Table("", hand, draws="p7 s1", gold="m2", jinkan_kong=setting, back="m2").play("0; 1 jinkan p7; 2 s1")
    assert table.claims.get(1, []) == (["kong s1"] if setting else [])
    if setting:
        table.play("1 kong s1")
        assert table.asked == {1: ["discard m2", "win"]}


def test_fz53_the_two_tiles_are_shown_to_all_and_stay_in_the_hand() -> None:
    table = declared(draws="p8")
    for viewer in (None, 0, 1, 2, 3):
        scene = table.scene(viewer)
        assert there(scene.pile("shown", 1)).pieces == ("m1", "m3")
        assert scene.badge("jinkan", 1) is not None
        assert there(scene.pile("hand", 1)).count == 16
        assert scene.pile("shown", 0) is None
    assert there(table.scene(1).pile("hand", 1)).pieces[:2] == ("m1", "m3")


def test_fz76_after_jinkan_a_hand_waits_for_the_gold_alone() -> None:
    """Two golds are unseen: the fourth m2 is the indicator, and one was drawn and discarded by seat 2."""
    table = Table("", "m1333 p123456 s123456", draws="p7 m2", gold="m2").play("0; 1 jinkan p7; 2 m2")
    (row,) = there(table.scene(1).sheet("waits", 1)).rows
    assert (row.pieces, row.number) == (("m2",), 2)
