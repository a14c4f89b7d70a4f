"""The race for a win: how fast seats come nearer to a win, and what that means for one seat's points.

The rates and distances were counted in hands of computer players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

FALL = (0.0, 0.13, 0.24, 0.28, 0.31, 0.33, 0.37, 0.42, 0.45, 0.45)
"""Probability that a seat comes one tile nearer to a win in one of its turns, by its distance."""
AFTER = (0.0, 0.13, 0.24, 0.28, 0.31, 0.33, 0.34)
"""Probability of each later step towards one aim, by distance. At greater distances the last number applies."""
SLOW = 0.8
"""Factor on the probability of later steps if the aim allows only triplets."""
BETTERED = tuple(1 - 0.7**turn for turn in range(20))
"""By number of turns, how much of a low rate's deficit is made up by exchanging tiles for more helpful ones."""
PACES = ((0.75, 0.9), (1.15, 1.25), (1.4, 1.5), (1.6, 1.8))
"""Factors on the probabilities of the last step and of all others, by the number of wild tiles in the hand (3 or more).

Counted in 12,000 hands of `hard`. Wild tiles leave a hand more ways to go on.
"""
STEPS = 120
"""Number of steps between 0 and 1. Rates are rounded to these steps."""

START = (5.9, 5.0, 4.1, 2.3, 1.0)
"""Typical distance from a win at the first turn, by number of melds."""
FALLING = (0.245, 0.225, 0.135, 0.07, 0.0)
"""Decrease of the typical distance in each turn, by number of melds."""
SPREAD = 0.95
DISTANCES = range(1, len(FALL))

Chances = tuple[float, ...]
"""Probabilities of the distances 0, 1 and so on.

If they add up to less than 1, the rest is the chance of having given up.
"""
Pace = tuple[float, float]
Outcomes = tuple[list[float], list[float]]
"""By the turn from which the race continues: the chance to win, and the points lost to other seats."""


@lru_cache(256)
def usual(melds: int, turn: int) -> Chances:
    """Return the probability of each distance from a win, for a typical seat.

    `melds`: number of melds of the seat. `turn`: number of the turn.
    """
    middle = max(1.0, START[melds] - FALLING[melds] * turn)
    spread = SPREAD if melds < 4 else 0.2
    weights = [0.0, *(exp(-(((distance - middle) / spread) ** 2) / 2) for distance in DISTANCES)]
    if middle < 2:
        weights[1] += weights[1]  # seats that can come no nearer remain here
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@lru_cache(256)
def nearer(chances: Chances) -> Chances:
    """Return the chances after the seat has come one step nearer to a win."""
    return (0.0, chances[1] + chances[2], *chances[3:], 0.0)


@lru_cache(256)
def within(chances: Chances, most: int, *, sure: bool) -> Chances:
    """Return the chances without distances greater than `most`.

    `sure`: whether a greater distance is ruled out. If so, the other chances are scaled to a sum of 1.
    """
    kept = [chance if distance <= most else 0.0 for distance, chance in enumerate(chances)]
    whole = sum(kept) if sure else 1.0
    return tuple(chance / whole for chance in kept)


class Race:
    """One seat against the others, beginning when `before` of the other three seats draw first."""

    def __init__(self, turns: int, others: Sequence[tuple[Chances, float]], before: int, pace: Pace) -> None:
        """Set up the race.

        `turns`: number of draws that the seat has left. `others`: for each other seat, its chances, and the points that
        its win costs this seat. `pace`: factors on the probabilities of the seat's steps.
        """
        self._turns, self._pace = turns, pace
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
        """Return the chance to win and the points lost to other seats.

        `distance`: the seat's distance from a win. `rate`: the probability of the first step in each turn. `slow`:
        whether the aim allows only triplets.
        """
        key = distance, round(rate * STEPS), slow
        if key not in self._known:
            wins, losses = self._walked(key[1] / STEPS, self._table(distance - 1, slow), self._usual(distance, slow))
            self._known[key] = wins[0], losses[0]
        return self._known[key]

    def _table(self, distance: int, slow: bool) -> Outcomes:
        tables = self._tables[slow]
        while len(tables) <= distance:
            tables.append(self._walked(self._usual(len(tables), slow), tables[-1]))
        return tables[distance]

    def _usual(self, distance: int, slow: bool) -> float:
        """Return the usual probability of the next step at that distance."""
        rate = AFTER[min(distance, len(AFTER) - 1)] * self._pace[distance > 1]
        return SLOW * rate if slow else rate

    def _walked(self, rate: float, after: Outcomes, better: float = 0.0) -> Outcomes:
        """Return the outcomes of a hand one step farther from a win than that of `after`.

        They are calculated from the last turn backwards. Other seats still draw after the seat's last turn. `rate`: the
        probability of a step in each turn. `better`: a higher rate that a hand approaches with time, if any.
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
def race(turns: int, others: tuple[tuple[Chances, float], ...], before: int, pace: Pace) -> Race:
    """Return the race with these arguments. It is cached, and so are the results that it has calculated."""
    return Race(turns, others, before, pace)


def _step(chances: list[float], share: float) -> float:
    """Advance a seat's chances by one turn. Return the chance that the seat wins in this turn.

    `share`: the part of the turn that counts, 1 for a whole one.
    """
    hit = chances[1] * FALL[1] * share
    chances[1] -= hit
    for distance in DISTANCES[1:]:
        moved = chances[distance] * FALL[distance] * share
        chances[distance] -= moved
        chances[distance - 1] += moved
    return hit
