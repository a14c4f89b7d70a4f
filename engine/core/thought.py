"""What a computer player may spend on a decision, and what it then thinks of the actions it has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from engine.core.action import Action
from engine.core.rng import Rng

V_contra = TypeVar("V_contra", contravariant=True)

SAMPLES = 400
"""Deals of what is hidden, for a decision on which nobody waits."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a decision may cost: `samples` deals of what cannot be seen, and no more once `enough()`; what has been
    found by then counts. With a `enough` that never comes, equal rng and samples give equal moves."""

    samples: int = SAMPLES
    enough: Callable[[], bool] = _never


FULL = Effort()


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an action is worth to whoever takes it.

    points: expected of this hand; chance: of winning the match, 0 to 1, where a shared first place counts its share;
    error, chance_error: a standard error of the points, and of the chance, against those of the best action; lasting:
    the share of its square that no more samples would take away, because a formula is in doubt. figures: what speaks
    for it, by name, as `("helping", 12)`; each game has its names.
    """

    action: Action
    points: float
    chance: float
    error: float = 0.0
    figures: tuple[tuple[str, int], ...] = ()
    chance_error: float = 0.0
    lasting: float = 0.0


class Player(Protocol[V_contra]):
    """A computer player: it is given what a seat knows, what that seat may do, and its luck."""

    def __call__(self, view: V_contra, legal: tuple[Action, ...], rng: Rng, effort: Effort = ..., /) -> Action: ...


class Judge(Protocol[V_contra]):
    """Weighs all that a seat may do, the best first."""

    def __call__(
        self, view: V_contra, legal: tuple[Action, ...], rng: Rng, effort: Effort = ..., /
    ) -> tuple[Weighed, ...]: ...
