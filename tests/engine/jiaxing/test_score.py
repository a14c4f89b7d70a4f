"""What wins: the tile, the structure, the four shapes, robbing a kong, the earthly hand (JX-51 to JX-58)."""

import pytest

from engine.jiaxing.rules import Rules
from engine.jiaxing.score import TAI
from engine.jiaxing.sheet import sheet
from tests.engine.jiaxing.won import MIXED, ROB, tai, win, won

ITEMS = {
    "honors": 10,
    "pure": 4,
    "mixed": 2,
    "triplets": 2,
    "red": 1,
    "green": 1,
    "white": 1,
    "seat_wind": 1,
    "round_wind": 1,
    "no_wild": 1,
    "three_wild": 1,
    "kong_bloom": 1,
    "single_wait": 1,
    "huang": 1,
    "last_tile": 1,
    "heaven": 2,
    "earth": 2,
}
ANY_HONOURS = "EE SSS W NN CC FFF + B"
"""Fourteen honours that are no four sets and a pair; S is the seat wind, E the round wind."""


@pytest.mark.parametrize("came_from", ["draw", "kong_draw"])
def test_jx51_a_drawn_tile_wins_from_the_front_and_from_the_back(came_from: str) -> None:
    assert tai(MIXED, came_from=came_from) == ["mixed", "round_wind", "no_wild"]


def test_jx51_the_dealer_wins_with_the_tiles_dealt() -> None:
    assert win(MIXED, seat=0, first_turn=True)


def test_jx52_jx58_only_the_dealers_first_discard_can_be_won_on() -> None:
    assert win(MIXED, came_from="first_discard", discarder=0)
    assert win(MIXED, came_from="first_discard", discarder=2) is None
    assert win(MIXED, came_from="first_discard", discarder=3, dealer=3)


@pytest.mark.parametrize("earthly", ["first_draw", "off"])
def test_jx58_without_the_setting_no_discard_can_be_won_on(earthly: str) -> None:
    assert win(MIXED, came_from="first_discard", discarder=0, earthly=earthly) is None
    assert win(MIXED, earthly=earthly)


def test_jx53_a_discarded_wild_tile_is_dead_for_the_earthly_hand_too() -> None:
    assert win("m123456789 EEE S + p1")
    assert win("m123456789 EEE S + p1", came_from="first_discard", discarder=0) is None


def test_jx58_the_earthly_hand_may_be_won_on_the_pair() -> None:
    assert won(MIXED, came_from="first_discard", discarder=0).pair == (("S", "S"), 0)
    assert won("m123456789 EEE p1 + W", came_from="first_discard", discarder=0).pair == (("W", "W"), 1)


def test_jx26_a_seat_that_gave_up_does_not_win() -> None:
    assert win(MIXED, gone=(0, 3))
    assert win(MIXED, gone=(0, 1)) is None


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("m1122335566889 + m9", ()),
        ("m19 p9 s19 ESWNCFB m1 + m1", ()),
        ("EE SS WW NN CC FF B + B", ()),
        ("m123456789 EE SS + W", ()),
        ("m123456789 ESWN + E", ()),
        ("m1 + m2", ("pong EEE", "pong SSS", "pong WWW", "pong NNN")),
        ("m89 EEE SSS WWW CC + m1", ()),
        ("ESW m111 m222 m333 C + C", ()),
        ("CFB m111 m222 m333 E + E", ()),
    ],
)
def test_jx54_what_is_not_four_sets_and_a_pair_does_not_win(text: str, melds: tuple[str, ...]) -> None:
    assert win(text, *melds) is None


def test_jx54_a_sequence_does_not_run_from_one_suit_into_the_next() -> None:
    assert win("m89 p2 m111 m222 m333 C + C", wild="s1") is None
    assert win("m89 s1 m111 m222 m333 C + C", wild="s9") is None


def test_jx54_a_kong_of_any_sort_is_a_set() -> None:
    found = tai("m789 E + E", "kong m1111", "akong m3333", "added m5555")
    assert found == ["mixed", "no_wild"]


