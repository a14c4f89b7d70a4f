"""Counting all ways to go on from a position of a mahjong game, by the engine and by a second reading of its rules."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations
from typing import Any, cast

import pytest

from engine.core import AnyGame, Rng
from engine.mahjong.tiles import unpack


def ways(game: AnyGame, state: Any, depth: int) -> int:
    """The sequences of `depth` answers, of whoever is asked and the table; shorter ones where the hand ends."""
    return _ways(game, state, depth, state.number)


def _ways(game: AnyGame, state: Any, depth: int, number: int) -> int:
    asked = game.pending(state)
    if not depth or not asked or state.number != number:
        return 1
    if depth == 1:
        return sum(map(len, asked.values()))
    return sum(
        _ways(game, game.apply(state, seat, action).state, depth - 1, number)
        for seat, legal in asked.items()
        for action in legal
    )


def read_ways(table: Any, depth: int) -> int:
    """The same of a second reading."""
    asked = table.asked
    if not depth or not asked:
        return 1
    if depth == 1:
        return sum(map(len, asked.values()))
    counted = 0
    for seat, legal in asked.items():
        for words in legal:
            after = deepcopy(table)
            after.say(seat, words)
            counted += read_ways(after, depth - 1)
    return counted


def melds_with(tile: str, hand: tuple[str, ...], wild: str, *, chow: bool) -> Iterator[str]:
    """Every meld with a discard, found by trying all twos and threes of the hand that are not wild."""
    own = [held for held in hand if held != wild]
    if tile == wild:
        return
    for pair in sorted(set(combinations(own, 2))):
        kinds = sorted((*pair, tile))
        if len(set(kinds)) == 1:
            yield f"pong {tile}"
        ranks = [int(kind[1:] or 0) for kind in kinds]
        row = len({kind[0] for kind in kinds}) == 1 and ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]
        if chow and row:
            yield f"chow {' '.join(sorted(pair))}"
    if (tile,) * 3 in set(combinations(own, 3)):
        yield f"kong {tile}"


@dataclass(frozen=True)
class Perft:
    """Positions by name with how often they can go on for 1, 2, 3 ... answers, the table's among them.

    table, read: the position by the engine, with what has been `said`, and by the second reading before that.
    """

    game: AnyGame
    table: Callable[[str], Any]
    read: Callable[[str], Any]
    counts: dict[str, list[int]]

    @property
    def each(self) -> pytest.MarkDecorator:
        """By name, and from how many answers to how many: those of the full run are far ahead."""
        far = [pytest.param(name, 5, 7, 3, 5, marks=pytest.mark.full, id=f"{name} far ahead") for name in self.counts]
        near = [pytest.param(name, 0, 5, 0, 3, id=name) for name in self.counts]
        return pytest.mark.parametrize(("name", "low", "high", "first", "last"), [*near, *far])

    def check(self, name: str, low: int, high: int, first: int, last: int) -> None:
        """Both count as many as were counted."""
        table, reading = self.table(name), self.read(name)
        assert [ways(self.game, table.state, depth) for depth in range(low + 1, high + 1)] == self.counts[name][
            low:high
        ]
        for seat, answer in table.said:
            reading.say(seat, answer)
        assert [read_ways(reading, depth) for depth in range(first + 1, last + 1)] == self.counts[name][first:last]


def claims(
    game: AnyGame, rules: Any, tiles: tuple[str, ...], dice: tuple[int, ...], hands: int, wild: str
) -> Counter[str]:
    """Every discard of dealt hands: the claims offered are the melds that trying finds; how many there are of each.

    wild: what the State calls the wild tile.
    """
    found = Counter[str]()
    for seed in range(hands):
        dealt = cast(Any, game).deal(rules, 4, seed % 4, Rng(b"claims", seed).shuffled(tiles), dice)
        for seat in range(4):
            dealt = game.apply(dealt, seat, game.pending(dealt)[seat][0]).state
        dealer = dealt.dealer
        for discard in (action for action in game.pending(dealt)[dealer] if action.verb == "discard"):
            state = game.apply(dealt, dealer, discard).state
            for seat in game.pending(state):
                if state.phase == "rob_gold":
                    state = game.apply(state, seat, game.pending(state)[seat][0]).state
            asked = {seat: sorted(map(str, legal)) for seat, legal in game.pending(state).items()}
            for step in (1, 2, 3):
                seat = (dealer + step) % 4
                hand, gold = unpack(state.hands[seat]), getattr(state, wild)
                tried = sorted(melds_with(discard.pieces[0], hand, gold, chow=step == 1))
                offered = asked.get(seat, ["pass"])
                assert [words for words in offered if words != "win"] == sorted([*tried, "pass"])
                assert (seat in asked) == bool(tried or "win" in offered)
                found.update(word.split()[0] for word in tried)
    return found
