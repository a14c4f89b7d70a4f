"""Choosing a move by trying a few in guessed worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.core import Action

W = TypeVar("W")


def best_of(moves: Sequence[Action], worlds: int, world: Callable[[], W], pays: Callable[[W, Action], float]) -> Action:
    """The first of the moves, unless another pays more by more than chance.

    Every move is tried in the same `worlds` guesses; a move has to beat the first one by two standard errors of the
    differences, and of those that do the one with the largest sum is taken.
    """
    first, *others = moves
    gains: dict[Action, list[float]] = {move: [] for move in others}
    for _ in range(worlds if others else 0):
        guessed = world()
        base = pays(guessed, first)
        for move, found in gains.items():
            found.append(pays(guessed, move) - base)
    better = {move: sum(found) for move, found in gains.items() if sum(found) > _chance(found)}
    return max(better, key=better.__getitem__, default=first)


def _chance(gains: Sequence[float]) -> float:
    """Two standard errors of the sum, if there were no difference at all."""
    return 2 * sum(gain**2 for gain in gains) ** 0.5
