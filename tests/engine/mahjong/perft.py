"""Counting all ways to go on from a position of a mahjong game, by the engine and by a second reading of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

from engine.core import AnyGame


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
