"""A won hand in the picture of a result: how it was won, its sets with the last tile marked, and what scored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.decks.mahjong.racks import Lying, Rack, flow, flow_height, placed, rack_width, standing
from bot.decks.mahjong.tiles import WIDTHS, Tile, down_from, tile_height
from bot.decks.telling import Telling
from bot.render.layout import GAP, LARGE, MARGIN, MEDIUM, READABLE, WIDTH, Box, Disc, Item, Panel, Text, text_width
from bot.render.pills import Chip, pills, pills_height
from engine.core import Piece, Row, Scene, Seat, Sheet

_INNER = WIDTH - 2 * MARGIN
_READ, _LINES, _LONGEST = 88, 2, 9
_KONG = 4
_SMALL = 57
"""Minimum width of the tiles of a won hand."""
_EDGE, _ACROSS = 14, _INNER - 28
"""Free space around the tiles of a won hand, and maximum width of their rows."""
_ITEM, _ROW = 36, 58
_NUMBER = 90


def read(scene: Scene) -> list[Rack]:
    """Return the sets and the pair of the winner's hand.

    Claimed sets lie as on the table. The first and last tile of a concealed kong are face down. Wild tiles are in the
    places of the tiles for which they stand. A hand that won without sets is split into two parts."""
    reading, wild = scene.sheet("reading") or Sheet("reading"), scene.badge("settled_wild")
    itself = str(wild.args[0]) if wild else ""
    racks = [_filled(row, itself) if row.seat is None else _claimed(row, reading.seat or 0) for row in reading.rows]
    return [rack[at : at + _LONGEST] for rack in racks for at in range(0, len(rack), _LONGEST)]


def _filled(row: Row, wild: Piece) -> Rack:
    """Return a concealed set. `wild`: the wild kind.

    The last `row.number` tiles of the row are replaced by wild tiles, which stand for them. The set is sorted by what
    its tiles stand for."""
    if len(row.pieces) == _KONG:  # a kong that was not claimed is concealed
        return (Lying(), *map(Lying, row.pieces[1:-1]), Lying())
    natural = len(row.pieces) - row.number
    spots = [Lying(piece) for piece in row.pieces[:natural]]
    spots += [Lying(wild, wild=True, means=piece if piece != wild else None) for piece in row.pieces[natural:]]
    return tuple(sorted(spots, key=lambda spot: spot.means or spot.piece or ""))


def _claimed(row: Row, winner: Seat) -> Rack:
    """Return a set with the claimed tile on its side. Its position shows the seat from which the tile came."""
    source = row.seat or 0
    turned = {3: 0, 2: 1}.get((source - winner) % 4, len(row.pieces) - 1)
    return tuple(Lying(piece, n == turned) for n, piece in enumerate(row.pieces))


def last_tile(scene: Scene) -> Row | None:
    """Return a row with the tile that completed the hand.

    The row's `seat` is the one from which the tile came, or None.

    Return None if the hand was complete when it was dealt."""
    sheet = scene.sheet("winning")
    return next((row for row in sheet.rows if row.key == "tile"), None) if sheet else None


def how(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out how the hand was won: `self-draw`, or `discarded by` and the seat."""
    sheet, last = scene.sheet("winning"), last_tile(scene)
    if sheet is None:
        return []
    said, giver = telling.label(f"won-{sheet.reason}"), last.seat if last else None
    across = text_width(said, MEDIUM)
    items: list[Item] = [Text(Box(box.x, box.y, across, box.h), said, MEDIUM)]
    if giver is not None:
        x, name = box.x + across + 6, telling.who(giver)
        items.append(Disc(Box(x, box.y, box.h, box.h), giver))
        items += [Text(Box(x + box.h + 10, box.y, box.right - x - box.h - 10, box.h), name, MEDIUM)] if name else []
    return items


