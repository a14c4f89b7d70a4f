"""The deal of a round: the choice of the first dealer, and the cards for hands, field and stock."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, TypeVar

from engine.core import Event, Rng, Seat, Step, VoidDeal
from engine.hanafuda.cards import CARDS
from engine.hanafuda.state import Cards, Phase, State
from engine.hanafuda.turn import Told

S = TypeVar("S", bound=State)


def drawn(seats: int, rng: Rng, rank: Callable[[str], Any]) -> tuple[Seat, Told]:
    """Let each seat draw a card, and return the first dealer. Seats tied for the highest rank draw again."""
    drawing: list[Seat] = list(range(seats))
    told: Told = ()
    while len(drawing) > 1:
        cards = dict(zip(drawing, rng.shuffled(CARDS), strict=False))
        told += tuple(Event("drew", seat, (card,)) for seat, card in cards.items())
        highest = max(map(rank, cards.values()))
        drawing = [seat for seat, card in cards.items() if rank(card) == highest]
    return drawing[0], told


def shuffled(seed: bytes, number: int, deal: Callable[[Cards], S]) -> Step[S]:
    """Deal round `number` from a shuffled deck. Shuffle and deal again until the deal is not void."""
    told: Told = ()
    for attempt in count():
        try:
            state = deal(Rng(seed, "hand", number, attempt).shuffled(CARDS))
        except VoidDeal as again:
            told += (Event("void", pieces=again.field),)
            continue
        return Step(state, (*told, Event("dealt", state.dealer, state.field, (number,))))
    raise AssertionError("count() does not end")


def dealt(order: Cards, seats: int, dealer: Seat, packets: Iterable[tuple[Seat | None, int]]) -> dict[str, Any]:
    """Deal the cards of a round. Return the fields of the State before that round, in which all seats are asked.

    `order`: the cards from the top. `packets`: pairs of a receiver and a number of cards. A receiver is a seat, or None
    for the field. The packets are dealt in turn from the top of `order`. The remaining cards become the stock. Raises
    ValueError unless `order` is the 48 cards.
    """
    if sorted(order) != sorted(CARDS):
        raise ValueError("A deal needs each of the 48 cards once.")
    hands: list[Cards] = [()] * seats
    field: Cards = ()
    for seat, size in packets:
        packet, order = order[:size], order[size:]
        if seat is None:
            field += packet
        else:
            hands[seat] += packet
    return {
        "dealer": dealer,
        "phase": Phase.READY,
        "mover": dealer,
        "field": field,
        "taken": ((),) * seats,
        "counts": tuple(map(len, hands)),
        "unturned": len(order),
        "hands": tuple(hands),
        "stock": order,
        "answers": (None,) * seats,
    }
