"""Yaku in reach: yaku that need at most two more cards, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from engine.core import Pattern, Piece, Row, Seat, Sheet
from engine.hanafuda.cards import ordered
from engine.hanafuda.state import Cards, Phase, View

NEAR = 2
"""Maximum number of missing cards for a yaku to be in reach."""

LARGEST_SET = 5
"""Number of cards of the largest yaku made of fixed cards, the five brights."""

SCORES = 1024
"""Maximum number of cached piles for each set of rules. The scenes of a match ask for nearly the same piles."""

Score = Callable[[Collection[Piece]], Mapping[str, int]]


def keeping(yaku: Score) -> Score:
    """Return a cached version of a function that scores captured cards."""
    kept = lru_cache(maxsize=SCORES)(yaku)
    return lambda cards: kept(frozenset(cards))


def reach(view: View, patterns: Iterable[Pattern], score: Score) -> tuple[Sheet, ...]:
    """Return a sheet for each seat with the yaku that at most two more cards would make or raise.

    Only yaku for which the seat has captured a card are listed. A row holds the number of missing cards, and the useful
    cards. These are the captured cards of the yaku, and the cards in one of the shortest ways to it. Captured cards are
    public. The viewer's own hand only affects the order of rows.
    """
    if view.viewer is None or view.phase is Phase.OVER:
        return ()
    known = tuple(patterns)
    sheets = (Sheet("reach", seat, _rows(view, seat, known, score)) for seat in view.seats if view.taken[seat])
    return tuple(sheet for sheet in sheets if sheet.rows)


def _rows(view: View, seat: Seat, patterns: Sequence[Pattern], score: Score) -> tuple[Row, ...]:
    """Return one row for each yaku in reach of a seat: fewest missing cards first, then the nearest missing cards."""
    mine = view.taken[seat]
    gone = {card for other in view.seats if other != seat for card in view.taken[other]}
    have, made = frozenset(mine), score(mine)
    total, far = sum(made.values()), _far(view, seat)
    found: list[tuple[tuple[int, int, int], Row]] = []
    for pattern in patterns:
        if pattern.key in made or not set(pattern.pieces) & set(mine):
            continue
        able = set(pattern.pieces) - gone
        missing = sorted(able.difference(mine))
        # for a yaku that counts cards, any of the missing cards will do
        nearest = missing if len(missing) <= LARGEST_SET else sorted(sorted(missing, key=far)[:NEAR])
        ways = _ways(pattern.key, have, tuple(nearest), score, total)
        if ways:
            serving = missing if len(missing) > LARGEST_SET else {card for way in ways for card in way}
            row = Row(pattern.key, ordered({*able.intersection(mine), *serving}), pattern.points, missing=len(ways[0]))
            away = min(sum(map(far, way)) for way in ways)
            found.append(((row.missing, away, -pattern.points), row))
    return tuple(row for _, row in sorted(found, key=lambda pair: pair[0]))


def _far(view: View, seat: Seat) -> Callable[[Piece], int]:
    """Return a function that gives the distance of a missing card from the seat.

    0: on the field or in the seat's own hand, 1: unseen, 2: in the viewer's hand.
    """
    near = {*view.field, *(view.hand if seat == view.viewer else ())}
    return lambda card: 0 if card in near else 2 if card in view.hand else 1


@lru_cache(maxsize=4 * SCORES)
def _ways(key: str, have: frozenset[Piece], missing: Cards, score: Score, total: int) -> list[Cards]:
    """Return all shortest ways to make or raise the yaku, as the cards to add. Empty if two cards are not enough."""
    for count in range(1, NEAR + 1):
        tried = ((more, score(have.union(more))) for more in combinations(missing, count))
        ways = [more for more, found in tried if key in found and sum(found.values()) > total]
        if ways:
            return ways
    return []
