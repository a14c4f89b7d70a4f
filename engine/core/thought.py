"""The effort that a computer player may spend on a decision, and its ratings of the actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from engine.core.action import Action
from engine.core.rng import Rng

V_contra = TypeVar("V_contra", contravariant=True)

SAMPLES = 400
"""Number of deals of the hidden pieces to sample, for a decision that keeps nobody waiting."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Effort:
    """A limit on the cost of a decision.

    At most `samples` deals of the hidden pieces are tried, and no more once `enough()` returns true. The deals tried
    until then count. If `enough` never returns true, equal rng and samples give equal moves. `proof`: every action is
    tried in all deals, and only their results count, so that the errors hold.
    """

    samples: int = SAMPLES
    enough: Callable[[], bool] = _never
    proof: bool = False


FULL = Effort()


@dataclass(frozen=True, slots=True)
class Weighed:
    """The value of an action to its seat.

    `points`: expected points of this hand. `chance`: probability of winning the match, 0 to 1; a shared first place
    counts as its share. `error`, `chance_error`: standard errors of both, relative to the best action. `lasting`: the
    part of the squared error that more samples would not reduce, because it comes from a formula. `figures`: reasons
    for the action by name, e.g. `("helping", 12)`; each game has its own names.
    """

    action: Action
    points: float
    chance: float
    error: float = 0.0
    figures: tuple[tuple[str, int], ...] = ()
    chance_error: float = 0.0
    lasting: float = 0.0


class Player(Protocol[V_contra]):
    """A computer player: a function of a seat's view, the legal actions, a source of randomness and the effort."""

    def __call__(self, view: V_contra, legal: tuple[Action, ...], rng: Rng, effort: Effort = ..., /) -> Action: ...


class Judge(Protocol[V_contra]):
    """A function that rates all legal actions of a seat, the best first."""

    def __call__(
        self, view: V_contra, legal: tuple[Action, ...], rng: Rng, effort: Effort = ..., /
    ) -> tuple[Weighed, ...]: ...
