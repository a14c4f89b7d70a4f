"""Computer players of Jiaxing mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.jiaxing import beginner, glance
from engine.jiaxing.judge import judge
from engine.jiaxing.state import Phase, View
from engine.mahjong.actions import WIN


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Plays as a beginner does, and wins as soon as it can."""
    if view.viewer is None:
        return legal[0]
    return beginner.decide(view.hand, view.melds[view.viewer], view.wild, view.tile, legal)


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Thinks as the best do, of its own tiles alone and roughly: neither what a win pays nor what a discard feeds."""
    if WIN in legal:
        return WIN
    if len(legal) == 1 or view.viewer is None or view.phase is Phase.READY:
        return legal[0]
    return glance.choose(view, view.viewer, legal)


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """The player that does what brings most points."""
    if WIN in legal:
        return WIN
    if len(legal) == 1 or view.viewer is None or view.phase is Phase.READY:
        return legal[0]
    return judge(view, legal, rng, effort)[0].action
