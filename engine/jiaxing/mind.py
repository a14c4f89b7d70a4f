"""Computer players of Jiaxing mahjong. They know nothing but a View."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.jiaxing import beginner, glance
from engine.jiaxing.judge import judge
from engine.jiaxing.state import Phase, View
from engine.mahjong.actions import WIN


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play like a beginner, and win as soon as possible."""
    if view.viewer is None:
        return legal[0]
    return beginner.decide(view.hand, view.melds[view.viewer], view.wild, view.tile, legal)


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play by a simplified outlook: only the seat's own tiles, rough counts, no payments, no danger of discards."""
    if WIN in legal:
        return WIN
    if len(legal) == 1 or view.viewer is None or view.phase is Phase.READY:
        return legal[0]
    return glance.choose(view, view.viewer, legal)


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play the action with the most expected points by the formula. Playing hands out gains nothing measurable."""
    if WIN in legal:
        return WIN
    if len(legal) == 1 or view.viewer is None or view.phase is Phase.READY:
        return legal[0]
    return judge(view, legal, rng, Effort(0))[0].action
