"""The plain sense of somebody new to hanafuda: bring home the best cards of the hand, give away what is worth least."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.core import Action, Piece, Rng
from engine.hanafuda.cards import month, value
from engine.hanafuda.state import View

Points = Callable[[Collection[Piece]], int]
CAPTURES = 1000
"""Any capture is better than laying a card down."""

POINT, PARTNER = 20, 3
"""What a point of yaku, and a second card of the month in hand, weigh against card values."""


def best(view: View, legal: tuple[Action, ...], points: Points, rng: Rng) -> Action:
    """The best of some `play` or `take` actions; among equals any, by the rng, so that no game is played twice."""
    worth = {action: _worth(view, action, points) for action in legal}
    most = max(worth.values())
    return rng.pick([action for action in legal if worth[action] == most])


def _worth(view: View, action: Action, points: Points) -> int:
    mine, card = view.taken[view.viewer or 0], action.pieces[0]

    def gain(*cards: Piece) -> int:
        return POINT * (points((*mine, *cards)) - points(mine)) + sum(map(value, cards))

    if view.held is not None:
        return gain(view.held, card)
    found = view.meets(card)
    if found.cards:
        # what it captures is looked at only where there is a choice
        return CAPTURES + gain(card)
    partners = any(month(other) == month(card) for other in view.hand if other != card)
    return PARTNER * partners - gain(card)
