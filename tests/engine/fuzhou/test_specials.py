"""Special wins and when there may be one: three golds (FZ-77) and jinkan (FZ-74)."""

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.shape import jinkan
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import pack
from tests.engine.fuzhou.won import win

THREE = "m12479 p25689 s1379 s55 + s5"
"""Three golds s5 and nothing else."""


def test_fz77_three_golds_win_in_any_own_turn_or_by_setting_when_the_third_is_drawn() -> None:
    moment, later = Rules(three_golds="moment_of_draw"), "m12479 p25689 s137 s555 + s9"
    for came_from in ("draw", "kong_draw"):
        assert win(later, gold="s5", came_from=came_from)
        assert win(later, gold="s5", came_from=came_from, rules=moment) is None
        assert win(THREE, gold="s5", came_from=came_from, rules=moment)
    assert win(later, gold="s5", came_from="deal", seat=0)
    assert win(THREE, gold="s5", came_from="deal", seat=0, rules=moment) is None
    assert win(later, gold="s5", came_from="opening", rules=moment)
    assert win(later, gold="s5", came_from="final", rules=moment)


@pytest.mark.parametrize(("text", "gold", "missing", "possible"), [
    ("m13 p123456 s123456 p99", "m2", 5, True), ("m79 p123456 s123456 p99", "m8", 5, True),
    ("m13 p99", "m2", 1, True), ("m1333", "m2", 1, True), ("m1333456", "m2", 2, True), ("m13 p29", "m2", 1, False),
    ("m13 p99 m45 s1", "m2", 2, False), ("m12 p99", "m1", 1, False), ("m89 p99", "m9", 1, False),
    ("m9 p2 s11", "p1", 1, False), ("m8 p1 s11", "m9", 1, False), ("m2334", "m3", 1, False),
    ("m2 p49 p9", "m3", 1, False), ("m1 p399", "m2", 1, False), ("m1", "m2", 0, False),
])  # fmt: skip
def test_fz74_jinkan_needs_both_neighbours_of_the_gold_and_all_else_complete(
    text: str, gold: str, missing: int, possible: bool
) -> None:
    tiles = tiles_of(text)
    assert len(tiles) == 3 * missing + 1
    assert jinkan(pack(tiles), gold, missing) is possible
