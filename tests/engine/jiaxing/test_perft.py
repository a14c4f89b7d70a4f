"""How many ways there are to go on: from deals, claims, kongs and contracts, to the last branch (JX-20 to JX-50)."""

from collections import Counter
from typing import Any

import pytest

from engine.core import READY, Rng
from engine.jiaxing.opening import TILES
from engine.mahjong.tiles import unpack
from tests.engine.jiaxing.oracle.play import Table as Oracle
from tests.engine.jiaxing.oracle.score import chosen
from tests.engine.jiaxing.table import DICE, GAME, SEATS, Table, ring, with_rules
from tests.engine.mahjong.perft import melds_with, read_ways, ways

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


class Told(Table):
    """A table that remembers every answer, so that the second reading may be told the same."""

    def __init__(self, *hands: str, drain: int = 0, story: str = "", **words: Any) -> None:
        self.said: list[tuple[int, str]] = []
        super().__init__(*hands, dealer=0, dice=DICE, **words)
        if drain:
            self.drain(drain)
        if story:
            self.play(story)

    def say(self, seat: int, action: str) -> "Told":
        self.said.append((seat, action))
        return super().say(seat, action)


def told(name: str) -> Told:
    hands, words, story = CASES[name]
    return Told(*hands, story=story, **words)


def read(name: str) -> Oracle:
    hands, words, _ = CASES[name]
    reading = Oracle(chosen(**{key: value for key, value in words.items() if key not in ("draws", "drain")}))
    reading.deal(ring(*hands, draws=words.get("draws", "")), DICE)
    for seat, answer in told(name).said:
        reading.say(seat, answer)
    return reading


@pytest.mark.parametrize("name", CASES)
def test_jx20_there_are_as_many_ways_to_go_on_as_were_counted(name: str) -> None:
    state = told(name).state
    assert [ways(GAME, state, depth) for depth in range(1, 6)] == COUNTS[name][:5]


@pytest.mark.parametrize("name", CASES)
def test_jx20_the_second_reading_counts_as_many_ways(name: str) -> None:
    reading = read(name)
    assert [read_ways(reading, depth) for depth in range(1, 4)] == COUNTS[name][:3]


@pytest.mark.full
@pytest.mark.parametrize("name", CASES)
def test_jx20_both_count_as_many_ways_far_ahead(name: str) -> None:
    state, reading = told(name).state, read(name)
    assert [ways(GAME, state, depth) for depth in (6, 7)] == COUNTS[name][5:]
    assert [read_ways(reading, depth) for depth in (4, 5)] == COUNTS[name][3:5]


def claimable(seed: int, found: Counter[str]) -> None:
    """Every discard of a dealt hand: the claims offered are the melds that trying finds (JX-40 to JX-42, JX-47)."""
    rng = Rng(b"claims", seed)
    dealt = GAME.deal(with_rules(earthly="off"), 4, seed % 4, rng.shuffled(TILES), DICE)
    for seat in SEATS:
        dealt = GAME.apply(dealt, seat, READY).state
    dealer = dealt.dealer
    for discard in (action for action in GAME.pending(dealt)[dealer] if action.verb == "discard"):
        state = GAME.apply(dealt, dealer, discard).state
        asked = {seat: sorted(map(str, legal)) for seat, legal in GAME.pending(state).items()}
        for step in (1, 2, 3):
            seat = (dealer + step) % 4
            hand = unpack(state.hands[seat])
            tried = sorted(melds_with(discard.pieces[0], hand, state.wild, chow=step == 1))
            assert asked.get(seat, []) == sorted([*tried, *["pass"] * bool(tried)])
            found.update(word.split()[0] for word in tried)


def test_jx40_the_claims_of_a_discard_are_all_melds_that_two_or_three_tiles_make_with_it() -> None:
    found = Counter[str]()
    for seed in range(60):
        claimable(seed, found)
    assert found == {"chow": 130, "kong": 2, "pong": 63}
