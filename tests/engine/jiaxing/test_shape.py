"""Whether a hand wins, may rob, and how far it is, against every way to read it (JX-54 to JX-57, JX-123 to JX-125)."""

from collections import Counter
from itertools import combinations
from typing import Any, cast

import pytest

from engine.core import Rng
from engine.jiaxing import Rules
from engine.jiaxing.score import Hand, best
from engine.jiaxing.shape import FAR, distance, may_rob, may_win, waits
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import KINDS, TILE, pack
from tests.engine.jiaxing.oracle.hands import Case, case

KINDS_PLAYED = KINDS[:34]


def melds_of(found: Case) -> tuple[Meld, ...]:
    return tuple(Meld(cast(Any, meld.kind), tuple(meld.pieces)) for meld in found.laid)


def read(found: Case, src: Any, *, melds_only: bool = True) -> bool:
    """Whether some reading of the hand wins."""
    concealed = list(found.hand.concealed)
    concealed.remove(found.hand.tile)
    hand = Hand(
        tuple(concealed), found.hand.tile, found.hand.wild, melds_of(found), src, 0 if src == "rob" else None, 1, 0, "E"
    )
    return best(Rules(all_honors_melds=melds_only), hand) is not None


def compare_wins(count: int) -> Counter[str]:
    seen = Counter[str]()
    for number in range(count):
        found = case(Rng(b"shape", number))
        tiles, wild, melds = pack(found.hand.concealed), found.hand.wild, melds_of(found)
        for melds_only in (True, False):
            wins = may_win(Rules(all_honors_melds=melds_only), tiles, wild, melds)
            assert wins == read(found, "draw", melds_only=melds_only), found
            seen["wins" if wins else "none"] += 1
        if found.hand.tile != wild:
            robs = may_rob(tiles - TILE[found.hand.tile], wild, melds, found.hand.tile)
            assert robs == read(found, "rob"), found
            seen["robs" if robs else "robs nothing"] += 1
    return seen


def test_jx123_jx125_a_hand_wins_or_robs_where_a_reading_does() -> None:
    assert min(compare_wins(200).values()) > 30


@pytest.mark.full
def test_jx123_jx125_thousands_of_hands_win_or_rob_where_a_reading_does() -> None:
    assert min(compare_wins(30000).values()) > 5000


def nearest(tiles: tuple[str, ...], wild: str, melds: tuple[Meld, ...], most: int) -> int:
    """How many tiles must be other ones for a win, at most `most` (then one more): each becomes a wild tile.

    A tile that is short of a whole hand, after a discard, is one of them.
    """
    short = 14 - 3 * len(melds) - len(tiles)
    natural = [tile for tile in tiles if tile != wild]
    for changed in range(short, most + 1):
        for left in set(combinations(sorted(natural), max(0, len(natural) - changed + short))):
            if may_win(Rules(), pack(left) + (14 - 3 * len(melds) - len(left)) * TILE[wild], wild, melds):
                return changed
    return most + 1


def compare_distances(count: int) -> Counter[int]:
    seen = Counter[int]()
    for number in range(count):
        found = case(Rng(b"distance", number))
        whole = tuple(found.hand.concealed)
        if len(whole) - whole.count(found.hand.wild) > 11 and number % 3:
            continue
        for tiles in (whole, whole[1:]):
            expected = nearest(tiles, found.hand.wild, melds_of(found), 2)
            reached = distance(pack(tiles), found.hand.wild, melds_of(found))
            assert min(reached, 3) == expected, (tiles, found)
            seen[expected] += 1
    return seen


def test_jx123_the_distance_is_the_number_of_tiles_that_must_be_other_ones() -> None:
    assert min(compare_distances(60)[steps] for steps in (0, 1, 2, 3)) > 0


@pytest.mark.full
def test_jx123_the_distance_of_thousands_of_hands() -> None:
    assert min(compare_distances(5000)[steps] for steps in (0, 1, 2, 3)) > 100


def compare_waits(count: int) -> int:
    ready = 0
    for number in range(count):
        found = case(Rng(b"waits", number))
        hand, wild, melds = pack(found.hand.concealed[1:]), found.hand.wild, melds_of(found)
        kinds = [kind for kind in KINDS_PLAYED if kind != wild]
        won = [kind for kind in kinds if may_win(Rules(), hand + TILE[kind], wild, melds)]
        assert [KINDS[index] for index in waits(hand, wild, melds)] == won, found
        ready += bool(won)
        # a wild tile wins where any tile does, and also where only its own kind or a fifth tile would (JX-16)
        assert (distance(hand, wild, melds) == 1) == may_win(Rules(), hand + TILE[wild], wild, melds) >= bool(won)
    return ready


def test_jx51_the_waits_are_the_tiles_with_which_the_hand_wins() -> None:
    assert compare_waits(100) > 30


@pytest.mark.full
def test_jx51_the_waits_of_thousands_of_hands() -> None:
    assert compare_waits(5000) > 1500


@pytest.mark.parametrize(
    ("hand", "melds", "steps"),
    [
        ("m123456789 EEE SS", [], 0),
        ("m123456789 EEE S", [], 1),
        ("m123456789 EEE S p1", [], 1),
        ("m123456789 EE S p1", [], 2),
        ("m12346789 EE SS p1", [], 2),
        ("EEE SS", ["chow m123", "chow p456", "pong WWW"], FAR),  # two suits lie open, one of them as a chow
        ("EEE SS", ["pong m111", "pong p444", "pong WWW"], 0),
        ("m45 SS C", ["pong m111", "pong p444", "pong WWW"], 2),  # a triplet of one of m4, m5, C with the pair
        ("s999 m1", ["pong m111", "chow m456", "pong WWW"], 1),
        ("s999 s1", ["pong m111", "chow m456", "pong WWW"], 2),
        ("s9", ["pong m111", "chow m456", "pong WWW", "kong EEEE"], 1),
    ],
)
def test_jx55_the_distance_is_to_a_legal_shape(hand: str, melds: list[str], steps: int) -> None:
    """The wild tile is s9."""
    lying = tuple(map(Meld.parse, melds))
    reached = distance(pack(tiles_of(hand)), "s9", lying)
    assert reached == steps or (steps == FAR and reached >= FAR - 3)


def test_jx51_a_hand_with_no_shape_left_waits_for_nothing() -> None:
    lying = tuple(map(Meld.parse, ("chow m123", "chow p456", "pong WWW")))
    assert waits(pack(tiles_of("EE SS")), "s9", lying) == ()
