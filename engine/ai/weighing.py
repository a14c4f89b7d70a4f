"""What came of actions that were tried in the same worlds, and which of them is best."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Weighed


class Sums:
    """Points and chances of each action, summed over the worlds in which all of them were tried."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.samples = 0
        self._actions = tuple(actions)
        self._points: list[list[float]] = [[] for _ in actions]
        self._chances = [0.0] * len(actions)

    def add(self, found: Sequence[tuple[float, float]]) -> None:
        """Of one world, (points, chance) by action."""
        self.samples += 1
        for place, (points, chance) in enumerate(found):
            self._points[place].append(points)
            self._chances[place] += chance

    def weighed(self) -> tuple[Weighed, ...]:
        """All actions, the best first: by chance, then by points; equal ones in their order. Of no world: all alike."""
        count = max(self.samples, 1)
        means = [sum(points) / count for points in self._points]
        order = sorted(range(len(means)), key=lambda place: (self._chances[place], means[place]), reverse=True)
        best = self._points[order[0]]
        return tuple(
            Weighed(self._actions[place], means[place], self._chances[place] / count, gap(self._points[place], best)[1])
            for place in order
        )


def gap(own: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the first are more than the second, world by world: the mean and its standard error; what only one of
    them was tried in does not count."""
    gaps = [mine - theirs for mine, theirs in zip(own, other, strict=False)]
    count = len(gaps)
    if not count:
        return 0.0, 0.0
    mean = sum(gaps) / count
    return mean, (sum((each - mean) ** 2 for each in gaps) / max(count - 1, 1) / count) ** 0.5
