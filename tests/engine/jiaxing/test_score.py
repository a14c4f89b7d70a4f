"""What wins: the tile, the structure, the four shapes, robbing a kong, the earthly hand (JX-51 to JX-58)."""

import pytest

from engine.jiaxing.rules import Rules
from engine.jiaxing.sheet import sheet
from tests.engine.jiaxing.won import MIXED, tai, win, won

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


def test_jx58_the_earthly_hand_may_be_won_on_the_pair() -> None:
    assert won(MIXED, came_from="first_discard", discarder=0).pair == (("S", "S"), 0)
    assert won("m123456789 EEE p1 + W", came_from="first_discard", discarder=0).pair == (("W", "W"), 1)


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
