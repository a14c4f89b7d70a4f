"""Computer players of Hana-awase. They know nothing but a View."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.hanaawase.learned import judge, policy
from engine.hanaawase.score import yaku
from engine.hanaawase.state import Verb, View
from engine.hanafuda import novice
from engine.hanafuda.judge import KINDS
from engine.hanafuda.weights import NORMAL


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Capture the best cards by yaku and card points, and discard the least valuable ones."""
    if {action.verb for action in legal} <= {Verb.PLAY, Verb.TAKE}:
        return novice.best(view, legal, lambda cards: sum(yaku(cards, view.rules).values()), rng)
    return legal[0]


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Play the learned policy, valuing hand and field cards less, without looking ahead."""
    return (policy(view, legal, NORMAL) if view.phase in KINDS else None) or easy(view, legal, rng)


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Try every move in likely deals, and choose the one that wins the match most often."""
    return legal[0] if len(legal) == 1 else judge(view, legal, rng, effort)[0].action
