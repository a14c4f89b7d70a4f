"""What wins: the structure, golds, self-draws, the tiles of others, 游金 and locks (FZ-27, FZ-29, FZ-62 to FZ-73)."""

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Win, constants
from engine.fuzhou.sheet import sheet
from tests.engine.fuzhou.won import PLAIN, win, won


def blocks(found: Win) -> list[tuple[str, int]]:
    """The sets and the pair of a win, each with its number of golds."""
    parts = (*found.sets, *([found.pair] if found.pair else []))
    return [("".join(tiles), wild) for tiles, wild in parts]


def test_fz29_a_gold_may_stand_for_a_fifth_tile_of_a_kind() -> None:
    assert win("m5555 m123 m789 p12345 s9 + p6", gold="s9")
    assert blocks(won("m5555 m123 m789 p12345 s9 + p6", gold="s9"))[-1] == ("m5m5", 1)


@pytest.mark.parametrize(
    ("text", "fields", "shown"),
    [
        (PLAIN, {}, ["m1m2m3 0", "m4m5m6 0", "p1p2p3 0", "p4p5p6 0", "s7s8s9 0", "s1s1 0"]),
        ("m123456 p123456 s11 s8 m9 + s9", {}, ["m1m2m3 0", "m4m5m6 0", "p1p2p3 0", "p4p5p6 0", "s7s8s9 1", "s1s1 0"]),
        (
            "m123456 p123456 s55 s11 + s1",
            {"gold": "s5", "came_from": "discard"},
            ["m1m2m3 0", "m4m5m6 0", "p1p2p3 0", "p4p5p6 0", "s1s1s1 0", "s5s5 2"],
        ),
        (
            "m123456 p123456 s1 s555 + s1",
            {"gold": "s5"},
            ["m1m2m3 0", "m4m5m6 0", "p1p2p3 0", "p4p5p6 0", "s5s5s5 3", "s1s1 0"],
        ),
        (
            "m13 p123456 s123456 p99 + m2",
            {"gold": "m2", "jinkan": True},
            ["m1m2m3 1", "p1p2p3 0", "p4p5p6 0", "s1s2s3 0", "s4s5s6 0", "p9p9 0"],
        ),
    ],
)
def test_fz27_fz91_the_golds_are_shown_in_places_of_the_special_that_counts(
    text: str, fields: dict, shown: list[str]
) -> None:
    assert [f"{tiles} {wild}" for tiles, wild in blocks(won(text, **fields))] == shown


def test_fz27_melds_are_shown_first_kongs_whole() -> None:
    found = won("m123 s11 s89 + s7", "kong p5555", "akong m7777", "chow p123")
    assert [tiles for tiles, _ in blocks(found)] == ["p5" * 4, "m7" * 4, "p1p2p3", "m1m2m3", "s7s8s9", "s1s1"]


def test_fz77_three_golds_with_other_tiles_are_shown_suit_by_suit() -> None:
    found = won("m12479 p256889 s55 s99 + s5", "pong m333", gold="s5")
    assert blocks(found) == [
        *(("m3m3m3", 0), ("m1m2m4m7m9", 0), ("p2p5p6p8p8p9", 0), ("s9s9", 0), ("s5s5s5", 3)),
    ]
    assert found.pair is None


def test_fz89_the_sheet_lists_the_specials_with_their_constants() -> None:
    rules = Rules(one_flower=15, gold_pair=60, gold_triplet=120)
    listed = [(pattern.key, pattern.points) for pattern in sheet(rules)]
    specials = {"three_golds": 40, "rob_gold": 30, "heaven": 30, "no_flower": 30, "one_flower": 15}
    specials |= {"gold_pair": 60, "gold_triplet": 120, "gold_edge": 50}
    assert constants(rules) == specials
    assert listed[: len(specials)] == list(specials.items())
    assert dict(listed[len(specials) :]) == {"four_flowers": 6, "flower": 1, "gold": 1, "streak": 1}
    assert "one_flower" not in {pattern.key for pattern in sheet(Rules())}
    assert "gold_edge" not in {pattern.key for pattern in sheet(Rules(jinkan=False))}
    assert len(sheet(Rules(jinkan=False))) == len(sheet(Rules())) - 1


def test_fz77_a_suit_that_three_golds_win_without_is_not_shown() -> None:
    found = won("m124578 p12457 m99 p9 s55 + s5", gold="s5", came_from="draw")
    assert blocks(found) == [("m1m2m4m5m7m8m9m9", 0), ("p1p2p4p5p7p9", 0), ("s5s5s5", 3)]
