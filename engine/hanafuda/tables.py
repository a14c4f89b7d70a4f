"""The kernel's lookup tables: counts of cards, their points under a game's rules, and learned weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.compiled import array
from engine.hanafuda import kernel
from engine.hanafuda.cards import AKA, AO, INO, KUSA
from engine.hanafuda.piles import BITS, Worth, cards_of

UNIT = 256
"""Number of units that make one point in the kernel's estimates."""

Weights = Sequence[Any]
"""Learned weights in `UNIT`: brights, tane, ribbons and plain cards (each for two piles), months, and calls."""

SIZES = (6 << 12, 6 << 10, 6 << 14, 6 * 625, 3 * 12 * 625, 10 * 10 * 10 * 4)
"""Number of entries in each table of weights."""


def tables(worth: Worth, cards: Worth | None, weights: Weights, settings: kernel.Settings) -> Any:
    """Build all tables of `engine.hanafuda.kernel`.

    `cards`: the points of the cards themselves, None if they don't count.
    """
    rules = settings._replace(unit=settings.unit or UNIT, plains=worth.plain_cards)
    sets = [number for each in worth.sets for number in (each.cards, each.points, each.spoilt)]
    scored = tuple(map(array, (worth.figures, worth.ribbons, _padded(worth.plains))))
    counted = scored if cards is None else tuple(map(array, (cards.figures, cards.ribbons, _padded(cards.plains))))
    # an empty list has no type
    made = array(sets or [-1, 0, 0])
    return (*_COUNTS, scored, made, counted, (*weights, *_CLASSES), rules)


def _padded(plains: list[int]) -> list[int]:
    return plains + [plains[-1]] * (26 - len(plains))


def _spread() -> list[int]:
    """Map the bits of a month's cards to a number that has a base-5 digit for each card."""
    return [sum(5**place for place in range(4) if cards >> place & 1) for cards in range(16)]


def _groups() -> list[int]:
    """Map month * 16 + card bits to the bits of these cards in a pile."""
    return [
        sum(BITS[4 * month + place] for place in range(4) if cards >> place & 1)
        for month in range(12)
        for cards in range(16)
    ]


def _tane_class(cards: set[str]) -> int:
    """Return the class of a set of tane: the number of boar, deer and butterflies, and the number of other tane."""
    return 7 * len(cards & INO) + min(len(cards - INO), 6)


def _ribbon_class(cards: set[str]) -> int:
    """Return the class of a set of ribbons: how many are red, blue and grass ones, and whether it has the willow's."""
    return len(cards & AKA) * 32 + len(cards & AO) * 8 + len(cards & KUSA) * 2 + len(cards - AKA - AO - KUSA)


_COUNTS = (array([bits.bit_count() for bits in range(4096)]), array(_groups()), array(_spread()))
_CLASSES = (
    array([_tane_class(set(cards_of(bits << 5))) for bits in range(512)]),
    array([_ribbon_class(set(cards_of(bits << 14))) for bits in range(1024)]),
)
