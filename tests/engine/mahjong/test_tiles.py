"""The tiles: codes and their order, classes, multisets, notation, and the seats (T-1, T-2, T-3, T-6, T-10, T-11)."""

from collections import Counter

import pytest

from engine.core import Rng, around
from engine.mahjong import tiles as deck
from engine.mahjong.claims import after
from engine.mahjong.notation import tiles_of, written
from engine.mahjong.tiles import INDEX, KINDS, ONE, SUIT, count, kinds, ordered, pack, size, suit, unpack

TABLE = """
m1 m2 m3 m4 m5 m6 m7 m8 m9 p1 p2 p3 p4 p5 p6 p7 p8 p9 s1 s2 s3 s4 s5 s6 s7 s8 s9
E S W N C F B f1 f2 f3 f4 g1 g2 g3 g4
"""
JIAXING = KINDS[:34]


def some_tiles(number: int, most: int = 4) -> list[str]:
    rng = Rng(b"tiles", str(number))
    return [kind for kind in KINDS for _ in range(rng.below(most + 1)) if rng.below(3)]


def test_t1_t3_the_kinds_stand_in_the_order_of_their_indices() -> None:
    assert list(KINDS) == TABLE.split()
    assert [INDEX[kind] for kind in KINDS] == list(range(42))


def test_t2_there_are_27_suit_tiles_4_winds_and_3_dragons() -> None:
    assert Counter(map(suit, JIAXING)) == {"m": 9, "p": 9, "s": 9, "": 7}
    assert [kind for kind in JIAXING if not suit(kind)] == [*deck.WINDS, *deck.DRAGONS]
    assert (deck.WINDS, deck.DRAGONS) == ("ESWN", "CFB")


def test_t2_t3_suit_tiles_come_first_and_the_honours_end_the_tiles_of_jiaxing() -> None:
    assert all(map(suit, KINDS[: deck.SUITED]))
    assert [KINDS[index] for index in deck.HONOURS] == [*"ESWNCFB"]
    assert deck.HONOURS.stop == len(JIAXING)


def test_t1_a_sorted_hand_is_in_the_order_of_the_indices() -> None:
    assert ordered(["B", "s1", "E", "m9", "p5", "g1", "m1", "C", "m9"]) == tiles_of("m199 p5 s1 E C B g1")
    assert ordered(reversed(KINDS)) == KINDS


@pytest.mark.parametrize("number", range(20))
def test_a_multiset_gives_back_its_tiles_sorted(number: int) -> None:
    found = some_tiles(number, most=7)
    held = pack(Rng(b"order", str(number)).shuffled(found))
    assert unpack(held) == ordered(found)
    assert size(held) == len(found)
    assert kinds(held) == tuple(dict.fromkeys(found))
    assert [count(held, index) for index in range(42)] == [found.count(kind) for kind in KINDS]


def test_a_multiset_has_three_bits_a_kind() -> None:
    assert pack([]) == 0
    assert (unpack(0), kinds(0), size(0)) == ((), (), 0)
    for index, kind in enumerate(KINDS):
        assert pack([kind]) == ONE[index] == deck.TILE[kind] == 1 << 3 * index
        assert deck.BIT[kind] == 3 * index
        assert pack([kind] * 7) == 7 << 3 * index


def test_adding_and_taking_a_tile_is_a_sum_and_a_difference() -> None:
    held = pack(tiles_of("m1123 EE"))
    assert unpack(held + ONE[INDEX["m2"]]) == tiles_of("m11223 EE")
    assert unpack(held - ONE[INDEX["E"]]) == tiles_of("m1123 E")


@pytest.mark.parametrize(("letter", "place"), [("m", 0), ("p", 27), ("s", 54)])
def test_the_bits_of_a_suit_hold_its_nine_kinds(letter: str, place: int) -> None:
    held = pack([*JIAXING, *JIAXING])
    assert unpack(held & SUIT << place) == tuple(kind for kind in JIAXING for _ in range(2) if suit(kind) == letter)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("m5", ["m5"]),
        ("m1123", ["m1", "m1", "m2", "m3"]),
        ("EEE", ["E", "E", "E"]),
        ("EC", ["E", "C"]),
        ("E C", ["E", "C"]),
        ("m1123 EE p5", ["m1", "m1", "m2", "m3", "E", "E", "p5"]),
        ("m1 p1 m1", ["m1", "p1", "m1"]),
        ("EEEE C f123 g1", ["E", "E", "E", "E", "C", "f1", "f2", "f3", "g1"]),
        ("  s99   B ", ["s9", "s9", "B"]),
    ],
)
def test_t6_the_notation_of_hands(text: str, expected: list[str]) -> None:
    assert list(tiles_of(text)) == expected


@pytest.mark.parametrize("text", ["m0", "f5", "g9", "m", "x1", "5m", "e", "EX", "m1-3", "m1E", "Em1", "m１", "m1*"])
def test_t6_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no tile"):
        tiles_of(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("p5 m3 m1 E m2 m1 E", "m1123 p5 EE"),
        ("B F C N W S E s1 g1 f2 f1", "s1 E S W N C F B f12 g1"),
        ("m9 s9 p9", "m9 p9 s9"),
    ],
)
def test_t6_tiles_are_written_sorted_and_each_suit_once(text: str, expected: str) -> None:
    assert written(tiles_of(text)) == expected


@pytest.mark.parametrize("number", range(20))
def test_t6_what_is_written_is_read_again(number: int) -> None:
    found = some_tiles(number)
    assert tiles_of(written(found)) == ordered(found)


def test_t10_the_seats_run_counter_clockwise_to_the_right_hand_neighbour() -> None:
    assert around(4, 0) == (0, 1, 2, 3)
    assert around(4, 2) == (2, 3, 0, 1)


@pytest.mark.parametrize("seat", range(4))
def test_t10_t11_the_nearest_is_the_first_of_those_to_the_right(seat: int) -> None:
    right, opposite, left = ((seat + step) % 4 for step in (1, 2, 3))
    assert [after(seat, other) for other in (right, opposite, left)] == [1, 2, 3]
    assert min((left, opposite, right), key=lambda other: after(seat, other)) == right
    assert min((left, opposite), key=lambda other: after(seat, other)) == opposite


def test_t2_the_flowers_of_fuzhou_are_all_tiles_but_those_of_the_suits() -> None:
    """FZ-3: three bits a kind, and none beyond the last kind."""
    assert sum(7 * ONE[index] for index in range(27, 42)) == deck.FLOWERS


@pytest.mark.parametrize(("own", "kind", "worth"), [
    ("m5", "m5", 4), ("m34567", "m5", 10), ("m3377", "m5", 4), ("m4466", "m5", 8), ("m12 p3", "m1", 6),
    ("m9 p12", "p1", 6), ("m9 p12", "m9", 4), ("s89 EE", "s9", 6), ("s789 E", "E", 4), ("EES", "E", 8),
    ("SWN", "W", 4),
])  # fmt: skip
def test_company_counts_like_tiles_and_neighbours_of_the_same_suit(own: str, kind: str, worth: int) -> None:
    assert deck.company(pack(tiles_of(own)), kind) == worth
