"""What the owner of a hand is told of its waits (FZ-70 to FZ-75)."""

import dataclasses

import pytest

from engine.fuzhou import GAME
from engine.fuzhou.state import EMPTY, Phase
from engine.mahjong.actions import UNSAID
from engine.mahjong.tiles import KINDS, SUITED
from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4, and the gold s9."""
EDGE = "m13 p123456 s123456 p99"


def test_fz71_a_ready_hand_is_told_its_waits_and_how_many_of_them_it_has_not_seen() -> None:
    """Of s1 two others, of s4 four, and three golds. Only its owner is told."""
    table = Table("m1", READY).play("0 m1")
    assert table.rows("waits", 1) == [("wait", ("s1",), 2), ("wait", ("s4",), 4), ("wait", ("s9",), 3)]
    for viewer in (None, 0, 2, 3):
        assert table.rows("waits", viewer) == []


def test_fz71_seen_tiles_are_not_counted_the_gold_beside_the_wall_neither() -> None:
    table = Table("s4 s9 m1", READY, draws="p9 p8 p7 m9").play("0 s4; 1; 2; 3; 0 s9")
    assert table.rows("waits", 1) == [("wait", ("s1",), 2), ("wait", ("s4",), 3), ("wait", ("s9",), 2)]


def test_fz73_a_gold_that_waits_alone_waits_for_every_suit_tile() -> None:
    table = Table("m1", "m123456789 p123 s567 s9").play("0 m1")
    assert [pieces for _, (pieces,), _ in table.rows("waits", 1)] == [
        *(f"{suit}{rank}" for suit in "mps" for rank in range(1, 10) if (suit, rank) != ("s", 9)),
        "s9",
    ]


def test_a_hand_that_is_not_ready_waits_for_nothing() -> None:
    assert Table("m1", "m12457 p12457 s124578").play("0 m1").rows("waits", 1) == []


def test_in_the_turn_each_discard_is_told_with_what_it_would_wait_for() -> None:
    """Without p9 the hand waits for s1 and s4; p9 can be used for nothing else."""
    table = Table("m1", READY, draws="p9").play("0 m1").all_quiet()
    found = table.rows("waits", 1)
    assert ("after", ("p9", "s1", "s4", "s9"), 2 + 4 + 3) in found
    assert table.rows("waits", 0) == []


@pytest.mark.parametrize(
    ("claim", "settings", "barred"),
    [
        ("chow s1 s2", {}, True),
        ("chow s1 s2", {"swap_discard": "allowed"}, False),
        ("pong s3", {}, False),
        ("pong s3", {"swap_discard": "not_after_claim"}, True),
    ],
)
def test_fz61_no_hint_names_the_kind_that_may_not_be_discarded_after_a_claim(claim, settings, barred) -> None:
    """Without s3 the hand waits for s4 and s7, without s6 for s4."""
    hand = "m123456 p123 s3335699" if claim == "pong s3" else "m123456 p123 s1235699"
    table = Table("s3", hand, gold="p9", **settings).play(f"0 s3; 1 {claim}")
    hinted = {pieces[0] for _, pieces, _ in table.rows("waits", 1)}
    assert "s6" in hinted
    assert ("s3" not in hinted) == barred
    assert hinted <= {words.removeprefix("discard ") for words in table.asked[1]}


def test_fz62_no_hint_names_a_gold_where_none_may_be_discarded() -> None:
    table = Table("m123456789 p123 s11 s23 s9", gold_discard="forbidden")
    assert "s9" not in {pieces[0] for _, pieces, _ in table.rows("waits", 0)}
    free = Table("m123456789 p123 s11 s23 s9", gold_discard="free")
    assert "s9" in {pieces[0] for _, pieces, _ in free.rows("waits", 0)}


def test_fz75_after_jinkan_there_are_hints_for_the_drawn_tile_alone() -> None:
    table = Table(f"{EDGE} p7", gold="m2", draws="s9 s9 s9 p8").play("0 jinkan p7; 1; 2; 3").all_quiet()
    assert table.state.drawn == "p8"
    assert [row[1] for row in table.rows("waits", 0)] == [("p8", "m2")]


@pytest.mark.parametrize(
    ("hand", "story", "settings", "alone"),
    [
        (f"{READY} p7", "0 p7", {}, False),
        (f"{READY} s9", "0 s9", {}, True),  # FZ-62
        (f"{READY} s9", "0 s9", {"gold_discard": "free"}, False),
        ("m123456789 p123 s123 s9 p7", "0 p7", {}, True),  # FZ-73
        ("m123456789 p123 s123 s9 p7", "0 p7", {"youjin": "off"}, False),
        ("m123456 p123456 s11 s99 p8", "0 p8", {}, False),  # s1 would make a gold pair
        ("m123456 p123456 s77 p77 p9", "0 p9", {}, False),
    ],
)
def test_fz70_a_hand_that_no_tile_of_somebody_else_completes_is_told_so(hand, story, settings, alone) -> None:
    sheet = there(Table(hand, gold="s9", **settings).play(story).scene(0).sheet("waits"))
    assert sheet.terms == ((("self_draw", 1),) if alone else ())


def test_fz75_after_jinkan_the_hand_waits_for_a_self_draw() -> None:
    sheet = there(Table(f"{EDGE} p7", gold="m2").play("0 jinkan p7").scene(0).sheet("waits"))
    assert sheet.terms == (("self_draw", 1),)


def test_fz71_who_is_ready_is_told_so_while_another_seat_discards_after_a_claim() -> None:
    table = Table("m5", "m46", READY).play("0 m5; 1 chow m4 m6")
    assert [pieces for _, pieces, _ in table.rows("waits", 2)] == [("s1",), ("s4",), ("s9",)]


# which of the tiles also win on somebody else's discard


def parts(table: Table, viewer: int = 0) -> dict[tuple[str, ...], tuple[int, int]]:
    """Of every row how many tiles are left, and how many of them win on a discard too."""
    return {row.pieces: (row.number, row.part) for row in there(table.scene(viewer).sheet("waits")).rows}


def claimable(table: Table, seat: int, kind: str) -> bool:
    """Whether the seat, but for its locks, would be offered the win if the one before it discarded that kind now."""
    before = (seat - 1) % 4
    window = {"phase": Phase.CLAIM, "turn": before, "tile": kind, "discards": ((before, kind),)}
    state = dataclasses.replace(table.state, **window, answers=UNSAID, waited=False, locked=EMPTY)
    return any(action.verb == "win" for action in GAME.pending(state).get(seat, ()))


def test_fz73_beside_two_golds_only_what_makes_them_a_pair_also_wins_on_a_discard() -> None:
    """Both golds complete sets or wait alone with any tile; with s5 they are the pair of s555."""
    table = Table("m123456 p123456 s55 s99 p8", gold="s9").play("0 p8")
    found = parts(table)
    assert len(found) == SUITED
    assert found.pop(("s5",)) == (2, 2)
    assert {part for _, part in found.values()} == {0}
    assert there(table.scene(0).sheet("waits")).terms == ()


def test_fz62_a_hand_without_golds_wins_on_a_discard_of_all_it_waits_for_but_the_gold() -> None:
    assert parts(Table(f"{READY} p7").play("0 p7")) == {("s1",): (2, 2), ("s4",): (4, 4), ("s9",): (3, 0)}


@pytest.mark.parametrize(("hand", "settings"), [
    (READY, {}), ("m123456 p123456 s55 s99", {}), ("m123456 p123456 s55 s99", {"youjin": "one_gold"}),
    ("m123456 p123456 s55 s99", {"youjin": "off"}), ("m123456 p123456 s567 s9", {}),
    ("m123456 p123456 s567 s9", {"youjin": "off"}), ("m123456 p123456 s11 s8 s9", {}),
    ("m123456 p12345 s11 s2 s99", {}), ("m123456 p123456 s5 s999", {}), ("m1113456 p123456 s99 m9", {}),
])  # fmt: skip
def test_fz70_a_row_says_that_a_tile_wins_on_a_discard_where_the_win_would_be_offered(hand, settings) -> None:
    table = Table(f"{hand} p8", gold="s9", **settings).play("0 p8").all_quiet()
    found = parts(table)
    for kind in KINDS[:SUITED]:
        left, part = found.get((kind,), (0, 0))
        assert part == (left if claimable(table, 0, kind) else 0), kind


def test_fz62_after_the_discard_of_a_gold_nothing_wins_on_a_discard() -> None:
    table = Table(f"{READY} s9")
    assert parts(table)["s9", "s1", "s4", "s9"] == (2 + 4 + 2, 0)
    assert parts(Table(f"{READY} s9", gold_discard="free"))["s9", "s1", "s4", "s9"] == (8, 6)
    table = Table(f"{READY} s9", draws="p7 p8 p6 p9").play("0 s9; 1; 2; 3")
    assert parts(table.all_quiet())["p9", "s1", "s4", "s9"] == (8, 0)


def test_fz73_each_discard_is_told_with_how_many_tiles_win_on_a_discard_too() -> None:
    """Without p8 it is the hand of above: of all the tiles left two s5 win on a discard."""
    found = parts(Table("m123456 p123456 s55 s99 p8", gold="s9"))
    (after,) = (row for row in found if row[0] == "p8")
    assert (len(after) - 1, found[after][1]) == (SUITED, 2)


def test_fz75_after_jinkan_no_tile_wins_on_a_discard() -> None:
    table = Table(f"{EDGE} p7", gold="m2").play("0 jinkan p7")
    assert parts(table) == {("m2",): (3, 0)}


def test_the_discards_that_leave_the_most_tiles_are_hinted_at_first_equal_ones_in_the_order_of_the_tiles() -> None:
    hints = Table("m123456 p123456 s55 s99 p8", gold="s9").rows("waits", 0)
    assert len(hints) > 3
    assert hints == sorted(hints, key=lambda hint: (-hint[2], KINDS.index(hint[1][0])))
    assert [hint[1][0] for hint in hints] != sorted(hint[1][0] for hint in hints)