def reading(scene: Scene, top: int, room: int = 1000) -> tuple[list[Item], int]:
    """Lay out the winner's hand. Return the items and the y below them. `room`: the maximum height.

    The tiles are as large as possible in two rows. The winning tile has a ring."""
    racks, last = read(scene), last_tile(scene)
    if not racks:
        return [], top
    high = min(_LINES * tile_height(_READ) + 8, room - 2 * _EDGE - GAP)
    tiles = flow(racks, Box(0, 0, _ACROSS, high), _READ, frozenset())
    width = tiles[0].width
    widest = max(rack_width(rack, width) for rack in racks)
    narrower, least = range(max(widest, _ACROSS // 2), _ACROSS, 10), flow_height(racks, _ACROSS, width)
    even = (across for across in narrower if flow_height(racks, across, width) <= least)
    tiles = flow(racks, Box(0, 0, next(even, _ACROSS), high), width, frozenset())
    spot = _place(racks, last) if last else None
    if spot is not None:  # painted last, so that its ring lies over its neighbours
        tiles.append(replace(tiles.pop(spot), ring=True))
    panel = Box(MARGIN, top, _INNER, max(tile.box.bottom for tile in tiles) + 2 * _EDGE)
    x, y = panel.x + (panel.w - max(tile.box.right for tile in tiles)) // 2, panel.y + _EDGE
    return [Panel(panel, "board"), *(_moved(tile, x, y) for tile in tiles)], panel.bottom + GAP


def least_reading(scene: Scene) -> int:
    """Return the minimum height of the winner's hand."""
    racks = read(scene)
    return flow_height(racks, _ACROSS, _SMALL) + 2 * _EDGE + GAP if racks else 0


def _place(racks: Sequence[Rack], last: Row) -> int | None:
    """Return the index of the winning tile among all tiles, or None if it can't be found.

    If several tiles are equal, return the last. Melds come first, so this finds a concealed tile if there is one."""
    spots = [spot for rack in racks for spot in rack]
    wild = bool(last.number)
    alike = [n for n, spot in enumerate(spots) if spot.wild == wild and (wild or spot.piece in last.pieces)]
    return alike[-1] if alike else None


def items(sheet: Sheet, top: int, telling: Telling, room: int = 1000) -> tuple[list[Item], int]:
    """Lay out each item that scored, with its points or the factor of its doublings.

    Two short items share a line.

    If the lines don't fit into the height `room`, lay out the items as pills in rows. Return the items and the y of
    their lower edge."""
    if not sheet.rows:
        return [], top
    half, whole = (_INNER - 90) // 2, _INNER - 40
    lines = _lines(sheet.rows, half, telling)
    if _ROW * len(lines) + 16 + GAP > room:
        return _beside(sheet.rows, top, telling)
    found: list[Item] = []
    y = top + 8
    for line in lines:
        for column, (row, words) in enumerate(line):
            across = half if len(line) > 1 else whole
            found += _item(row, words, Box(MARGIN + 20 + column * (half + 50), y, across, _ROW))
        y += _ROW
    return [Panel(Box(MARGIN, top, _INNER, y + 8 - top), "board"), *found], y + 8 + GAP


def _beside(rows: Sequence[Row], top: int, telling: Telling) -> tuple[list[Item], int]:
    chips = [Chip(f"{_words(row, telling)} {_number(row)}", "warm") for row in rows]
    high = pills_height(chips, _INNER - 40, READABLE)
    words = pills(chips, Box(MARGIN + 20, top + GAP, _INNER - 40, high), READABLE)
    return [Panel(Box(MARGIN, top, _INNER, high + 2 * GAP), "board"), *words], top + high + 3 * GAP


def _words(row: Row, telling: Telling) -> str:
    return telling.text(row.key if row.key.startswith("term-") else f"yaku-{row.key}")


def _number(row: Row) -> str:
    return f"×{2**row.number}" if row.counts == "doublings" else str(row.number)


def _lines(rows: Sequence[Row], half: int, telling: Telling) -> list[list[tuple[Row, str]]]:
    """Group rows into lines, each row with its words. Two rows share a line if each fits into half of it."""
    lines: list[list[tuple[Row, str]]] = []
    open_line = False
    for row in rows:
        words = _words(row, telling)
        tiles = rack_width(standing(row.pieces), WIDTHS[0]) + 10 if row.pieces else 0
        short = text_width(words, MEDIUM) + tiles + _NUMBER <= half
        if short and open_line:
            lines[-1].append((row, words))
        else:
            lines.append([(row, words)])
        open_line = short and not open_line
    return lines


def _item(row: Row, words: str, box: Box) -> list[Item]:
    """Lay out an item that scored: its words and its points. Its tiles are added if there is room."""
    rack, left = standing(row.pieces), text_width(words, MEDIUM) + 10
    room = box.w - _NUMBER - left
    width = next((width for width in down_from(_ITEM) if rack_width(rack, width) <= room), None) if rack else None
    items: list[Item] = []
    end = box.right - _NUMBER
    if width:
        end -= rack_width(rack, width)
        items += placed(rack, end, box.y + (box.h - tile_height(width)) // 2, width, frozenset())
    said = Text(Box(box.x, box.y, end - box.x - 4, box.h), words, MEDIUM)
    return [
        said,
        *items,
        Text(Box(box.right - _NUMBER + 6, box.y, _NUMBER - 6, box.h), _number(row), LARGE, "right", "gold"),
    ]


def _moved(tile: Tile, x: int, y: int) -> Tile:
    return replace(tile, box=Box(tile.box.x + x, tile.box.y + y, tile.box.w, tile.box.h))
