"""The picture of a private mahjong hand: the own tiles large, and beside them all that a decision needs."""

from __future__ import annotations

from dataclasses import replace

from bot.decks.mahjong.around import around
from bot.decks.mahjong.moment import wild_kinds, wild_shown
from bot.decks.mahjong.racks import Rack, flow, hand_rack, melds, placed, rack_width, standing
from bot.decks.mahjong.seats import CHIP, chips, seals, table_chips
from bot.decks.mahjong.stakes import once_bound, stakes
from bot.decks.mahjong.table import deal_number, wall_left, wind_seal
from bot.decks.mahjong.tiles import Tile, down_from, tile_height
from bot.decks.mahjong.waiting import waiting
from bot.decks.scenes import is_asked
from bot.decks.telling import Telling
from bot.render.layout import GAP, HAND_WIDTH, MARGIN, Box, Disc, Item, Panel, Picture, Text, text_width
from bot.render.pills import pills, pills_height
from engine.core import Piece, Scene

_INNER = HAND_WIDTH - 2 * MARGIN
_HEAD = 64
_WILD = 44
_TILE, _LEAST = 96, 72
_MELD, _LEAST_MELD = 72, 52
_OWN = 2 * tile_height(_TILE) + 4
"""How high the own tiles lie, in one row or two."""


def hand(scene: Scene, telling: Telling) -> Picture:
    """900 px wide: the table in one line, the viewer's tiles and melds, the discards around, what may be claimed, who
    is bound to whom, and all that the hand waits for. It keeps its height while a hand goes on, but for the last two
    and badges."""
    seat = -1 if scene.viewer is None else scene.viewer
    items = _line(scene, Box(MARGIN, GAP, _INNER, _HEAD), telling)
    top = GAP + _HEAD + 8
    said = [*chips(scene, seat, telling), *once_bound(scene, telling), *table_chips(scene, telling)]
    if said:
        tall = pills_height(said, _INNER, CHIP)
        items += pills(said, Box(MARGIN, top, _INNER, tall), CHIP)
        top += tall + GAP
    panel = Box(MARGIN - 6, top, _INNER + 12, _OWN + 2 * GAP)
    items.append(Panel(panel, "board", glow=is_asked(scene, scene.viewer, telling)))
    items += _own(scene, seat, panel.inset(14, GAP))
    more, bottom = around(scene, Box(MARGIN, panel.bottom + 16, _INNER, 0), telling)
    items += more
    more, bottom = stakes(scene, Box(MARGIN, bottom + 16, _INNER, 0), telling)
    items += more
    more, bottom = waiting(scene, seat, Box(MARGIN, bottom + 16, _INNER, 0), telling)
    return Picture(HAND_WIDTH, bottom + 16, (*items, *more), "table")


def _line(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """The own seat with its wind, the round and the hand, then at the right the wall and the wild kind."""
    items: list[Item] = []
    x, y = box.x, box.y + (box.h - 48) // 2
    if scene.viewer is not None:
        items.append(Disc(Box(x, y, 48, 48), scene.viewer))
        mine = seals(scene, scene.viewer, x + 58, y + 2, telling)
        items += mine
        x = max((item.box.right for item in mine), default=x + 48) + 36
    wind = wind_seal(scene, Box(x, y + 2, 44, 44), telling)
    x += 54 if wind else 0
    deal = deal_number(scene, telling)
    items += [*wind, Text(Box(x, y, text_width(deal, 30), 48), deal, 30)]
    wild, shown = wild_kinds(scene), standing(wild_shown(scene))
    right = box.right - rack_width(shown, _WILD)
    items += placed(shown, right, box.y, _WILD, wild)
    right -= 10
    for text in (telling.label("wild") if shown else "", wall_left(scene, telling)):
        wide = text_width(text, 30) if text else 0
        items += [Text(Box(right - wide, y, wide, 48), text, 30, "right")] if text else []
        right -= wide + 36
    return items


def _own(scene: Scene, seat: int, box: Box) -> list[Item]:
    """The own tiles in the middle of the box; the melds at the right of them, where there are some."""
    wild, racks = wild_kinds(scene), melds(scene, seat)
    tiles, laid = _beside(scene, seat, racks, box, wild)
    right = max((tile.box.right for tile in (*tiles, *laid)), default=box.x)
    return [
        replace(
            tile,
            box=Box(tile.box.x + (box.right - right) // 2, tile.box.y + _spare(lying, box), tile.box.w, tile.box.h),
        )
        for lying in (tiles, laid)
        for tile in lying
    ]


def _spare(tiles: list[Tile], box: Box) -> int:
    """How far tiles that do not fill the box are moved down."""
    return (box.bottom - max(tile.box.bottom for tile in tiles)) // 2


def _beside(
    scene: Scene, seat: int, racks: list[Rack], box: Box, wild: frozenset[Piece]
) -> tuple[list[Tile], list[Tile]]:
    """Tiles as large as leaves room for the melds beside them."""
    tiles: list[Tile] = []
    laid: list[Tile] = []
    for width in down_from(_TILE):
        tiles = hand_rack(scene, seat, box, width, wild)
        left = max((tile.box.right + 28 for tile in tiles), default=box.x)
        laid = flow(racks, Box(left, box.y, max(box.right - left, 0), box.h), _MELD, wild)
        if not laid or laid[0].width >= _LEAST_MELD or width <= _LEAST:
            break
    return tiles, laid
