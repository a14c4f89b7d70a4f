"""Computer players of Hana-awase: they know a View, nothing else."""

from __future__ import annotations

from engine.core import Action, Rng
from engine.hanaawase.score import yaku
from engine.hanaawase.state import Verb, View
from engine.hanafuda import greedy


def easy(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Takes what is worth most now, yaku and card points alike, and lays down what is worth least."""
    if {action.verb for action in legal} <= {Verb.PLAY, Verb.TAKE}:
        return greedy.best(view, legal, lambda cards: sum(yaku(cards, view.rules).values()), rng)
    return legal[0]
