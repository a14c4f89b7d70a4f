"""Computer players of Koi-Koi: they know a View, nothing else."""

from __future__ import annotations

from engine.core import Action, Piece, Rng
from engine.hanafuda.capture import meet
from engine.hanafuda.cards import month, value
from engine.koikoi.score import yaku
from engine.koikoi.state import Verb
from engine.koikoi.view import View

SAFE_HAND = 5
"""`easy` calls koi-koi only with at least this many cards left."""


def easy(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Takes what makes the most points now, lays down what is worth least, and stops early.

    Among equals it takes any, by the rng, so that it does not play the same game twice.
    """
    verbs = {action.verb for action in legal}
    if Verb.DECLARE in verbs:
        return Action(Verb.DECLARE)
    if Verb.KOIKOI in verbs:
        return Action(Verb.KOIKOI if _bold(view) else Verb.AGARI)
    if verbs <= {Verb.PLAY, Verb.TAKE}:
        worth = {action: _worth(view, action) for action in legal}
        best = max(worth.values())
        return rng.pick([action for action in legal if worth[action] == best])
    return legal[0]


def _bold(view: View) -> bool:
    me = view.viewer or 0
    return view.risen[me] <= 2 and len(view.hand) >= SAFE_HAND and not view.called[1 - me]


def _worth(view: View, action: Action) -> int:
    """What the action captures, its new yaku first; a card laid down costs its value, less where two may follow."""
    me = view.viewer or 0
    card = action.pieces[0]
    if action.verb == Verb.TAKE:
        return _gain(view, (card, view.held or card))
    caught = meet(view.field, card).cards
    if caught:
        best = max(caught, key=value) if meet(view.field, card).mode == "choose" else None
        return 1000 + _gain(view, (card, best) if best else (card, *caught))
    partner = any(month(other) == month(card) for other in view.hand if other != card)
    return -value(card) - 10 * (sum(yaku((*view.taken[me], card), view.rules).values()) > view.risen[me]) + 3 * partner


def _gain(view: View, cards: tuple[Piece, ...]) -> int:
    me = view.viewer or 0
    after = sum(yaku((*view.taken[me], *cards), view.rules).values())
    return 20 * (after - view.risen[me]) + sum(map(value, cards))
