"""Who wins a hand first: how fast seats come nearer to a win, and what that makes of the points of one of them.

The rates and distances were counted in hands of computer players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

FALL = (0.0, 0.13, 0.24, 0.28, 0.31, 0.33, 0.37, 0.42, 0.45, 0.45)
"""How likely a seat is to come nearer in one of its turns, by its distance."""
AFTER = (0.0, 0.13, 0.24, 0.28, 0.31, 0.33, 0.34)
"""The same of later steps towards one aim; farther ones are like the last."""
SLOW = 0.8
"""How much slower an aim of nothing but triplets is in its later steps."""
BETTERED = tuple(1 - 0.7**turn for turn in range(20))
"""How much of a poor rate's lack is made good after so many turns: tiles are exchanged for such as help more."""
STEPS = 120
"""Rates are rounded to so many parts of one."""

START = (5.9, 5.0, 4.1, 2.3, 1.0)
"""The usual distance at the first turn, by the number of melds;"""
FALLING = (0.245, 0.225, 0.135, 0.07, 0.0)
"""by how much it falls each turn."""
SPREAD = 0.95
DISTANCES = range(1, len(FALL))

Chances = tuple[float, ...]
"""By distance from 0 on; what is missing from 1 is out of the race."""
Outcomes = tuple[list[float], list[float]]
"""By turn from which on: the chance to win, and the points that the others take till then."""


@lru_cache(256)
def usual(melds: int, turn: int) -> Chances:
    """How far a seat with so many melds usually is in its n-th turn."""
    middle = max(1.0, START[melds] - FALLING[melds] * turn)
    spread = SPREAD if melds < 4 else 0.2
    weights = [0.0, *(exp(-(((distance - middle) / spread) ** 2) / 2) for distance in DISTANCES)]
    if middle < 2:
        weights[1] += weights[1]  # who can come no nearer waits here
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@lru_cache(256)
def nearer(chances: Chances) -> Chances:
    """The race after one step towards a win."""
    return (0.0, chances[1] + chances[2], *chances[3:], 0.0)


@lru_cache(256)
def within(chances: Chances, most: int, *, sure: bool) -> Chances:
    """The chances only if the seat is no farther than that. `sure`: it is."""
    kept = [chance if distance <= most else 0.0 for distance, chance in enumerate(chances)]
    whole = sum(kept) if sure else 1.0
    return tuple(chance / whole for chance in kept)


class Race:
    """One seat against the others, from the moment at which `before` of the three draw before it does."""

    def __init__(self, turns: int, others: Sequence[tuple[Chances, float]], before: int) -> None:
        """`turns`: draws that the seat still has; `others`: how far each is, and what its win costs the seat."""
        self._turns = turns
        self._lost, self._kept = [0.0] * (turns + 1), [1.0] * (turns + 1)
        running = [(list(chances), sum(chances), cost) for chances, cost in others]
        for turn in range(turns + 1):
            share = 1.0 if turn else before / 3
            for chances, began, cost in running:
                unwon = 1 - began + sum(chances)
                hazard = _step(chances, share) / unwon
                self._lost[turn] += self._kept[turn] * hazard * cost
                self._kept[turn] *= 1 - hazard
        won: Outcomes = [1.0] * (turns + 2), [0.0] * (turns + 2)
        self._tables = {False: [won], True: [won]}
        self._known: dict[tuple[int, int, bool], tuple[float, float]] = {}

    def outlook(self, distance: int, rate: float, *, slow: bool = False) -> tuple[float, float]:
        """The chance to win, and what the others take, of who is that far and comes nearer at that rate."""
        key = distance, round(rate * STEPS), slow
        if key not in self._known:
            usual_rate = AFTER[min(distance, len(AFTER) - 1)] * (SLOW if slow else 1)
            wins, losses = self._walked(key[1] / STEPS, self._table(distance - 1, slow), usual_rate)
            self._known[key] = wins[0], losses[0]
        return self._known[key]

    def _table(self, distance: int, slow: bool) -> Outcomes:
        tables = self._tables[slow]
        while len(tables) <= distance:
            rate = AFTER[min(len(tables), len(AFTER) - 1)]
            tables.append(self._walked(SLOW * rate if slow else rate, tables[-1]))
        return tables[distance]

    def _walked(self, rate: float, after: Outcomes, better: float = 0.0) -> Outcomes:
        """One distance more than `after`, with that rate: backwards from the last turn, after which others draw.

        `better`: the rate that a hand changes to with time, if it is more.
        """
        wins, losses = [0.0] * (self._turns + 2), [0.0] * (self._turns + 2)
        won, lost = after
        losses[self._turns] = self._lost[self._turns]
        first, lacking = rate, max(0.0, better - rate)
        for turn in range(self._turns - 1, -1, -1):
            kept, rate = self._kept[turn], first + lacking * BETTERED[min(turn, len(BETTERED) - 1)]
            wins[turn] = kept * (rate * won[turn + 1] + (1 - rate) * wins[turn + 1])
            losses[turn] = self._lost[turn] + kept * (rate * lost[turn + 1] + (1 - rate) * losses[turn + 1])
        return wins, losses


@lru_cache(512)
def race(turns: int, others: tuple[tuple[Chances, float], ...], before: int) -> Race:
    """The same race for the same question: it keeps what it was asked."""
    return Race(turns, others, before)


def _step(chances: list[float], share: float) -> float:
    """One turn of a seat; the chance that it wins in it."""
    hit = chances[1] * FALL[1] * share
    chances[1] -= hit
    for distance in DISTANCES[1:]:
        moved = chances[distance] * FALL[distance] * share
        chances[distance] -= moved
        chances[distance - 1] += moved
    return hit
