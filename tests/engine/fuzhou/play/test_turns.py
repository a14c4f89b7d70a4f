"""Turns: drawing, discarding, winning by self-draw, and what happens by itself (FZ-40 to FZ-62)."""

import pytest

from engine.core import Event
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


@pytest.mark.parametrize("kong", [False, True])
def test_fz79_the_dealers_tiles_as_dealt_are_heavenly_but_not_after_a_kong(kong: bool) -> None:
    table = Table("m1111 p123456 s11 s234 s78" if kong else READY + " s4", flowers=ONE, back="s6")
    if kong:
        assert "win" not in table.asked[0]
        table.say(0, "concealed_kong m1")
    table.play("0 win")
    assert specials(table) == ({} if kong else {"heaven": 30})
    assert there(table.state.last).scores == ((12, -4, -4, -4) if kong else (96, -32, -32, -32))


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


def test_fz62_by_default_who_discards_a_gold_wins_by_self_draw_only() -> None:
    """Seat 1 waits for s1 and s4. It is no youjin, as all its other tiles are needed."""
    table = Table("", READY, flowers=ONE, gold="p9", draws="p9 s4 m5 m1 s4").play("0; 1 p9; 2 s4")
    assert "win" not in table.claims.get(1, [])
    assert table.scene(None).badge("shed_gold", 1) is not None
    table.play("3; 0; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)


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


WAITING = "m56 p456789 s456 m77 p111"


def test_fz70_when_a_discard_ends_the_match_the_winner_holds_it_and_it_has_left_the_row() -> None:
    table = Table("", "s4", READY, match_rounds=1, draws="p9").streak(0, 3).play("0")
    row = table.state.discards
    table.play("1 s4; 2 win")
    assert table.state.result is not None
    assert table.hand(2) == "m123456789 p123 s11234"
    assert list(map(size, table.state.hands)) == [16, 16, 17, 16]
    assert table.state.discards == row


def test_fz70_when_a_robbed_kong_ends_the_match_the_winner_holds_the_tile_and_all_else_stays() -> None:
    table = Table("m4", "m44", "", WAITING, draws="p3 s8 p3 m4", match_rounds=1).streak(0, 3)
    table.play("0 m4; 1 pong m4; 1; 2; 3; 0; 1 added_kong m4")
    others = {seat: table.hand(seat) for seat in (0, 1, 2)}
    table.play("3 win")
    assert table.state.result is not None
    assert table.hand(3) == "m45677 p111456789 s456"
    assert {seat: table.hand(seat) for seat in (0, 1, 2)} == others
    assert [table.melds(seat) for seat in range(4)] == [[], ["pong m444"], [], []]
    assert there(table.state.last).melds == table.state.melds
    assert list(map(size, table.state.hands)) == [16, 13, 16, 17]


def test_fz102_the_end_of_the_match_is_told_last_with_the_places() -> None:
    table = Table("", "s4", READY, match_rounds=1, draws="p9").streak(0, 3).play("0; 1 s4; 2 win")
    assert there(table.state.result).places == (2, 2, 1, 2)
    assert table.told[-1] == Event("over", amounts=(2, 2, 1, 2))
