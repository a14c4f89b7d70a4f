"""The picture of a settled mahjong hand: the hand as it was read, its points and doublings, who paid, the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.decks.hanafuda.result import formula, payments, points
from bot.decks.hanafuda.table import WIDTH, numbered
from bot.decks.mahjong.racks import Lying, Rack, placed, rack_width, standing
from bot.render.layout import (
    GAP,
    MARGIN,
    Box,
    Disc,
    Item,
    Labels,
    Names,
    Panel,
    Picture,
    Text,
    Tile,
    text_width,
    tile_height,
)
from engine.core import Row, Scene, Sheet

_INNER = WIDTH - 2 * MARGIN
_READ = 60
_APART = 16
_ROW = 62
_SMALL = 36
ADDENDS = ("hua", "jin", "lian", "kongs", "one")
"""Terms that are only added up before anything multiplies them: they are listed like items."""
_ROUNDS = 9
"""As many hands as the table of points has room for, the latest."""


def mahjong_result(scene: Scene, names: Names, labels: Labels) -> Picture:
    """1000 px wide: who won, the hand as read with its wild tiles, each item, the formula, the payments, the points."""
    sheet = _added_up(scene.sheet("result") or Sheet("result"))
    items, top = _title(scene, sheet, names, labels)
    more, top = _reading(scene, top)
    items += more
    more, top = _items(sheet, top, labels)
    items += more
    more, top = formula(_doubled(sheet), top, _counting(sheet, labels))
    items += more
    more, top = payments(sheet, top, labels)
    items += more
    more, top = points(_latest(scene), top, names, labels)
    items += more
    board = (replace(item, tone="board") if isinstance(item, Panel) else item for item in items)
    return Picture(WIDTH, top + MARGIN - GAP, tuple(board), "mahjong")


def _added_up(sheet: Sheet) -> Sheet:
    """The terms that are added up as rows of their own, and their sum as the first term of the formula."""
    addends = [term for term in sheet.terms if term[0] in ADDENDS]
    if not addends:
        return sheet
    rest = [term for term in sheet.terms if term[0] not in ADDENDS and term != ("stake", 1)]
    rows = tuple(Row(f"term-{key}", (), number) for key, number in addends if number)
    return replace(sheet, rows=(*rows, *sheet.rows), terms=(("total", sum(n for _, n in addends)), *rest))


def read(scene: Scene) -> list[Rack]:
    """The sets and the pair of the reading; the last `number` tiles of a row are wild ones in their places."""
    reading = scene.sheet("reading") or Sheet("reading")
    return [_filled(row) for row in reading.rows]


def _filled(row: Row) -> Rack:
    natural = len(row.pieces) - row.number
    return tuple(sorted((Lying(piece, wild=n >= natural) for n, piece in enumerate(row.pieces)), key=_order))


def _order(spot: Lying) -> str:
    return spot.piece or ""


def _title(scene: Scene, sheet: Sheet, names: Names, labels: Labels) -> tuple[list[Item], int]:
    facts = dict((scene.sheet("settled") or Sheet("settled")).terms)
    badge = scene.badge("round")
    number = scene.settled or facts.get("round", badge.args[0] if badge and badge.args else "")
    head = numbered(labels("deal"), str(number)) if number else ""
    items: list[Item] = [Text(Box(MARGIN + 4, 20, 200, 56), head, 34, tone="dim")]
    left = MARGIN + 220
    if sheet.seat is not None:
        items.append(Disc(Box(left, 16, 64, 64), sheet.seat))
        left += 80
        name = names.get(sheet.seat, "")
        across = min(text_width(name, 34), 330) if name else 0
        items += [Text(Box(left, 20, across, 56), name, 34)] if name else []
        left += across + (14 if name else 0)
    words = labels("draw" if sheet.seat is None else "winner")
    items.append(Text(Box(left, 20, WIDTH - MARGIN - left, 56), words, 38, tone="gold"))
    return items, 16 + 64 + GAP + 4


def _reading(scene: Scene, top: int) -> tuple[list[Item], int]:
    racks = read(scene)
    if not racks:
        return [], top
    width = _READ
    while sum(rack_width(rack, width) + _APART for rack in racks) - _APART > _INNER - 24 and width > 12:
        width -= 1
    across = sum(rack_width(rack, width) + _APART for rack in racks) - _APART
    panel = Box(MARGIN, top, _INNER, tile_height(width) + 28)
    items: list[Item] = [Panel(panel)]
    x = MARGIN + (_INNER - across) // 2
    for rack in racks:
        items += placed(rack, x, top + 14, width, frozenset())
        x += rack_width(rack, width) + _APART
    return items, panel.bottom + GAP


def _items(sheet: Sheet, top: int, labels: Labels) -> tuple[list[Item], int]:
    """The items in two columns; a doubling says by how much it multiplies."""
    if not sheet.rows:
        return [], top
    doublings = len(sheet.rows) - _points(sheet)
    lines = -(-len(sheet.rows) // 2)
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, lines * _ROW + GAP))]
    half = _INNER // 2
    for number, row in enumerate(sheet.rows):
        box = Box(MARGIN + number // lines * half + 20, top + 6 + number % lines * _ROW, half - 44, _ROW)
        items += _item(row, number >= len(sheet.rows) - doublings, box, labels)
    return items, top + lines * _ROW + 2 * GAP


def _item(row: Row, doubles: bool, box: Box, labels: Labels) -> list[Item]:
    tiles: Sequence[Tile] = placed(standing(row.pieces[:4]), 0, 0, _SMALL, frozenset())
    across = max((tile.box.right for tile in tiles), default=0)
    x, y = box.right - 84 - across, box.y + (box.h - tile_height(_SMALL)) // 2
    moved = [replace(tile, box=Box(x + tile.box.x, y, tile.box.w, tile.box.h)) for tile in tiles]
    number = f"×{2**row.number}" if doubles else str(row.number)
    return [
        Text(
            Box(box.x, box.y + 8, x - box.x - 8, box.h - 16),
            labels(row.key if row.key.startswith("term-") else f"yaku-{row.key}"),
            28,
        ),
        *moved,
        Text(Box(box.right - 76, box.y + 6, 76, box.h - 12), number, 38, "right", "gold"),
    ]


def _points(sheet: Sheet) -> int:
    """How many rows are points: they come before the doublings and add up to the first term."""
    terms = dict(sheet.terms)
    if not terms.get("fan"):
        return len(sheet.rows)
    worth = 0
    for number, row in enumerate(sheet.rows):
        if worth >= terms.get("tai", 0):
            return number
        worth += row.number
    return len(sheet.rows)


def _doubled(sheet: Sheet) -> Sheet:
    """The formula up to the share, with its doublings as a factor and without what multiplies by 1."""
    terms = [(key, 2**number if key == "fan" else number) for key, number in sheet.terms]
    if "share" in dict(terms):
        terms = [term for term in terms if term[0] != "score"]
    return replace(sheet, terms=tuple(term for term in terms if term not in (("base", 1), ("fan", 1))))


def _counting(sheet: Sheet, labels: Labels) -> Labels:
    """Under the factor stands how many doublings make it; a sum of rows is a total."""
    fan = dict(sheet.terms).get("fan", 0)
    own = {"term-fan": f"{labels('term-fan')} {fan}" if fan else "", "term-total": labels("total")}
    return lambda key: own.get(key) or labels(key)


def _latest(scene: Scene) -> Scene:
    """The scene with as many of its latest hands as the table of points has room for."""
    sheets = tuple(
        replace(sheet, rows=sheet.rows[-_ROUNDS:]) if sheet.key == "rounds" else sheet for sheet in scene.sheets
    )
    return replace(scene, sheets=sheets)
