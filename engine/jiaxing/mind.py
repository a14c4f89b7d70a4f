"""Computer players of Jiaxing mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.core import Action, Rng
from engine.jiaxing.legal import WIN
from engine.jiaxing.view import View


def easy(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Wins when it can."""
    return WIN if WIN in legal else legal[0]
