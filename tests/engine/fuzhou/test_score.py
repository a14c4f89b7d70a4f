"""What wins: the structure, golds, self-draws, the tiles of others, 游金 and locks (FZ-27, FZ-29, FZ-62 to FZ-73)."""

from typing import Any

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Win, constants
from engine.fuzhou.sheet import sheet
from tests.engine.fuzhou.won import LONE, PLAIN, special, win, won

DRAWN = ("deal", "draw", "kong_draw", "final")
CLAIMED = ("discard", "rob_kong")


def blocks(found: Win) -> list[tuple[str, int]]:
    """The sets and the pair of a win, each with its number of golds."""
    parts = (*found.sets, *([found.pair] if found.pair else []))
    return [("".join(tiles), wild) for tiles, wild in parts]


@pytest.mark.parametrize("came_from", [*DRAWN, *CLAIMED])
def test_fz70_fz72_five_sets_and_a_pair_win_with_any_tile(came_from: str) -> None:
    assert win(PLAIN, came_from=came_from, seat=0)


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("m123456 p123456 s123 s7 + s9", ()),
        ("m115577 p115599 s1155 + s9", ()),
        ("m111222333444 p111 s5 + s6", ()),
        ("m89 p1 m111222333 s111 p4 + p4", ()),
        ("m123 p12 s123456 p55 + p9", ("pong m777",)),
        ("s5 + s6", ("pong m111", "pong m222", "pong m333", "pong p444", "kong s7777")),
    ],
)
def test_fz71_anything_but_five_sets_and_a_pair_does_not_win(text: str, melds: tuple[str, ...]) -> None:
    assert win(text, *melds) is None


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("m111222333 p456 s789 s1 + s1", ()),
        ("m123456 p123 s11 s89 + s7", ("added p5555",)),
        ("m123 s11 s89 + s7", ("kong p5555", "akong m7777", "chow p123")),
        ("s5 + s5", ("pong m111", "chow m123", "kong m3333", "akong p4444", "added s7777")),
    ],
)
def test_fz71_sequences_triplets_and_kongs_are_sets_on_the_table_or_not(text: str, melds: tuple[str, ...]) -> None:
    assert won(text, *melds).special == ()


@pytest.mark.parametrize("gold", ["s7", "s9", "m2", "p6"])
def test_fz27_a_gold_stands_for_its_own_kind_and_for_any_other(gold: str) -> None:
    assert won(PLAIN, gold=gold).jin == 1
    for tile in ("m9", "p9", "s5"):
        assert win(PLAIN.replace("s7", tile), gold=gold) is None
        assert win(PLAIN.replace("s7", tile), gold=tile)


@pytest.mark.parametrize("pair", ["s12 m9", "s13 m9", "s23 m9", "s89 m9", "s22 m9"])
def test_fz27_a_gold_fills_any_place_of_a_set(pair: str) -> None:
    assert win(f"m123456 p123456 {pair} s5 + s5", gold="m9")


def test_fz29_a_gold_may_stand_for_a_fifth_tile_of_a_kind() -> None:
    assert win("m5555 m123 m789 p12345 s9 + p6", gold="s9")
    assert blocks(won("m5555 m123 m789 p12345 s9 + p6", gold="s9"))[-1] == ("m5m5", 1)


def test_fz28_fz86_a_gold_counts_wherever_it_stands_and_only_in_the_hand() -> None:
    assert won("m123456 p123456 s11 s8 m9 + s7").jin == 1
    assert won("m123456 p123456 s11 s8 m9 + m9").jin == 2
    assert won(PLAIN).jin == 0


@pytest.mark.parametrize("came_from", CLAIMED)
def test_fz62_fz70_a_gold_of_somebody_else_can_be_won_on_by_nobody(came_from: str) -> None:
    assert win("m123456 p123456 s11 s78 + s9", gold="s9", came_from="draw")
    assert win("m123456 p123456 s11 s78 + s9", gold="s9", came_from=came_from) is None


