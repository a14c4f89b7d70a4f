"""A round of hanafuda in all three games: the public fields, the State, a seat's View, and captures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeVar

from engine.core import Best, Piece, Result, Seat
from engine.hanafuda.cards import ordered

T = TypeVar("T")
Cards = tuple[Piece, ...]
Source = Literal["hand", "draw"]

Trail = tuple[tuple[Piece, str], ...]
"""Pairs of a card and what happened to it in the latest turn: it was played, turned or captured."""


class Phase(StrEnum):
    """The phases of a match (KK-15, GO-14, HA chapter 5). READY is the pause before a round."""

    READY = "ready"
    PLAY = "play"
    CHOOSE_HAND = "choose_hand"
    CHOOSE_DRAW = "choose_draw"
    DECIDE = "decide"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Capture:
    """The effect of a card on the field.

    `place`: it stays on the field. `take`: it captures `cards`. `choose`: it takes one of `cards`.
    """

    mode: Literal["place", "take", "choose"]
    cards: Cards = ()


PLACED = Capture("place")


def meet(field: Cards, card: Piece, triple: Literal["all", "one"] = "all") -> Capture:
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


@dataclass(frozen=True, kw_only=True)
class Open:
    """The public fields. `held` is the card that the mover is placing. No other field contains it.

    `taken`: captured cards by seat. `counts`: number of hand cards by seat. `unturned`: number of cards in the stock.
    `trail`: the latest turn, card by card. `log`: the earlier turns of the round, beginning with the dealer's first
    one. `history`: the points by seat of each settled round. `best`: the best round of each seat.
    """

    round: int
    dealer: Seat
    phase: Phase
    mover: Seat
    field: Cards
    taken: tuple[Cards, ...]
    counts: tuple[int, ...]
    unturned: int
    held: Piece | None = None
    turns: int = 0
    trail: Trail = ()
    log: tuple[Trail, ...] = ()
    history: tuple[tuple[int, ...], ...] = ()
    best: tuple[Best, ...] = ()
    result: Result | None = None

    @property
    def seats(self) -> range:
        return range(len(self.taken))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the match so far by seat."""
        return tuple(map(sum, zip((0,) * len(self.taken), *self.history, strict=True)))

    @property
    def choice(self) -> Cards:
        """Field cards that the held card could capture, one of which must be chosen."""
        source: Source = "hand" if self.phase is Phase.CHOOSE_HAND else "draw"
        return self.meets(self.held, source).cards if self.held else ()

    def meets(self, card: Piece, source: Source = "hand") -> Capture:
        """Return the effect that a card would have on the field.

        `source`: whether it comes from a hand or the stock.
        """
        return meet(self.field, card)


@dataclass(frozen=True, kw_only=True)
class State(Open):
    """All fields, including secret ones.

    `stock[0]` is turned up next. `answers` are those to the question before the round.
    """

    seed: bytes
    hands: tuple[Cards, ...]
    stock: Cards
    answers: tuple[str | None, ...]

    @property
    def silent(self) -> tuple[Seat, ...]:
        """The seats that have not yet answered the question before the round."""
        return tuple(seat for seat in self.seats if self.answers[seat] is None)


@dataclass(frozen=True, kw_only=True)
class View(Open):
    """The knowledge of `viewer` (None: a spectator): the public fields, and the viewer's own hand and answer."""

    viewer: Seat | None
    hand: Cards
    answer: str | None


def put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return the row, which holds a value for each seat, with the value of `seat` replaced."""
    return (*row[:seat], value, *row[seat + 1 :])
