"""The picture of a settled mahjong hand: the hand as it was read, its points and doublings, who paid, the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.decks.mahjong.racks import Lying, Rack, placed, rack_width, standing
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.scenes import standings
from bot.decks.words import Labels
from bot.render import scores
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Item, Names, Panel, Picture, Text, numbered
from engine.core import Row, Scene, Sheet

_INNER = WIDTH - 2 * MARGIN
_READ = 60
_APART = 16
_ROW = 62
_SMALL = 36
ADDENDS = ("hua", "jin", "lian", "kongs", "one")
"""Terms that are only added up before anything multiplies them: they are listed like items."""
_ROOM = 220
"""For the number of the hand, before who won."""
_ROUNDS = 9
"""As many hands as the table of points has room for, the latest."""


def mahjong_result(scene: Scene, names: Names, labels: Labels) -> Picture:
    """1000 px wide: who won, the hand as read with its wild tiles, each item, the formula, the payments, the points."""
    sheet = _added_up(scene.sheet("result") or Sheet("result"))
    items = _title(scene, sheet, names, labels)
    more, top = _reading(scene, scores.TITLE)
    items += more
    more, top = _items(sheet, top, labels)
    items += more
    more, top = scores.formula(_steps(sheet, labels), top)
    items += more
    more, top = scores.payments(sheet.payments, top)
    items += more
    lines = [replace(line, rounds=line.rounds[-_ROUNDS:]) for line in standings(scene, names)]
    more, top = scores.points(lines, top, labels("total"), "board")
    items += more
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), "table")


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


def _title(scene: Scene, sheet: Sheet, names: Names, labels: Labels) -> list[Item]:
    facts = dict((scene.sheet("settled") or Sheet("settled")).terms)
    badge = scene.badge("round")
    number = scene.settled or facts.get("round", badge.args[0] if badge and badge.args else "")
    head = numbered(labels("deal"), str(number)) if number else ""
    words = labels("draw" if sheet.seat is None else "winner")
    winner = None if sheet.seat is None else (sheet.seat, names.get(sheet.seat, ""))
    return scores.title(head, _ROOM, winner, words)


def _reading(scene: Scene, top: int) -> tuple[list[Item], int]:
    racks = read(scene)
    if not racks:
        return [], top
    width = _READ
    while sum(rack_width(rack, width) + _APART for rack in racks) - _APART > _INNER - 24 and width > 12:
        width -= 1
    across = sum(rack_width(rack, width) + _APART for rack in racks) - _APART
    panel = Box(MARGIN, top, _INNER, tile_height(width) + 28)
    items: list[Item] = [Panel(panel, "board")]
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
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, lines * _ROW + GAP), "board")]
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


def _steps(sheet: Sheet, labels: Labels) -> list[tuple[str, int]]:
    """The formula up to the share, without what multiplies by 1: under a factor of doublings stands how many they
    are, and a sum of rows is a total."""
    terms = dict(sheet.terms)
    captions = {"total": labels("total")} if "total" in terms else {}
    if terms.get("fan"):
        captions["fan"] = f"{labels('term-fan')} {terms['fan']}"
    steps = [(key, 2**number if key == "fan" else number) for key, number in sheet.terms]
    told = [step for step in steps if step not in (("base", 1), ("fan", 1))]
    if "share" in terms:
        told = [step for step in told if step[0] != "score"]
    return [(captions.get(key) or labels(f"term-{key}"), number) for key, number in told]
