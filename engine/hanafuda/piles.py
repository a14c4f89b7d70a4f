"""Captured cards as one number with a bit for each card. Tables made from a game's yaku give their points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from engine.core import Piece
from engine.hanafuda.cards import CARDS, HIKARI, ID, KASU, SAKE_CUP, TAN, TANE, ordered

Pile = int
"""A set of cards as bits.

The lowest 14 bits are figures (hikari, then the sake cup, then other tane). The next 10 are ribbons, and the last 24
plain cards.
"""

_ORDER = (*ordered(HIKARI), SAKE_CUP, *ordered(TANE - {SAKE_CUP}), *ordered(TAN), *ordered(KASU))
BITS: tuple[Pile, ...] = tuple(1 << _ORDER.index(card) for card in CARDS)
"""The bit of each card in a pile, by card id."""

FIGURES, RIBBONS = (1 << 14) - 1, (1 << 10) - 1


def pile(cards: Iterable[Piece]) -> Pile:
    """Return the set of these cards as bits."""
    return sum(BITS[ID[card]] for card in cards)


def cards_of(bits: Pile) -> tuple[Piece, ...]:
    """Return the cards of a pile, in the order of their ids."""
    return tuple(card for card, bit in zip(CARDS, BITS, strict=True) if bits & bit)


@dataclass(frozen=True, slots=True)
class Set:
    """A yaku that is scored separately. It needs all of `cards` and none of `spoilt`."""

    cards: Pile
    points: int
    spoilt: Pile = 0


class Worth:
    """The points of a pile, found by three lookups.

    `points` scores cards by the rules. It may only contain yaku of figures alone, of ribbons alone, or of a number of
    `plains`. It must exclude the yaku in `sets`. Of the figures
    in `alike`, only the number may score. This makes the tables faster to build.
    """

    def __init__(
        self,
        points: Callable[[Collection[Piece]], int],
        plains: Collection[Piece] = KASU,
        sets: Iterable[Set] = (),
        alike: Collection[Piece] = (),
    ) -> None:
        self.figures = _scored(points, _ORDER[:14], alike)
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


def _scored(
    points: Callable[[Collection[Piece]], int], cards: tuple[Piece, ...], alike: Collection[Piece] = ()
) -> list[int]:
    """Return the points of every subset of the cards. The index of a subset has a bit for each of its cards."""
    bits = [1 << place for place, card in enumerate(cards) if card in alike]
    mask, scored = sum(bits), list[int]()
    lowest = [sum(bits[:number]) for number in range(len(bits) + 1)]
    for subset in range(1 << len(cards)):
        same = subset & ~mask | lowest[(subset & mask).bit_count()]
        if same == subset:
            scored.append(points([card for place, card in enumerate(cards) if subset >> place & 1]))
        else:
            scored.append(scored[same])
    return scored
