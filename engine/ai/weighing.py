"""Results of actions that were tried in the same worlds, their ranking, and how certain it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core import Action, Weighed


class Sums:
    """The points and chances of each action in the worlds in which all actions were tried."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.samples = 0
        self._actions = tuple(actions)
        self._points: list[list[float]] = [[] for _ in actions]
        self._chances: list[list[float]] = [[] for _ in actions]

    def add(self, found: Sequence[tuple[float, float]]) -> None:
        """Add the results of one world: (points, chance) by action."""
        self.samples += 1
        for place, (points, chance) in enumerate(found):
            self._points[place].append(points)
            self._chances[place].append(chance)

    def weighed(self) -> tuple[Weighed, ...]:
        """Return all actions with their ratings, the best first.

        The order is by chance of winning, then by points, then as given. If no world was sampled, all actions rank
        equally.
        """
        count = max(self.samples, 1)
        means = [sum(points) / count for points in self._points]
        chances = [sum(found) / count for found in self._chances]
        order = sorted(range(len(means)), key=lambda place: (chances[place], means[place]), reverse=True)
        return tuple(self._weighed(place, order[0], means[place], chances[place]) for place in order)

    def _weighed(self, place: int, best: int, points: float, chance: float) -> Weighed:
        error, chance_error = (gap(found[place], found[best])[1] for found in (self._points, self._chances))
        return Weighed(self._actions[place], points, chance, error, chance_error=chance_error)


def by_points(found: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """Return the ratings with `chance_error` set, the standard error of each chance.

    This error is calculated from the error of the points. `found` begins with the best action.
    """

    def unsure(each: Weighed) -> float:
        points, chance = found[0].points - each.points, abs(found[0].chance - each.chance)
        return chance * each.error / abs(points) if points else chance * bool(each.error)

    return tuple(replace(each, chance_error=unsure(each)) for each in found)


def gap(own: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the mean of `own` minus `other`, compared world by world, and its standard error.

    Worlds in which only one of the two was tried do not count.
    """
    gaps = [mine - theirs for mine, theirs in zip(own, other, strict=False)]
    count = len(gaps)
    if not count:
        return 0.0, 0.0
    mean = sum(gaps) / count
    return mean, (sum((each - mean) ** 2 for each in gaps) / max(count - 1, 1) / count) ** 0.5