@pytest.mark.parametrize(
    ("text", "melds", "expected"),
    [
        ("m1112345678999 + m5", (), ["pure"]),
        ("s1234567892 + s2", ("pong s888",), ["pure"]),
        ("s222333444555 s6 + s6", (), ["pure", "triplets"]),
        ("m123456789 EEE S + S", (), ["mixed"]),
        ("m111222333 EEE S + S", (), ["mixed", "triplets"]),
        ("m4445 + m5", ("pong m222", "pong EEE", "kong SSSS"), ["mixed", "triplets"]),
        ("m4 + m4", ("chow m123", "pong EEE", "kong SSSS", "akong CCCC"), ["mixed"]),
        ("E + E", ("chow m123", "chow m123", "chow m456", "pong m777"), ["mixed"]),
        ("EEE SSS WWW CCC F + F", (), ["honors", "triplets"]),
        ("m111 p222 s333 EEE S + S", (), ["triplets"]),
        ("m111 p222 s333 m555 s7 + s7", (), ["triplets"]),
        ("s7 + s7", ("pong m111", "kong p2222", "added s3333", "akong m5555"), ["triplets"]),
    ],
)
def test_jx55_each_of_the_four_shapes_wins(text: str, melds: tuple[str, ...], expected: list[str]) -> None:
    assert [key for key in tai(text, *melds, wild="p9") if TAI[key] > 1] == expected


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("CCC FFF BBB m12 p55 + m3", ()),
        ("EEE SSS m123 p456 C + C", ()),
        ("m123456 p111 CCC F + F", ()),
        ("m123456789 p11 s11 + s1", ()),
        ("CC FF + C", ("chow m123", "pong p555", "pong EEE")),
        ("m222 C + C", ("chow s123", "pong CCC", "pong FFF")),
    ],
)
def test_jx55_points_without_one_of_the_four_shapes_win_nothing(text: str, melds: tuple[str, ...]) -> None:
    assert win(text, *melds, wild="p9") is None


@pytest.mark.parametrize(
    ("text", "shape"), [("m12345678 WW NN p1 + m9", "mixed"), ("m111 p222 s333 m44 p15 + p5", "triplets")]
)
def test_jx56_the_least_win_has_two_points(text: str, shape: str) -> None:
    assert won(text).tai == ((shape, 2),)


def test_jx57_a_kong_may_be_robbed_for_a_set_but_never_for_the_pair() -> None:
    assert tai(ROB, came_from="rob", discarder=3) == ["mixed", "round_wind", "no_wild"]
    assert win(MIXED, came_from="rob", discarder=3) is None
    assert win("m123456789 EEE p1 + C")
    assert win("m123456789 EEE p1 + C", came_from="rob", discarder=3) is None


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("p11 m77 + m3", ("pong m111", "pong m999", "pong CCC")),
        ("p11 m77 + C", ("pong m111", "pong m999", "pong EEE")),
        ("m4 p1 m77 + m3", ("pong m111", "pong m999", "pong CCC")),
        ("m78 p11 + m9", ("pong m111", "pong m222", "pong CCC")),
        ("m78 m2 p1 + m9", ("pong m111", "pong m333", "pong CCC")),
    ],
)
def test_jx57_wild_tiles_may_complete_the_set_of_the_robbed_tile_or_another_pair(
    text: str, melds: tuple[str, ...]
) -> None:
    assert win(text, *melds, came_from="rob", discarder=3)


def test_jx57_a_single_wait_robs_nothing() -> None:
    melds = ("pong m111", "pong m222", "pong m333", "kong EEEE")
    for waiting in ("m9", "p1"):
        assert win(f"{waiting} + m9", *melds)
        assert win(f"{waiting} + m9", *melds, came_from="rob", discarder=0) is None


