"""The picture of a settled mahjong hand: the hand as it was read, its points and doublings, who paid, the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from bot.decks.mahjong.racks import Lying, Rack, placed, rack_width, standing
from bot.decks.mahjong.tiles import WIDTHS, Tile, down_from, tile_height
from bot.decks.scenes import standings
from bot.decks.telling import Telling
from bot.render import scores
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Item, Panel, Picture, Text, numbered
from engine.core import Row, Scene, Sheet

_INNER = WIDTH - 2 * MARGIN
_READ = 60
_APART = 16
_ROW = 62
_SMALL = 36
_ROOM = 220
"""For the number of the hand, before who won."""
_ROUNDS = 9
"""As many hands as the table of points has room for, the latest."""


def result(scene: Scene, telling: Telling) -> Picture:
    """1000 px wide: who won, the hand as read with its wild tiles, each item, the formula, the payments, the points."""
    sheet = _added_up(scene.sheet("result") or Sheet("result"), telling)
    items = _title(scene, sheet, telling)
    more, top = _reading(scene, scores.TITLE)
    items += more
    more, top = _items(sheet, top, telling)
    items += more
    more, top = scores.formula(_steps(sheet, telling), top)
    items += more
    more, top = scores.payments(sheet.payments, top)
    items += more
    lines = [replace(line, rounds=line.rounds[-_ROUNDS:]) for line in standings(scene, telling)]
    more, top = scores.points(lines, top, telling.label("total"), "board")
    items += more
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), "table")


def _added_up(sheet: Sheet, telling: Telling) -> Sheet:
    """The terms that are added up before anything multiplies them as rows of their own, and their sum as the first
    term of the formula."""
    kinds = {term.key: term.kind for term in telling.game.terms}
    addends = tuple(takewhile(lambda term: kinds[term[0]] == "points", sheet.terms))
    if not addends:
        return sheet
    rows = tuple(Row(f"term-{key}", (), number) for key, number in addends if number)
    total = ("total", sum(number for _, number in addends))
    return replace(sheet, rows=(*rows, *sheet.rows), terms=(total, *sheet.terms[len(addends) :]))


def read(scene: Scene) -> list[Rack]:
    """The sets and the pair of the reading; the last `number` tiles of a row are wild ones in their places."""
    reading = scene.sheet("reading") or Sheet("reading")
    return [_filled(row) for row in reading.rows]


def _filled(row: Row) -> Rack:
    natural = len(row.pieces) - row.number
    return tuple(sorted((Lying(piece, wild=n >= natural) for n, piece in enumerate(row.pieces)), key=_order))


def _order(spot: Lying) -> str:
    return spot.piece or ""


def _title(scene: Scene, sheet: Sheet, telling: Telling) -> list[Item]:
    number = scene.settled or scene.hand
    head = numbered(telling.label("deal"), str(number)) if number else ""
    words = telling.label("draw" if sheet.seat is None else "winner")
    winner = None if sheet.seat is None else (sheet.seat, telling.who(sheet.seat))
    return scores.title(head, _ROOM, winner, words)


def _reading(scene: Scene, top: int) -> tuple[list[Item], int]:
    racks = read(scene)
    if not racks:
        return [], top

    def reach(width: int) -> int:
        return sum(rack_width(rack, width) + _APART for rack in racks) - _APART

    width = next((width for width in down_from(_READ) if reach(width) <= _INNER - 24), WIDTHS[0])
    across = reach(width)
    panel = Box(MARGIN, top, _INNER, tile_height(width) + 28)
    items: list[Item] = [Panel(panel, "board")]
    x = MARGIN + (_INNER - across) // 2
    for rack in racks:
        items += placed(rack, x, top + 14, width, frozenset())
        x += rack_width(rack, width) + _APART
    return items, panel.bottom + GAP


def _items(sheet: Sheet, top: int, telling: Telling) -> tuple[list[Item], int]:
    """The items in two columns; a doubling says by how much it multiplies."""
    if not sheet.rows:
        return [], top
    lines = -(-len(sheet.rows) // 2)
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, lines * _ROW + GAP), "board")]
    half = _INNER // 2
    for number, row in enumerate(sheet.rows):
        box = Box(MARGIN + number // lines * half + 20, top + 6 + number % lines * _ROW, half - 44, _ROW)
        items += _item(row, box, telling)
    return items, top + lines * _ROW + 2 * GAP


def _item(row: Row, box: Box, telling: Telling) -> list[Item]:
    tiles: Sequence[Tile] = placed(standing(row.pieces[:4]), 0, 0, _SMALL, frozenset())
    across = max((tile.box.right for tile in tiles), default=0)
    x, y = box.right - 84 - across, box.y + (box.h - tile_height(_SMALL)) // 2
    moved = [replace(tile, box=Box(x + tile.box.x, y, tile.box.w, tile.box.h)) for tile in tiles]
    number = f"×{2**row.number}" if row.counts == "doublings" else str(row.number)
    return [
        Text(
            Box(box.x, box.y + 8, x - box.x - 8, box.h - 16),
            telling.text(row.key if row.key.startswith("term-") else f"yaku-{row.key}"),
            28,
        ),
        *moved,
        Text(Box(box.right - 76, box.y + 6, 76, box.h - 12), number, 38, "right", "gold"),
    ]


def _steps(sheet: Sheet, telling: Telling) -> list[tuple[str, int]]:
    """The formula up to the share, without what multiplies by 1: under a factor of doublings stands how many they
    are, and a sum of rows is a total."""
    terms = dict(sheet.terms)
    captions = {"total": telling.label("total")} if "total" in terms else {}
    if terms.get("fan"):
        captions["fan"] = f"{telling.term('fan')} {terms['fan']}"
    steps = [(key, 2**number if key == "fan" else number) for key, number in sheet.terms]
    told = [step for step in steps if step not in (("base", 1), ("fan", 1), ("stake", 1))]
    if "share" in terms:
        told = [step for step in told if step[0] != "score"]
    return [(captions.get(key) or telling.term(key), number) for key, number in told]
