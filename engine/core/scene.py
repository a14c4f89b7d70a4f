"""Scenes: a table as one viewer sees it, in plain strings and ints, the only source of pictures and words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.core.action import Piece, Seat
from engine.core.question import NOBODY, PublicQuestion


@dataclass(frozen=True, slots=True)
class Place:
    """A seat with its points in the match so far."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Pile:
    """Pieces that lie together. Face up: `pieces`; face down: `count` alone. `seat` None: it belongs to the table.

    role: hand drawn field taken meld discards stock indicator flowers offered held shown.
    marks: (piece, mark) with mark one of played turned captured match; at a meld one of chow pong kong added concealed.
    turned: the places in `pieces` of those that lie sideways. source: the seat whose discard a meld claimed.
    """

    role: str
    seat: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    count: int = 0
    turned: tuple[int, ...] = ()
    marks: tuple[tuple[Piece, str], ...] = ()
    source: Seat | None = None


@dataclass(frozen=True, slots=True)
class Badge:
    """A short fact at a seat (None: of the whole table), e.g. `Badge("called", 1, (2,))`.

    The arguments of `wild` are the kinds of pieces that stand for any.
    """

    key: str
    seat: Seat | None = None
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a sheet: a pattern or term, the pieces that belong to it, and its number.

    counts: what the number counts: points, doublings, tiles that are left, or wild tiles among the pieces.
    part: of that number, what a second fact is true of: of the tiles a hand waits for, those that win on a discard too.
    seat: whose line it is, in a sheet of all seats; of a set that was claimed, whose discard it took.
    missing: how many more pieces it needs.
    """

    key: str
    pieces: tuple[Piece, ...] = ()
    number: int = 0
    part: int = 0
    counts: Literal["points", "doublings", "tiles", "wilds"] = "points"
    seat: Seat | None = None
    missing: int = 0


class Payment(NamedTuple):
    """Points that one seat pays another."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A list with numbers: yaku so far, yaku in reach, waits, a result with its payments.

    `takes`: by a piece of the viewer, what it would take, and how many of those. `dealt`: what the viewer was dealt
    that scores. `made`: what somebody else had when a hand was won. `worth`: what a win that is open to the viewer
    would bring them in all. `lacking`: the reason why their hand, which looks complete, is no win, with the patterns
    that are nearest. `stake`: what the viewer would score now, at another seat what multiplies its points once the
    viewer goes on. `feats`: what somebody did in the hand settled last that no row of its result tells. `best`: at the
    end of a match the hand that brought a seat most, with its number as the key of its row.

    terms: the steps of the formula that leads from the rows to the score, e.g. ("koikoi_double", 2).
    reason: how the hand ended that a `settled` sheet is about, e.g. `agari`; of a `stake`: `once` where nobody may go
    on a second time, `once_each` where the viewer may not.
    """

    key: str
    seat: Seat | None = None
    rows: tuple[Row, ...] = ()
    payments: tuple[Payment, ...] = ()
    terms: tuple[tuple[str, int], ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """What `viewer` (None: a spectator) sees; `places` go round the table from the viewer, counter-clockwise.

    hand: the number of the hand (in hanafuda: the round) on the table; settled: of the one settled last, 0 before.
    question: the open one, in `public` without the viewer once their answer was heard.
    """

    viewer: Seat | None
    places: tuple[Place, ...]
    piles: tuple[Pile, ...] = ()
    badges: tuple[Badge, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    hand: int = 0
    settled: int = 0
    question: PublicQuestion = NOBODY

    def __str__(self) -> str:
        """The table for a terminal."""
        who = "everybody" if self.viewer is None else f"seat {self.viewer}"
        lines = [f"hand {self.hand}, seen by {who}", str(self.question), *_lines(self, None)]
        for place in self.places:
            lines += [f"seat {place.seat}: {place.points} points", *_lines(self, place.seat)]
        return "\n".join(lines)

    def pile(self, role: str, seat: Seat | None = None) -> Pile | None:
        """The first pile of that role at that seat."""
        return next((pile for pile in self.piles if pile.role == role and pile.seat == seat), None)

    def sheet(self, key: str, seat: Seat | None = None) -> Sheet | None:
        """The first sheet of that key, at that seat if one is given."""
        return next((s for s in self.sheets if s.key == key and seat in (None, s.seat)), None)

    def badge(self, key: str, seat: Seat | None = None) -> Badge | None:
        """The first badge of that key, at that seat if one is given."""
        return next((b for b in self.badges if b.key == key and seat in (None, b.seat)), None)


def around(seats: int, viewer: Seat | None) -> tuple[Seat, ...]:
    """The seats counter-clockwise from the viewer (a spectator looks from seat 0)."""
    first = viewer or 0
    return tuple((first + step) % seats for step in range(seats))


def _lines(scene: Scene, seat: Seat | None) -> list[str]:
    """What lies at a seat, or on the table, with its badges and sheets."""
    badges = [" ".join((badge.key, *map(str, badge.args))) for badge in scene.badges if badge.seat == seat]
    lines = [f"  [{', '.join(badges)}]"] if badges else []
    wild = scene.badge("wild")
    kinds = () if wild is None else wild.args
    piles = [pile for pile in scene.piles if pile.seat == seat and (pile.pieces or pile.count)]
    lines += [f"  {_pile(pile, kinds)}" for pile in piles]
    # sheets may tell of an older hand, in which something else was wild
    kinds = kinds if scene.settled in (0, scene.hand) else ()
    sheets = (sheet for sheet in scene.sheets if sheet.seat == seat)
    return lines + [f"  {_sheet(sheet, () if sheet.key == 'best' else kinds)}" for sheet in sheets]


def _pile(pile: Pile, wild: Sequence[str | int]) -> str:
    """`meld chow from seat 2: p1 p2 m5*`, `field: 03H (match) 04K1`, `hand: 13 face down`."""
    meld = pile.role == "meld"
    name = " ".join((pile.role, *(mark for _, mark in pile.marks))) if meld else pile.role
    if pile.source is not None:
        name += f" from seat {pile.source}"
    if not pile.pieces:
        return f"{name}: {pile.count} face down"
    words = list(_starred(pile.pieces, wild))
    for piece, mark in () if meld else pile.marks:
        # of pieces that are alike the mark belongs to the one that came last
        last = max(place for place, other in enumerate(pile.pieces) if other == piece)
        words[last] += f" ({mark})"
    return f"{name}: {' '.join(words)}"


def _sheet(sheet: Sheet, wild: Sequence[str | int]) -> str:
    """`result: sanko 5 (01H 03H 08H), base=5; seat 1 pays seat 0 5`, and why a hand ended: `settled by agari: ...`."""
    said = [_row(row, wild) for row in sheet.rows] + [f"{key}={value}" for key, value in sheet.terms]
    paid = [f"seat {payer} pays seat {payee} {amount}" for payer, payee, amount in sheet.payments]
    name = f"{sheet.key} by {sheet.reason}" if sheet.reason else sheet.key
    return f"{name}: {'; '.join(', '.join(part) for part in (said, paid) if part) or 'nothing'}"


def _row(row: Row, wild: Sequence[str | int]) -> str:
    """`seat 1 score -5`, `m3 4 tiles of which 1`, `set 1 wilds (s4 s5 m5*)`."""
    words = [] if row.seat is None else [f"seat {row.seat}"]
    words.append(row.key)
    if row.counts == "points":
        words.append(str(row.number))
    elif row.number or row.counts != "wilds":
        words.append(f"{row.number} {row.counts}")
    words += [f"of which {row.part}"] if row.part else []
    words += [f"{row.missing} missing"] if row.missing else []
    words += [f"({' '.join(_starred(row.pieces, wild))})"] if row.pieces else []
    return " ".join(words)


def _starred(pieces: Iterable[Piece], wild: Sequence[str | int]) -> Iterator[str]:
    """The codes, those of wild pieces with a star behind them (T-5)."""
    return (f"{piece}*" if piece in wild else piece for piece in pieces)
