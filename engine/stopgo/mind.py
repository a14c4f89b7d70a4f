"""Computer players of Stop-Go. They know nothing but a View."""

from __future__ import annotations

from collections.abc import Collection

from engine.core import FULL, Action, Effort, Piece, Rng
from engine.hanafuda import novice
from engine.hanafuda.judge import KINDS
from engine.hanafuda.weights import NORMAL
from engine.stopgo.learned import judge, policy
from engine.stopgo.score import yaku
from engine.stopgo.state import Verb, View

SAFE_HAND = 5
"""Minimum number of hand cards with which `easy` says Go."""


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Capture the best cards, discard the least valuable ones, and stop early."""
    verbs = {action.verb for action in legal}
    if Verb.GO in verbs:
        bold = view.risen[view.viewer or 0] <= 2 and len(view.hand) >= SAFE_HAND and not any(view.called)
        return Action(Verb.GO if bold else Verb.STOP)
    if verbs <= {Verb.PLAY, Verb.TAKE}:

        def points(cards: Collection[Piece]) -> int:
            found = yaku(cards, view.rules, view.month)
            return sum((found.open | found.bonus).values())

        return novice.best(view, legal, points, rng)
    return legal[0]


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play the learned policy, valuing hand and field cards less, without looking ahead."""
    return policy(view, legal, NORMAL) if view.phase in KINDS else legal[0]


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Try every move in likely deals, and choose the one that wins the match most often."""
    return legal[0] if len(legal) == 1 else judge(view, legal, rng, effort)[0].action
