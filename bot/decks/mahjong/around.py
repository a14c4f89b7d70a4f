"""The lower half of a mahjong hand: the last discards of the others, the own ones, and the tile that may be claimed."""

from __future__ import annotations

from bot.decks.mahjong.moment import caption, is_window, last_discard, loose_tile, wild_kinds
from bot.decks.mahjong.racks import SPACE, bouquet, flow, flow_height, river, river_height
from bot.decks.mahjong.seats import DISC
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.telling import Telling
from bot.render.layout import Box, Disc, Item, Text, text_width
from engine.core import Place, Scene, Seat

_LATEST = 57
_OWN, _FLOWER, _LEAST = 52, 44, 36
_CLAIM = 118
_COLUMN = 216
_NAME, _NAMED = 54, 180
"""How high a name is, and how wide what stands under it must be: a spectator has four seats to look at."""
_LOW = _NAME + tile_height(_LATEST) + 16
_HIGH = _LOW + 2 * (tile_height(44) + SPACE)
"""Where the own discards begin, and how high all of it is."""


def around(scene: Scene, box: Box, telling: Telling) -> tuple[list[Item], int]:
    """The items from the upper edge of the box on, and where they end: as high for all but the longest hands."""
    items = _claim(scene, Box(box.right - _COLUMN, box.y, _COLUMN, _HIGH), telling)
    across = box.w - (_COLUMN + 2 if items else 0)
    others = [place for place in scene.places if place.seat != scene.viewer]
    for number, place in enumerate(others):
        wide = across // len(others)
        items += _latest(scene, place, Box(box.x + number * wide, box.y, wide - 8, _LOW), telling)
    mine = _mine(scene, scene.viewer, Box(box.x, box.y + _LOW, across, _HIGH - _LOW)) if others else []
    return [*items, *mine], max([box.y + _HIGH, *(item.box.bottom for item in mine)])


def _latest(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Who it is, and the discards that they made last, the newest at the right."""
    pile, last, name = scene.pile("discards", place.seat), last_discard(scene), telling.who(place.seat)
    items: list[Item] = [Disc(Box(box.x, box.y, DISC, DISC), place.seat)]
    items += [Text(Box(box.x + 53, box.y, box.w - 53, DISC), name, 26)] if name and box.w > _NAMED else []
    fits = (box.w + SPACE) // (_LATEST + SPACE)
    tiles = river(pile.pieces[-fits:] if pile else (), Box(box.x, box.y + _NAME, box.w, 90), _LATEST, wild_kinds(scene))
    for number, tile in enumerate(tiles, 1):
        ring = number == len(tiles) and last == (place.seat, tile.piece)
        items.append(Tile(tile.box, tile.width, tile.piece, wild=tile.wild, ring=ring))
    return items


def _mine(scene: Scene, seat: Seat | None, box: Box) -> list[Item]:
    """The own discards and, below them, flowers."""
    thrown, flowers, wild = scene.pile("discards", seat), scene.pile("flowers", seat), wild_kinds(scene)
    if seat is None:
        return []
    pieces, racks = thrown.pieces if thrown else (), bouquet(flowers.pieces) if flowers else []
    lane = Box(box.x + 56, box.y, box.w - 56, box.h // 2 if racks else box.h)
    high = max(lane.h - 2 * SPACE, river_height(len(pieces), lane.w, _LEAST))
    items: list[Item] = [Disc(Box(box.x, box.y, DISC, DISC), seat)]
    items += river(pieces, Box(lane.x, lane.y, lane.w, high), _OWN, wild)
    low = max(lane.h, flow_height(racks, lane.w, _LEAST))
    return [*items, *flow(racks, Box(lane.x, lane.y + high + 2 * SPACE, lane.w, low), _FLOWER, wild)]


def _claim(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """The tile that may be claimed under the seat that it comes from, or a loose one that may be had; nothing at other
    times, nor to whom the tile comes from."""
    last, loose, wild = last_discard(scene) if is_window(scene) else None, loose_tile(scene), wild_kinds(scene)
    if last is None or (last[0] == scene.viewer and not loose):
        return []
    seat, piece = last[0], loose or last[1]
    x = box.x + (box.w - _CLAIM) // 2
    tile = Tile(Box(x, box.y + 96, _CLAIM, tile_height(_CLAIM)), _CLAIM, piece, wild=piece in wild, ring=True)
    said = caption(scene, telling)
    name = telling.who(seat)
    items: list[Item] = [Text(Box(box.x, box.y + 52, box.w, 36), said, 28, "center", "gold"), tile]
    if loose:
        return items
    across = min(text_width(name, 26), box.w - 53) if name else 0
    x = box.x + (box.w - DISC - (7 + across if name else 0)) // 2
    items.append(Disc(Box(x, box.y, DISC, DISC), seat))
    return [*items, *([Text(Box(x + 53, box.y, across, DISC), name, 26)] if name else [])]
