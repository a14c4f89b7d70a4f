"""The parts of a hanafuda scene that all three games show alike: piles, yaku in reach, points by round."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Protocol

from engine.core import Pattern, Piece, Pile, Row, Seat, Sheet
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.cards import CARDS, ordered
from engine.hanafuda.turn import Trail

NEAR = 2
"""A yaku is in reach while at most this many of its cards are missing."""

LARGEST_SET = 5
"""Cards of the largest yaku that names its cards one by one, the five brights."""

Score = Callable[[Collection[Piece]], Mapping[str, int]]


class Known(Protocol):
    """What every View of a hanafuda game knows of the cards."""

    @property
    def viewer(self) -> Seat | None: ...
    @property
    def hand(self) -> Cards: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def field(self) -> Cards: ...
    @property
    def taken(self) -> tuple[Cards, ...]: ...
    @property
    def stock(self) -> int: ...
    @property
    def held(self) -> Piece | None: ...
    @property
    def mover(self) -> Seat: ...
    @property
    def trail(self) -> Trail: ...


def piles(view: Known, matches: Callable[[Piece], Cards], candidates: Cards) -> tuple[Pile, ...]:
    """All piles of the table. `matches` says what a hand card would meet; `candidates`: what the held one may take."""
    marks = view.trail + tuple((card, "match") for card in candidates)
    own = tuple((card, "match") for card in view.hand if matches(card))
    hands = (
        Pile("hand", seat, view.hand if seat == view.viewer else (), count, (), own if seat == view.viewer else ())
        for seat, count in enumerate(view.counts)
    )
    taken = (_open("taken", seat, ordered(pile), marks) for seat, pile in enumerate(view.taken))
    held = (_open("held", view.mover, (view.held,), marks),) if view.held else ()
    return (
        *hands,
        _open("field", None, ordered(view.field), marks),
        *taken,
        Pile("stock", None, (), view.stock),
        *held,
    )


def _open(role: str, seat: Seat | None, cards: Cards, marks: Trail) -> Pile:
    return Pile(role, seat, cards, len(cards), marks=tuple((card, mark) for card, mark in marks if card in cards))


def unseen(view: Known) -> Cards:
    """The cards that lie somewhere the viewer cannot see."""
    seen = {*view.hand, *view.field, *(card for pile in view.taken for card in pile), view.held}
    return tuple(card for card in CARDS if card not in seen)


def redealt(view: Known, hidden: Cards) -> Board:
    """The board as the viewer sees it, with `hidden` (`unseen` in some order) as other hands and stock."""
    hands: list[Cards] = []
    for seat, count in enumerate(view.counts):
        if seat == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(hidden[:count])
            hidden = hidden[count:]
    return Board(tuple(hands), view.field, view.taken, hidden, view.held)


def yaku_sheet(
    seat: Seat, taken: Cards, found: Mapping[str, int], pieces_of: Callable[[str], Iterable[Piece]]
) -> Sheet:
    """The yaku a seat has captured so far, each with its cards."""
    rows = tuple(Row(key, ordered(set(pieces_of(key)) & set(taken)), points) for key, points in found.items())
    return Sheet("yaku", seat, rows, terms=(("total", sum(found.values())),))


def reach(patterns: Iterable[Pattern], mine: Cards, theirs: Collection[Piece], score: Score) -> tuple[Row, ...]:
    """The yaku that at most two more cards would make or raise to; a row holds all cards that can still serve."""
    made = score(mine)
    rows: list[Row] = []
    for pattern in patterns:
        able = [card for card in pattern.pieces if card not in theirs]
        missing = [card for card in able if card not in mine]
        if pattern.key not in made and _within_reach(pattern.key, mine, missing, score, sum(made.values())):
            rows.append(Row(pattern.key, ordered(able), pattern.points))
    return tuple(rows)


def _within_reach(key: str, mine: Cards, missing: Sequence[Piece], score: Score, total: int) -> bool:
    if len(missing) > LARGEST_SET:
        missing = missing[:NEAR]  # a yaku that counts cards of a kind takes any of them alike
    for count in range(1, NEAR + 1):
        for more in combinations(missing, count):
            found = score((*mine, *more))
            if key in found and sum(found.values()) > total:
                return True
    return False


def round_sheets(history: Sequence[Sequence[int]]) -> tuple[Sheet, ...]:
    """The points of every round so far, a sheet a seat."""
    if not history:
        return ()
    return tuple(
        Sheet("rounds", seat, tuple(Row(str(number), (), points[seat]) for number, points in enumerate(history, 1)))
        for seat in range(len(history[0]))
    )
