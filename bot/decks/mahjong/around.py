"""The middle of a mahjong hand's picture: each seat's last discards and number of flowers, and the claimable tile."""

from bot.decks.mahjong.moment import caption, is_window, last_discard, loose_tile, wild_kinds
from bot.decks.mahjong.racks import columns, placed, standing
from bot.decks.mahjong.seats import MARK
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.scenes import pieces_of
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, READABLE, Box, Disc, Item, Seal, Text, line, text_width
from engine.core import Place, Scene

LATEST = 6
"""Maximum number of discards shown for a seat. The picture of the table shows all of them."""
CLAIM = 232
"""Width of the claimable tile with its words, at the right."""
_TILE, _CLAIMED = 48, 118
_NAME = line(READABLE)
_LINE = tile_height(_TILE) + 4
AROUND, NAMED = 2 * _LINE, 2 * (_NAME + _LINE)
"""Height of the seats in two columns without names, and the minimum height with names."""


def around(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the seats with their last discards, in two columns.

    The seats are in the order of the scene, except that the viewer comes last. Names are shown if there is room."""
    mine = [place for place in scene.places if place.seat == scene.viewer]
    wide, high = box.w // 2, box.h // 2
    aside = (2 if any(pile.role == "flowers" for pile in scene.piles) else 1) * (MARK + 4) + 6
    items: list[Item] = []
    for number, place in enumerate([place for place in scene.places if place not in mine] + mine):
        cell = Box(box.x + number % 2 * wide, box.y + number // 2 * high, wide - 2, high - 4)
        items += _latest(scene, place, cell, aside, telling, named=box.h >= NAMED)
    return items


def _latest(scene: Scene, place: Place, box: Box, aside: int, telling: Telling, *, named: bool) -> list[Item]:
    """Lay out a seat with its number of flowers, in a blossom, and its last discards, the newest at the right.

    The discards begin `aside` pixels from the left."""
    thrown, flowers = pieces_of(scene, "discards", place.seat), pieces_of(scene, "flowers", place.seat)
    items: list[Item] = [Disc(Box(box.x, box.y, MARK, MARK), place.seat)]
    if flowers:
        items.append(Seal(Box(box.x + MARK + 4, box.y, MARK, MARK), str(len(flowers)), blossom=True))
    lane = Box(box.x + aside, box.y, box.w - aside, box.h)
    name = telling.label("you") if place.seat == scene.viewer else telling.who(place.seat)
    if named:
        items += [Text(Box(lane.x, lane.y, lane.w, _NAME), name, READABLE, tone="dim")] if name else []
        lane = Box(lane.x, lane.y + _NAME, lane.w, lane.h - _NAME)
    most = min(LATEST, columns(lane.w, _TILE))
    tiles = placed(standing(thrown[-most:]), lane.x, lane.y, _TILE, wild_kinds(scene))
    for number, tile in enumerate(tiles, 1):
        ring = number == len(tiles) and last_discard(scene) == (place.seat, tile.piece)
        items.append(Tile(tile.box, tile.width, tile.piece, wild=tile.wild, ring=ring))
    return items


def claim(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the tile that may be claimed. Above it are the name and the disc of the seat that discarded it.

    A tile that nobody discarded has no seat.

    Return [] if no tile may be claimed, or if the viewer discarded it."""
    last, loose, wild = last_discard(scene) if is_window(scene) else None, loose_tile(scene), wild_kinds(scene)
    if last is None or (last[0] == scene.viewer and not loose):
        return []
    seat, piece = last[0], loose or last[1]
    x = box.x + (box.w - _CLAIMED) // 2
    spot = Box(x, box.bottom - tile_height(_CLAIMED) - 10, _CLAIMED, tile_height(_CLAIMED))
    tile = Tile(spot, _CLAIMED, piece, wild=piece in wild, ring=True)
    words, line = caption(scene, telling), Box(box.x - 10, spot.y - 48, box.w + 20, MARK)
    if loose:
        return [Text(line, words, MEDIUM, "center", "bold"), tile]
    name, across = telling.who(seat), text_width(words, MEDIUM)
    x = line.x + max(line.w - MARK - 8 - across, 0) // 2
    mark = Disc(Box(x, line.y, MARK, MARK), seat)
    said = Text(Box(x + MARK + 8, line.y, min(across, line.right - x - MARK - 8), MARK), words, MEDIUM, tone="bold")
    above = line._replace(y=line.y - _NAME, h=_NAME)
    return [said, tile, mark, *([Text(above, name, READABLE, "center")] if name else [])]
