"""How many ways there are to go on: from deals, claims, kongs and contracts, to the last branch (FZ-40 to FZ-75)."""

from collections import Counter
from typing import Any

import pytest

from engine.core import Rng
from engine.fuzhou.opening import TILES
from engine.mahjong.tiles import unpack
from tests.engine.fuzhou.oracle.play import Table as Oracle
from tests.engine.fuzhou.oracle.score import chosen
from tests.engine.fuzhou.table import DICE, GAME, SEATS, Table, ring, with_rules
from tests.engine.mahjong.perft import melds_with, read_ways, ways

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


class Told(Table):
    """A table that remembers every answer, so that the second reading may be told the same."""

    def __init__(
        self, *hands: str, dealt: bool = False, windows: int = 0, to_live: int = 99, story: str = "", **words: Any
    ) -> None:
        """`dealt`: nobody is ready yet; `windows`: pass so many after the story; `to_live`: until so few tiles live."""
        self.said: list[tuple[int, str]] = []
        self.dealt = dealt
        super().__init__(*hands, **words)
        if story:
            self.play(story)
        for _ in range(windows):
            self.quiet()
        while self.state.left - self.state.rules.reserve > to_live or (self.open and to_live < 99):
            seat, legal = next(iter(self.asked.items()))
            self.say(seat, legal[0])

    def ready(self) -> "Told":
        return self if self.dealt else super().ready()

    def say(self, seat: int, action: str) -> "Told":
        self.said.append((seat, action))
        return super().say(seat, action)


def told(name: str) -> Told:
    hands, words, story = CASES[name]
    return Told(*hands, story=story, **words)


def read(name: str) -> Oracle:
    hands, words, _ = CASES[name]
    wall = {key: words[key] for key in ("gold", "draws") if key in words}
    reading = Oracle(chosen(**{key: words[key] for key in ("reserve", "reserve_per_kong") if key in words}))
    reading.deal(ring(*hands, **wall), DICE)
    for seat, answer in told(name).said:
        reading.say(seat, answer)
    return reading


@pytest.mark.parametrize("name", CASES)
def test_fz40_there_are_as_many_ways_to_go_on_as_were_counted(name: str) -> None:
    state = told(name).state
    assert [ways(GAME, state, depth) for depth in range(1, 6)] == COUNTS[name][:5]


@pytest.mark.parametrize("name", CASES)
def test_fz40_the_second_reading_counts_as_many_ways(name: str) -> None:
    reading = read(name)
    assert [read_ways(reading, depth) for depth in range(1, 4)] == COUNTS[name][:3]


@pytest.mark.full
@pytest.mark.parametrize("name", CASES)
def test_fz40_both_count_as_many_ways_far_ahead(name: str) -> None:
    state, reading = told(name).state, read(name)
    assert [ways(GAME, state, depth) for depth in (6, 7)] == COUNTS[name][5:]
    assert [read_ways(reading, depth) for depth in (4, 5)] == COUNTS[name][3:5]


def claimable(seed: int, found: Counter[str]) -> None:
    """Every discard of a dealt hand: the claims offered are the melds that trying finds (FZ-28, FZ-55 to FZ-57)."""
    rng = Rng(b"claims", seed)
    dealt = GAME.deal(with_rules(), 4, seed % 4, rng.shuffled(TILES), DICE)
    for seat in SEATS:
        dealt = GAME.apply(dealt, seat, GAME.pending(dealt)[seat][0]).state
    dealer = dealt.dealer
    for discard in (action for action in GAME.pending(dealt)[dealer] if action.verb == "discard"):
        state = GAME.apply(dealt, dealer, discard).state
        for seat in GAME.pending(state):
            if state.phase == "rob_gold":
                state = GAME.apply(state, seat, GAME.pending(state)[seat][0]).state
        asked = {seat: sorted(map(str, legal)) for seat, legal in GAME.pending(state).items()}
        for step in (1, 2, 3):
            seat = (dealer + step) % 4
            hand = unpack(state.hands[seat])
            tried = sorted(melds_with(discard.pieces[0], hand, state.gold, chow=step == 1))
            offered = [words for words in asked.get(seat, []) if words not in ("win", "pass")]
            assert offered == tried
            found.update(word.split()[0] for word in tried)


def test_fz55_the_claims_of_a_discard_are_all_melds_that_two_or_three_tiles_make_with_it() -> None:
    found = Counter[str]()
    for seed in range(40):
        claimable(seed, found)
    assert found == {"chow": 288, "kong": 7, "pong": 106}
