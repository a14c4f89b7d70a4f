"""Which honours win, what the sheet lists, and who pays how much with contracts (JX-54, JX-58, JX-93, JX-94)."""

import pytest

from engine.jiaxing.rules import Rules
from engine.jiaxing.sheet import sheet
from tests.engine.jiaxing.won import MIXED, tai, won

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
