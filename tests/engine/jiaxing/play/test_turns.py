"""Turns: drawing, discarding, winning by self-draw, the end of the wall, time-outs (JX-20 to JX-28, JX-51 to JX-56)."""

from typing import Any

import pytest

from engine.core import IllegalAction
from engine.mahjong.tiles import size
from tests.engine.jiaxing.table import Table
from tests.there import there

READY = "m123456789 EEE S"
"""Waits for S: mixed 2, round wind 1, no wild tile 1."""


def verbs(table: Table, seat: int) -> set[str]:
    return {action.split()[0] for action in table.asked[seat]}


def fan(table: Table) -> dict[str, int]:
    return dict(there(table.state.last).fan)


def test_jx20_jx1_the_turn_passes_to_the_right_hand_neighbour_who_draws_from_the_front() -> None:
    table = Table(draws="E S W N C")
    for seat, drawn in zip((1, 2, 3, 0, 1), "ESWNC", strict=True):
        table.play(str((seat - 1) % 4)).quiet()
        assert list(table.asked) == [seat]
        assert (table.state.drawn, table.state.source) == (drawn, "draw")
        assert drawn in table.hand(seat)
        assert table.asked[seat][0] == f"discard {drawn}"


def test_jx20_a_turn_offers_a_discard_of_every_kind_in_the_hand_once() -> None:
    table = Table("m1122 p3 s4567 E CC W B")
    assert sorted(table.asked[0]) == sorted(
        f"discard {tile}" for tile in ("m1", "m2", "p3", "s4", "s5", "s6", "s7", "E", "W", "C", "B")
    )


@pytest.mark.parametrize("action", ["pass", "win", "pong m1", "go_on", "continue", "discard N", "discard", "ready"])
def test_jx20_nothing_else_may_be_done_in_a_turn(action: str) -> None:
    table = Table("m1122 p3 s4567 E CC W B")
    before = table.state
    for seat in (-1, 0, 1, 4):
        with pytest.raises(IllegalAction):
            table.say(seat, action)
    assert table.state == before


def test_jx20_a_turn_belongs_to_one_seat() -> None:
    table = Table("m1", "m1", "m1", "m1")
    for seat in (-1, 1, 2, 3):
        with pytest.raises(IllegalAction):
            table.say(seat, "discard m1")


def test_jx21_any_number_of_kongs_before_the_discard() -> None:
    table = Table("EEEE m1111 p5555 s1 N", back="C s2 B")
    for kind in ("m1", "p5", "E"):
        assert list(table.asked) == [0]
        table.say(0, f"concealed_kong {kind}")
    assert table.melds(0) == ["concealed m1111", "concealed p5555", "concealed EEEE"]
    assert table.hand(0) == "s12 N C B"
    assert table.play("0 N").open


