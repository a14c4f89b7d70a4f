"""Melds: their notation, how they lie on the table, and which own tiles make a chow."""

from itertools import combinations, product

import pytest

from engine.mahjong.actions import chows
from engine.mahjong.melds import SEQUENCES, Meld, added, robbed
from engine.mahjong.tiles import KINDS, pack


@pytest.mark.parametrize(("text", "meld"), [
    ("chow m123", Meld("chow", ("m1", "m2", "m3"))), ("chow s789", Meld("chow", ("s7", "s8", "s9"))),
    ("pong EEE", Meld("pong", ("E", "E", "E"))), ("kong p5555", Meld("kong", ("p5",) * 4)),
    ("added p5555", Meld("added", ("p5",) * 4)), ("akong CCCC", Meld("concealed", ("C",) * 4)),
])  # fmt: skip
def test_t6_the_notation_of_melds(text: str, meld: Meld) -> None:
    assert Meld.parse(text) == meld


@pytest.mark.parametrize("text", [
    "", "chow", "chow m124", "chow m132", "chow m12 p3", "chow ESW", "chow m111", "chow m1234", "pong m11",
    "pong m112", "pong m1111", "pong m123", "kong m111", "kong m1112", "added m111", "akong CCC", "concealed CCCC",
    "pung EEE", "pong XXX", "pong",
])  # fmt: skip
def test_t6_nothing_else_is_a_meld(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no (meld|tile)"):
        Meld.parse(text)


def test_a_kong_has_four_tiles() -> None:
    texts = ("chow m123", "pong EEE", "kong EEEE", "added EEEE", "akong EEEE")
    melds = [Meld.parse(text) for text in texts]
    assert [meld.is_kong for meld in melds] == [False, False, True, True, True]


# seat 1: its right-hand neighbour is 2, opposite sits 3, its left-hand neighbour is 0 (T-10)
@pytest.mark.parametrize(("text", "claimed", "source", "pieces", "place"), [
    ("chow m456", "m5", 0, ("m5", "m4", "m6"), 0), ("chow m456", "m6", 0, ("m6", "m4", "m5"), 0),
    ("pong EEE", "E", 0, ("E",) * 3, 0), ("pong EEE", "E", 3, ("E",) * 3, 1), ("pong EEE", "E", 2, ("E",) * 3, 2),
    ("kong EEEE", "E", 0, ("E",) * 4, 0), ("kong EEEE", "E", 3, ("E",) * 4, 1), ("kong EEEE", "E", 2, ("E",) * 4, 3),
    ("added EEEE", "E", 0, ("E",) * 4, 0), ("added EEEE", "E", 3, ("E",) * 4, 1),
    ("added EEEE", "E", 2, ("E",) * 4, 2),
])  # fmt: skip
def test_t10_the_claimed_tile_lies_sideways_and_points_to_the_seat_it_came_from(
    text: str, claimed: str, source: int, pieces: tuple[str, ...], place: int
) -> None:
    meld = Meld.parse(text)
    assert Meld(meld.kind, meld.pieces, claimed, source).shown(1) == (pieces, (place,))


@pytest.mark.parametrize("seat", range(4))
def test_t10_the_left_hand_neighbour_is_the_seat_before_round_the_table(seat: int) -> None:
    chow = Meld("chow", ("p1", "p2", "p3"), "p2", (seat + 3) % 4)
    assert chow.shown(seat) == (("p2", "p1", "p3"), (0,))


def test_in_a_meld_nobody_discarded_for_no_tile_lies_sideways() -> None:
    assert Meld.parse("akong CCCC").shown(0) == (("C",) * 4, ())
    assert Meld("pong", ("C",) * 3, source=2).shown(0) == (("C",) * 3, ())
    assert Meld("pong", ("C",) * 3, "C").shown(0) == (("C",) * 3, ())


def test_jx43_fz58_the_fourth_tile_is_added_to_the_pong_of_its_kind_and_to_no_other_meld() -> None:
    pong = Meld("pong", ("m2",) * 3, "m2", 3)
    assert added(pong, "m2") == Meld("added", ("m2",) * 4, "m2", 3)
    for meld in (Meld("pong", ("m3",) * 3, "m3", 3), Meld("chow", ("m1", "m2", "m3"), "m2", 0), Meld.parse("pong EEE")):
        assert added(meld, "m2") is meld


def test_jx57_fz70_a_robbed_kong_is_the_pong_again() -> None:
    kong = Meld("added", ("m2",) * 4, "m2", 3)
    assert robbed(kong, "m2") == Meld("pong", ("m2",) * 3, "m2", 3)
    assert robbed(kong, "m3") is kong
    for meld in (Meld("kong", ("m2",) * 4, "m2", 3), Meld("concealed", ("m2",) * 4), Meld.parse("pong m222")):
        assert robbed(meld, "m2") is meld


def test_t2_there_are_7_sequences_in_each_of_the_3_suits() -> None:
    named = {tuple(f"{suit}{first + step}" for step in range(3)) for suit, first in product("mps", range(1, 8))}
    assert named == SEQUENCES
    assert len(named) == 21


@pytest.mark.parametrize(
    ("own", "tile", "pairs"),
    [
        (("m4", "m5", "m7", "m8"), "m6", [("m4", "m5"), ("m5", "m7"), ("m7", "m8")]),
        (("m4", "m4", "m5", "m5"), "m6", [("m4", "m5")]),
        (("m4", "m8"), "m6", []),
        (("m8", "m9"), "p1", []),
        (("p2", "p3", "m8", "m9"), "p1", [("p2", "p3")]),
        (("s7", "s8"), "s9", [("s7", "s8")]),
        (("S", "W", "N", "C", "F", "B"), "E", []),
        ((), "m6", []),
    ],
)
def test_a_chow_takes_two_own_tiles_of_the_sequence_the_lowest_first(
    own: tuple[str, ...], tile: str, pairs: list[tuple[str, str]]
) -> None:
    assert chowed(own, tile) == tuple(pairs)


def chowed(own: tuple[str, ...], tile: str) -> tuple[tuple[str, ...], ...]:
    """The own tiles of every chow with that tile; no tile is wild."""
    return tuple(action.pieces for action in chows(pack(own), tile, ""))


def test_every_pair_of_own_tiles_makes_a_chow_just_where_the_three_are_a_sequence() -> None:
    for own, tile in product(combinations(KINDS[:34], 2), KINDS[:34]):
        three = tuple(sorted((*own, tile)))
        assert chowed(own, tile) == ((own,) if three in SEQUENCES and tile not in own else ())
