"""The picture of a private mahjong hand: the tiles large, what is wild, what may be claimed, melds and waits."""

from __future__ import annotations

from bot.decks.mahjong.moment import caption, golden_chance, is_window, last_discard, wild_kinds, wild_shown
from bot.decks.mahjong.racks import bouquet, flow, hand_rack, melds, placed, rack_width, standing
from bot.decks.mahjong.seats import seals
from bot.decks.mahjong.table import deal_number, wind_seal
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.scenes import is_asked
from bot.decks.telling import Telling
from bot.render.layout import GAP, HAND_WIDTH, MARGIN, Arrow, Box, Disc, Item, Panel, Picture, Pill, Text, text_width
from engine.core import Piece, Row, Scene, Seat, Sheet

_INNER = HAND_WIDTH - 2 * MARGIN
_TILE = 88
_MELD = 54
_CLAIM = 96
_LAST = 240
_WAIT = 44
_SMALL = 36
_WAITS = 304
_ROWS, _FITS, _CELLS = 3, 4, 6
"""How many discards, waits after a discard, and waits are shown."""


def hand(scene: Scene, telling: Telling) -> Picture:
    """900 px wide: the table in one line, the viewer's tiles large, below them melds, a claim, waits."""
    wild = wild_kinds(scene)
    items = _line(scene, Box(MARGIN, GAP, _INNER, 58), telling)
    box = Box(MARGIN - 6, GAP + 58 + GAP, _INNER + 12, 0)
    seat = -1 if scene.viewer is None else scene.viewer
    row = Box(box.x + 14, box.y + 14, box.w - 28, tile_height(_TILE))
    tiles = hand_rack(scene, seat, row, _TILE, wild)
    high = max((tile.box.bottom for tile in tiles), default=row.y + 60) + 14 - box.y
    panel = Box(box.x, box.y, box.w, high)
    asked = is_asked(scene, scene.viewer)
    items += [Panel(panel, "board", glow=asked), *tiles]
    below = _below(scene, seat, Box(MARGIN, panel.bottom + 18, _INNER, 150), telling)
    bottom = max((item.box.bottom for item in below), default=panel.bottom) + 16
    return Picture(HAND_WIDTH, bottom, (*items, *below), "table")


