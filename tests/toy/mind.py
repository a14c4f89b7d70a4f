"""A computer player of the toy: it knows a View, nothing else."""

from __future__ import annotations

from engine.core import FULL, Action, Effort, Rng
from engine.hanafuda import novice
from tests.toy.play import DARE
from tests.toy.score import yaku
from tests.toy.state import View

ENOUGH = 10
"""Level of daring: `easy` dares with that many points of yaku."""


def easy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Bring the best cards home, lay down what is worth least, and dare late."""
    if DARE in legal and sum(yaku(view.taken[view.mover], view.rules).values()) >= ENOUGH:
        return DARE
    moves = tuple(action for action in legal if action.pieces)
    return novice.best(view, moves, lambda cards: sum(yaku(cards, view.rules).values()), rng) if moves else legal[0]
