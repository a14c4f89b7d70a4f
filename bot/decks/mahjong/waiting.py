"""What a mahjong hand waits for, as a part of its picture: all of it, with how many tiles are left."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.mahjong.moment import wild_kinds
from bot.decks.mahjong.racks import SPACE, placed, standing
from bot.decks.mahjong.tiles import down_from, tile_height
from bot.decks.telling import Telling
from bot.render.layout import Arrow, Box, Item, Pill, Text, text_width
from engine.core import Piece, Row, Scene

_TILE, _LEAST = 48, 36
_ROOM = 300
"""Tiles get smaller before the waits are higher than that."""
_LABEL = 40
_ARROW, _NUMBER, _APART = 34, 54, 22


def waiting(scene: Scene, seat: int, box: Box, telling: Telling) -> tuple[list[Item], int]:
    """The items from the upper edge of the box on, and where they end; nothing where the hand waits for nothing.

    The tiles that win, each with how many are unseen; while there is a tile too many, the same by discard.
    """
    sheet, label = scene.sheet("waits", seat) if seat >= 0 else None, telling.label("waits")
    if sheet is None or not sheet.rows:
        return [], box.y - 16
    lay, across = (_after, 0) if sheet.rows[0].key == "after" else (_now, text_width(label, 28) + 16)
    lane = Box(box.x + across, box.y + (0 if across else _LABEL), box.w - across, 0)
    items: list[Item] = []
    bottom = lane.y
    for width in down_from(_TILE):
        items, bottom = lay(sheet.rows, lane, width, wild_kinds(scene))
        if bottom - lane.y <= _ROOM or width <= _LEAST:
            break
    head = Box(box.x, box.y, text_width(label, 28), tile_height(_LEAST) if across else 36)
    return [Text(head, label, 28, tone="dim"), *items], bottom


def _now(rows: Sequence[Row], box: Box, width: int, wild: frozenset[Piece]) -> tuple[list[Item], int]:
    """Each tile with its number below it."""
    items: list[Item] = []
    step, high = width + 12, tile_height(width) + 36
    columns = box.w // step
    for number, row in enumerate(rows):
        x, y = box.x + number % columns * step, box.y + number // columns * (high + 8)
        items += placed(standing(row.pieces), x, y, width, wild)
        items.append(Text(Box(x, y + high - 34, width, 34), str(row.number), 28, "center"))
    return items, box.y + -(-len(rows) // columns) * (high + 8) - 8


def _after(rows: Sequence[Row], box: Box, width: int, wild: frozenset[Piece]) -> tuple[list[Item], int]:
    """Each discard with what the hand waits for then and how many tiles those are, one after the other as words in
    lines; waits that fill more than a line go on below."""
    fits = (box.w - width - _ARROW - _NUMBER) // (width + SPACE)
    step = tile_height(width) + 8
    items: list[Item] = []
    x, y = box.x, box.y
    for row in rows:
        waits = row.pieces[1:]
        across = width + _ARROW + min(len(waits), fits) * (width + SPACE) + _NUMBER
        if x > box.x and x + across > box.right:
            x, y = box.x, y + step
        items += placed(standing(row.pieces[:1]), x, y, width, wild)
        items.append(Arrow(Box(x + width + 5, y + step // 2 - 14, 24, 20)))
        left = x + width + _ARROW
        items.append(
            Pill(Box(x + across - _NUMBER + 4, y + step // 2 - 23, _NUMBER - 4, 38), str(row.number), 26, "warm")
        )
        for at in range(0, len(waits), fits):
            y += step if at else 0
            items += placed(standing(waits[at : at + fits]), left, y, width, wild)
        x = box.right if len(waits) > fits else x + across + _APART
    return items, y + step - 8
