"""What the owner of a hand is told of its waits (FZ-70 to FZ-75)."""

import pytest

from tests.engine.fuzhou.table import Table, quiet, rows

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4, and the gold s9."""
EDGE = "m13 p123456 s123456 p99"


def test_fz71_a_ready_hand_is_told_its_waits_and_how_many_of_them_it_has_not_seen() -> None:
    """Of s1 two others, of s4 four, and three golds. Only its owner is told."""
    table = Table("m1", READY).play("0 m1")
    assert rows(table, "waits", 1) == [("wait", ("s1",), 2), ("wait", ("s4",), 4), ("wait", ("s9",), 3)]
    for viewer in (None, 0, 2, 3):
        assert rows(table, "waits", viewer) == []


def test_fz71_seen_tiles_are_not_counted_the_gold_beside_the_wall_neither() -> None:
    table = Table("s4 s9 m1", READY, draws="p9 p8 p7 m9").play("0 s4; 1; 2; 3; 0 s9")
    assert rows(table, "waits", 1) == [("wait", ("s1",), 2), ("wait", ("s4",), 3), ("wait", ("s9",), 2)]


def test_fz73_a_gold_that_waits_alone_waits_for_every_suit_tile() -> None:
    table = Table("m1", "m123456789 p123 s567 s9").play("0 m1")
    assert [pieces for _, (pieces,), _ in rows(table, "waits", 1)] == [
        *(f"{suit}{rank}" for suit in "mps" for rank in range(1, 10) if (suit, rank) != ("s", 9)),
        "s9",
    ]


def test_a_hand_that_is_not_ready_waits_for_nothing() -> None:
    assert rows(Table("m1", "m12457 p12457 s124578").play("0 m1"), "waits", 1) == []


def test_in_the_turn_each_discard_is_told_with_what_it_would_wait_for() -> None:
    """Without p9 the hand waits for s1 and s4; p9 can be used for nothing else."""
    table = quiet(Table("m1", READY, draws="p9").play("0 m1"))
    found = rows(table, "waits", 1)
    assert ("after", ("p9", "s1", "s4", "s9"), 2 + 4 + 3) in found
    assert rows(table, "waits", 0) == []


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
    hinted = {pieces[0] for _, pieces, _ in rows(table, "waits", 1)}
    assert "s6" in hinted
    assert ("s3" not in hinted) == barred
    assert hinted <= {words.removeprefix("discard ") for words in table.asked[1]}


def test_fz62_no_hint_names_a_gold_where_none_may_be_discarded() -> None:
    table = Table("m123456789 p123 s11 s23 s9", gold_discard="forbidden")
    assert "s9" not in {pieces[0] for _, pieces, _ in rows(table, "waits", 0)}
    free = Table("m123456789 p123 s11 s23 s9", gold_discard="free")
    assert "s9" in {pieces[0] for _, pieces, _ in rows(free, "waits", 0)}


def test_fz75_after_jinkan_there_are_hints_for_the_drawn_tile_alone() -> None:
    table = quiet(Table(f"{EDGE} p7", gold="m2", draws="s9 s9 s9 p8").play("0 jinkan p7; 1; 2; 3"))
    assert table.state.drawn == "p8"
    assert [row[1] for row in rows(table, "waits", 0)] == [("p8", "m2")]


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
    sheet = Table(hand, gold="s9", **settings).play(story).scene(0).sheet("waits")
    assert sheet.terms == ((("self_draw", 1),) if alone else ())


def test_fz75_after_jinkan_the_hand_waits_for_a_self_draw() -> None:
    sheet = Table(f"{EDGE} p7", gold="m2").play("0 jinkan p7").scene(0).sheet("waits")
    assert sheet.terms == (("self_draw", 1),)


def test_fz71_who_is_ready_is_told_so_while_another_seat_discards_after_a_claim() -> None:
    table = Table("m5", "m46", READY).play("0 m5; 1 chow m4 m6")
    assert [pieces for _, pieces, _ in rows(table, "waits", 2)] == [("s1",), ("s4",), ("s9",)]