@pytest.mark.parametrize(
    ("text", "drawn", "robbed"),
    [
        ("m123789 p11 SS CCC + m5", ["mixed", "red", "seat_wind"], ["mixed", "red"]),
        ("m222999 p11 EEE CC + m7", ["mixed", "triplets", "red", "round_wind"], ["mixed", "triplets", "round_wind"]),
        ("m122334456 p11 CC + m9", ["mixed", "red"], ["mixed"]),
    ],
)
def test_jx57_robbing_takes_the_best_reading_of_those_allowed(text: str, drawn: list[str], robbed: list[str]) -> None:
    assert tai(text) == drawn
    assert tai(text, came_from="rob", discarder=3) == robbed


def test_jx54_any_honours_win_by_setting_only() -> None:
    assert win(ANY_HONOURS) is None
    assert tai(ANY_HONOURS, all_honors_melds=False) == ["honors", "green", "seat_wind", "no_wild"]


def test_jx54_any_honours_rob_no_kong() -> None:
    loose = {"all_honors_melds": False, "discarder": 3}
    assert win(ANY_HONOURS, came_from="rob", **loose) is None
    assert win("EE SSS WWW CCC FF + F", came_from="rob", **loose)


def test_jx54_any_honours_may_be_an_earthly_hand() -> None:
    assert win(ANY_HONOURS, came_from="first_discard", discarder=0, all_honors_melds=False)


def test_jx54_the_wild_tiles_of_any_honours_take_the_places_worth_most() -> None:
    found = won("EE SS W NN CC FF p11 + B", all_honors_melds=False)
    assert found.tai == (("honors", 10), ("red", 1), ("green", 1))
    assert found.pair is None
    kinds = {block[0]: (len(block), wild) for block, wild in found.sets}
    assert kinds == {"E": (2, 0), "S": (2, 0), "W": (1, 0), "N": (2, 0), "C": (3, 1), "F": (3, 1), "B": (1, 0)}


def test_jx54_any_honours_are_all_triplets_only_as_four_sets_and_a_pair() -> None:
    assert "triplets" in tai("EEE SSS WWW CCC F + F", all_honors_melds=False)
    assert "triplets" not in tai("EEE SSS WWW CCC F + B", all_honors_melds=False)
    assert tai("EEE SSS WWW CC F p1 + F", all_honors_melds=False)[:2] == ["honors", "triplets"]
    without_a_pair = tai("EEE SSSS WWWW NN + N", all_honors_melds=False)
    assert without_a_pair == ["honors", "seat_wind", "round_wind", "no_wild"]


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("EE SSS W NN CC FFF + m1", ()),
        ("EE SSS W NN C F + B", ("pong m111",)),
        ("EE SSS W NN C F + B", ("chow m123",)),
    ],
)
def test_jx54_one_suit_tile_makes_any_honours_no_win(text: str, melds: tuple[str, ...]) -> None:
    assert win(text, *melds, all_honors_melds=False) is None


def test_jx54_melds_count_among_any_honours() -> None:
    assert tai("EE SS W NN F + B", "pong CCC", "akong FFFF", all_honors_melds=False) == [
        *("honors", "red", "green", "no_wild"),
    ]


def test_the_sheet_lists_all_items_with_their_points() -> None:
    assert {pattern.key: pattern.points for pattern in sheet(Rules())} == ITEMS
    assert [pattern.key for pattern in sheet(Rules())] == list(ITEMS)
    assert [pattern.key for pattern in sheet(Rules()) if pattern.doubles] == list(ITEMS)[10:]


def test_t4_the_triplets_of_the_sheet_are_those_of_the_three_dragons() -> None:
    """T-4: 紅中刻, 發財刻, 白板刻."""
    assert {pattern.key: pattern.pieces for pattern in sheet(Rules()) if pattern.pieces} == {
        "red": ("C", "C", "C"),
        "green": ("F", "F", "F"),
        "white": ("B", "B", "B"),
    }


def test_the_sheet_leaves_the_earthly_hand_out_where_it_is_off() -> None:
    assert [pattern.key for pattern in sheet(Rules(earthly="off"))] == list(ITEMS)[:-1]
    assert [pattern.key for pattern in sheet(Rules(earthly="first_draw"))] == list(ITEMS)
