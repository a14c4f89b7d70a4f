"""Turns: drawing, discarding, winning by self-draw, and what happens by itself (FZ-40 to FZ-62)."""

import pytest

from engine.core import IllegalAction
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import size
from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4; with one flower a self-draw is worth 4 from each, a discard 2."""
ONE = ("E", "E", "E", "E")


def specials(table: Table) -> dict[str, int]:
    return dict(there(table.state.last).specials)


def discards(table: Table, seat: int) -> list[str]:
    """What the seat may discard; the default first."""
    return [action.split()[1] for action in table.asked[seat] if action.startswith("discard")]


def test_fz40_fz1_the_next_seat_draws_from_the_front() -> None:
    table = Table(draws="m1 m5 m9 p4 p8")
    for seat, drawn in zip((1, 2, 3, 0, 1), ("m1", "m5", "m9", "p4", "p8"), strict=True):
        table.play(str((seat - 1) % 4))
        while table.open:
            table.quiet()
        assert list(table.asked) == [seat]
        assert (table.state.drawn, table.state.source) == (drawn, "draw")
        assert drawn in discards(table, seat)


def test_fz40_a_turn_offers_a_discard_of_every_kind_in_the_hand_once() -> None:
    table = Table("m1122 p3 s456 s7899 m99 p9 p6 p1")
    assert sorted(table.asked[0]) == sorted(f"discard {kind}" for kind in tiles_of("m129 p1369 s456789"))


@pytest.mark.parametrize(
    "action",
    ["pass", "win", "three_golds", "rob_gold", "jinkan m1", "pong m1", "go_on", "discard s1", "discard", "ready"],
)
def test_fz40_nothing_else_may_be_done_in_a_turn(action: str) -> None:
    table = Table("m1122 p3 s456 s7899 m99 p9 p6 p1")
    before = table.state
    for seat in (-1, 0, 1, 4):
        with pytest.raises(IllegalAction):
            table.say(seat, action)
    assert table.state == before


def test_fz40_a_turn_belongs_to_one_seat() -> None:
    table = Table("m1", "m1", "m1", "m1")
    for seat in (-1, 1, 2, 3):
        with pytest.raises(IllegalAction):
            table.say(seat, "discard m1")


def test_fz41_a_win_may_be_declined_and_declared_later() -> None:
    table = Table("", READY, flowers=ONE, draws="s4 p9 p6 p7 s4").play("0").quiet().quiet()
    assert "win" in table.asked[1]
    table.play("1 s4; 2; 3; 0; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)


def test_fz41_a_win_on_a_discard_may_be_declined_too() -> None:
    table = Table("", "", "", READY, draws="s4 p9").play("0; 1 s4")
    assert "win" in table.claims[3]
    assert list(table.quiet().asked) == [2]


def test_fz72_a_drawn_tile_wins_from_the_front_and_from_the_back() -> None:
    table = Table("", READY, flowers=ONE, draws="s4").play("0; 1 win")
    assert (there(table.state.last).scores, there(table.state.last).self_draw) == ((-4, 12, -4, -4), True)
    table = Table("", "p444 m123456789 s11 s23", flowers=ONE, draws="p4", back="s4")
    table.play("0; 1 concealed_kong p4; 1 win")
    assert (there(table.state.last).scores, there(table.state.last).self_draw) == ((-4, 12, -4, -4), True)


def test_fz72_a_flower_drawn_first_does_not_spoil_a_self_draw() -> None:
    table = Table("", READY, draws="N", back="s4").play("0; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)


@pytest.mark.parametrize("kong", [False, True])
def test_fz79_the_dealers_tiles_as_dealt_are_heavenly_but_not_after_a_kong(kong: bool) -> None:
    table = Table("m1111 p123456 s11 s234 s78" if kong else READY + " s4", flowers=ONE, back="s6")
    if kong:
        assert "win" not in table.asked[0]
        table.say(0, "concealed_kong m1")
    table.play("0 win")
    assert specials(table) == ({} if kong else {"heaven": 30})
    assert there(table.state.last).scores == ((12, -4, -4, -4) if kong else (96, -32, -32, -32))


def test_fz79_a_later_win_of_the_dealer_is_not_heavenly() -> None:
    table = Table(READY + " p9", flowers=ONE, draws="m1 m5 m9 s4").play("0 p9; 1; 2; 3; 0 win")
    assert specials(table) == {}


# time-outs


def test_fz44_the_default_of_a_turn_is_the_tile_just_drawn() -> None:
    for drawn in ("m1", "p5", "s8"):
        table = Table("", "m1 p5 s8", draws=drawn).play("0").quiet().quiet()
        assert table.asked[1][0] == f"discard {drawn}"


def test_fz44_no_win_and_no_kong_by_default() -> None:
    table = Table("", "m123456789 s12333 p99", draws="s3").play("0").quiet().quiet()
    assert {"win", "concealed_kong s3"} <= set(table.asked[1])
    assert table.asked[1][0] == "discard s3"


@pytest.mark.parametrize(("gold", "default"), [("s9", "s8"), ("s8", "s9"), ("m1", "s9")])
def test_fz44_the_dealer_discards_the_last_tile_that_is_not_a_gold_by_default(gold: str, default: str) -> None:
    table = Table("m1 m2 m4 m5 m7 m8 p1 p2 p4 p5 p7 p8 s1 s2 s4 s8 s9", gold=gold)
    assert table.asked[0][0] == f"discard {default}"


@pytest.mark.parametrize("setting", ["self_draw_only", "free", "forbidden"])
def test_fz44_a_gold_just_drawn_is_not_discarded_by_default(setting: str) -> None:
    """The last of the others is s8."""
    hand = "m1 m2 m4 m5 m7 m8 p1 p2 p4 p5 p7 p8 s1 s2 s4 s8"
    table = Table("", hand, draws="s9", gold="s9", gold_discard=setting).play("0").quiet().quiet()
    assert (table.state.drawn, table.asked[1][0]) == ("s9", "discard s8")


@pytest.mark.parametrize(("own", "default"), [("s6788", "p8"), ("s6778", "s7")])
def test_fz44_after_a_claim_the_last_tile_that_may_go_is_the_default(own: str, default: str) -> None:
    """s8 is chowed with s6 s7, so that another s8 may not go (FZ-61); m9 is the gold."""
    table = Table("s8", f"m12457 m99 p12458 {own}", gold="m9").play("0 s8; 1 chow s6 s7")
    assert table.asked[1][0] == f"discard {default}"


def test_fz44_a_hand_of_golds_discards_one() -> None:
    table = Table("m5", "", gold="s9").meld(1, "m55 s99", "pong m111", "pong m222", "pong m333", "pong m444")
    assert table.play("0 m5; 1 pong m5").asked[1] == ["discard s9"]


def test_fz44_every_other_question_is_passed_by_default() -> None:
    table = Table("s4", READY, "s4", "", gold="p9")
    table.play("0 s4")
    assert all(words[0] in ("pass", "go_on") for words in table.asked.values())
    assert all(words[0] in ("pass", "go_on") for words in table.quiet().asked.values())
    assert "win" in table.asked[1]


# how many tiles


def test_fz52_with_melds_a_hand_is_three_tiles_smaller_each_and_a_kong_counts_as_three() -> None:
    hand = "m44 m555 p22 p5555 s3 s6"
    table = Table("m4", hand, flowers=ONE, draws="m5 m1", back="p9 p8").play("0 m4; 1 pong m4")
    assert size(table.state.hands[1]) == 17 - 3
    table.play("1 s6")
    assert size(table.state.hands[1]) == 16 - 3
    table.play("2 m5; 1 kong m5")
    assert size(table.state.hands[1]) == 17 - 6
    table.say(1, "concealed_kong p5")
    assert size(table.state.hands[1]) == 17 - 9
    table.play("1")
    assert [size(hand) for hand in table.state.hands] == [16, 16 - 9, 16, 16]
    assert table.state.racks[1] == ("E",)


# what may not be discarded


@pytest.mark.parametrize(
    ("claim", "allowed"),
    [
        ("chow m6 m7", {"not_after_chow": False, "not_after_claim": False, "allowed": True}),
        ("pong m5", {"not_after_chow": True, "not_after_claim": False, "allowed": True}),
    ],
)
def test_fz61_the_kind_just_claimed_may_by_setting_not_be_discarded_at_once(claim: str, allowed: dict) -> None:
    """The other end of the sequence, m8, may always."""
    for setting, offered in allowed.items():
        table = Table("m5", "m55567 m8 p147 s147", swap_discard=setting).play(f"0 m5; 1 {claim}")
        assert ("m5" in discards(table, 1)) == offered
        assert {"m8", "p1", "s7"} <= set(discards(table, 1))


def test_fz61_the_restriction_ends_with_the_turn() -> None:
    table = Table("m5", "m5567 p147 s147", draws="p9 s8 s5 s2").play("0 m5; 1 chow m6 m7; 1 p1; 2; 3; 0").quiet()
    assert "m5" in discards(table, 1)


@pytest.mark.parametrize("setting", ["not_after_chow", "not_after_claim"])
def test_fz61_the_claimed_kind_may_go_where_nothing_else_is_left(setting: str) -> None:
    table = Table("m5", swap_discard=setting).meld(1, "m5567", "pong p111", "pong p222", "pong s333", "pong s444")
    assert discards(table.play("0 m5; 1 chow m6 m7"), 1) == ["m5"]


@pytest.mark.parametrize("claim", ["chow s2 s3", "pong s1"])
def test_fz61_after_a_chow_or_pong_there_is_no_win_in_that_turn(claim: str) -> None:
    """The seat has a won hand with 17 tiles, one of them claimed."""
    table = Table("s1", "m123456789 p123 s11 s23", flowers=ONE).play("0 s1").quiet()
    assert "win" in table.claims[1]
    table.play(f"1 {claim}")
    assert {action.split()[0] for action in table.asked[1]} == {"discard"}


def test_fz62_by_default_who_discards_a_gold_wins_by_self_draw_only() -> None:
    """Seat 1 waits for s1 and s4. It is no youjin, as all its other tiles are needed."""
    table = Table("", READY, flowers=ONE, gold="p9", draws="p9 s4 m5 m1 s4").play("0; 1 p9; 2 s4")
    assert "win" not in table.claims.get(1, [])
    assert table.scene(None).badge("shed_gold", 1) is not None
    table.play("3; 0; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)


def test_fz62_who_discarded_a_gold_stays_barred_for_the_rest_of_the_hand_and_others_are_not() -> None:
    hands = ("", READY, "", "m123456789 p456 s66 s23")
    table = Table(*hands, gold="p9", draws="p9 m5 s8 m1 p8 s4").play("0; 1 p9; 2; 3; 0; 1; 2 s4")
    assert "win" in table.claims[3]
    assert "win" not in table.claims.get(1, [])


@pytest.mark.parametrize("setting", ["self_draw_only", "free"])
def test_fz62_whoever_discards_a_gold_may_still_claim_melds(setting: str) -> None:
    table = Table("", "m55 p9 s147", gold="p9", draws="p9 m5", gold_discard=setting).play("0; 1 p9; 2 m5")
    assert "pong m5" in table.claims[1]


def test_fz62_by_setting_a_discarded_gold_bars_nothing() -> None:
    table = Table("", READY, gold="p9", draws="p9 s4", gold_discard="free").play("0; 1 p9; 2 s4")
    assert "win" in table.claims[1]


def test_fz62_by_setting_golds_may_not_be_discarded_unless_nothing_else_is_left() -> None:
    hand = "m12479 p25689 s1379 p99"
    for setting, offered in (("self_draw_only", True), ("free", True), ("forbidden", False)):
        assert ("s5" in discards(Table(f"{hand} s5", gold="s5", gold_discard=setting), 0)) == offered
        table = Table("", hand, gold="s5", draws="s5", gold_discard=setting).play("0").quiet().quiet()
        assert ("s5" in discards(table, 1)) == offered
    table = Table("m5", "", gold="s9", gold_discard="forbidden")
    table.meld(1, "m55 s99", "pong m111", "pong m222", "pong m333", "pong m444")
    assert table.play("0 m5; 1 pong m5").asked[1] == ["discard s9"]


def test_fz61_fz62_two_restrictions_may_leave_nothing_and_then_neither_applies() -> None:
    """After the chow of m5 the seat holds m5 and a gold."""
    table = Table("m5", "", gold="s9", gold_discard="forbidden")
    table.meld(1, "m5 m67 s9", "pong m111", "pong m222", "pong m333", "pong m444")
    assert discards(table.play("0 m5; 1 chow m6 m7"), 1) == ["m5", "s9"]
