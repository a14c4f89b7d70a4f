"""The picture of a mahjong table: four seats around the wall, the wild kind and the last discard."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.mahjong.moment import caption, last_discard, loose_tile, round_wind, wild_kinds, wild_shown
from bot.decks.mahjong.racks import hand_rack
from bot.decks.mahjong.seats import CHIP, DISC, panel, panel_height, table_chips
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.telling import Telling
from bot.render.layout import (
    GAP,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Picture,
    Seal,
    Text,
    numbered,
    text_width,
)
from bot.render.pills import pills
from engine.core import Place, Scene

_INNER = WIDTH - 2 * MARGIN
_PANEL = (_INNER - GAP) // 2
_EDGE = 14
_MIDDLE = 132
_HAND = 72
_SMALL = 72
_LAST = 88


def table(scene: Scene, telling: Telling) -> Picture:
    """Draw the table 1000 px wide. Facts about the table and the last discard are between the seats.

    The scene's first place is at the lower left. The others follow counter-clockwise, like the turns. If the first
    place is the viewer's, the viewer's hand is at the bottom. The height usually stays the same during a hand."""
    first, second, third, fourth = _around(scene.places)
    items: list[Item] = []
    top = _EDGE
    for row in ((fourth, third), (first, second)):
        places = [place for place in row if place]
        height = max((panel_height(scene, place, _PANEL, telling) for place in places), default=0)
        for number, place in enumerate(row):
            if place:
                x = MARGIN + number * (_PANEL + GAP)
                box, low = Box(x, top, _PANEL, height), row[0] is first
                items += panel(scene, place, box, telling, left=not number, low=low)
        top += height + GAP if height else 0
        if fourth in row:
            items += _middle(scene, Box(MARGIN, top, _INNER, _MIDDLE), telling)
            top += _MIDDLE + GAP
    if first and first.seat == scene.viewer:
        tiles = hand_rack(scene, first.seat, Box(MARGIN, top + 2, _INNER, 0), _HAND, wild_kinds(scene))
        items += tiles
        top = max((tile.box.bottom + GAP for tile in tiles), default=top)
    return Picture(WIDTH, top + _EDGE - GAP, tuple(items), "table")


def deal_number(scene: Scene, telling: Telling) -> str:
    """Return the number of the hand, as `Hand 5`."""
    number = scene.hand
    return numbered(telling.label("deal"), str(number)) if number else ""


def wall_left(scene: Scene, telling: Telling) -> str:
    """Return how many tiles may still be drawn: `To draw 5`.

    If these are all the tiles of the wall, return `Wall 21`."""
    stock, live = scene.pile("stock"), scene.badge("live")
    if live and live.args:
        return numbered(telling.label("live"), str(live.args[0]))
    return numbered(telling.label("wall"), str(stock.count)) if stock else ""


def wind_seal(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    wind = round_wind(scene)
    return [Seal(box, telling.speak(f"seal-{wind}"), "wind")] if wind else []


def _around(places: Sequence[Place]) -> tuple[Place | None, ...]:
    """Return the places lower left, lower right, upper right and upper left."""
    return tuple(places[number] if number < len(places) else None for number in range(4))


def _middle(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the facts about the table: round wind, hand number, wall, badges, wild kind and last discard."""
    wind = wind_seal(scene, Box(box.x + 4, box.y, 44, 44), telling)
    left = box.x + (58 if wind else 4)
    deal = deal_number(scene, telling)
    wide = text_width(deal, MEDIUM)
    items: list[Item] = [*wind, Text(Box(left, box.y, wide, 44), deal, MEDIUM)]
    items.append(Text(Box(box.x + 4, box.y + 48, 316, 40), wall_left(scene, telling), MEDIUM))
    if said := table_chips(scene, telling):
        items += pills(said, Box(box.x, box.bottom - 40, 330, 38), CHIP)
    items += _wild(
        scene, Box(box.x + 346, box.y + (box.h - tile_height(_SMALL)) // 2, 260, tile_height(_SMALL)), telling
    )
    return [*items, *_last(scene, Box(box.right - 350, box.y, 350, box.h), telling)]


def _wild(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the wild kind with a caption. The indicator comes before it if that is a different tile."""
    wild, x = wild_kinds(scene), box.x
    items: list[Item] = []
    for piece in wild_shown(scene):
        items.append(Tile(Box(x, box.y, _SMALL, box.h), _SMALL, piece, wild=piece in wild))
        x += _SMALL + 4
    return [*items, Text(Box(x + 8, box.y, box.right - x - 8, box.h), telling.label("wild"), MEDIUM)] if items else []


def _last(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the last discard, large, after the disc of its seat.

    If a loose tile may be taken first, show that tile instead, without a disc."""
    last, loose = last_discard(scene), loose_tile(scene)
    if last is None:
        return []
    seat, piece = last[0], loose or last[1]
    high, said = tile_height(_LAST), caption(scene, telling)
    spot = Box(box.right - _LAST - 8, box.y + (box.h - high) // 2, _LAST, high)
    words = Box(box.x, box.y + box.h // 2 - (18 if loose else -4), spot.x - box.x - 16, 36)
    mark = [] if loose else [Disc(Box(words.right - DISC, words.y - DISC - 4, DISC, DISC), seat)]
    return [
        *mark,
        Text(words, said, READABLE, "right", "gold"),
        Tile(spot, _LAST, piece, wild=piece in wild_kinds(scene), ring=True),
    ]
