"""The simple play of a beginner at hanafuda: capture the best cards, discard the least valuable ones."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.core import Action, Piece, Rng
from engine.hanafuda.cards import month, value
from engine.hanafuda.state import View

Points = Callable[[Collection[Piece]], int]
CAPTURES = 1000
"""Bonus that ranks any capture above any discard."""

POINT, PARTNER = 20, 3
"""Weights relative to card values: of a point of yaku, and of a second hand card of the same month."""


def best(view: View, legal: tuple[Action, ...], points: Points, rng: Rng) -> Action:
    """Return the best `play` or `take` action. Ties are broken at random, so that games differ."""
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
        # a beginner considers the captured card only if there is a choice
        return CAPTURES + gain(card)
    partners = any(month(other) == month(card) for other in view.hand if other != card)
    return PARTNER * partners - gain(card)
