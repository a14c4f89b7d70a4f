"""The picture of a mahjong table: four seats around the wall, the wild kind and the last discard."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.mahjong.moment import caption, last_discard, loose_tile, round_wind, wild_kinds, wild_shown
from bot.decks.mahjong.racks import hand_rack
from bot.decks.mahjong.seats import CHIP, DISC, narrow_height, narrow_panel, table_chips, wide_height, wide_panel
from bot.decks.mahjong.tiles import WIDTHS, Tile, tile_height
from bot.decks.telling import Telling
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Disc, Item, Picture, Seal, Text, numbered, text_width, widest_of
from bot.render.pills import pills
from engine.core import Place, Scene

_INNER = WIDTH - 2 * MARGIN
_SIDE = 360
_HAND = 72
_SMALL = 57
_LAST = 150


def table(scene: Scene, telling: Telling) -> Picture:
    """1000 px wide: the first place of the scene below, the next at the right, counter-clockwise as the turns go.

    It keeps its height while a hand goes on. The viewer's own hand lies at the bottom when the scene knows its tiles.
    """
    below, right, above, left = _around(scene.places)
    items: list[Item] = []
    top = MARGIN
    if above:
        height = wide_height(scene, above, _INNER, telling)
        items += wide_panel(scene, above, Box(MARGIN, top, _INNER, height), telling)
        top += height + GAP
    sides = [place for place in (left, right) if place]
    height = max([420, *(narrow_height(scene, place.seat, _SIDE, telling) for place in sides)])
    for place, x in ((left, MARGIN), (right, WIDTH - MARGIN - _SIDE)):
        if place:
            items += narrow_panel(scene, place, Box(x, top, _SIDE, height), telling)
    items += _middle(scene, Box(MARGIN + _SIDE + GAP, top, _INNER - 2 * _SIDE - 2 * GAP, height), telling)
    top += height + GAP
    if below:
        height = wide_height(scene, below, _INNER, telling)
        items += wide_panel(scene, below, Box(MARGIN, top, _INNER, height), telling)
        top += height + GAP
        if below.seat == scene.viewer:
            row = Box(MARGIN, top + 2, _INNER, 0)
            tiles = hand_rack(scene, below.seat, row, _HAND, wild_kinds(scene))
            items += tiles
            top = max((tile.box.bottom + GAP for tile in tiles), default=top)
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), "table")


def deal_number(scene: Scene, telling: Telling) -> str:
    """The number of the hand, e.g. `Hand 5`."""
    number = scene.hand
    return numbered(telling.label("deal"), str(number)) if number else ""


def wall_left(scene: Scene, telling: Telling) -> str:
    """How many tiles may still be drawn: `To draw 5`, or, where that is all of them, `Wall 21`."""
    stock, live = scene.pile("stock"), scene.badge("live")
    if live and live.args:
        return numbered(telling.label("live"), str(live.args[0]))
    return numbered(telling.label("wall"), str(stock.count)) if stock else ""


def wind_seal(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    wind = round_wind(scene)
    return [Seal(box, telling.speak(f"seal-{wind}"), "wind")] if wind else []


def _around(places: Sequence[Place]) -> tuple[Place | None, ...]:
    """Who sits below, right, above and left."""
    seats = {0: (), 1: (0,), 2: (0, 2), 3: (0, 1, 3)}.get(len(places), (0, 1, 2, 3))
    at = dict(zip(seats, places, strict=False))
    return tuple(at.get(side) for side in range(4))


def _middle(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Round wind and hand number, the wild kind, the wall, what is said of the table, and the last discard, one below
    the other."""
    wind = wind_seal(scene, Box(box.x + 4, box.y + 2, 44, 44), telling)
    left = box.x + (58 if wind else 4)
    items: list[Item] = [*wind, Text(Box(left, box.y + 2, box.right - left, 44), deal_number(scene, telling), 30)]
    top = box.y + 56
    items += _wild(scene, Box(box.x + 4, top, box.w - 4, tile_height(_SMALL)), telling)
    top += tile_height(_SMALL) + 8
    items.append(Text(Box(box.x + 4, top, box.w - 4, 40), wall_left(scene, telling), 30))
    top += 46
    if said := table_chips(scene, telling):
        items += pills(said, Box(box.x, top, box.w, 38), CHIP)
        top += 46
    return [*items, *_last(scene, Box(box.x, top, box.w, box.bottom - top), telling)]


def _wild(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """The wild kind with its name, behind the indicator where that is another one."""
    wild, x = wild_kinds(scene), box.x
    items: list[Item] = []
    for piece in wild_shown(scene):
        items.append(Tile(Box(x, box.y, _SMALL, box.h), _SMALL, piece, wild=piece in wild))
        x += _SMALL + 4
    return [*items, Text(Box(x + 8, box.y, box.right - x - 8, box.h), telling.label("wild"), 30)] if items else []


def _last(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """The last discard, large, under the seat that it comes from; or a loose one that may be had before."""
    last, loose = last_discard(scene), loose_tile(scene)
    if last is None:
        return []
    seat, piece = last[0], loose or last[1]
    width = widest_of(WIDTHS, min(_LAST, (box.h - 64) * 7 // 10))
    high, said = tile_height(width), caption(scene, telling)
    y = box.bottom - high - 10
    spot = Box(box.x + (box.w - width) // 2, y, width, high)
    left = 0 if loose else DISC + 6
    across = min(text_width(said, 26), box.w - left)
    x = box.x + (box.w - left - across) // 2
    items: list[Item] = [] if loose else [Disc(Box(x, y - 58, DISC, DISC), seat)]
    return [
        *items,
        Text(Box(x + left, y - 58, across, DISC), said, 26, "center" if loose else "left", "gold"),
        Tile(spot, width, piece, wild=piece in wild_kinds(scene), ring=True),
    ]
