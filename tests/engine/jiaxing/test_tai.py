"""The points of a reading, item by item (JX-60 to JX-72)."""

import pytest

from tests.engine.jiaxing.won import tai, won

REST = "m123456 m99 m11 + m1"
"""Three sets and a pair of one suit, without a wild tile: with an honour for the fourth set it is mixed."""
WAYS = ("pong {0}{0}{0}", "kong {0}{0}{0}{0}", "added {0}{0}{0}{0}", "akong {0}{0}{0}{0}")


def test_jx60_the_points_of_the_items_are_added() -> None:
    found = won("BBB FF NN + F", "pong EEE", "pong SSS")
    assert found.tai == (
        *(("honors", 10), ("triplets", 2), ("green", 1), ("white", 1)),
        *(("seat_wind", 1), ("round_wind", 1), ("no_wild", 1)),
    )
    assert found.T == 17


@pytest.mark.parametrize(("key", "kind"), [("red", "C"), ("green", "F"), ("white", "B")])
def test_jx61_jx62_jx63_a_set_of_a_dragon_is_one_point(key: str, kind: str) -> None:
    for way in WAYS:
        assert won(REST, way.format(kind)).tai == (("mixed", 2), (key, 1), ("no_wild", 1))
    assert won(f"m123456789 {kind * 2} SS + {kind}", seat=0).tai == (("mixed", 2), (key, 1), ("no_wild", 1))


@pytest.mark.parametrize("kind", "ESWNCFB")
def test_jx61_to_jx65_a_pair_of_a_scoring_honour_is_worth_nothing(kind: str) -> None:
    assert tai(f"m123456789 m111 {kind} + {kind}", round_wind="S") == ["mixed", "no_wild"]


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("dealer", range(4))
def test_jx4_jx64_jx65_a_set_of_the_seat_wind_or_the_round_wind_is_one_point_each(seat: int, dealer: int) -> None:
    own = "ESWN"[(seat - dealer) % 4]
    for round_wind in "ESWN":
        for wind in "ESWN":
            expected = ["seat_wind"] * (wind == own) + ["round_wind"] * (wind == round_wind)
            for way in WAYS:
                found = tai(REST, way.format(wind), seat=seat, dealer=dealer, round_wind=round_wind)
                assert found == ["mixed", *expected, "no_wild"]


def test_jx71_the_triplet_of_a_wind_that_is_both_scores_both() -> None:
    assert won(REST, "pong EEE", seat=0).tai == (("mixed", 2), ("seat_wind", 1), ("round_wind", 1), ("no_wild", 1))
    assert won(REST, "pong WWW", seat=2, round_wind="W").T == 5


@pytest.mark.parametrize("kind", "SWN")
def test_jx71_any_other_wind_scores_nothing(kind: str) -> None:
    assert won(REST, f"pong {kind * 3}", seat=0).tai == (("mixed", 2), ("no_wild", 1))


@pytest.mark.parametrize(
    ("text", "no_wild"),
    [
        ("m1222233346789 + m5", True),
        ("m122223334678 p1 + m5", False),
        ("m1222233346789 + p1", False),
        ("m12223334678 p11 + m5", False),
    ],
)
def test_jx66_no_wild_needs_a_hand_without_a_wild_tile_the_winning_tile_included(text: str, no_wild: bool) -> None:
    assert ("no_wild" in tai(text)) == no_wild
    assert ("no_wild" in tai(text, no_wild="face")) == no_wild


def test_jx66_jx72_a_wild_tile_used_as_itself_is_still_one() -> None:
    assert tai("m1222233346789 + m5", wild="m5") == ["pure"]


def test_jx66_by_setting_wild_tiles_that_stand_for_themselves_do_not_count_as_wild() -> None:
    assert tai("m1222233346789 + m5", wild="m5", no_wild="face") == ["pure", "no_wild"]
    assert tai("m123456789 EEE S + S", wild="E", no_wild="face") == ["mixed", "round_wind", "no_wild"]


def test_jx66_by_setting_all_of_them_must_stand_for_themselves() -> None:
    assert tai("m122223334678 m5 + m5", wild="m5", no_wild="face") == ["pure"]
    assert tai("m123456789 EE CC + C", wild="C", no_wild="face", seat=2) == ["mixed", "red", "no_wild"]


def test_jx67_four_sets_of_three_or_four_of_a_kind_are_two_points() -> None:
    found = (("triplets", 2), ("no_wild", 1))
    assert won("m111 p333 s555 p77 s99 + s9").tai == found
    assert won("p333 s99 m77 + m7", "pong m111", "kong p2222").tai == found
    assert won("s9 + s9", "pong m111", "kong p2222", "akong s1111", "added m7777", wild="p9").tai[0] == found[0]
    assert won("p333 s99 m7 p1 + p1", "pong m111", "kong p2222").tai == found[:1]


@pytest.mark.parametrize(
    "text", ["m123456789 m111 W + W", "m12345678 NNN m99 + m9", "m111 WWW NNN m99 m22 + m2", "WWW NNN m123 CC m12 + m3"]
)
def test_jx68_one_suit_with_honours_is_two_points(text: str) -> None:
    assert dict(won(text, wild="p9").tai)["mixed"] == 2


@pytest.mark.parametrize("letter", "mps")
def test_jx69_one_suit_alone_is_four_points(letter: str) -> None:
    found = won(f"{letter}12345678 {letter}99 + {letter}9", f"chow {letter}345", wild="C")
    assert found.tai == (("pure", 4), ("no_wild", 1))


def test_jx70_honours_alone_are_ten_points_beside_all_triplets() -> None:
    assert won("WWW NNN C + C", "pong FFF", "akong BBBB").tai[:2] == (("honors", 10), ("triplets", 2))


def test_jx72_sets_completed_with_wild_tiles_count_like_natural_ones() -> None:
    assert tai("m123456789 C p11 S + S", seat=0) == ["mixed", "red"]
    assert tai("m123456789 p111 S + S", seat=0) == ["mixed", "seat_wind", "round_wind"]
