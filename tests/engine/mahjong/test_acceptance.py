"""Waits, and the discards that leave the most tiles (T-30, T-32), held against every substitution."""

from collections import Counter

import pytest

from engine.core import Rng
from engine.mahjong.acceptance import Discard, discards, waits
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import INDEX, KINDS, pack
from tests.engine.mahjong import cutting
from tests.engine.mahjong.cutting import near, packed
from tests.sampling import counts

NONE = (0,) * 34


def more(hand: list[int], kind: int, tiles: int = 1) -> list[int]:
    return [count + tiles * (index == kind) for index, count in enumerate(hand)]


def waits_for(text: str, melds: int, *wilds: int) -> str:
    return " ".join(KINDS[index] for index in waits(pack(tiles_of(text)), melds, *wilds))


@counts(150, full=20_000)
def test_t30_the_waits_are_the_tiles_that_win(count: int) -> None:
    rng, found = Rng(b"waits"), Counter[bool]()
    for number in range(count):
        melds, wilds = number % 6, rng.below(5)
        wilds = min(wilds, 3 * melds + 1)
        hand = near(rng, melds, wilds, min(rng.below(3) % 2, 3 * melds + 1 - wilds), missing=1)
        kinds = tuple(kind for kind in range(34) if hand[kind] < 4 and cutting.wins(more(hand, kind), wilds))
        assert waits(packed(hand), melds, wilds) == kinds, (hand, wilds)
        found[bool(kinds)] += 1
    assert min(found[True], found[False]) > count // 20


@pytest.mark.parametrize(("text", "melds", "wilds", "kinds"), [
    ("m23 EE", 1, 0, "m1 m4"), ("m1123456789999", 4, 0, "m1 m4 m7"),
    ("m1112345678999", 4, 0, "m1 m2 m3 m4 m5 m6 m7 m8 m9"), ("E", 0, 0, "E"), ("", 0, 1, " ".join(KINDS[:34])),
    ("m123456 EEE CC m8", 4, 1, "m3 m6 m7 m8 m9 C"), ("m1111", 1, 0, ""), ("EEEE", 1, 0, ""),
])  # fmt: skip
def test_t33_what_a_hand_waits_for(text: str, melds: int, wilds: int, kinds: str) -> None:
    """The sixth is JX-V65 before its draw; the last two wait for a fifth copy: only a wild tile can be that."""
    assert waits_for(text, melds, wilds) == kinds


def test_without_wild_tiles_none_need_be_named() -> None:
    assert waits_for("m23 EE", 1) == "m1 m4"
    assert waits_for("m2 EE p3", 1) == ""


def expected(hand: list[int], melds: int, wilds: int, unseen: list[int]) -> list[Discard]:
    """The same by the definition: every discard, then every draw after those that stay nearest."""
    after = {kind: more(hand, kind, -1) for kind in range(34) if hand[kind]}
    nearest = min(cutting.distance(left, melds, wilds) for left in after.values())
    found: list[Discard] = []
    for kind, left in after.items():
        if cutting.reaches(left, melds, wilds, nearest):
            accepts = tuple(
                draw
                for draw in range(34)
                if unseen[draw] and cutting.reaches(more(left, draw), melds, wilds, nearest - 1)
            )
            found.append(Discard(kind, nearest, accepts, sum(unseen[draw] for draw in accepts)))
    return sorted(found, key=lambda discard: (-discard.tiles, discard.index))


@counts(30, full=1500)
def test_t30_the_discards_are_those_that_stay_nearest_and_leave_most_tiles(count: int) -> None:
    rng, found = Rng(b"discards"), Counter[int]()
    for number in range(count):
        melds, wilds = number % 6, rng.below(4)
        wilds = min(wilds, 3 * melds + 1)
        hand = near(rng, melds, wilds, min(rng.below(3), 3 * melds + 2 - wilds))
        unseen = [rng.below(5 - count) for count in hand]
        wanted = expected(hand, melds, wilds, unseen)
        assert list(discards(packed(hand), melds, wilds, unseen)) == wanted, (hand, wilds, unseen)
        found[wanted[0].distance] += 1
    assert {1, 2} <= set(found)


def test_t30_a_discard_of_a_far_hand() -> None:
    unseen = [4] * 34
    for kind in (tiles := tiles_of("m19 p19 s19 ESWNCFB m5")):
        unseen[INDEX[kind]] -= 1
    best = discards(pack(tiles), 4, 0, unseen)
    assert {discard.distance for discard in best} == {9}
    assert best[0].tiles == max(discard.tiles for discard in best)


def test_t30_a_kind_of_which_nothing_is_unseen_is_not_accepted() -> None:
    tiles = pack(tiles_of("m23 EE C"))
    assert discards(tiles, 1, 0, (2, *NONE[1:])) == (Discard(INDEX["C"], 1, (0,), 2),)
    assert discards(tiles, 1, 0, NONE) == (Discard(INDEX["C"], 1, (), 0),)


def test_of_a_hand_of_wild_tiles_there_is_no_discard() -> None:
    assert discards(0, 0, 2, NONE) == ()
