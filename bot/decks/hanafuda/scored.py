"""The yaku that won a round, side by side. Each has its cards, as large as possible."""

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
"""Maximum and minimum width of cards."""
_CLOSEST = 0.2
"""Minimum distance between cards, as a fraction of their width."""
_HEAD = 44
"""Height of the line with a yaku's name and points, above its cards."""
_ASIDE = 20


class _Grid(NamedTuple):
    """Cells in columns and rows, with cards `width` wide."""

    columns: int
    width: int

    @property
    def across(self) -> int:
        """The width of a cell."""
        return (_INNER - 2 * _ASIDE + 2 * GAP) // self.columns - 2 * GAP

    @property
    def cell(self) -> int:
        """The height of a cell."""
        return _HEAD + card_height(self.width) + 14

    def holds(self, words: int, cards: int) -> bool:
        """Return whether a cell has room for `cards` cards, each recognizable, and for words `words` px wide."""
        return words <= self.across and (max(cards - 1, 0) * _CLOSEST + 1) * self.width <= self.across


def scored(rows: Sequence[Row], top: int, room: int, telling: Telling) -> tuple[list[Item], int]:
    """Lay out a panel with a cell for each yaku: its name, its points and its cards.

    The number of columns is chosen so that the cards are as large as possible. If no size fits into the height `room`,
    show only names and points. Return the items and the y below them."""
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
    """Lay out the round's special moment, if there was one: a ribbon with its name, then its cards.

    The cards are as large as possible within the height `room`. If even the smallest cards don't fit, they are left
    out. Return the items and the y below them."""
    items, below = ribbon(found, top, high, telling), top + ribbon_room(found, high)
    pieces, across = found.row.pieces if found else (), _INNER - 2 * _ASIDE
    widths = [width for width in WIDTHS if width >= _SMALLEST and _lying(width) <= room]
    if not pieces or not widths:
        return items, below
    step = min(widths[-1] + 10, (across - widths[-1]) // max(len(pieces) - 1, 1))
    left = (WIDTH - widths[-1] - step * (len(pieces) - 1)) // 2
    boxes = fan(Box(left, below, across, 0), len(pieces), widths[-1], step)
    return [*items, *faces(pieces, boxes)], below + _lying(widths[-1])


def _lying(width: int) -> int:
    return card_height(width) + GAP + 4


def least(rows: Sequence[Row], telling: Telling) -> int:
    """Return the smallest height at which the yaku can be shown with their cards.

    Return 0 if no height is enough."""
    return min((_high(grid, len(rows)) + GAP for grid in _grids(rows, telling)), default=0) if rows else 0


def _grids(rows: Sequence[Row], telling: Telling) -> list[_Grid]:
    """Return the grids whose cells have room for the words and cards of every yaku."""
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
    """Lay out a yaku: its name at the left and its points at the right, above its cards."""
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
