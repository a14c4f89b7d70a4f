"""The middle of a mahjong hand's picture: each seat's last discards and number of flowers, and the claimable tile."""

from __future__ import annotations

from bot.decks.mahjong.moment import caption, is_window, last_discard, loose_tile, wild_kinds
from bot.decks.mahjong.racks import river
from bot.decks.mahjong.seats import MARK
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, READABLE, Box, Disc, Item, Text, line, text_width
from engine.core import Place, Scene

LATEST = 6
"""Maximum number of discards shown for a seat. The picture of the table shows all of them."""
CLAIM = 232
"""Width of the claimable tile with its words, at the right."""
_TILE, _LARGE, _CLAIMED = 48, 64, 118
_ASIDE = 70
"""Minimum width of the disc and the number of flowers, which are before the discards."""
_NAME = line(READABLE)
_LINE = tile_height(_TILE) + 4
AROUND, NAMED = 2 * _LINE, 2 * (_NAME + _LINE)
"""Height of the seats in two columns without names, and the minimum height with names."""


def around(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the seats with their last discards, in two columns.

    The seats are in the order of the scene, except that the viewer comes last. Names are shown if there is room."""
    mine = [place for place in scene.places if place.seat == scene.viewer]
    wide, high = box.w // 2, box.h // 2
    said = [text_width(_flowers(scene, place, telling), READABLE) for place in scene.places]
    aside = max(MARK + max(said, default=0) + 6, _ASIDE)
    items: list[Item] = []
    for number, place in enumerate([place for place in scene.places if place not in mine] + mine):
        cell = Box(box.x + number % 2 * wide, box.y + number // 2 * high, wide - 2, high - 4)
        items += _latest(scene, place, cell, aside, telling, named=box.h >= NAMED)
    return items


def _flowers(scene: Scene, place: Place, telling: Telling) -> str:
    """Return how many flowers a seat has, "" for none."""
    pile = scene.pile("flowers", place.seat)
    return telling.text("picture-flowers-short", count=len(pile.pieces)) if pile and pile.pieces else ""


def _latest(scene: Scene, place: Place, box: Box, aside: int, telling: Telling, *, named: bool) -> list[Item]:
    """Lay out a seat with its number of flowers and its last discards, the newest at the right.

    The discards begin `aside` pixels from the left."""
    pile, said, last = scene.pile("discards", place.seat), _flowers(scene, place, telling), last_discard(scene)
    items: list[Item] = [Disc(Box(box.x, box.y, MARK, MARK), place.seat)]
    if said:
        items.append(Text(Box(box.x + MARK + 4, box.y, text_width(said, READABLE), MARK), said, READABLE))
    lane = Box(box.x + aside, box.y, box.w - aside, box.h)
    name = telling.label("you") if place.seat == scene.viewer else telling.who(place.seat)
    if named:
        items += [Text(Box(lane.x, lane.y, lane.w, _NAME), name, READABLE, tone="dim")] if name else []
        lane = Box(lane.x, lane.y + _NAME, lane.w, lane.h - _NAME)
    most = LATEST if named else min(LATEST, lane.w // _TILE)
    tiles = river(pile.pieces[-most:] if pile else (), lane, _LARGE if named else _TILE, wild_kinds(scene))
    for number, tile in enumerate(tiles, 1):
        ring = number == len(tiles) and last == (place.seat, tile.piece)
        items.append(Tile(tile.box, tile.width, tile.piece, wild=tile.wild, ring=ring))
    return items


def claim(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the tile that may be claimed, below the seat that discarded it.

    A tile that nobody discarded has no seat.

    Return [] if no tile may be claimed, or if the viewer discarded it."""
    last, loose, wild = last_discard(scene) if is_window(scene) else None, loose_tile(scene), wild_kinds(scene)
    if last is None or (last[0] == scene.viewer and not loose):
        return []
    seat, piece = last[0], loose or last[1]
    x = box.x + (box.w - _CLAIMED) // 2
    spot = Box(x, box.bottom - tile_height(_CLAIMED) - 10, _CLAIMED, tile_height(_CLAIMED))
    tile = Tile(spot, _CLAIMED, piece, wild=piece in wild, ring=True)
    said = Text(Box(box.x - 10, spot.y - 48, box.w + 20, 36), caption(scene, telling), MEDIUM, "center", "bold")
    if loose:
        return [said, tile]
    name, top = telling.who(seat), said.box.y - MARK - 2
    across = min(text_width(name, READABLE), box.w - 53) if name else 0
    x = box.x + (box.w - MARK - (7 + across if name else 0)) // 2
    mark = Disc(Box(x, top, MARK, MARK), seat)
    return [said, tile, mark, *([Text(Box(x + 53, top, across, MARK), name, READABLE)] if name else [])]
