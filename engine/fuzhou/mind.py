"""Computer players of Fuzhou mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.fuzhou import greedy, novice
from engine.fuzhou.judge import judge
from engine.fuzhou.state import View
from engine.mahjong.actions import PASS


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Plays as people do who have just learned it: takes what can be taken, and throws what stands alone."""
    if view.viewer is None:
        return legal[0]
    return novice.decide(view.hand, view.melds[view.viewer], view.gold, view.tile, legal, rng)


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Goes for the nearest win, whatever it is worth and whatever has been seen, likes pongs, and wins when it can."""
    seat = view.viewer
    if seat is None:
        return legal[0]
    melds = view.melds[seat]
    plain = greedy.decide(view.hand, melds, view.gold, view.tile, legal)
    return greedy.pong(view.hand, melds, view.gold, legal) or plain if plain == PASS else plain


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Does what is worth most in points, large wins and what it may feed weighed."""
    return judge(view, legal, rng, effort)[0].action