def test_jx21_a_win_may_be_declined_and_declared_later_without_penalty() -> None:
    table = Table("", READY, draws="S p1 p2 p3 S").play("0").quiet()
    assert "win" in table.asked[1]
    table.play("1 S; 2; 3; 0; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)


def test_jx21_a_win_may_be_declined_for_a_kong_and_declared_on_the_replacement() -> None:
    table = Table("", "m123456789 S EEE", draws="E", back="S").play("0").quiet()
    assert verbs(table, 1) == {"discard", "concealed_kong"}
    table = Table("", "m123444456 p1 SS", draws="p1", back="m8", wild="p1").play("0").quiet()
    assert {"win", "concealed_kong"} <= verbs(table, 1)
    assert list(table.say(1, "concealed_kong m4").asked) == [1]


def test_jx22_jx82_the_hand_is_heavenly_only_before_the_dealers_first_discard() -> None:
    table = Table(READY + " S", draws="p1 p2 p3 S")
    assert table.state.first
    assert fan(Table(READY + " S").play("0 win")) == {"heaven": 2}
    table.play("0 S")
    assert not table.state.first
    table.play("1; 2; 3; 0 win")
    assert fan(table) == {}
    assert there(table.state.last).scores == (15, -5, -5, -5)


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


def test_jx25_while_one_tile_is_left_a_discard_may_be_claimed() -> None:
    """The 81st draw is seat 1's; the last tile then goes to the seat after the claimer, and the hand ends with it."""
    table = Table("", "", "p55 B", "", back="N W p5").drain(1).play("1 p5")
    assert table.claims == {2: ["pong p5"]}
    assert table.play("2 pong p5; 2 B").quiet().asked.keys() == {3}
    assert (table.state.drawn, table.state.left) == ("N", 0)
    assert "washout" in table.play("3 N").kinds()


def test_jx110_a_hand_has_82_draws_and_may_be_won_with_the_last() -> None:
    table = Table("", "", READY, back="S").drain(0)
    assert len(table.state.discards) == 82
    assert list(table.asked) == [2]
    table.play("2 win")
    assert fan(table) == {"last_tile": 1}
    assert there(table.state.last).scores == (-8, -8, 24, -8)


@pytest.mark.parametrize("reserve", [0, 1, 4, 14, 40])
def test_jx20_reserve_tiles_are_never_drawn_and_the_wall_counts_as_empty_above_them(reserve: int) -> None:
    table = Table(reserve=reserve).drain(reserve)
    (seat,) = table.asked
    assert table.say(seat, table.asked[seat][0]).kinds()[1] == "washout"
    assert len(there(table.told[0].pieces)) == 1


@pytest.mark.parametrize(("reserve", "expected"), [(40, {"last_tile": 1}), (30, {})])
def test_jx20_jx81_with_a_reserve_the_last_tile_is_the_last_above_it(reserve: int, expected: dict) -> None:
    """The 42nd draw leaves 40 tiles."""
    draws = "p111122223333444455556666777788889999 s12345 S"
    table = Table("", "", READY, draws=draws, reserve=reserve).drain(40)
    assert table.play("2 win").state.left == 82
    assert fan(table) == expected


def test_jx27_a_turn_times_out_with_the_drawn_tile() -> None:
    table = Table(draws="m1 E p5").play("0")
    for tile in ("m1", "E", "p5"):
        (seat,) = table.quiet().asked
        assert table.asked[seat][0] == f"discard {tile}"
        table.say(seat, f"discard {tile}")


def test_jx27_the_dealer_times_out_with_the_last_tile_of_the_sorted_hand_that_is_not_wild() -> None:
    hand = "m123456789 E S C BB"
    assert Table(hand, wild="p1").asked[0][0] == "discard B"
    assert Table(hand, wild="B").asked[0][0] == "discard C"
    assert Table(hand, wild="B", discard_wild="forbidden").asked[0][0] == "discard C"
    assert Table("m123456789 E p7 s399", wild="s9").asked[0][0] == "discard E"


def test_jx27_the_replacement_of_a_kong_is_a_drawn_tile_too() -> None:
    table = Table("EEEE", back="m1").say(0, "concealed_kong E")
    assert table.asked[0][0] == "discard m1"


def test_jx27_a_drawn_wild_tile_is_discarded_by_a_time_out_only_where_it_may_be() -> None:
    for setting, expected in (("allowed", "discard s9"), ("forbidden", "discard F")):
        table = Table("", "m123456789 E N F s9", draws="s9", discard_wild=setting).play("0").quiet()
        assert table.asked[1][0] == expected


def test_jx27_after_a_claim_the_last_tile_that_is_not_wild_goes() -> None:
    table = Table("m1", "m11 p123456 N CC BB", wild="B").play("0 m1; 1 pong m1")
    assert table.asked[1][0] == "discard C"


def test_jx27_a_time_out_takes_what_may_be_discarded_after_a_claim() -> None:
    table = Table("C", "m123456789 N CCC", swap_discard="not_same_kind").play("0 C; 1 pong C")
    assert table.asked[1][0] == "discard N"


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


def test_jx27_no_time_out_ever_wins_or_makes_a_kong() -> None:
    table = Table("EEEE m111 m222 m333 p1", wild="p1")
    assert {"win", "concealed_kong"} <= verbs(table, 0)
    assert table.asked[0][0] == "discard E"


def test_jx28_with_m_melds_a_seat_holds_13_minus_3m_tiles_and_one_more_in_its_turn() -> None:
    table = Table("m1", "m11 m456 s1 E p678 WW", "EEE", back="p1")

    def counts() -> list[int]:
        return [size(hand) for hand in table.state.hands]

    assert counts() == [14, 13, 13, 13]
    assert (table.play("0 m1") and counts()) == [13, 13, 13, 13]
    assert (table.play("1 pong m1") and counts()) == [13, 11, 13, 13]
    assert (table.play("1 E") and counts()) == [13, 10, 13, 13]
    assert (table.play("2 kong E") and counts()) == [13, 10, 11, 13]


def test_jx48_a_wild_tile_may_be_discarded_and_nobody_can_claim_it() -> None:
    table = Table("m5", "m46", "m55", "", wild="m5").play("0 m5")
    assert table.asked == {-1: ["go_on"]}
    assert list(table.quiet().asked) == [1]


def test_jx48_with_forbidden_no_wild_tile_is_discarded() -> None:
    assert "discard m5" in Table("m5", wild="m5").asked[0]
    table = Table("m5", wild="m5", discard_wild="forbidden")
    assert "discard m5" not in table.asked[0]
    assert len(table.asked[0]) > 1


def test_jx51_a_win_by_the_front_draw() -> None:
    table = Table("", READY, draws="S").play("0; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)
    assert (there(table.state.last).winner, there(table.state.last).tile) == (1, "S")


def test_jx51_jx82_a_win_with_the_fourteen_dealt_tiles() -> None:
    table = Table(READY + " S")
    assert "win" in table.asked[0]
    assert there(table.play("0 win").state.last).scores == (60, -20, -20, -20)


def test_jx51_no_win_with_a_hand_that_is_none() -> None:
    table = Table("", READY, draws="W").play("0").quiet()
    assert verbs(table, 1) == {"discard"}


def test_jx50_jx51_no_win_directly_after_a_claim() -> None:
    """After the pong the eleven tiles would be a whole hand; the turn is for a discard only."""
    table = Table("E", "m123456789 EE SS", draws="p1").play("0; 1; 2; 3; 0 E; 1 pong E")
    assert verbs(table, 1) == {"discard"}


def test_jx52_nobody_wins_on_a_discard() -> None:
    table = Table("", "", "", READY, draws="m1 S").play("0; 1; 2 S")
    assert table.asked == {-1: ["go_on"]}
    table = Table("", "", "", "m123456789 EE SS", draws="m1 S").play("0; 1; 2 S")
    assert table.claims == {3: ["pong S"]}


def test_jx54_seven_pairs_and_thirteen_orphans_win_nothing() -> None:
    assert "win" not in Table("m11223355668899", wild="p1").asked[0]
    assert "win" not in Table("m19 p19 s199 ESWNCFB", wild="p5").asked[0]


def test_jx54_four_sets_and_a_pair_are_read_from_melds_and_hand_together() -> None:
    table = Table("m1", "m11 m456 m789 E SS W", draws="p1 p1 p1 E", wild="p9")
    table.play("0 m1; 1 pong m1; 1 W; 2; 3; 0").quiet()
    assert "win" not in table.asked[1]
    table = Table("m1", "m11 m456 m789 EE SS W", draws="p1 p1 p1 S", wild="p9")
    table.play("0 m1; 1 pong m1; 1 W; 2; 3; 0; 1 win")
    assert there(table.state.last).tai == (("mixed", 2), ("seat_wind", 1), ("no_wild", 1))


@pytest.mark.parametrize(("melds_only", "wins"), [("on", False), ("off", True)])
def test_jx54_all_honors_melds_decides_whether_any_fourteen_honours_win(melds_only: str, wins: bool) -> None:
    table = Table("", "EE SS WW NN CC FF B", draws="E", all_honors_melds=melds_only).play("0").quiet()
    assert ("win" in table.asked[1]) == wins
    if wins:
        table.say(1, "win")
        assert dict(there(table.state.last).tai) == {"honors": 10, "round_wind": 1, "no_wild": 1}
        assert there(table.state.last).scores == (-12, 36, -12, -12)


@pytest.mark.parametrize(
    ("hand", "wins"),
    [
        ("m11123455678999", True),  # pure
        ("m123456789 EEE SS", True),  # mixed
        ("EEE SSS WWW CCC BB", True),  # all honours
        ("m111 p222 s333 FFF SS", True),  # all triplets
        ("CCC FFF BBB m123 p55", False),
        ("m123 p456 s789 EEE SS", False),
        ("m111 p222 s333 m456 SS", False),
    ],
)
def test_jx55_jx56_a_hand_wins_in_one_of_four_shapes_whatever_its_points(hand: str, wins: bool) -> None:
    assert ("win" in Table(hand, wild="s9").asked[0]) == wins


def test_jx20_a_turn_after_a_draw_is_about_no_discard() -> None:
    table = Table("", "").play("0")
    assert table.state.tile == table.state.discards[-1][1]
    assert table.quiet().state.tile is None
