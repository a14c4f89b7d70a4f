"""Computer players of Fuzhou mahjong. They know nothing but a View."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.fuzhou import glance, novice
from engine.fuzhou.judge import judge
from engine.fuzhou.legal import WINS
from engine.fuzhou.state import Phase, View


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play like a newcomer: claim most tiles that can be claimed, and discard tiles without neighbours."""
    if view.viewer is None:
        return legal[0]
    return novice.decide(view.hand, view.melds[view.viewer], view.gold, view.tile, legal)


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play by a simplified formula that uses only the seat's own tiles and rough counts. Win if possible."""
    if view.viewer is None or len(legal) == 1:
        return legal[0]
    if wins := [action for action in WINS if action in legal]:
        return wins[0]
    return legal[0] if view.phase is Phase.READY else glance.choose(view, view.viewer, legal)


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play the action with the most expected points. Consider valuable wins and the danger of discards."""
    return judge(view, legal, rng, effort)[0].action
