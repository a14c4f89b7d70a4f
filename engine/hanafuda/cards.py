"""The 48 hanafuda cards (CARDS.md): codes, months, categories, values, and the named sets of the yaku tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import cache

from engine.core import Piece

_CATEGORIES = "HRKK ARKK HRKK ARKK ARKK ARKK ARKK HAKK ARKK ARKK HARK HKKK"


def _codes() -> tuple[Piece, ...]:
    codes: list[Piece] = []
    for month, letters in enumerate(_CATEGORIES.split(), start=1):
        plains = 0
        for letter in letters:
            plains += letter == "K"
            codes.append(f"{month:02}{letter}{plains if letter == 'K' else ''}")
    return tuple(codes)


CARDS: tuple[Piece, ...] = _codes()
"""All cards in the order of their ids 0..47 (CD-4)."""

ID = {card: number for number, card in enumerate(CARDS)}
VALUES = {"H": 20, "A": 10, "R": 5, "K": 1}


def month(card: Piece) -> int:
    """Return the month of a card, 1..12 (CD-1)."""
    return int(card[:2])


def category(card: Piece) -> str:
    """Return the category: `H` hikari, `A` tane, `R` tan or `K` kasu (CD-2)."""
    return card[2]


def value(card: Piece) -> int:
    """Return the points of a card: 20, 10, 5 or 1 (CD-20)."""
    return VALUES[category(card)]


def points(cards: Iterable[Piece]) -> int:
    """Return the sum of the card values, 264 for the whole deck (CD-21)."""
    return sum(value(card) for card in cards)


def ordered(cards: Iterable[Piece]) -> tuple[Piece, ...]:
    """Sort the cards by id (CD-4)."""
    return tuple(sorted(cards, key=ID.__getitem__))


def of_category(letter: str) -> frozenset[Piece]:
    return frozenset(card for card in CARDS if category(card) == letter)


@cache
def of_month(number: int) -> frozenset[Piece]:
    return frozenset(card for card in CARDS if month(card) == number)


def months(cards: Iterable[Piece]) -> Counter[int]:
    """Count the cards of each month."""
    return Counter(map(month, cards))


def alike(cards: Collection[Piece]) -> bool:
    """Return whether the cards are two or more kasu of one month, which no rule distinguishes (CD-5, KK-16)."""
    return len(cards) > 1 and KASU.issuperset(cards) and len(months(cards)) == 1


HIKARI, TANE, TAN, KASU = map(of_category, "HARK")
RAIN: Piece = "11H"
DRY = HIKARI - {RAIN}
LIGHTNING: Piece = "11K1"
SAKE_CUP: Piece = "09A"
AKA = frozenset({"01R", "02R", "03R"})
AO = frozenset({"06R", "09R", "10R"})
KUSA = frozenset({"04R", "05R", "07R"})
NINE = AKA | AO | KUSA
INO = frozenset({"06A", "07A", "10A"})
HANAMI = frozenset({"03H", SAKE_CUP})
TSUKIMI = frozenset({"08H", SAKE_CUP})
