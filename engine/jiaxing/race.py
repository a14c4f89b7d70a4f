"""The race for a win: how fast seats come nearer, and what that means for one seat's points.

The rates and distances were counted in hands of computer players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

FALL = (0.0, 0.13, 0.24, 0.28, 0.31, 0.33, 0.37, 0.42, 0.45, 0.45)
"""Probability that a seat comes nearer in one of its turns, by its distance."""
AFTER = (0.0, 0.13, 0.24, 0.28, 0.31, 0.33, 0.34)
"""Probability of a later step towards one aim, by distance. Farther ones equal the last."""
SLOW = 0.8
"""Factor on the later steps of an aim of only triplets."""
BETTERED = tuple(1 - 0.7**turn for turn in range(20))
"""Share of a poor rate's deficit made good after each number of turns, by exchanging tiles for more helpful ones."""
STEPS = 120
"""Number of steps between 0 and 1 to which rates are rounded."""

START = (5.9, 5.0, 4.1, 2.3, 1.0)
"""Typical distance at the first turn, by number of melds."""
FALLING = (0.245, 0.225, 0.135, 0.07, 0.0)
"""Fall of the typical distance in each turn, by number of melds."""
SPREAD = 0.95
DISTANCES = range(1, len(FALL))

Chances = tuple[float, ...]
"""Probabilities by distance from 0 on. What is missing from 1 is out of the race."""
Outcomes = tuple[list[float], list[float]]
"""By turn from which the race continues: the chance to win, and the points that other seats take until then."""


@lru_cache(256)
def usual(melds: int, turn: int) -> Chances:
    """Return the typical chances of a seat with that many melds in its n-th turn."""
    middle = max(1.0, START[melds] - FALLING[melds] * turn)
    spread = SPREAD if melds < 4 else 0.2
    weights = [0.0, *(exp(-(((distance - middle) / spread) ** 2) / 2) for distance in DISTANCES)]
    if middle < 2:
        weights[1] += weights[1]  # seats that can come no nearer wait here
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@lru_cache(256)
def nearer(chances: Chances) -> Chances:
    """Return the chances after one step towards a win."""
    return (0.0, chances[1] + chances[2], *chances[3:], 0.0)


@lru_cache(256)
def within(chances: Chances, most: int, *, sure: bool) -> Chances:
    """Return the chances limited to distances up to `most`. `sure`: the seat is known to be within it."""
    kept = [chance if distance <= most else 0.0 for distance, chance in enumerate(chances)]
    whole = sum(kept) if sure else 1.0
    return tuple(chance / whole for chance in kept)


class Race:
    """One seat against the others, from the moment at which `before` of the other three draw first."""

    def __init__(self, turns: int, others: Sequence[tuple[Chances, float]], before: int) -> None:
        """Set up the race.

        `turns`: draws left to the seat. `others`: the chances of each, and what its win costs the seat.
        """
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
        """Return the chance to win, and the points lost to other seats, at that distance and rate."""
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
        """Return the outcomes one distance farther than `after` at that rate, from the last turn backwards.

        Other seats still draw after the last turn. `better`: the rate that a hand approaches with time, if it is
        higher.
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
    """Return the race for this question. Cached, so that it keeps its own results."""
    return Race(turns, others, before)


def _step(chances: list[float], share: float) -> float:
    """Move a seat's chances by one turn. Return the chance that it wins in it."""
    hit = chances[1] * FALL[1] * share
    chances[1] -= hit
    for distance in DISTANCES[1:]:
        moved = chances[distance] * FALL[distance] * share
        chances[distance] -= moved
        chances[distance - 1] += moved
    return hit
