"""Computer players of Hana-awase: they know a View, nothing else."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.hanaawase.learned import judge, policy
from engine.hanaawase.score import yaku
from engine.hanaawase.state import Verb, View
from engine.hanafuda import novice
from engine.hanafuda.judge import KINDS
from engine.hanafuda.weights import HASTE


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Brings home the best cards of its hand, by yaku and card points alike, and lays down what is worth least."""
    if {action.verb for action in legal} <= {Verb.PLAY, Verb.TAKE}:
        return novice.best(view, legal, lambda cards: sum(yaku(cards, view.rules).values()), rng)
    return legal[0]


def normal(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Plays what it has learned, hastily and without looking ahead."""
    return (policy(view, legal, HASTE) if view.phase in KINDS else None) or easy(view, legal, rng)


def hard(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Tries every move in likely deals, and takes what wins the match most often."""
    return legal[0] if len(legal) == 1 else judge(view, legal, rng, effort)[0].action
