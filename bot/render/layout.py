"""The vocabulary of pictures: boxes, what lies in them, and ways to lay out cards; no pixels and no language here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.core import Piece, Seat

Labels = Callable[[str], str]
Names = Mapping[Seat, str]
Words = Callable[..., str]
"""`words(key, **variables)` in one language."""
Deck = Literal["hanafuda", "mahjong"]

CATEGORIES = "HARK"
"""Bright, animal, ribbon, plain: the third character of a card code, in the order of the groups."""

GAP = 12
MARGIN = 20


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels, from its upper left corner."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(self.w - 2 * dx, 0), max(self.h - 2 * dy, 0))

    def holds(self, other: Box) -> bool:
        """Whether the other box lies wholly within this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Box) -> bool:
        """Whether the two boxes share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True)
class Panel:
    """A rounded ground, of tone `panel` or, on the felt of mahjong, `board`; `glow`: this seat is asked."""

    box: Box
    tone: str = "panel"
    glow: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """A card face up. mark: "" played turned captured match; `ghost`: not there yet."""

    box: Box
    piece: Piece
    mark: str = ""
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Back:
    """A card face down."""

    box: Box


@dataclass(frozen=True, slots=True)
class Tile:
    """A mahjong tile, `width` wide when it stands, face down without a piece.

    `turned`: on its side; `ring`: it is the one that matters now.
    """

    box: Box
    width: int
    piece: Piece | None = None
    turned: bool = False
    wild: bool = False
    ring: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """The empty place of a group of captured cards, or of the stock (category "")."""

    box: Box
    category: str


@dataclass(frozen=True, slots=True)
class Disc:
    """A seat's mark: a coloured disc with the number of the seat, from 1."""

    box: Box
    seat: Seat


@dataclass(frozen=True, slots=True)
class Seal:
    """A round mark of one character: the dealer's in gold, a wind's in the colour of the board."""

    box: Box
    text: str
    tone: Literal["gold", "wind"] = "gold"


@dataclass(frozen=True, slots=True)
class Sign:
    """A category mark: a disc (H), a triangle (A), a bar (R), a point (K)."""

    box: Box
    category: str
    tone: str = "paper"


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; the painter makes it smaller, then shorter, until it fits its box."""

    box: Box
    text: str
    size: int
    align: Literal["left", "center", "right"] = "left"
    tone: str = "paper"


@dataclass(frozen=True, slots=True)
class Pill:
    """Text on a rounded ground of its own. tone: called yaku quiet."""

    box: Box
    text: str
    size: int
    tone: str = "quiet"


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from left to right, between who pays and who is paid."""

    box: Box


Item = Panel | Face | Back | Tile | Slot | Disc | Seal | Sign | Text | Pill | Arrow


@dataclass(frozen=True, slots=True)
class Picture:
    """What is where on a canvas of `width` x `height` pixels, painted in this order on the felt of a deck."""

    width: int
    height: int
    items: tuple[Item, ...]
    deck: Deck = "hanafuda"


def month(piece: Piece) -> int:
    return int(piece[:2])


def category(piece: Piece) -> str:
    return piece[2]


def card_height(width: int) -> int:
    """The height of a card of that width (33 x 54 mm)."""
    return round(width * 327 / 200)


def card_width(height: int) -> int:
    """The widest card that is not higher."""
    width = int((height + 1) * 200 / 327)
    return width if card_height(width) <= height else width - 1


def tile_face(width: int) -> int:
    """The height of the face of a tile of that width (3:4)."""
    return round(width * 4 / 3)


def tile_edge(width: int) -> int:
    """How much of a tile's thickness shows below its face."""
    return max(2, round(0.1 * width))


def tile_height(width: int) -> int:
    """The height of a standing tile with its lower edge."""
    return tile_face(width) + tile_edge(width)


def ring_width(width: int) -> int:
    """How far the ring of a tile of that width reaches beyond it."""
    return max(4, width // 11)


def line(size: int) -> int:
    """The height of a line of text of that size."""
    return round(size * 1.3)


def text_width(text: str, size: int) -> int:
    """About how wide the text is, rather too much than too little."""
    return round(sum(map(_letter_width, text)) * size) + 4


def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WFA":
        return 1.0
    for letters, width in ((" .,:;!'|/()-Iijlf", 0.4), ("mwMW%@", 0.98)):
        if letter in letters:
            return width
    return 0.7 if letter.isupper() else 0.62


def fan(box: Box, count: int, width: int, step: int) -> list[Box]:
    """`count` cards in a row from the left, `step` apart or closer, so that the row fits the box."""
    if count > 1:
        step = min(step, max(1, (box.w - width) // (count - 1)))
    return [Box(box.x + number * step, box.y, width, card_height(width)) for number in range(count)]


def grid(box: Box, count: int, widest: int, gap: int = GAP) -> list[Box]:
    """`count` cards in even rows in the middle of the box, as large as fits but no wider than `widest`."""
    if not count:
        return []
    width, rows = max((_grid_width(box, -(-count // rows), rows, widest, gap), -rows) for rows in range(1, count + 1))
    rows, height = -rows, card_height(width)
    columns = -(-count // rows)
    top = box.y + (box.h - rows * height - (rows - 1) * gap) // 2
    boxes: list[Box] = []
    for number in range(count):
        row, column = divmod(number, columns)
        inside = min(columns, count - row * columns)
        left = box.x + (box.w - inside * width - (inside - 1) * gap) // 2
        boxes.append(Box(left + column * (width + gap), top + row * (height + gap), width, height))
    return boxes


def _grid_width(box: Box, columns: int, rows: int, widest: int, gap: int) -> int:
    across = (box.w - (columns - 1) * gap) // columns
    down = card_width((box.h - (rows - 1) * gap) // rows)
    return max(8, min(across, down, widest) // 4 * 4)
