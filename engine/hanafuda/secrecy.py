"""A seat's private knowledge in hanafuda, and random guesses of everything it can't see."""

from __future__ import annotations

from typing import Any

from engine.core import Rng, Seat
from engine.hanafuda.cards import CARDS, ordered
from engine.hanafuda.state import Cards, State, View


def known(state: State, viewer: Seat | None) -> dict[str, Any]:
    """Return the private fields of the viewer's View. They exclude other hands and answers, the stock and the seed."""
    if viewer is None:
        return {"viewer": None, "hand": (), "answer": None}
    return {"viewer": viewer, "hand": ordered(state.hands[viewer]), "answer": state.answers[viewer]}


def imagined(view: View, rng: Rng) -> dict[str, Any]:
    """Return the hidden fields of a State, dealt at random. Answers that the viewer can't see count as not given."""
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
    """Return the cards that the viewer can't see."""
    seen = {*view.hand, *view.field, *(card for pile in view.taken for card in pile), view.held}
    return tuple(card for card in CARDS if card not in seen)
