"""The yaku that won a round, each with its cards: beside each other as large as they may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.decks.hanafuda.cards import WIDTHS, card_height, fan
from bot.decks.hanafuda.seats import faces
from bot.decks.moments import ribbon, ribbon_room
from bot.decks.telling import Telling
from bot.render.layout import GAP, LARGE, MARGIN, MEDIUM, READABLE, WIDTH, Box, Item, Panel, Text, text_width
from bot.render.pills import Chip, pills, pills_height
from engine.core import Moment, Row

_INNER = WIDTH - 2 * MARGIN
_LARGEST, _SMALLEST = 128, 54
"""As wide as cards are at most and at least."""
_LARGE = 88
"""As wide as the cards of a moment are wished to be at least."""
_CLOSEST = 0.2
"""Cards lie apart by so much of their width at least."""
_HEAD = 44
"""The height of a name with its points, above its cards."""
_ASIDE = 20


class _Grid(NamedTuple):
    """Cells beside and below each other, with cards that are so wide."""

    columns: int
    width: int

    @property
    def across(self) -> int:
        """How wide a cell is."""
        return (_INNER - 2 * _ASIDE + 2 * GAP) // self.columns - 2 * GAP

    @property
    def cell(self) -> int:
        """How high a cell is."""
        return _HEAD + card_height(self.width) + 14

    def holds(self, words: int, cards: int) -> bool:
        """Whether words that are so wide and enough of each of so many cards can be seen."""
        return words <= self.across and (max(cards - 1, 0) * _CLOSEST + 1) * self.width <= self.across


def scored(rows: Sequence[Row], top: int, room: int, telling: Telling) -> tuple[list[Item], int]:
    """A panel with a cell a yaku: its name, its points and its cards, in as many columns as show the largest cards;
    where nothing fits into so much room their names and points alone."""
    if not rows:
        return [], top
    fits = [grid for grid in _grids(rows, telling) if _high(grid, len(rows)) + GAP <= room]
    if not fits or not any(row.pieces for row in rows):
        return _named(rows, top, telling)
    grid = max(fits, key=lambda grid: (grid.width, grid.columns))
    across = grid.across + 2 * GAP
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, _high(grid, len(rows))))]
    for number, row in enumerate(rows):
        line, column = divmod(number, grid.columns)
        wide = _INNER - 2 * _ASIDE if number == len(rows) - 1 and not column else grid.across
        cell = Box(MARGIN + _ASIDE + column * across, top + 8 + line * grid.cell, wide, grid.cell)
        items += _cell(row, cell, grid.width, telling)
    return items, top + _high(grid, len(rows)) + GAP


def large(found: Moment | None, top: int, high: int, room: int, telling: Telling) -> tuple[list[Item], int]:
    """The moment of the round, if it had one: its ribbon, so high, and below it its cards as large as there is room, or
    none where not even the smallest fit."""
    items, below = ribbon(found, top, high, telling), top + ribbon_room(found, high)
    pieces, across = found.row.pieces if found else (), _INNER - 2 * _ASIDE
    widths = [width for width in WIDTHS if width >= _SMALLEST and _lying(width) <= room]
    if not pieces or not widths:
        return items, below
    step = min(widths[-1] + 10, (across - widths[-1]) // max(len(pieces) - 1, 1))
    left = (WIDTH - widths[-1] - step * (len(pieces) - 1)) // 2
    boxes = fan(Box(left, below, across, 0), len(pieces), widths[-1], step)
    return [*items, *faces(pieces, boxes)], below + _lying(widths[-1])


def least_large(found: Moment | None) -> int:
    """How much room is kept for the cards of a moment, below its ribbon."""
    return _lying(_LARGE) if found is not None and found.row.pieces else 0


def _lying(width: int) -> int:
    return card_height(width) + GAP + 4


def least(rows: Sequence[Row], telling: Telling) -> int:
    """How much room they need at least, each with its cards."""
    return min((_high(grid, len(rows)) + GAP for grid in _grids(rows, telling)), default=0) if rows else 0


def _grids(rows: Sequence[Row], telling: Telling) -> list[_Grid]:
    """The ways to lay these yaku out in which all can be read."""
    cards = max(len(row.pieces) for row in rows)
    widths = [width for width in WIDTHS if _SMALLEST <= width <= _LARGEST]
    words = max(
        text_width(telling.drawn_yaku(row.key), READABLE) + 10 + text_width(str(row.number), LARGE) for row in rows
    )
    grids = [_Grid(columns, width) for columns in range(1, min(len(rows), 3) + 1) for width in widths]
    return [grid for grid in grids if grid.holds(words, cards)]


def _high(grid: _Grid, count: int) -> int:
    return 8 + -(-count // grid.columns) * grid.cell + 4


def _cell(row: Row, box: Box, width: int, telling: Telling) -> list[Item]:
    """The points stand at the right, above the end of the cards."""
    points = text_width(str(row.number), LARGE)
    name = Box(box.x, box.y, box.w - points - 10, _HEAD)
    cards = Box(box.x, box.y + _HEAD + 2, box.w, card_height(width))
    return [
        Text(name, telling.drawn_yaku(row.key), MEDIUM),
        Text(Box(box.right - points, box.y, points, _HEAD), str(row.number), LARGE, "right", "gold"),
        *faces(row.pieces, fan(cards, len(row.pieces), width, width + 6)),
    ]


def _named(rows: Sequence[Row], top: int, telling: Telling) -> tuple[list[Item], int]:
    chips = [Chip(f"{telling.drawn_yaku(row.key)} {row.number}", "warm") for row in rows]
    high = pills_height(chips, _INNER - 2 * _ASIDE, READABLE)
    words = Box(MARGIN + _ASIDE, top + GAP, _INNER - 2 * _ASIDE, high)
    return [Panel(Box(MARGIN, top, _INNER, high + 2 * GAP)), *pills(chips, words, READABLE)], top + high + 3 * GAP
