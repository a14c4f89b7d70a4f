"""A turn of hanafuda: a hand card, then the top card of the stock. Each is matched with the field."""

from __future__ import annotations

from typing import TypeVar

from engine.core import Event, Piece, Step, changed
from engine.hanafuda.cards import ordered
from engine.hanafuda.state import Cards, Phase, State, put

S = TypeVar("S", bound=State)
Told = tuple[Event, ...]


def plays(state: State, must_match: bool = False) -> Cards:
    """Return the mover's playable cards, the safe default first (policy P0).

    The safe default is the lowest card that captures. The others follow by id. With `must_match`, if any card captures,
    only cards that capture may be played.
    """
    hand = ordered(state.hands[state.mover])
    able = tuple(card for card in hand if state.meets(card).cards)
    if must_match and able:
        return able
    default = able[0] if able else hand[0]
    return (default, *(card for card in hand if card != default))


def play(state: S, card: Piece) -> Step[S]:
    """Play a hand card, and continue the turn.

    The turn continues until the seat must choose a capture, or until its end. At its end no card is held.
    """
    mover = state.mover
    hand = tuple(own for own in state.hands[mover] if own != card)
    played = changed(
        state,
        hands=put(state.hands, mover, hand),
        counts=put(state.counts, mover, len(hand)),
        held=card,
        phase=Phase.CHOOSE_HAND,
        trail=((card, "played"),),
        log=(*state.log, state.trail) if state.trail else state.log,
    )
    return _place(played, (Event("played", mover, (card,)),))


def take(state: S, card: Piece) -> Step[S]:
    """Let the held card take the chosen field card, and continue the turn."""
    return _resolve(state, (card,), ())


def _place(state: S, told: Told) -> Step[S]:
    found = state.meets(state.held or "", "hand" if state.phase is Phase.CHOOSE_HAND else "draw")
    return Step(state, told) if found.mode == "choose" else _resolve(state, found.cards, told)


def _resolve(state: S, cards: Cards, told: Told) -> Step[S]:
    """Let the held card capture `cards`, or stay on the field if there are none.

    After a hand card, turn up the stock.
    """
    if cards:
        told += (Event("captured", state.mover, (state.held or "", *cards)),)
    state = _captured(state, cards) if cards else changed(state, field=(*state.field, state.held), held=None)
    if state.phase is Phase.CHOOSE_DRAW:
        return Step(state, told)
    card = state.stock[0]
    turned = changed(
        state,
        stock=state.stock[1:],
        unturned=state.unturned - 1,
        held=card,
        phase=Phase.CHOOSE_DRAW,
        trail=(*state.trail, (card, "turned")),
    )
    return _place(turned, (*told, Event("turned", state.mover, (card,))))


def _captured(state: S, cards: Cards) -> S:
    """Move the held card and these field cards to the mover's pile."""
    return changed(
        state,
        field=tuple(card for card in state.field if card not in cards),
        taken=put(state.taken, state.mover, (*state.taken[state.mover], state.held or "", *cards)),
        held=None,
        trail=(*state.trail, *((card, "captured") for card in cards)),
    )
