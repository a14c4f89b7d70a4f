"""Cards in a picture: their sizes, the kinds of items that only hanafuda has, and functions to place cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.render.layout import GAP, Box, Item, widest_of

if TYPE_CHECKING:
    from engine.core import Piece

CATEGORIES = "HARK"
"""The categories bright, animal, ribbon and plain, in the order in which captured cards are grouped.

Each letter is the third character of a card code."""

WIDTHS = (44, 54, 66, 76, 88, 96, 104, 112, 128)
"""Widths that a card may have in a picture, in pixels. There are sheets only for these widths."""

CREST = 260
"""Width of a crest in a picture, in pixels."""

CODED = 88
"""Minimum width at which a card can show its code."""


@dataclass(frozen=True, slots=True)
class Face(Item):
    """A card face up.

    `mark` is "", `played`, `turned`, `captured` or `match`.

    `ghost`: whether the card is faded, because it is missing or can't be chosen."""

    piece: Piece
    mark: str = ""
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Back(Item):
    """A card face down."""


@dataclass(frozen=True, slots=True)
class Crest(Item):
    """The crest of a month on the cloth, as a pale disc."""

    month: int


@dataclass(frozen=True, slots=True)
class Slot(Item):
    """An empty place: of the stock (`category` ""), or of a missing card (`wanted`)."""

    category: str
    wanted: bool = False


@dataclass(frozen=True, slots=True)
class Sign(Item):
    """The sign of a category: a disc (H, bright), a triangle (A, animal), a bar (R, ribbon), a point (K, plain)."""

    category: str
    tone: str = "paper"


def month(piece: Piece) -> int:
    return int(piece[:2])


def category(piece: Piece) -> str:
    return piece[2]


def card_height(width: int) -> int:
    """Return the height of a card of that width. Cards have the proportions 33 x 54 mm."""
    return round(width * 327 / 200)


def card_width(height: int) -> int:
    """Return the width of the largest card that is at most `height` high."""
    width = int((height + 1) * 200 / 327)
    return width if card_height(width) <= height else width - 1


def fan(box: Box, count: int, width: int, step: float) -> list[Box]:
    """Return the boxes of `count` cards in a row from the left.

    The cards are `step` pixels apart, or closer if needed to fit into `box`."""
    if count > 1:
        step = min(step, whole((box.w - width) / (count - 1)))
    return [Box(box.x + int(number * step), box.y, width, card_height(width)) for number in range(count)]


def whole(step: float) -> float:
    """Round a distance between cards down to whole pixels, unless it is below one pixel. Never below 0."""
    return int(step) if step >= 1 else max(step, 0.0)


def grid(box: Box, count: int, widest: int, gap: int = GAP) -> list[Box]:
    """Return the boxes of `count` cards, in rows of about equal length in the middle of `box`.

    The cards are as large as possible, but no wider than `widest`."""
    if not count:
        return []
    width, rows = max((_grid_width(box, -(-count // rows), rows, widest, gap), -rows) for rows in range(1, count + 1))
    width, rows = max(width, WIDTHS[0]), -rows
    height = card_height(width)
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
    most = min(across, down, widest)
    return widest_of(WIDTHS, most) if most >= WIDTHS[0] else most - widest
