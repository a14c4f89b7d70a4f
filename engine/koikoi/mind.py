"""Computer players of Koi-Koi. They know nothing but a View."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.hanafuda import novice
from engine.hanafuda.judge import KINDS
from engine.hanafuda.weights import NORMAL
from engine.koikoi.learned import judge, policy
from engine.koikoi.score import yaku
from engine.koikoi.state import Verb, View

SAFE_HAND = 5
"""Minimum number of hand cards with which `easy` calls koi-koi."""


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Capture the best cards, discard the least valuable ones, and stop early."""
    verbs = {action.verb for action in legal}
    if Verb.DECLARE in verbs:
        return Action(Verb.DECLARE)
    if Verb.KOIKOI in verbs:
        return Action(Verb.KOIKOI if _bold(view) else Verb.AGARI)
    if verbs <= {Verb.PLAY, Verb.TAKE}:
        return novice.best(view, legal, lambda cards: sum(yaku(cards, view.rules).values()), rng)
    return legal[0]


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play the learned policy, valuing hand and field cards less, without looking ahead."""
    return policy(view, legal, NORMAL) if view.phase in KINDS else easy(view, legal, rng)


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Try every move in likely deals, and choose the one that wins the match most often."""
    return legal[0] if len(legal) == 1 else judge(view, legal, rng, effort)[0].action


def _bold(view: View) -> bool:
    me = view.viewer or 0
    return view.risen[me] <= 2 and len(view.hand) >= SAFE_HAND and not view.called[1 - me]
