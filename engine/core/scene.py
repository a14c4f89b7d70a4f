"""Scenes: a table as one viewer sees it, in plain strings and ints. All pictures and words are made from scenes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.core.action import Piece, Seat
from engine.core.question import NOBODY, PublicQuestion


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and its points in the match so far."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Pile:
    """Pieces that lie together: `pieces` if face up, only their number `count` if face down.

    `seat`: the owner of the pile, None for the table. `role`: one of hand drawn field taken meld discards stock
    indicator flowers offered held shown. `marks`: pairs of a piece and its mark, which is one of played turned captured
    match; for a meld, one of chow pong kong added concealed. `turned`: indices in `pieces` of those that lie sideways.
    `source`: for a meld, the seat whose discard it claimed.
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
    """A short fact about a seat, e.g. `Badge("called", 1, (2,))`. If the seat is None, it is about the whole table.

    The arguments of the badge `wild` are the kinds of wild pieces.
    """

    key: str
    seat: Seat | None = None
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a sheet: a pattern or term, its pieces, and its number.

    `counts`: the unit of the number, which is points, doublings, remaining tiles, or wild tiles among the pieces.
    `part`: how much of the number also meets a second condition. In rows of waits, it is the number of remaining tiles
    that also win on a discard. `seat`: in a sheet about all seats, the seat that the row is about; for a claimed set,
    the seat that discarded the tile. `missing`: how many more pieces the pattern needs.
    """

    key: str
    pieces: tuple[Piece, ...] = ()
    number: int = 0
    part: int = 0
    counts: Literal["points", "doublings", "tiles", "wilds"] = "points"
    seat: Seat | None = None
    missing: int = 0


class Payment(NamedTuple):
    """Points that one seat pays to another."""

    payer: Seat
    payee: Seat
    amount: int


def balance(payments: Sequence[Payment], seats: int) -> tuple[int, ...]:
    """Return the points that each seat wins or loses by these payments."""
    return tuple(
        sum(amount * ((payee == seat) - (payer == seat)) for payer, payee, amount in payments) for seat in range(seats)
    )


@dataclass(frozen=True, slots=True)
class Sheet:
    """A list with numbers, e.g. yaku so far, yaku in reach, waits, or a result with its payments.

    Keys: `aims`: what the viewer's hand is nearest to. `takes`: a piece of the viewer, its possible captures, and how
    many of these it takes. `dealt`: patterns that the viewer was dealt. `made`: patterns that another seat had when a
    hand was won. `worth`: the total points of a win that the viewer may declare now. `lacking`: the reason why the
    viewer's hand looks complete but does not win, with the nearest patterns. `claims`: how far the viewer's hand is
    from a win, now and after each claim. `stake`: the viewer's points if they stop now. For another seat, `stake` is
    the factor on its points if the viewer goes on. `feats`: a seat's feats in the last settled hand that are not in the
    rows of its result. `best`: a seat's best hand, at the end of a match; the key of its row is the number of the hand.

    `terms`: the steps of the formula from the rows to the score, e.g. ("koikoi_double", 2).

    `reason`: in a `settled` sheet, how the hand ended, e.g. `agari`. In a `stake` sheet, `once` if no seat may go on a
    second time, `once_each` if the viewer may not.
    """

    key: str
    seat: Seat | None = None
    rows: tuple[Row, ...] = ()
    payments: tuple[Payment, ...] = ()
    terms: tuple[tuple[str, int], ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as `viewer` (None: a spectator) sees it.

    `places` go counter-clockwise round the table from the viewer. `hand`: the number of the current hand (in hanafuda:
    round). `settled`: the number of the last settled hand, 0 before the first. `question`: the open question. Its
    `public` omits the viewer once their answer is recorded.
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
        """Return the table as text for a terminal."""
        who = "everybody" if self.viewer is None else f"seat {self.viewer}"
        lines = [f"hand {self.hand}, seen by {who}", str(self.question), *_lines(self, None)]
        for place in self.places:
            lines += [f"seat {place.seat}: {place.points} points", *_lines(self, place.seat)]
        return "\n".join(lines)

    def pile(self, role: str, seat: Seat | None = None) -> Pile | None:
        """Return the first pile with that role and owner."""
        for pile in self.piles:
            if pile.role == role and pile.seat == seat:
                return pile
        return None

    def sheet(self, key: str, seat: Seat | None = None) -> Sheet | None:
        """Return the first sheet with that key. If a seat is given, the sheet must be about that seat."""
        for sheet in self.sheets:
            if sheet.key == key and seat in (None, sheet.seat):
                return sheet
        return None

    def badge(self, key: str, seat: Seat | None = None) -> Badge | None:
        """Return the first badge with that key. If a seat is given, the badge must be about that seat."""
        for badge in self.badges:
            if badge.key == key and seat in (None, badge.seat):
                return badge
        return None


def around(seats: int, viewer: Seat | None) -> tuple[Seat, ...]:
    """Return the seats counter-clockwise from the viewer. For a spectator, begin with seat 0."""
    first = viewer or 0
    return tuple((first + step) % seats for step in range(seats))


def _lines(scene: Scene, seat: Seat | None) -> list[str]:
    """Return the lines about a seat, or about the table (None): piles, badges and sheets."""
    badges = [" ".join((badge.key, *map(str, badge.args))) for badge in scene.badges if badge.seat == seat]
    lines = [f"  [{', '.join(badges)}]"] if badges else []
    wild = scene.badge("wild")
    kinds = () if wild is None else wild.args
    piles = [pile for pile in scene.piles if pile.seat == seat and (pile.pieces or pile.count)]
    lines += [f"  {_pile(pile, kinds)}" for pile in piles]
    # sheets may be about an earlier hand with another wild kind
    kinds = kinds if scene.settled in (0, scene.hand) else ()
    sheets = (sheet for sheet in scene.sheets if sheet.seat == seat)
    return lines + [f"  {_sheet(sheet, () if sheet.key == 'best' else kinds)}" for sheet in sheets]


def _pile(pile: Pile, wild: Sequence[str | int]) -> str:
    """Return e.g. `meld chow from seat 2: p1 p2 m5*`, `field: 03H (match) 04K1` or `hand: 13 face down`."""
    meld = pile.role == "meld"
    name = " ".join((pile.role, *(mark for _, mark in pile.marks))) if meld else pile.role
    if pile.source is not None:
        name += f" from seat {pile.source}"
    if not pile.pieces:
        return f"{name}: {pile.count} face down"
    words = list(_starred(pile.pieces, wild))
    for piece, mark in () if meld else pile.marks:
        # if several pieces are equal, the last one has the mark
        last = max(place for place, other in enumerate(pile.pieces) if other == piece)
        words[last] += f" ({mark})"
    return f"{name}: {' '.join(words)}"


def _sheet(sheet: Sheet, wild: Sequence[str | int]) -> str:
    """Return e.g. `result: sanko 5 (01H 03H 08H), base=5; seat 1 pays seat 0 5`, or `settled by agari: ...`."""
    said = [_row(row, wild) for row in sheet.rows] + [f"{key}={value}" for key, value in sheet.terms]
    paid = [f"seat {payer} pays seat {payee} {amount}" for payer, payee, amount in sheet.payments]
    name = f"{sheet.key} by {sheet.reason}" if sheet.reason else sheet.key
    return f"{name}: {'; '.join(', '.join(part) for part in (said, paid) if part) or 'nothing'}"


def _row(row: Row, wild: Sequence[str | int]) -> str:
    """Return e.g. `seat 1 score -5`, `m3 4 tiles of which 1` or `set 1 wilds (s4 s5 m5*)`."""
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
    """Return the codes of the pieces, with a star after each wild one (T-5)."""
    return (f"{piece}*" if piece in wild else piece for piece in pieces)
