"""Captured cards as one number, a bit a card, and what a pile is worth by tables made from a game's own yaku."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from engine.core import Piece
from engine.hanafuda.cards import CARDS, HIKARI, ID, KASU, SAKE_CUP, TAN, TANE, ordered

Pile = int
"""A set of cards: the figures (hikari, then the sake cup, the other tane) in the lowest 14 bits, then 10 ribbons, then
24 plain cards."""

_ORDER = (*ordered(HIKARI), SAKE_CUP, *ordered(TANE - {SAKE_CUP}), *ordered(TAN), *ordered(KASU))
BITS: tuple[Pile, ...] = tuple(1 << _ORDER.index(card) for card in CARDS)
"""By the id of a card, its bit."""

FIGURES, RIBBONS = (1 << 14) - 1, (1 << 10) - 1


def pile(cards: Iterable[Piece]) -> Pile:
    """A pile of cards as one number."""
    return sum(BITS[ID[card]] for card in cards)


def cards_of(bits: Pile) -> tuple[Piece, ...]:
    """The cards of a pile, by id."""
    return tuple(card for card, bit in zip(CARDS, BITS, strict=True) if bits & bit)


@dataclass(frozen=True, slots=True)
class Set:
    """A yaku of its own: all of these cards, and none of those that spoil it."""

    cards: Pile
    points: int
    spoilt: Pile = 0


class Worth:
    """The points of a pile, by three lookups.

    `points` scores cards by the rules: yaku are made of figures alone, of ribbons alone, or of a number of `plains`; it
    leaves out those of `sets`.
    """

    def __init__(
        self, points: Callable[[Collection[Piece]], int], plains: Collection[Piece] = KASU, sets: Iterable[Set] = ()
    ) -> None:
        self.figures = _scored(points, _ORDER[:14])
        self.ribbons = _scored(points, _ORDER[14:24])
        counted = ordered(plains)
        self.plains = [points(counted[:number]) for number in range(len(counted) + 1)]
        self.plain_cards = pile(plains)
        self.sets = tuple(sets)

    def __call__(self, bits: Pile) -> int:
        found = (
            self.figures[bits & FIGURES]
            + self.ribbons[bits >> 14 & RIBBONS]
            + self.plains[(bits & self.plain_cards).bit_count()]
        )
        for each in self.sets:
            if bits & each.cards == each.cards and not bits & each.spoilt:
                found += each.points
        return found


def _scored(points: Callable[[Collection[Piece]], int], cards: tuple[Piece, ...]) -> list[int]:
    """The points of every subset of the cards, by the number whose bits they are."""
    return [
        points([card for place, card in enumerate(cards) if subset >> place & 1]) for subset in range(1 << len(cards))
    ]
