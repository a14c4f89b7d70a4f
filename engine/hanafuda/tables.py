"""The kernel's lookup tables: counts of cards, their points under a game's rules, and learned weights."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from typing import Any

from engine.ai.compiled import array
from engine.core import Piece
from engine.hanafuda import kernel
from engine.hanafuda.cards import AKA, AO, DRY, HANAMI, ID, INO, KUSA, TSUKIMI, month, ordered
from engine.hanafuda.piles import BITS, Worth, cards_of

UNIT = 256
"""Number of units that make one point in the kernel's estimates."""

Weights = Sequence[Any]
"""Learned weights in `UNIT`: brights, tane, ribbons, plain cards (each for two piles), months, calls, and triples."""

TRIPLES = (
    *map(ordered, (AKA, AO, KUSA, INO, HANAMI | TSUKIMI)),
    *combinations(ordered(DRY), 3),
    ("01H", "11H", "12H"),
)
"""Cards of different months that make a yaku, or a part of one."""

SIZES = (6 << 12, 6 << 10, 6 << 14, 6 * 625, 3 * 12 * 625, 10 * 10 * 10 * 4, len(TRIPLES) * 3 * kernel.STATES)
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
    return (*_COUNTS, scored, made, counted, (*weights, *_CLASSES), _TRIPLES, rules)


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


def _state(place: int, code: int) -> int:
    """Return the state of a card, 0 to 8: where it is, and whether another card of its month may capture it there.

    `place`: which card of the month. `code`: where all four cards are (`kernel.month_at`).
    """
    where = [code // 5**other % 5 for other in range(4)]
    own = where.pop(place)
    on_field, in_hand = 1 in where, 2 in where
    match own:
        case 0:
            return 8 if in_hand else 6 + on_field
        case 1:
            return 4 + in_hand
        case 2:
            return 2 + on_field
        case _:
            return own - 3


def _packed_states(triples: Sequence[Sequence[Piece]]) -> list[int]:
    """Map month * 625 + code to what this month adds to the states of these triples, `kernel.BITS` bits for each."""
    states = [[_state(place, code) for code in range(625)] for place in range(4)]
    found = [0] * (12 * 625)
    for number, triple in enumerate(triples):
        for place, card in enumerate(triple):
            at = (month(card) - 1) * 625
            for code, state in enumerate(states[ID[card] & 3]):
                found[at + code] += 9**place * state << kernel.BITS * number
    return found


def _triples() -> tuple[Any, ...]:
    """Return the codes of three months at once, the states of both halves of the triples, and the triples by month."""
    codes = [sum(_SPREAD[bits >> 4 * at & 15] << kernel.BITS * at for at in range(3)) for bits in range(4096)]
    by_month = [[k for k, triple in enumerate(TRIPLES) if number in map(month, triple)] for number in range(1, 13)]
    first = [sum(map(len, by_month[:number])) for number in range(13)]
    lows, highs = map(_packed_states, (TRIPLES[: kernel.HALF], TRIPLES[kernel.HALF :]))
    return tuple(map(array, (codes, lows, highs, first, list(chain(*by_month)))))


_SPREAD = _spread()
_TRIPLES = _triples()
_COUNTS = (array([bits.bit_count() for bits in range(4096)]), array(_groups()), array(_SPREAD))
_CLASSES = (
    array([_tane_class(set(cards_of(bits << 5))) for bits in range(512)]),
    array([_ribbon_class(set(cards_of(bits << 14))) for bits in range(1024)]),
)
