"""The value of captured cards of the toy (TY-8), and the terms that lead to a score (TY-9)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core import Pattern, Piece, Seat, Term, Terms, by_rules, formula
from engine.hanafuda import signs
from engine.hanafuda.cards import HANAMI, TSUKIMI, month, months
from tests.toy.rules import Rules

TERMS = (*signs.TERMS, Term("base", "sum"), Term("most", "points"), Term("dared", "factor"), Term("payers", "factor"))
VIEWING = 3
MOST_CARDS = 1
SETS = {"hanami": HANAMI, "tsukimi": TSUKIMI}


def yaku(cards: Collection[Piece], rules: Rules) -> dict[str, int]:
    """Return the yaku of captured cards and their points."""
    have = frozenset(cards)
    found = {"whole": rules.whole_points * list(months(have).values()).count(4)}
    found |= {key: VIEWING for key, pair in SETS.items() if pair <= have}
    return {key: points for key, points in found.items() if points}


def collector(piles: Sequence[Collection[Piece]]) -> Seat | None:
    """Return the seat that alone has captured the most cards, which earns MOST_CARDS more."""
    counts = [len(pile) for pile in piles]
    return counts.index(max(counts)) if counts.count(max(counts)) == 1 else None


def terms(rules: Rules, base: int, *, most: bool, dares: int, payers: int) -> Terms:
    """Return the terms of the score of a seat that wins with `base` points of yaku. `most`: it has the most cards."""
    more = [("most", MOST_CARDS)] if most else []
    more += [term for term in (("dared", rules.dare_factor**dares), ("payers", payers)) if term[1] > 1]
    return formula(TERMS, [("base", base), *more])


def pieces_of(key: str, cards: Collection[Piece]) -> frozenset[Piece]:
    """Return the captured cards that make a yaku."""
    counts = months(cards)
    return SETS.get(key) or frozenset(card for card in cards if counts[month(card)] == 4)


@by_rules
def sheet(rules: Rules) -> tuple[Pattern, ...]:
    """Return the scoring patterns under these rules. A whole month is any of twelve."""
    pairs = (Pattern(key, VIEWING, tuple(sorted(pair))) for key, pair in SETS.items())
    return (Pattern("whole", rules.whole_points), *pairs)
