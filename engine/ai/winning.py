"""The chance of ending a match in first place, from the points so far and the number of hands left."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, sqrt

STEP, WIDEST = 0.25, 4.0
"""Step and limit of the numerical sum over the bell curve, in standard deviations."""

_GRID = tuple(STEP * number for number in range(round(-WIDEST / STEP), round(WIDEST / STEP) + 1))
_BELL = tuple((place, STEP * exp(-place * place / 2) / sqrt(2 * pi)) for place in _GRID)


def chance(scores: Sequence[float], seat: int, hands: float, spread: float) -> float:
    """Return the chance that the seat ends first, 0 to 1. `hands`: number of hands left.

    If no hands are left, a first place shared by n seats counts 1/n. Otherwise this is a normal approximation. `spread`
    is the standard deviation of a seat's points in one hand. All seats are assumed to play equally well. On average the
    other seats pay a win in equal parts.
    """
    if hands <= 0 or spread <= 0:
        best = max(scores)
        return (scores[seat] == best) / list(scores).count(best)
    # points only move between seats, so gaps vary more than those of independent sums
    wide = spread * sqrt(hands * len(scores) / (len(scores) - 1))
    gaps = [(scores[seat] - other) / wide for place, other in enumerate(scores) if place != seat]
    total = 0.0
    for place, weight in _BELL:
        for gap in gaps:
            weight *= (1 + erf((place + gap) / sqrt(2))) / 2
        total += weight
    return min(1.0, total)
