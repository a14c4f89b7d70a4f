"""What a seat knows beside what everybody sees, and what it must believe possible of the rest."""

from __future__ import annotations

from typing import Any

from engine.core import Rng, Seat
from engine.hanafuda.cards import CARDS, ordered
from engine.hanafuda.state import Cards, State, View


def known(state: State, viewer: Seat | None) -> dict[str, Any]:
    """The fields of a View that are its viewer's own: not other hands, other answers, the stock or the seed."""
    if viewer is None:
        return {"viewer": None, "hand": (), "answer": None}
    return {"viewer": viewer, "hand": ordered(state.hands[viewer]), "answer": state.answers[viewer]}


def imagined(view: View, rng: Rng) -> dict[str, Any]:
    """The fields of a State that the viewer cannot see, dealt anew; answers unseen are not given."""
    hidden, hands = rng.shuffled(_unseen(view)), list[Cards]()
    for seat, count in enumerate(view.counts):
        if seat == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(hidden[:count])
            hidden = hidden[count:]
    answers = tuple(view.answer if seat == view.viewer else None for seat in view.seats)
    return {"seed": rng.bytes(32), "hands": tuple(hands), "stock": hidden, "answers": answers}


def _unseen(view: View) -> Cards:
    """The cards that lie somewhere the viewer cannot see."""
    seen = {*view.hand, *view.field, *(card for pile in view.taken for card in pile), view.held}
    return tuple(card for card in CARDS if card not in seen)
