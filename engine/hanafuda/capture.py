"""Capture by month: the effect of a card on the field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Piece
from engine.hanafuda.cards import ordered


@dataclass(frozen=True, slots=True)
class Capture:
    """The effect of a card.

    `place`: it stays on the field. `take`: it captures `cards`. `choose`: it takes one of `cards`.
    """

    mode: Literal["place", "take", "choose"]
    cards: tuple[Piece, ...] = ()


PLACED = Capture("place")


def meet(field: tuple[Piece, ...], card: Piece, triple: Literal["all", "one"] = "all") -> Capture:
    """Return the effect of `card` on `field` (KK-19, GO-16, HA-13).

    `triple`: if three cards of its month are on the field, the card takes `all` of them, or `one` by choice.
    """
    month = card[:2]  # months are compared as text (CD-1) for speed, because each move compares many cards
    same = tuple([other for other in field if other[:2] == month])
    if not same:
        return PLACED
    if len(same) > 1:
        same = ordered(same)
    if len(same) == 2 or (len(same) == 3 and triple == "one"):
        return Capture("choose", same)
    return Capture("take", same)
