"""What captured cards may still become: yaku that lack at most two cards, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from engine.core import Pattern, Piece, Row, Seat, Sheet
from engine.hanafuda.cards import ordered
from engine.hanafuda.state import Cards, Phase, View

NEAR = 2
"""A yaku is in reach while at most this many of its cards are missing."""

LARGEST_SET = 5
"""Cards of the largest yaku that names its cards one by one, the five brights."""

SCORES = 1024
"""Of so many piles under the same rules it is kept what they score: the scenes of a match ask for much the same."""

Score = Callable[[Collection[Piece]], Mapping[str, int]]


def keeping(yaku: Score) -> Score:
    """The yaku of captured cards under some rules, each pile's counted once."""
    kept = lru_cache(maxsize=SCORES)(yaku)
    return lambda cards: kept(frozenset(cards))


def reach(view: View, patterns: Iterable[Pattern], score: Score) -> tuple[Sheet, ...]:
    """The yaku that at most two more cards would make or raise to, of every seat that has captured a card of theirs.

    A row holds the cards that serve, captured or in one of the shortest ways to it, and how many are missing. Captured
    cards are public; the viewer's own hand only puts the rows in order.
    """
    if view.viewer is None or view.phase is Phase.OVER:
        return ()
    known = tuple(patterns)
    sheets = (Sheet("reach", seat, _rows(view, seat, known, score)) for seat in view.seats if view.taken[seat])
    return tuple(sheet for sheet in sheets if sheet.rows)


def _rows(view: View, seat: Seat, patterns: Sequence[Pattern], score: Score) -> tuple[Row, ...]:
    """The yaku in reach, those that lack the fewest cards first, and of them those whose cards are nearer."""
    mine = view.taken[seat]
    gone = {card for other in view.seats if other != seat for card in view.taken[other]}
    made = score(mine)
    total, far = sum(made.values()), _far(view, seat)
    found: list[tuple[tuple[int, int, int], Row]] = []
    for pattern in patterns:
        if pattern.key in made or not set(pattern.pieces) & set(mine):
            continue
        able = set(pattern.pieces) - gone
        missing = sorted(able.difference(mine), key=lambda card: (far(card), card))
        ways = _ways(pattern.key, mine, missing, score, total)
        if ways:
            serving = missing if len(missing) > LARGEST_SET else {card for way in ways for card in way}
            row = Row(pattern.key, ordered({*able.intersection(mine), *serving}), pattern.points, missing=len(ways[0]))
            away = min(sum(map(far, way)) for way in ways)
            found.append(((row.missing, away, -pattern.points), row))
    return tuple(row for _, row in sorted(found, key=lambda pair: pair[0]))


def _far(view: View, seat: Seat) -> Callable[[Piece], int]:
    """How far a missing card is: it lies open or is the seat's own, nobody knows where it is, or the viewer has it."""
    near = {*view.field, *(view.hand if seat == view.viewer else ())}
    return lambda card: 0 if card in near else 2 if card in view.hand else 1


def _ways(key: str, mine: Cards, missing: Sequence[Piece], score: Score, total: int) -> list[Cards]:
    """All that make the yaku with the fewest cards; none where two are not enough."""
    if len(missing) > LARGEST_SET:
        missing = missing[:NEAR]  # a yaku that counts cards of a kind takes any of them alike
    have = frozenset(mine)
    for count in range(1, NEAR + 1):
        tried = ((more, score(have.union(more))) for more in combinations(missing, count))
        ways = [more for more, found in tried if key in found and sum(found.values()) > total]
        if ways:
            return ways
    return []
