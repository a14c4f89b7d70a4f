"""Which reading of a hand counts, what the sheet lists, and who pays how much (JX-16, JX-54 to JX-100)."""

import pytest

from engine.jiaxing.rules import Rules
from engine.jiaxing.sheet import sheet
from engine.mahjong.notation import tiles_of
from engine.mahjong.reading import cuts
from engine.mahjong.tiles import pack
from tests.engine.jiaxing.won import MIXED, tai, win, won

ITEMS = {
    "honors": 10, "pure": 4, "mixed": 2, "triplets": 2, "red": 1, "green": 1, "white": 1, "seat_wind": 1,
    "round_wind": 1, "no_wild": 1, "three_wild": 1, "kong_bloom": 1, "single_wait": 1, "huang": 1, "last_tile": 1,
    "heaven": 2, "earth": 2,
}  # fmt: skip


def test_jx58_the_earthly_hand_may_be_won_on_the_pair() -> None:
    assert won(MIXED, came_from="first_discard", discarder=0).pair == (("S", "S"), 0)
    assert won("m123456789 EEE p1 + W", came_from="first_discard", discarder=0).pair == (("W", "W"), 1)


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


@pytest.mark.parametrize(("seat", "contracts", "gone", "shares"), [
    (1, ((1, 2),), (), (2, 0, 5, 2)), (2, ((1, 2),), (), (2, 5, 0, 2)), (1, ((1, 2),), (0,), (0, 0, 5, 2)),
    (1, ((1, 2),), (0, 3), (0, 0, 5, 0)), (3, ((1, 2),), (), (1, 2, 2, 0)), (3, ((1, 2),), (0,), (0, 2, 2, 0)),
    (1, ((1, 2), (0, 3)), (), (2, 0, 5, 2)), (2, ((1, 2), (1, 3)), (), (2, 5, 0, 2)),
    (1, ((1, 2), (1, 3)), (), (2, 0, 5, 5)), (0, ((1, 2), (1, 3)), (), (0, 2, 2, 2)),
    (1, ((2, 1), (1, 2)), (), (2, 0, 5, 2)), (1, ((0, 1), (1, 2), (1, 3)), (), (5, 0, 5, 5)),
    (1, (), (0,), (0, 0, 1, 1)),
])  # fmt: skip
def test_jx93_jx94_what_each_seat_pays_with_contracts(
    seat: int, contracts: tuple[tuple[int, int], ...], gone: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    found = won(MIXED, seat=seat, contracts=contracts, gone=gone)
    owed = [number * found.S for number in shares]
    assert found.pay == tuple(sum(owed) if other == seat else -owed[other] for other in range(4))
    assert found.payments == tuple((other, seat, amount) for other, amount in enumerate(owed) if amount)


def readings(text: str, wild: int, sets: int) -> list[str]:
    """All cuts of tiles, each once, its blocks joined and sorted."""
    found = {tuple(sorted("".join(block) for block in cut)) for cut in cuts(pack(tiles_of(text)), wild, sets)}
    return sorted(" ".join(blocks) for blocks in found)


def test_jx54_tiles_are_cut_in_every_way_there_is() -> None:
    assert readings("m111222333 EE", 0, 3) == ["EE m1m1m1 m2m2m2 m3m3m3", "EE m1m2m3 m1m2m3 m1m2m3"]
    assert readings("m11123", 0, 1) == ["m1m1 m1m2m3"]
    assert readings("m1113", 0, 1) == []


@pytest.mark.parametrize(("text", "read"), [("m12", "m1m2m3"), ("m13", "m1m2m3"), ("m89", "m7m8m9"), ("s46", "s4s5s6")])
def test_jx16_a_wild_tile_stands_in_any_place_of_a_sequence(text: str, read: str) -> None:
    assert readings(f"{text} EE", 1, 1) == [f"EE {read}"]


def test_jx16_wild_tiles_stand_for_whatever_makes_a_set_or_a_pair() -> None:
    assert readings("m5 EE", 2, 1) == [
        *("EE m3m4m5", "EE m4m5m6", "EE m5m5m5", "EE m5m6m7", "EEE m5m5"),
    ]
    assert readings("m1 EE", 2, 1) == ["EE m1m1m1", "EE m1m2m3", "EEE m1m1"]
    assert readings("m9 p1", 3, 1) == [
        *("m7m8m9 p1p1", "m9m9 p1p1p1", "m9m9 p1p2p3", "m9m9m9 p1p1"),
    ]


def test_jx16_wild_tiles_alone_are_any_pair_or_any_set() -> None:
    assert len(readings("", 2, 0)) == 34
    assert len(readings("EE", 3, 1)) == 34 + 21 + 33
    assert readings("EE", 2, 1) == []


def test_jx16_a_wild_tile_may_be_the_fifth_of_a_kind() -> None:
    assert readings("m5555", 1, 1) == ["m5m5 m5m5m5"]
    assert tai("m5555 m123 m789 EE p1 + E") == ["mixed", "round_wind"]


def test_jx59_the_wild_tiles_are_shown_in_the_places_they_took() -> None:
    found = won("m123456 EEE CC m8 p1 + m9")
    assert found.sets == (
        *((("m1", "m2", "m3"), 0), (("m4", "m5", "m6"), 0)),
        *((("m7", "m8", "m9"), 1), (("E", "E", "E"), 0)),
    )
    assert found.pair == (("C", "C"), 0)


def test_jx59_melds_are_shown_before_the_concealed_sets_kongs_whole() -> None:
    found = won("p11 m77 + m3", "pong m999", "pong m111", "akong CCCC")
    assert [block for block, _ in found.sets[:3]] == [("m9",) * 3, ("m1",) * 3, ("C",) * 4]
    assert found.pair is not None
    assert sum(wild for _, wild in (*found.sets, found.pair)) == 2


def test_jx57_jx59_a_robbed_tile_is_shown_as_itself_in_its_set() -> None:
    found = won("p11 m77 + m3", "pong m999", "pong m111", "akong CCCC", came_from="rob", discarder=3)
    assert found.sets[3] == (("m3", "m3", "m3"), 2)
    assert found.pair == (("m7", "m7"), 0)


def test_jx59_a_wild_tile_that_stands_for_itself_is_shown_as_wild() -> None:
    for no_wild in ("face", "physical"):
        found = won("m1222233346789 + m5", wild="m5", no_wild=no_wild)
        assert found.pair is not None
        assert sum(wild for block, wild in (*found.sets, found.pair) if "m5" in block) == 1


def test_jx75_a_hand_of_another_size_has_no_reading() -> None:
    assert win("m123456789 EE + E") is None
    assert win("m123456789 EEE SS p1 + S") is None
