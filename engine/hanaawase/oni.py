"""The local rule oni (HA-28 to HA-34): the willow lightning captures any card but a willow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from engine.core import Piece, Seat, changed
from engine.hanaawase.rules import Rules
from engine.hanafuda.cards import LIGHTNING, month, ordered
from engine.hanafuda.state import Capture, Cards, Source, State, meet

S = TypeVar("S", bound=State)

ONI = LIGHTNING
WILLOW = 11


def capture(field: Cards, card: Piece, source: Source, rules: Rules, *, last: bool = False) -> Capture:
    """Return the effect of a card on the field, with or without oni (HA-13, HA-29 to HA-33).

    `last`: the card is the last one of the stock.
    """
    if not rules.oni:
        return meet(field, card)
    if card == ONI:
        return Capture("take", ordered(field)) if source == "draw" and last and field else _bites(field)
    if source == "draw" and ONI in field and month(card) != WILLOW:
        return Capture("take", (ONI,))
    return meet(tuple(other for other in field if other != ONI), card)


def _bites(field: Cards) -> Capture:
    """Let the oni take one card that is not a willow. If it could take several cards, its player chooses."""
    able = ordered(card for card in field if month(card) != WILLOW)
    if not able:
        return Capture("place")
    return Capture("take" if len(able) == 1 else "choose", able)


def leftovers(state: S, last: Seat, rules: Rules) -> S:
    """Give the cards left on the field after the last turn to their owners, before anything is counted (HA-34)."""
    gains = [(card, owner(card, state.field, partial(_holder, state.taken), last, rules)) for card in state.field]
    taken = tuple((*pile, *(card for card, owner in gains if owner == seat)) for seat, pile in enumerate(state.taken))
    return changed(state, field=(), taken=taken)


def owner(card: Piece, field: Cards, holder: Callable[[Piece], Seat | None], last: Seat, rules: Rules) -> Seat:
    """Return the owner of a card that was left on the field.

    A willow goes to the seat that captured the other willows. Another card goes to the seat that captured the oni. If
    there is no such seat, or by setting, the card goes to `last`. `holder` returns the seat that captured a given card.
    """
    oni = holder(ONI)
    if rules.oni_leftover == "last_player" or oni is None:
        return last
    if month(card) != WILLOW:
        return oni
    pair = next((willow for willow in ("11H", "11A", "11R") if willow not in field), ONI)
    captor = holder(pair)
    return last if captor is None else captor


def _holder(taken: Sequence[Cards], card: Piece) -> Seat | None:
    return next((seat for seat, pile in enumerate(taken) if card in pile), None)
