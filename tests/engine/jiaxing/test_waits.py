"""What the owner of a hand is told of its waits (JX-16, JX-48, JX-52 to JX-55)."""

from typing import Any

import pytest

from tests.engine.jiaxing.table import Table
from tests.there import there

READY = "m123456789 EEE S"


def test_jx16_a_ready_hand_is_told_its_waits_and_how_many_of_them_it_has_not_seen() -> None:
    """S makes the pair; the three wild tiles are out there, of S the three others. Only its owner is told."""
    table = Table("p9", READY, wild="s9").play("0 p9")
    assert table.rows("waits", 1) == [("wait", ("S",), 3), ("wait", ("s9",), 3)]
    for viewer in (None, 0, 2, 3):
        assert table.rows("waits", viewer) == []


def test_jx16_seen_tiles_are_not_counted() -> None:
    table = Table("S p9", READY, draws="p1 p2 p3 p4").play("0 S; 1; 2; 3; 0 p9")
    assert table.rows("waits", 1) == [("wait", ("S",), 2), ("wait", ("s9",), 3)]


def test_jx16_a_wild_tile_in_the_hand_widens_the_wait() -> None:
    """m123 m456 EEE SSS and one wild tile: a pair of any honour or any m, nothing else."""
    table = Table("p9", "m123 m456 EEE SSS s9", wild="s9").play("0 p9")
    waits = [pieces for _, (pieces,), _ in table.rows("waits", 1)]
    assert waits == [*(f"m{rank}" for rank in range(1, 10)), *"ESWNCFB", "s9"]
    assert ("wait", ("E",), 1) in table.rows("waits", 1)


def test_jx16_a_wild_tile_wins_where_no_other_tile_is_left_to() -> None:
    """m1 m3 wait for m2, the wild kind itself; m1111 beside three sets waits for a fifth m1."""
    for hand, wild in (("m13 EEE SSS m789 CC", "m2"), ("m1111 EEE SSS WWW", "s9")):
        table = Table("p9", hand, wild=wild).play("0 p9")
        assert table.rows("waits", 1) == [("wait", (wild,), 3)]
    table = Table("", "m13 EEE SSS m789 CC", wild="m2", draws="p9").play("0").quiet()
    assert table.rows("waits", 1) == [("after", ("p9", "m2"), 3)]


def test_jx54_thirteen_loose_honours_wait_for_any_honour_where_they_win() -> None:
    loose = "EEE SSS WW NN C F B"
    assert Table("p9", loose, wild="s9").play("0 p9").rows("waits", 1) == []
    waits = Table("p9", loose, wild="s9", all_honors_melds=False).play("0 p9").rows("waits", 1)
    left = {"E": 1, "S": 1, "W": 2, "N": 2, "C": 3, "F": 3, "B": 3, "s9": 3}
    assert {tile: count for _, (tile,), count in waits} == left
    table = Table("", loose, wild="s9", draws="p9", all_honors_melds=False).play("0").quiet()
    assert table.rows("waits", 1) == [("after", ("p9", *"ESWNCFB", "s9"), 18)]


def test_jx55_a_hand_that_is_ready_for_no_shape_waits_for_nothing() -> None:
    assert Table("p9", "m123 p456 s789 EEE S").play("0 p9").rows("waits", 1) == []


def test_jx16_in_the_turn_each_discard_is_told_with_what_it_would_wait_for() -> None:
    """Without S the hand waits for N, without N for S."""
    table = Table("", READY, draws="N").play("0").quiet()
    assert table.rows("waits", 1) == [("after", ("S", "N", "s9"), 6), ("after", ("N", "S", "s9"), 6)]
    assert table.rows("waits", 0) == []


@pytest.mark.parametrize(
    ("setting", "hand", "barred"),
    [("swap_discard=not_same_kind", "m555123678 EE SS", "m5"), ("discard_wild=forbidden", "m55123678 EE SS s9", "s9")],
)
def test_jx48_no_hint_begins_with_a_discard_that_may_not_be_made(setting: str, hand: str, barred: str) -> None:
    """After the pong of m5 the hand would wait without the barred kind too; the other hints stay as they are."""
    name, _, value = setting.partition("=")
    ways: list[dict[str, Any]] = [{name: "allowed"}, {name: value}]
    free, bound = (Table("m5", hand, **way).play("0 m5; 1 pong m5") for way in ways)
    hints = free.rows("waits", 1)
    assert barred in {pieces[0] for _, pieces, _ in hints}
    assert f"discard {barred}" not in bound.asked[1]
    assert bound.rows("waits", 1) == [hint for hint in hints if hint[1][0] != barred]


def test_the_discards_that_leave_the_most_tiles_are_hinted_at_first_equal_ones_in_the_order_of_the_tiles() -> None:
    for hand, hints in (
        ("m1123 m345 m678 EEE S", [("S", 8), ("m1", 6)]),
        ("m123456 m1114 EE SS", [("m1", 7), ("m4", 7)]),
    ):
        assert [(tiles[0], left) for _, tiles, left in Table(hand).rows("waits", 0)] == hints


def test_jx52_no_tile_that_a_hand_waits_for_wins_on_a_discard() -> None:
    waiting = there(Table("p9", READY).play("0 p9").scene(1).sheet("waits"))
    hinted = there(Table("", READY, draws="N").play("0").quiet().scene(1).sheet("waits"))
    assert [row.number for row in (*waiting.rows, *hinted.rows)] == [3, 3, 6, 6]
    assert [row.part for row in (*waiting.rows, *hinted.rows)] == [0, 0, 0, 0]
