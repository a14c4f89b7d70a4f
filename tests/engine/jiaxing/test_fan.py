"""The doublings, condition by condition (JX-76 to JX-84)."""

import pytest

from tests.engine.jiaxing.won import MIXED, ROB, fan, won

ALONE = ("m9 + m9", "kong m1111", "akong m3333", "pong m555", "added m7777")
"""The last single tile, after four melds."""
CLAIMED = {"came_from": "first_discard", "discarder": 0}


def test_jx76_doublings_are_added_and_double_the_points_so_often() -> None:
    found = won(*ALONE, came_from="kong_draw", last=True, queue=2)
    assert dict(found.fan) == {"kong_bloom": 1, "single_wait": 1, "huang": 1, "last_tile": 1}
    assert (found.T, found.S) == (7, 7 * 2**4)


def test_an_ordinary_win_has_no_doubling() -> None:
    assert fan(MIXED) == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("m123456789 EE p1 S + S", {}),
        ("m123456789 E p11 S + S", {}),
        ("m123456789 p111 S + S", {"three_wild": 1}),
        ("m123456789 SS p11 + p1", {"three_wild": 1}),
        ("m123456789 m1 p11 m1 + S", {}),
    ],
)
def test_jx77_three_wild_needs_all_three_the_winning_tile_included(text: str, expected: dict[str, int]) -> None:
    assert fan(text) == expected


def test_jx72_jx77_wild_tiles_used_as_themselves_are_three_wild_too() -> None:
    assert fan("m123456789 CC EE + C", wild="C") == {"three_wild": 1}
    assert fan("m123456789 CC SS + C", wild="C", no_wild="face") == {"three_wild": 1}


def test_jx78_a_kong_replacement_that_wins_is_a_kong_bloom() -> None:
    assert fan("m123789 EEE S + S", "akong m5555", came_from="kong_draw") == {"kong_bloom": 1}
    assert fan("m123789 EEE S + S", "akong m5555", came_from="draw") == {}
    assert fan(ROB, came_from="rob", discarder=3) == {}


def test_jx79_a_single_wait_is_one_concealed_tile_beside_four_melds_concealed_kongs_included() -> None:
    assert fan(*ALONE) == {"single_wait": 1}
    assert fan("p1 + m9", *ALONE[1:]) == {"single_wait": 1}
    assert fan("m7779 + m9", *ALONE[1:4]) == {}
    assert fan("m999 m8 + m8", *ALONE[1:4]) == {}


@pytest.mark.parametrize(("queue", "expected"), [(0, {}), (1, {"huang": 1}), (2, {"huang": 1}), (9, {"huang": 1})])
def test_jx80_jx87_a_win_takes_one_doubling_from_the_queue_however_long_it_is(queue: int, expected: dict) -> None:
    found = won(MIXED, queue=queue)
    assert dict(found.fan) == expected
    assert 4 * 2 ** len(expected) == found.S


@pytest.mark.parametrize("came_from", ["draw", "kong_draw"])
def test_jx81_the_last_tile_of_the_wall_from_the_front_or_the_back(came_from: str) -> None:
    assert fan(MIXED, came_from=came_from, last=True)["last_tile"] == 1
    assert "last_tile" not in fan(MIXED, came_from=came_from)


def test_jx81_a_tile_that_nobody_drew_is_no_last_tile() -> None:
    assert fan(ROB, came_from="rob", discarder=3, last=True) == {}


def test_jx82_the_dealer_before_its_first_discard_has_a_heavenly_hand() -> None:
    assert fan(MIXED, seat=0, first_turn=True) == {"heaven": 2}
    assert fan(MIXED, seat=0, first_turn=True, came_from="kong_draw") == {"heaven": 2, "kong_bloom": 1}
    assert fan(MIXED, seat=2, dealer=2, first_turn=True) == {"heaven": 2}
    assert fan(MIXED, seat=0) == {}
    assert fan(MIXED, seat=1, first_turn=True) == {}


def test_jx83_a_win_on_the_dealers_first_discard_is_an_earthly_hand() -> None:
    assert fan(MIXED, **CLAIMED) == {"earth": 2}
    assert fan(MIXED, **CLAIMED, first_turn=True) == {"earth": 2}


def test_jx58_jx83_by_setting_it_is_a_win_at_the_first_draw() -> None:
    assert fan(MIXED, first_turn=True, earthly="first_draw") == {"earth": 2}
    assert fan(MIXED, earthly="first_draw") == {}
    assert fan(MIXED, first_turn=True, earthly="first_draw", seat=0) == {"heaven": 2}
    assert fan(MIXED, first_turn=True, earthly="first_draw", came_from="kong_draw") == {"kong_bloom": 1}
    assert fan(MIXED, first_turn=True, earthly="off") == {}


def test_jx84_doublings_can_be_combined() -> None:
    assert fan("m111222333 EE p11 + p1", seat=0, first_turn=True, queue=3) == {
        "three_wild": 1,
        "huang": 1,
        "heaven": 2,
    }
    assert fan("m123456789 SS p11 + S", **CLAIMED, queue=1) == {"huang": 1, "earth": 2}


def test_jx76_doublings_stand_in_the_order_of_the_rules() -> None:
    found = won("m9 + p1", *ALONE[1:], came_from="kong_draw", last=True, queue=1, seat=0, first_turn=True)
    assert [key for key, _ in found.fan] == ["kong_bloom", "single_wait", "huang", "last_tile", "heaven"]


def test_jx89_by_setting_a_heavenly_or_earthly_hand_has_no_washout_bonus() -> None:
    assert fan(MIXED, seat=0, first_turn=True, queue=2, heavenly_yellow=False) == {"heaven": 2}
    earthly = {"first_turn": True, "earthly": "first_draw", "queue": 2}
    assert fan(MIXED, seat=1, heavenly_yellow=False, **earthly) == {"earth": 2}
    assert fan(MIXED, seat=1, queue=2, heavenly_yellow=False) == {"huang": 1}
    assert fan(MIXED, seat=0, first_turn=True, queue=2) == {"heaven": 2, "huang": 1}
