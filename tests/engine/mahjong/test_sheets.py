"""What the sheets of the mahjong games claim of each pattern is what their scores count."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine import GAMES
from engine.core import Pattern
from engine.fuzhou.rules import Rules as FuzhouRules
from engine.jiaxing.rules import Rules as JiaxingRules
from tests.engine.fuzhou import won as fuzhou
from tests.engine.jiaxing import won as jiaxing

FULL = [("m2", "m3", "m4"), ("m5", "m6", "m7"), ("m8",) * 3, ("m9",) * 2]
"""Three sets and a pair of one suit."""


def pattern(game: str, key: str, **settings: Any) -> Pattern:
    rules = GAMES[game].rules(**settings)
    return next(pattern for pattern in GAMES[game].sheet(rules) if pattern.key == key)


def text(groups: Iterable[tuple[str, ...]]) -> str:
    """Groups of tiles as the text of a hand whose last tile wins, a wild tile without its star."""
    tiles = [tile.rstrip("*") for group in groups for tile in group]
    return f"{' '.join(tiles[:-1])} + {tiles[-1]}"


@pytest.mark.parametrize("key", ["honors", "pure", "mixed", "triplets"])
def test_jx55_the_example_of_a_shape_is_a_hand_that_wins_by_it_and_with_another_tile_is_none(key: str) -> None:
    example = pattern("jiaxing", key).example
    found = jiaxing.won(text(example), wild="s1", seat=2)
    assert dict(found.tai)[key] == pattern("jiaxing", key).points
    assert {name for name, _ in found.tai} & {"honors", "pure", "mixed", "triplets"} >= {key}
    tiles = [tile for group in example for tile in group]
    assert jiaxing.win(text([tuple(tiles[:-1]), ("p9",)]), wild="s1", seat=2) is None


@pytest.mark.parametrize("key", ["red", "green", "white"])
def test_jx61_a_triplet_of_a_dragon_scores_and_a_pair_does_not(key: str) -> None:
    pieces = pattern("jiaxing", key).pieces
    assert dict(jiaxing.won(text([*FULL, pieces]), wild="s1").tai)[key] == pattern("jiaxing", key).points
    pair = jiaxing.won(text([("m2", "m3", "m4"), *FULL[:2], ("m8",) * 3, pieces[:2]]), wild="s1")
    assert key not in dict(pair.tai)


NINE = "m111 m234 m567 m888 m9 + m9"


@pytest.mark.parametrize(
    ("key", "hand", "melds", "yes", "no"),
    [
        ("three_wild", "m123 m555 m678 m999 m2 + m2", (), {"wild": "m5"}, {"wild": "m1"}),
        ("kong_bloom", "p123 p456 p789 p1 + p1", ("akong p6666",), {"came_from": "kong_draw"}, {}),
        ("single_wait", "p4 + p4", ("chow p123", "pong p777", "pong EEE", "pong p888"), {}, None),
        ("heaven", NINE, (), {"seat": 0, "first_turn": True}, {"seat": 0}),
        ("last_tile", NINE, (), {"last": True}, {}),
        ("huang", NINE, (), {"queue": 1}, {}),
    ],
)
def test_jx76_a_doubling_counts_as_often_as_its_pattern_says(
    key: str, hand: str, melds: Any, yes: Any, no: Any
) -> None:
    declared = pattern("jiaxing", key)
    assert declared.doubles
    assert jiaxing.fan(hand, *melds, **({"wild": "s1"} | yes))[key] == declared.points
    if no is not None:
        assert key not in jiaxing.fan(hand, *melds, **({"wild": "s1"} | no))


def test_jx83_the_earthly_hand_says_by_which_of_its_two_rules_it_is_played() -> None:
    assert pattern("jiaxing", "earth").notes == ("earth_dealer_first_discard",)
    assert pattern("jiaxing", "earth", earthly="first_draw").notes == ("earth_first_draw",)
    assert "earth" not in {each.key for each in GAMES["jiaxing"].sheet(JiaxingRules(earthly="off"))}


@pytest.mark.parametrize(
    ("key", "hand", "gold", "fewer"),
    [
        ("three_golds", "m123456 p123456 s11 p999 + s1", "p9", "m123456 p123456 s11 p99 s8 + s1"),
        ("gold_pair", "m123456 p123456 s789 p9 + p9", "p9", "m123456 p123456 s789 p8 + p9"),
        ("gold_triplet", "m123456 p123456 s11 p99 + p9", "p9", "m123456 p123456 s11 p78 + p9"),
    ],
)
def test_fz89_golds_that_a_pattern_shows_are_enough_and_one_less_is_not(
    key: str, hand: str, gold: str, fewer: str
) -> None:
    declared = pattern("fuzhou", key)
    (golds,) = declared.example
    tiles = hand.replace(" + ", " ")
    assert tiles.count("9") - tiles.count("789") >= len(golds) or key == "three_golds"
    assert dict(fuzhou.won(hand, gold=gold).special)[key] == declared.points
    less = fuzhou.win(fewer, gold=gold)
    assert less is None or key not in dict(less.special)


def test_fz85_flowers_golds_the_streak_and_kongs_count_what_their_patterns_say() -> None:
    plain = fuzhou.won(fuzhou.PLAIN, flowers="E C f1")
    flower, four = pattern("fuzhou", "flower"), pattern("fuzhou", "four_flowers")
    assert fuzhou.won(fuzhou.PLAIN, flowers="E C f1 g2").hua == plain.hua + flower.points
    for group in four.example:
        rack = " ".join(group)
        assert fuzhou.won(fuzhou.PLAIN, flowers=rack).hua == four.points
        assert fuzhou.won(fuzhou.PLAIN, flowers=" ".join(group[1:])).hua == 3 * flower.points
    assert fuzhou.won("m123456 p123456 s11 s8 m9 + s7").jin == pattern("fuzhou", "gold").points
    assert fuzhou.won(fuzhou.PLAIN, seat=0, streak=2).lian == 2 * pattern("fuzhou", "streak").points
    rules = FuzhouRules(kong_fan="ming1_an2")
    for key, meld in (("kong_open", "kong m8888"), ("kong_concealed", "akong m8888")):
        declared = pattern("fuzhou", key, kong_fan="ming1_an2")
        assert fuzhou.won("m123 p123456 s11 s89 + s7", meld, rules=rules).kongs == declared.points
    assert "kong_open" not in {each.key for each in GAMES["fuzhou"].sheet(FuzhouRules())}
