"""Capture by month: what a card does when it meets the field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Piece
from engine.hanafuda.cards import month, ordered


@dataclass(frozen=True, slots=True)
class Capture:
    """`place`: the card stays on the field; `take`: it captures `cards`; `choose`: its player takes one of `cards`."""

    mode: Literal["place", "take", "choose"]
    cards: tuple[Piece, ...] = ()


def meet(field: tuple[Piece, ...], card: Piece, triple: Literal["all", "one"] = "all") -> Capture:
    """What `card` does on `field` (KK-19, GO-16, HA-13). With three of its month it takes `all`, or `one` by choice."""
    same = ordered(other for other in field if month(other) == month(card))
    if not same:
        return Capture("place")
    if len(same) == 2 or (len(same) == 3 and triple == "one"):
        return Capture("choose", same)
    return Capture("take", same)
