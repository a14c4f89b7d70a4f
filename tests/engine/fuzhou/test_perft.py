"""How many ways there are to go on: from deals, claims, kongs and contracts, to the last branch (FZ-40 to FZ-75)."""

from typing import Any

from engine.fuzhou.opening import TILES
from tests.engine.fuzhou.oracle.play import Table as Oracle
from tests.engine.fuzhou.oracle.score import chosen
from tests.engine.fuzhou.table import DICE, GAME, Table, ring, with_rules
from tests.engine.mahjong.perft import Perft, claims

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4."""
GOLDEN = "m123456 p123456 s11 s78"
"""Wins with the gold s9, which makes it a win by robbing (FZ-78)."""
EDGED = "m13 p123456 s123456 p99"
"""Waits for the gold m2 only (FZ-74)."""
CASES: dict[str, tuple[tuple[str, ...], dict[str, Any], str]] = {
    "a deal": ((), {}, ""),
    "a dealer with two kongs": (("m1111 p2222",), {"reserve_per_kong": "ming1_an2"}, ""),
    "three golds dealt": (("s999 m147 p258",), {"dealt": True}, ""),
    "two who rob the gold": (("s5 " + GOLDEN, "", "", "m456789 p456789 s1 s234"), {}, "0 s5"),
    "chow, pong, kong, win": (("s4", "s2356", "s444", READY.replace("s11", "s77")), {"windows": 1}, "0 s4"),
    "金坎": (("m5 " + EDGED, "m555"), {"gold": "m2", "draws": "s9 p8 s8 m2"}, ""),
    "after 金坎": (("m5 " + EDGED,), {"gold": "m2", "draws": "s9 p8 s8 m2"}, "0 jinkan m5; 1; 2; 3"),
    "two robbers": (
        ("m4", "m44", "m56 p123456 s123 m99 p99 s9", "m56 p456789 s456 m77 p11 s9"),
        {"draws": "p1 p7 p3 m4"},
        "0 m4; 1 pong m4; 1; 2; 3; 0; 1 added_kong m4",
    ),
    "the final phase": (("", "", READY), {"reserve": 40, "to_live": 6}, ""),
}
COUNTS = {
    "a deal": [17, 17, 39, 163, 949, 2572, 12270],
    "a dealer with two kongs": [13, 33, 67, 150, 787, 2817, 10962],
    "three golds dealt": [9, 60, 264, 576, 5976, 9576, 14616],
    "two who rob the gold": [5, 16, 22, 40, 52, 520, 1444],
    "chow, pong, kong, win": [10, 70, 288, 576, 3936, 10128, 39522],
    "金坎": [17, 21, 38, 200, 840, 2686, 13090],
    "after 金坎": [1, 2, 2, 18, 50, 129, 1039],
    "two robbers": [5, 16, 22, 100, 214, 832, 4240],
    "the final phase": [17, 50, 79, 523, 1509, 2507, 13877],
}
"""The sequences of 1, 2, 3 ... answers, the table's among them."""


class Dealt(Table):
    """A table at which nobody is ready yet."""

    def ready(self) -> "Dealt":
        return self


def table(name: str) -> Table:
    """`windows`: pass so many after the story; `to_live`: until so few tiles live."""
    hands, words, story = CASES[name]
    own = {key: value for key, value in words.items() if key not in ("dealt", "windows", "to_live")}
    found = (Dealt if words.get("dealt") else Table)(*hands, **own)
    if story:
        found.play(story)
    for _ in range(words.get("windows", 0)):
        found.quiet()
    to_live = words.get("to_live", 99)
    while found.state.left - found.state.rules.reserve > to_live or (found.open and to_live < 99):
        seat, legal = next(iter(found.asked.items()))
        found.say(seat, legal[0])
    return found


def read(name: str) -> Oracle:
    hands, words, _ = CASES[name]
    wall = {key: words[key] for key in ("gold", "draws") if key in words}
    reading = Oracle(chosen(**{key: words[key] for key in ("reserve", "reserve_per_kong") if key in words}))
    reading.deal(ring(*hands, **wall), DICE)
    return reading


PERFT = Perft(GAME, table, read, COUNTS)


@PERFT.each
def test_fz40_there_are_as_many_ways_to_go_on_as_were_counted(
    name: str, low: int, high: int, first: int, last: int
) -> None:
    PERFT.check(name, low, high, first, last)


def test_fz55_the_claims_of_a_discard_are_all_melds_that_two_or_three_tiles_make_with_it() -> None:
    """FZ-28, FZ-55 to FZ-57."""
    found = claims(GAME, with_rules(), TILES, DICE, 40, "gold")
    assert found == {"chow": 288, "kong": 7, "pong": 106}
