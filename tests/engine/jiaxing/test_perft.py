"""How many ways there are to go on: from deals, claims, kongs and contracts, to the last branch (JX-20 to JX-50)."""

from engine.jiaxing.opening import TILES
from tests.engine.jiaxing.oracle.play import Table as Oracle
from tests.engine.jiaxing.oracle.score import chosen
from tests.engine.jiaxing.table import DICE, GAME, Table, ring, with_rules
from tests.engine.mahjong.perft import Perft, claims

EARTHLY = "m46 m123 m789 EEE SS"
PONGS = "m11 m22 m33 ESWN CFB"
CASES = {
    "a deal": ((), {}, ""),
    "a dealer with two kongs": (("m1111 p2222 EEE",), {}, ""),
    "chow, pong, kong, win": (("m5", "m3467", "m555", EARTHLY), {}, "0 m5"),
    "two robbers": (
        ("m4", "m44 C", "m56 m33 SSS WWW NNN", "m56789 m111 m22 EEE"),
        {"draws": "p1 p2 p3 m4", "earthly": "off"},
        "0 m4; 1 pong m4; 1 C; 2 p1; 3 p2; 0 p3; 1 added_kong m4",
    ),
    "a contract": (("m123", PONGS), {}, "0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3"),
    "after a chow": (
        ("m5", "m4456 p1111 s9"),
        {"swap_discard": "not_same_kind", "discard_wild": "forbidden", "kong_after_claim": True},
        "0 m5; 1 chow m4 m6",
    ),
    "the end of the wall": (("", "s1111"), {"reserve": 40, "drain": 41}, ""),
}
COUNTS = {
    "a deal": [14, 20, 166, 392, 1844, 6196, 22810],
    "a dealer with two kongs": [8, 30, 74, 384, 1150, 4800, 16584],
    "chow, pong, kong, win": [10, 70, 288, 546, 3078, 5880, 28656],
    "two robbers": [5, 16, 22, 76, 88, 418, 1066],
    "a contract": [4, 8, 40, 40, 300, 610, 1930],
    "after a chow": [7, 17, 75, 258, 964, 3345, 12519],
    "the end of the wall": [12, 28, 135, 273, 325, 831, 1975],
}
"""The sequences of 1, 2, 3 ... answers, the table's among them."""


def table(name: str) -> Table:
    hands, words, story = CASES[name]
    found = Table(*hands, **{key: value for key, value in words.items() if key != "drain"})
    if "drain" in words:
        found.drain(words["drain"])
    return found.play(story) if story else found


def read(name: str) -> Oracle:
    hands, words, _ = CASES[name]
    reading = Oracle(chosen(**{key: value for key, value in words.items() if key not in ("draws", "drain")}))
    reading.deal(ring(*hands, draws=words.get("draws", "")), DICE)
    return reading


PERFT = Perft(GAME, table, read, COUNTS)


@PERFT.each
def test_jx20_there_are_as_many_ways_to_go_on_as_were_counted(
    name: str, low: int, high: int, first: int, last: int
) -> None:
    PERFT.check(name, low, high, first, last)


def test_jx40_the_claims_of_a_discard_are_all_melds_that_two_or_three_tiles_make_with_it() -> None:
    """JX-40 to JX-42, JX-47."""
    found = claims(GAME, with_rules(earthly="off"), TILES, DICE, 60, "wild")
    assert found == {"chow": 130, "kong": 2, "pong": 63}
