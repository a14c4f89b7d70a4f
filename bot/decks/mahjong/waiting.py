"""The part of a hand's picture that shows the tiles it waits for, each with the number of unseen copies."""

from collections.abc import Sequence

from bot.decks.mahjong.racks import SPACE, placed, standing
from bot.decks.mahjong.tiles import tile_height
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, Arrow, Box, Item, Pill, Text, text_width
from engine.core import Piece, Row

_TILE = 48
_HIGH = tile_height(_TILE)
_ARROW, _NUMBER, _APART = 34, 70, 18
_MORE = 84
"""Width of the pill with the number of rows that are not shown."""

Spots = list[tuple[Row, int, int]]
"""Rows of the sheet, with the position where each begins."""


def waiting(rows: Sequence[Row], wild: frozenset[Piece], box: Box, telling: Telling) -> list[Item]:
    """Lay out the winning tiles, each with the number of unseen copies.

    If the viewer must discard first, lay out the winning tiles after each possible discard, the best discard first.
    Entries for which there is no room are only counted: `+3`."""
    label = telling.label("waits")
    across = text_width(label, MEDIUM)
    lane = Box(box.x + across + 14, box.y, box.w - across - 14, box.h)
    place, lay = (_places_after, _after) if rows[0].key == "after" else (_places_now, _now)
    spots = place(rows, lane)
    items: list[Item] = [Text(Box(box.x, box.y, across, _HIGH), label, MEDIUM, tone="dim")]
    if len(spots) < len(rows):
        spots = place(rows, lane._replace(w=lane.w - _MORE))
        left = len(rows) - len(spots)
        items.append(Pill(Box(box.right - _MORE + 8, box.bottom - 46, _MORE - 8, 44), f"+{left}", MEDIUM))
    for row, x, y in spots:
        items += lay(row, x, y, lane, wild)
    return items


def _places_now(rows: Sequence[Row], box: Box) -> Spots:
    step, high = _TILE + 12, _HIGH + 36
    columns, lines = box.w // step, max((box.h + 4) // (high + 4), 1)
    return [(row, box.x + n % columns * step, box.y + n // columns * (high + 4)) for n, row in enumerate(rows)][
        : columns * lines
    ]


def _now(row: Row, x: int, y: int, box: Box, wild: frozenset[Piece]) -> list[Item]:
    """Lay out a winning tile, with its number of unseen copies below."""
    number = Text(Box(x, y + _HIGH + 2, _TILE, 34), str(row.number), MEDIUM, "center")
    return [*placed(standing(row.pieces), x, y, _TILE, wild), number]


def _places_after(rows: Sequence[Row], box: Box) -> Spots:
    """Place rows one after another, like words in a text."""
    spots = Spots()
    x, y = box.x, box.y
    for row in rows:
        across = _across(len(row.pieces) - 1, box)
        if x > box.x and x + across > box.right:
            x, y = box.x, y + _HIGH + 6
        if y + _HIGH > box.bottom and spots:
            break
        spots.append((row, x, y))
        x += across + _APART
    return spots


def _after(row: Row, x: int, y: int, box: Box, wild: frozenset[Piece]) -> list[Item]:
    """Lay out a discard, then the tiles that the hand would wait for, and the number of their unseen copies.

    If the tiles are too many for a line, the last of them are only counted."""
    waits, fits, end = row.pieces[1:], _fit(box), x + _across(len(row.pieces) - 1, box)
    shown = waits if len(waits) <= fits else waits[: fits - 2]
    left, middle = x + _TILE + _ARROW, y + _HIGH // 2
    items: list[Item] = [
        *placed(standing(row.pieces[:1]), x, y, _TILE, wild),
        Arrow(Box(x + _TILE + 5, middle - 10, 24, 20)),
        *placed(standing(shown), left, y, _TILE, wild),
        Pill(Box(end - _NUMBER + 4, middle - 22, _NUMBER - 4, 44), str(row.number), MEDIUM, "warm"),
    ]
    if more := len(waits) - len(shown):
        across = 2 * (_TILE + SPACE)
        items.append(Text(Box(end - _NUMBER - across, y, across, _HIGH), f"+{more}", MEDIUM, "center", "dim"))
    return items


def _fit(box: Box) -> int:
    """Return how many winning tiles fit into one line, after the discard that leads to them."""
    return (box.w - _TILE - _ARROW - _NUMBER) // (_TILE + SPACE)


def _across(waits: int, box: Box) -> int:
    """Return the width of a row with a discard and that many winning tiles."""
    return _TILE + _ARROW + min(waits, _fit(box)) * (_TILE + SPACE) + _NUMBER
