"""Computer players of Fuzhou mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.core import Action, Rng
from engine.fuzhou.view import View


def easy(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Wins when it can."""
    wins = (action for action in legal if action.verb in ("win", "three_golds", "rob_gold"))
    return next(wins, legal[0])
