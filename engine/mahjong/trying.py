"""Actions that a formula has rated are compared again by playing hands out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.ai.compiled import zeros
from engine.core import Effort, Seat

TRIED = 4
"""Maximum number of actions to play out."""
CLEAR = 2.5
"""Lead of an action, in standard errors, at which no further hands are played out."""
ROUND = 8
"""Minimum number of worlds before play-outs count. A clear lead is checked for each time this many more are played."""


class Gap(NamedTuple):
    """The gap between an action and the action that is best by the formula.

    `points`: how far the action is behind, as a negative number. `error`: the standard error of this gap. `lasting`:
    the part of the squared error that comes from the formula.
    """

    points: float
    error: float
    lasting: float


class Enough(Exception):
    """Raised to stop a play-out because the time to think is over. A whole hand may take 0.1 seconds."""


def compared(
    points: Sequence[float], doubt: float, pays: Callable[[Sequence[int]], list[float]], effort: Effort
) -> list[Gap]:
    """Return how far each action is behind the first one, which is the best by the formula.

    `points`: the points of each action by the formula, the most first. The formula's own gap counts as a measurement
    with the error `doubt`. It is combined with the results of play-outs in common worlds. `pays` returns the seat's
    points after each of some actions (their places) in a new world. It may raise Enough.
    """
    gaps = [Gap(point - points[0], 0.0 if place == 0 else doubt, 1.0) for place, point in enumerate(points)]
    tried = [place for place, gap in enumerate(gaps) if effort.proof or -gap.points < CLEAR * doubt][:TRIED]
    if len(tried) < 2:
        return gaps
    sums, squares = [0.0] * len(tried), [0.0] * len(tried)
    for count in range(1, effort.samples + 1):
        if effort.enough():
            break
        try:
            paid = pays(tried)
        except Enough:
            break
        for number, pay in enumerate(paid):
            sums[number] += pay - paid[0]
            squares[number] += (pay - paid[0]) ** 2
        if count >= ROUND:
            for number, place in enumerate(tried[1:], 1):
                mean = sums[number] / count
                variance = max(squares[number] / count - mean**2, 1.0) / (count - 1)
                weight = 1.0 if effort.proof else doubt**2 / (doubt**2 + variance)
                gap = points[place] - points[0]
                gaps[place] = Gap(gap + weight * (mean - gap), (weight * variance) ** 0.5, 1 - weight)
            if count % ROUND == 0 and not effort.proof and _clear([gaps[place] for place in tried]):
                break
    return gaps


def combined(gaps: Sequence[Gap]) -> list[tuple[float, float]]:
    """Return the standard error of each action's gap to the one that is ahead now, and its lasting part."""
    ahead = max(range(len(gaps)), key=lambda number: gaps[number].points)
    larger = [max(gap[1:], gaps[ahead][1:]) for gap in gaps]
    return [(0.0 if place == ahead else error, lasting) for place, (error, lasting) in enumerate(larger)]


def kernel_pays(
    start: Any, codes: Sequence[int], seat: Seat, known: Any, finish: Callable[..., int], enough: Callable[[], bool]
) -> list[float]:
    """Return the points of the seat after each action (code) in a position of a kernel, which plays the hand out."""
    spare, found = zeros(len(start)), list[float]()
    for code in codes:
        if enough():
            raise Enough
        found.append(float(finish(start, spare, code, seat, known)))
    return found


def _clear(gaps: Sequence[Gap]) -> bool:
    """Return whether one action is clearly ahead of all others."""
    ahead = max(gaps)
    return all(ahead.points - gap.points > CLEAR * max(gap.error, ahead.error) for gap in gaps if gap != ahead)
