"""Scenes: a table as one viewer sees it, in plain strings and ints, the only source of pictures and words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.core.game import Piece, Seat


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
    """A short fact at a seat (None: of the whole table), e.g. `Badge("koikoi", 1, (2,))`."""

    key: str
    seat: Seat | None = None
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a sheet: a pattern or term, the pieces that belong to it, and its number.

    counts: what the number counts: points, doublings, tiles that are left, or wild tiles among the pieces.
    part: of that number, what a second fact is true of: of the tiles a hand waits for, those that win on a discard too.
    seat: whose line it is, in a sheet of all seats.
    """

    key: str
    pieces: tuple[Piece, ...] = ()
    number: int = 0
    part: int = 0
    counts: Literal["points", "doublings", "tiles", "wilds"] = "points"
    seat: Seat | None = None


class Payment(NamedTuple):
    """Points that one seat pays another."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A list with numbers: yaku so far, yaku in reach, waits, a result with its payments.

    terms: the steps of the formula that leads from the rows to the score, e.g. ("koikoi_double", 2).
    reason: how the hand ended that a `settled` sheet is about, e.g. `agari`.
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
    """

    viewer: Seat | None
    places: tuple[Place, ...]
    piles: tuple[Pile, ...] = ()
    badges: tuple[Badge, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    hand: int = 0
    settled: int = 0

    def __str__(self) -> str:
        """The table for a terminal."""
        who = "everybody" if self.viewer is None else f"seat {self.viewer}"
        lines = [f"hand {self.hand}, seen by {who}", *_lines(self, None)]
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
    lines += [f"  {pile.role}: {' '.join(pile.pieces) or f'{pile.count} face down'}" for pile in _here(scene, seat)]
    for sheet in (sheet for sheet in scene.sheets if sheet.seat == seat):
        rows = [f"{row.key} {row.number}" for row in sheet.rows] + [f"{key}={value}" for key, value in sheet.terms]
        lines.append(f"  {sheet.key}: {', '.join(rows)}")
    return lines


def _here(scene: Scene, seat: Seat | None) -> list[Pile]:
    return [pile for pile in scene.piles if pile.seat == seat and (pile.pieces or pile.count)]
