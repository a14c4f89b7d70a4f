"""What the kernel looks up: how sets of cards are counted, what they score under a game's rules, what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.compiled import array
from engine.hanafuda import kernel
from engine.hanafuda.cards import AKA, AO, INO, KUSA
from engine.hanafuda.piles import BITS, Worth, cards_of

UNIT = 256
"""A point, as the kernel counts what it expects."""

Weights = Sequence[Any]
"""What was learned, in `UNIT`: of brights, tane, ribbons and plain cards of two piles, of months, of calls."""

SIZES = (6 << 12, 6 << 10, 6 << 14, 6 * 625, 3 * 12 * 625, 10 * 10 * 10 * 4)
"""How many numbers each of the weights has."""
MONTHS = 4
"""The place of the months among them."""


def tables(worth: Worth, cards: Worth | None, weights: Weights, settings: kernel.Settings) -> Any:
    """All that `engine.hanafuda.kernel` needs. cards: the points of the cards themselves, where they count."""
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
    """The cards of a month, as bits, spread to a number with a digit of base 5 for each."""
    return [sum(5**place for place in range(4) if cards >> place & 1) for cards in range(16)]


def _groups() -> list[int]:
    """The bits in a pile of groups of cards, by month * 16 + cards of it."""
    return [
        sum(BITS[4 * month + place] for place in range(4) if cards >> place & 1)
        for month in range(12)
        for cards in range(16)
    ]


def _tane_class(cards: set[str]) -> int:
    """How many of the boar, deer and butterflies, and how many others."""
    return 7 * len(cards & INO) + min(len(cards - INO), 6)


def _ribbon_class(cards: set[str]) -> int:
    """How many red, blue and grass ribbons, and whether that of the willow."""
    return len(cards & AKA) * 32 + len(cards & AO) * 8 + len(cards & KUSA) * 2 + len(cards - AKA - AO - KUSA)


_COUNTS = (array([bits.bit_count() for bits in range(4096)]), array(_groups()), array(_spread()))
_CLASSES = (
    array([_tane_class(set(cards_of(bits << 5))) for bits in range(512)]),
    array([_ribbon_class(set(cards_of(bits << 14))) for bits in range(1024)]),
)
