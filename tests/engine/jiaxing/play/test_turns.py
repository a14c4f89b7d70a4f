"""Turns: drawing, discarding, winning by self-draw, the end of the wall, time-outs (JX-20 to JX-28, JX-51 to JX-56)."""

from typing import Any

import pytest

from engine.mahjong.tiles import size
from tests.engine.jiaxing.table import Table
from tests.there import there

READY = "m123456789 EEE S"
"""Waits for S: mixed 2, round wind 1, no wild tile 1."""


def test_jx25_jx110_the_last_discard_ends_the_hand_at_once_whoever_could_claim_it() -> None:
    table = Table("m55", "m55", "m46", "m46 p1", back="p1", wild="m9").drain(0)
    (seat,) = table.asked
    table.say(seat, "discard p1")
    assert table.kinds() == ["discarded", "washout", "scored", "scored", "scored", "scored", "dealt"]
    assert table.state.number == 2
    assert (there(table.state.last).winner, there(table.state.last).scores, there(table.state.last).payments) == (
        None,
        (0, 0, 0, 0),
        (),
    )


@pytest.mark.parametrize("reserve", [0, 1, 4, 14, 40])
def test_jx20_reserve_tiles_are_never_drawn_and_the_wall_counts_as_empty_above_them(reserve: int) -> None:
    table = Table(reserve=reserve).drain(reserve)
    (seat,) = table.asked
    assert table.say(seat, table.asked[seat][0]).kinds()[1] == "washout"
    assert len(there(table.told[0].pieces)) == 1


def test_jx27_the_dealer_times_out_with_the_last_tile_of_the_sorted_hand_that_is_not_wild() -> None:
    hand = "m123456789 E S C BB"
    assert Table(hand, wild="p1").asked[0][0] == "discard B"
    assert Table(hand, wild="B").asked[0][0] == "discard C"
    assert Table(hand, wild="B", discard_wild="forbidden").asked[0][0] == "discard C"
    assert Table("m123456789 E p7 s399", wild="s9").asked[0][0] == "discard E"


def melded(hand: str, last: str, claim: str, **settings: Any) -> Table:
    """Seat 1 has claimed four times and holds the last two tiles of its hand."""
    table = Table(f"m1 {last}", f"m11 p22 p33 {hand} E S W", "p2 p3", contract="off", **settings)
    table.play("0 m1; 1 pong m1; 1 E; 2 p2; 1 pong p2; 1 S; 2 p3; 1 pong p3; 1 W; 2; 3")
    return table.play(f"0 {last}; 1 {claim}")


def test_jx27_jx48_a_hand_of_wild_tiles_discards_one_whatever_the_settings() -> None:
    for setting in ("allowed", "forbidden"):
        assert melded("m44 s99", "m4", "pong m4", discard_wild=setting).asked == {1: ["discard s9"]}


def test_jx48_swap_discard_does_not_apply_where_no_other_discard_is_left() -> None:
    assert melded("m45 m33", "m3", "chow m4 m5", swap_discard="not_same_kind").asked == {1: ["discard m3"]}
    assert melded("m45 m37", "m3", "chow m4 m5", swap_discard="not_same_kind").asked == {1: ["discard m7"]}
    both = melded("m45 m3 s9", "m3", "chow m4 m5", swap_discard="not_same_kind", discard_wild="forbidden")
    assert both.asked == {1: ["discard m3", "discard s9"]}


def test_jx28_with_m_melds_a_seat_holds_13_minus_3m_tiles_and_one_more_in_its_turn() -> None:
    table = Table("m1", "m11 m456 s1 E p678 WW", "EEE", back="p1")

    def counts() -> list[int]:
        return [size(hand) for hand in table.state.hands]

    assert counts() == [14, 13, 13, 13]
    assert (table.play("0 m1") and counts()) == [13, 13, 13, 13]
    assert (table.play("1 pong m1") and counts()) == [13, 11, 13, 13]
    assert (table.play("1 E") and counts()) == [13, 10, 13, 13]
    assert (table.play("2 kong E") and counts()) == [13, 10, 11, 13]


def test_jx52_nobody_wins_on_a_discard() -> None:
    table = Table("", "", "", READY, draws="m1 S").play("0; 1; 2 S")
    assert table.asked == {-1: ["go_on"]}
    table = Table("", "", "", "m123456789 EE SS", draws="m1 S").play("0; 1; 2 S")
    assert table.claims == {3: ["pong S"]}


def test_jx20_a_turn_after_a_draw_is_about_no_discard() -> None:
    table = Table("", "").play("0")
    assert table.state.tile == table.state.discards[-1][1]
    assert table.quiet().state.tile is None
