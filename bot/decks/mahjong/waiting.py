"""The part of a hand's picture that shows the tiles it waits for, each with the number of unseen copies."""

from collections.abc import Sequence

from bot.decks.mahjong.moment import wild_kinds
from bot.decks.mahjong.racks import SPACE, placed, standing
from bot.decks.mahjong.tiles import tile_height
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, READABLE, Arrow, Box, Item, Pill, Text, text_width
from engine.core import Piece, Row, Scene

_TILES = (48, 44, 40, 36)
_ARROW, _NUMBER, _APART = 34, 62, 18
_MORE = 84
"""Width of the pill with the number of waits that are not shown."""

Spots = list[tuple[Row, int, int]]
"""Rows of the sheet, with the position where each begins."""


def waiting(scene: Scene, seat: int, box: Box, telling: Telling) -> list[Item]:
    """Lay out the winning tiles, each with the number of unseen copies.

    If the viewer must discard first, lay out the winning tiles after each possible discard, the best discard first.
    Entries for which there is no room are only counted: `+3`."""
    sheet, label = scene.sheet("waits", seat) if seat >= 0 else None, telling.label("waits")
    if sheet is None or not sheet.rows:
        return []
    across = text_width(label, MEDIUM)
    lane = Box(box.x + across + 14, box.y, box.w - across - 14, box.h)
    place, lay = (_places_after, _after) if sheet.rows[0].key == "after" else (_places_now, _now)
    spots, width = Spots(), _TILES[-1]
    for width in _TILES:
        spots = place(sheet.rows, lane, width)
        if len(spots) == len(sheet.rows):
            break
    items: list[Item] = [Text(Box(box.x, box.y, across, tile_height(_TILES[-1])), label, MEDIUM, tone="dim")]
    if left := len(sheet.rows) - len(spots):
        spots = place(sheet.rows, lane._replace(w=lane.w - _MORE), width)
        left = len(sheet.rows) - len(spots)
        items.append(Pill(Box(box.right - _MORE + 8, box.bottom - 40, _MORE - 8, 38), f"+{left}", READABLE))
    for row, x, y in spots:
        items += lay(row, x, y, width, lane, wild_kinds(scene))
    return items


def _places_now(rows: Sequence[Row], box: Box, width: int) -> Spots:
    step, high = width + 12, tile_height(width) + 36
    columns, lines = box.w // step, max((box.h + 4) // (high + 4), 1)
    return [(row, box.x + n % columns * step, box.y + n // columns * (high + 4)) for n, row in enumerate(rows)][
        : columns * lines
    ]


def _now(row: Row, x: int, y: int, width: int, box: Box, wild: frozenset[Piece]) -> list[Item]:
    """Lay out a winning tile, with its number of unseen copies below."""
    number = Text(Box(x, y + tile_height(width) + 2, width, 34), str(row.number), MEDIUM, "center")
    return [*placed(standing(row.pieces), x, y, width, wild), number]


def _fit(box: Box, width: int) -> int:
    """Return how many winning tiles fit into one line, after the discard that leads to them."""
    return (box.w - width - _ARROW - _NUMBER) // (width + SPACE)


def _places_after(rows: Sequence[Row], box: Box, width: int) -> Spots:
    """Place rows one after another, like words in a text.

    A row that is longer than a line continues on the next line."""
    fits, step = _fit(box, width), tile_height(width) + 6
    spots = Spots()
    x, y = box.x, box.y
    for row in rows:
        waits = len(row.pieces) - 1
        across = width + _ARROW + min(waits, fits) * (width + SPACE) + _NUMBER
        if x > box.x and x + across > box.right:
            x, y = box.x, y + step
        low = y + step * max(-(-waits // fits) - 1, 0)
        if low + step - 6 > box.bottom and spots:
            break
        spots.append((row, x, y))
        x, y = (box.right if waits > fits else x + across + _APART), low
    return spots


def _after(row: Row, x: int, y: int, width: int, box: Box, wild: frozenset[Piece]) -> list[Item]:
    """Lay out a discard, then the tiles that the hand would wait for, and the number of their unseen copies."""
    waits, fits, step = row.pieces[1:], _fit(box, width), tile_height(width) + 6
    across = width + _ARROW + min(len(waits), fits) * (width + SPACE) + _NUMBER
    items: list[Item] = [
        *placed(standing(row.pieces[:1]), x, y, width, wild),
        Arrow(Box(x + width + 5, y + step // 2 - 14, 24, 20)),
        Pill(Box(x + across - _NUMBER + 4, y + step // 2 - 22, _NUMBER - 4, 38), str(row.number), READABLE, "warm"),
    ]
    for at in range(0, len(waits), fits):
        items += placed(standing(waits[at : at + fits]), x + width + _ARROW, y + at // fits * step, width, wild)
    return items
