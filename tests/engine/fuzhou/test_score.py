"""How a hand is shown with its golds, what the sheet says, and who pays how much (FZ-27, FZ-89, FZ-92, FZ-94)."""

from typing import Any

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Win, constants, escape
from engine.fuzhou.shape import jinkan
from engine.fuzhou.sheet import sheet
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import pack
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


@pytest.mark.parametrize("came_from", ["discard", "rob_kong"])
@pytest.mark.parametrize(
    ("payment", "pay"),
    [
        ("all_three", (-4, 12, -4, -4)),
        ("discarder_only", (0, 4, 0, -4)),
        ("discarder_double", (0, 8, 0, -8)),
        ("discarder_for_three", (0, 12, 0, -12)),
    ],
)
def test_fz92_on_a_discard_all_pay_or_by_setting_who_gave_the_tile(came_from: str, payment: Any, pay: tuple) -> None:
    found = won(PLAIN, came_from=came_from, discarder=3, rules=Rules(discard_payment=payment))
    assert found.pay == pay
    assert found.payments == tuple((seat, 1, -paid) for seat, paid in enumerate(pay) if paid < 0)


@pytest.mark.parametrize("seat", range(4))
def test_fz94_who_escapes_pays_and_nobody_receives(seat: int) -> None:
    assert escape(Rules(), seat) == tuple(-200 if other == seat else 0 for other in range(4))
    assert escape(Rules(stake=5, escape=30), seat)[seat] == -150
    assert sum(escape(Rules(escape=0), seat)) == 0


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