@pytest.mark.parametrize("came_from", CLAIMED)
def test_fz65_fz70_a_locked_kind_can_be_won_on_only_by_self_draw(came_from: str) -> None:
    assert win(PLAIN, came_from=came_from, locked=frozenset({"s7", "m1"})) is None
    assert win(PLAIN, came_from=came_from, locked=frozenset({"s8", "m1"}))
    for drawn in (*DRAWN, "rob_gold"):
        tile = "m9" if drawn == "rob_gold" else "s7"
        text = PLAIN.replace("+ s7", f"+ {tile}")
        assert win(text, came_from=drawn, locked=frozenset({"s7", "m9"}))


@pytest.mark.parametrize("came_from", CLAIMED)
def test_fz62_who_discarded_a_gold_wins_by_self_draw_only(came_from: str) -> None:
    assert win(PLAIN, came_from=came_from, discarded_gold=True) is None
    for drawn in DRAWN:
        assert win(PLAIN, came_from=drawn, discarded_gold=True)


@pytest.mark.parametrize("gold_discard", ["free", "forbidden"])
def test_fz62_by_setting_a_discarded_gold_bars_nothing(gold_discard: Any) -> None:
    assert win(PLAIN, came_from="discard", discarded_gold=True, rules=Rules(gold_discard=gold_discard))


def test_fz70_a_kong_is_robbed_by_setting_only() -> None:
    assert win(PLAIN, came_from="rob_kong")
    assert win(PLAIN, came_from="rob_kong", rules=Rules(rob_kong=False)) is None
    assert win(PLAIN, came_from="discard", rules=Rules(rob_kong=False))


@pytest.mark.parametrize("came_from", CLAIMED)
@pytest.mark.parametrize("tile", ["m1", "s9", "p4", "m9"])
def test_fz73_a_lone_gold_wins_by_self_draw_with_any_tile_and_on_no_others(came_from: str, tile: str) -> None:
    assert won(f"{LONE} + {tile}", gold="s5").P == 2 * (3 + 1 + 1)
    assert win(f"{LONE} + {tile}", gold="s5", came_from=came_from) is None


def test_fz73_youjin_bars_every_reading_of_the_hand() -> None:
    text = "m123456 p123456 s234 s5 + s1"
    assert win(text, gold="s5", came_from="discard") is None
    assert won(text, gold="s5").special == ()


def test_fz73_what_is_left_beside_the_gold_may_be_made_with_other_golds() -> None:
    two = "m123456 p123456 s79 s55 + m1"
    assert win(two, gold="s5", came_from="draw")
    assert win(two, gold="s5", came_from="discard") is None
    assert (
        win("s5 + p8", "pong m111", "pong m333", "pong p555", "pong s222", "chow s678", gold="s5", came_from="discard")
        is None
    )


def test_fz73_a_gold_pair_wins_on_a_discard_though_the_hand_is_youjin() -> None:
    text = "m123456 p123456 s78 s55 + s9"
    assert special(text, gold="s5", came_from="discard") == ["gold_pair"]
    assert special("m123456 p123456 s1 s555 + s1", gold="s5", came_from="rob_kong") == ["gold_pair", "gold_triplet"]


def test_fz73_one_gold_alone_is_youjin_by_setting() -> None:
    rules = Rules(youjin="one_gold")
    assert win(f"{LONE} + m1", gold="s5", came_from="discard", rules=rules) is None
    assert win("m123456 p123456 s79 s55 + m1", gold="s5", came_from="discard", rules=rules)


def test_fz73_without_youjin_a_lone_gold_wins_on_every_discard_but_a_gold() -> None:
    rules = Rules(youjin="off")
    assert won(f"{LONE} + m1", gold="s5", came_from="discard", rules=rules).pair == (("m1", "m1"), 1)
    assert win(f"{LONE} + s5", gold="s5", came_from="discard", rules=rules) is None


def test_fz73_golds_that_are_needed_in_the_sets_make_no_youjin() -> None:
    assert win("m123456 p123456 s11 s8 m9 + s7", came_from="discard")
    assert win("m123456 p123456 s11 s8 m9 + s9", came_from="discard")


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