def _line(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """The own seat with its wind, the round and the hand, then at the right the wall and the wild kind."""
    items: list[Item] = []
    x = box.x
    if scene.viewer is not None:
        items.append(Disc(Box(x, box.y + 5, 48, 48), scene.viewer))
        mine = seals(scene, scene.viewer, x + 58, box.y + 8)
        items += mine
        x = max((item.box.right for item in mine), default=x + 48) + 24
    wind = wind_seal(scene, Box(x, box.y + 8, 42, 42))
    x += 52 if wind else 0
    items += [*wind, Text(Box(x, box.y + 8, 190, 42), deal_number(scene, telling), 28)]
    wild, shown = wild_kinds(scene), standing(wild_shown(scene))
    across = rack_width(shown, _SMALL)
    items += placed(shown, box.right - across, box.y + 2, _SMALL, wild)
    right = box.right - across - 10
    stock, live = scene.pile("stock"), scene.badge("live")
    wall = f"{telling.label('live')} {live.args[0]}" if live and live.args else ""
    wall = wall or (f"{telling.label('wall')} {stock.count}" if stock else "")
    for text in (telling.label("wild") if shown else "", wall):
        wide = min(text_width(text, 26), 190) if text else 0
        items += [Text(Box(right - wide, box.y + 8, wide, 42), text, 26, "right")] if text else []
        right -= wide + 28
    return items


def _below(scene: Scene, seat: int, box: Box, telling: Telling) -> list[Item]:
    """Melds at the left, the tile that may be claimed in the middle, waits at the right."""
    items: list[Item] = []
    right = box.right
    waits = (scene.sheet("waits", seat) if seat >= 0 else None) or Sheet("waits")
    last, gold = last_discard(scene) if is_window(scene) else None, golden_chance(scene)
    if waits.rows:
        right -= _WAITS
        items += _waits(waits, Box(right, box.y, _WAITS, box.h), wild_kinds(scene), telling)
        right -= 24
    if gold:
        right -= 190
        items += _robbed(gold, Box(right, box.y, 190, box.h), wild_kinds(scene), telling)
        right -= 24
    elif last and last[0] != scene.viewer:
        right -= _LAST
        items += _claim(scene, last, Box(right, box.y, _LAST, box.h), telling)
        right -= 24
    racks = melds(scene, seat)
    flowers = scene.pile("flowers", seat)
    if flowers and flowers.pieces:
        racks += bouquet(flowers.pieces)
    return [*flow(racks, Box(box.x, box.y + 4, right - box.x, box.h - 4), _MELD, wild_kinds(scene)), *items]


def _claim(scene: Scene, last: tuple[Seat, Piece], box: Box, telling: Telling) -> list[Item]:
    """The tile that may be claimed, behind the seat that it comes from."""
    seat, piece = last
    spot = Box(box.right - _CLAIM - 10, box.y + 9, _CLAIM, tile_height(_CLAIM))
    words = Box(box.x, box.y + 94, spot.x - box.x - 14, 32)
    return [
        Disc(Box(words.x + (words.w - 46) // 2, box.y + 44, 46, 46), seat),
        Text(words, telling.label(caption(scene)), 22, "center", "gold"),
        Tile(spot, _CLAIM, piece, wild=piece in wild_kinds(scene), ring=True),
    ]


def _robbed(piece: Piece, box: Box, wild: frozenset[Piece], telling: Telling) -> list[Item]:
    """The gold, which may be taken from beside the wall."""
    width = 72
    return [
        Text(Box(box.x, box.y, box.w, 32), telling.label("rob_gold"), 22, "center", "gold"),
        Tile(
            Box(box.x + (box.w - width) // 2, box.y + 42, width, tile_height(width)), width, piece, wild=True, ring=True
        ),
    ]


def _waits(sheet: Sheet, box: Box, wild: frozenset[Piece], telling: Telling) -> list[Item]:
    """The tiles that win, with how many of each are unseen; while there is a tile too many, by discard."""
    fits = _ROWS if sheet.rows[0].key == "after" else _CELLS
    more = f" +{len(sheet.rows) - fits}" if len(sheet.rows) > fits else ""
    items: list[Item] = [Text(Box(box.x, box.y - 2, box.w, 30), telling.label("waits") + more, 22, tone="dim")]
    for number, row in enumerate(sheet.rows[:fits]):
        if row.key == "after":
            height = tile_height(_SMALL) + 6
            items += _after(row, Box(box.x, box.y + 34 + number * height, box.w, height - 6), wild)
        else:
            items += _wait(row, Box(box.x + number * (_WAIT + 4), box.y + 34, _WAIT, tile_height(_WAIT)), wild)
    return items


def _wait(row: Row, box: Box, wild: frozenset[Piece]) -> list[Item]:
    return [
        *placed(standing(row.pieces), box.x, box.y, _WAIT, wild),
        Text(Box(box.x, box.bottom + 2, box.w, 32), str(row.number), 26, "center"),
    ]


def _after(row: Row, box: Box, wild: frozenset[Piece]) -> list[Item]:
    """A discard and what the hand waits for then."""
    waits = row.pieces[1 : _FITS + 1]
    x = box.x + _SMALL + 32
    items: list[Item] = [*placed(standing(row.pieces[:1]), box.x, box.y, _SMALL, wild)]
    items.append(Arrow(Box(box.x + _SMALL + 5, box.y + box.h // 2 - 9, 22, 18)))
    items += placed(standing(waits), x, box.y, _SMALL, wild)
    if len(row.pieces) - 1 > _FITS:
        items.append(Text(Box(x + _FITS * (_SMALL + 2), box.y, 24, box.h), "…", 22, "center"))
    items.append(Pill(Box(box.right - 46, box.y + 10, 46, 34), str(row.number), 24, "warm"))
    return items
