"""Computer players of Fuzhou mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.fuzhou import glance, novice
from engine.fuzhou.judge import judge
from engine.fuzhou.legal import WINS
from engine.fuzhou.state import Phase, View


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Plays as people do who have just learned it: takes most that can be taken, and throws what stands alone."""
    if view.viewer is None:
        return legal[0]
    return novice.decide(view.hand, view.melds[view.viewer], view.gold, view.tile, legal)


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Thinks by the formula of the best, of its own tiles alone and roughly, and wins when it can."""
    if view.viewer is None or len(legal) == 1:
        return legal[0]
    if wins := [action for action in WINS if action in legal]:
        return wins[0]
    return legal[0] if view.phase is Phase.READY else glance.choose(view, view.viewer, legal)


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """The player that does what is worth most in points, large wins and what it may feed weighed."""
    return judge(view, legal, rng, effort)[0].action
