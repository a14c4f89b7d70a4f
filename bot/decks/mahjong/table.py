"""The picture of a mahjong table: four seats around a centre with the wall, the wild kind and the last discard."""

from bot.decks.mahjong.moment import caption, is_window, last_discard, loose_tile, round_wind, wild_kinds, wild_shown
from bot.decks.mahjong.seats import CHIP, MARK, panel, table_chips
from bot.decks.mahjong.tiles import Centre, Tile, tile_height
from bot.decks.telling import Telling
from bot.render.layout import (
    HEIGHT,
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
    two_lines,
)
from bot.render.pills import pills
from engine.core import Scene

_EDGE = 6
_PANEL = Box(0, 0, (WIDTH - 3 * _EDGE) // 2, (HEIGHT - 3 * _EDGE) // 2)
_CENTRE = Box(318, 244, 364, 148)
"""The centre of the table. Beside it is room for six discards."""
_LINE = 46
_WILD, _LAST = 52, 64


def table(scene: Scene, telling: Telling) -> Picture:
    """Draw the table. Facts about the table and the last discard are in the centre, between the seats.

    The scene's first place is at the lower left. The others follow counter-clockwise, like the turns."""
    items: list[Item] = []
    for place, (column, row) in zip(scene.places, ((0, 1), (1, 1), (1, 0), (0, 0)), strict=False):
        box = _PANEL._replace(x=_EDGE + column * (_PANEL.w + _EDGE), y=_EDGE + row * (_PANEL.h + _EDGE))
        items += panel(scene, place, box, _CENTRE.inset(-4), telling, low=bool(row))
    return Picture(WIDTH, HEIGHT, (*items, Centre(_CENTRE), *_centre(scene, _CENTRE.inset(8, 5), telling)), "table")


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
    return [Seal(box, telling.speak(f"seal-{wind}"))] if wind else []


def _centre(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the facts about the table at the left, and the wild kind and the last discard at the right."""
    last = _last(scene, box)
    wild = _wild(scene, box._replace(w=min((item.box.x for item in last), default=box.right) - 12 - box.x), telling)
    lane = box._replace(w=min((item.box.x for item in (*wild, *last)), default=box.right) - 14 - box.x)
    deal, wall, chips = deal_number(scene, telling), wall_left(scene, telling), table_chips(scene, telling)
    wind = wind_seal(scene, Box(lane.x, lane.y, MARK, MARK), telling)
    words = caption(scene, telling) if is_window(scene) and scene.question.topic != "claim" else ""
    said = two_lines(words, READABLE, lane.w) if words else ()
    items: list[Item] = []
    y = lane.y
    if len(said) + bool(chips) < 2:
        left = lane.x + (MARK + 8 if wind else 0)
        items += [*wind, Text(Box(left, y, lane.right - left, _LINE), deal, MEDIUM)]
        y += _LINE
    items += [Text(Box(lane.x, y, lane.w, _LINE), wall, MEDIUM)] if wall else []
    y += _LINE
    for line in said:
        items.append(Text(Box(lane.x, y, lane.w, _LINE), line, READABLE, tone="bold"))
        y += _LINE
    right = min((tile.box.x for tile in (*wild, *last) if isinstance(tile, Tile)), default=box.right) - 8
    items += pills(chips, Box(lane.x, y, right - lane.x, _LINE), CHIP) if chips and y + _LINE <= lane.bottom else []
    return [*items, *wild, *last]


def _wild(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the wild kind below its caption, at the right edge of the box.

    The indicator comes before it if that is a different tile."""
    wild, pieces, high = wild_kinds(scene), wild_shown(scene), tile_height(_WILD)
    spots = [Box(box.right - _WILD - n * (_WILD + 4), box.bottom - high, _WILD, high) for n in range(len(pieces))]
    items: list[Item] = [
        Tile(spot, _WILD, piece, wild=piece in wild) for piece, spot in zip(reversed(pieces), spots, strict=True)
    ]
    said = telling.label("wild")
    wide = text_width(said, READABLE)
    return [*items, Text(Box(box.right - wide, box.y, wide, _LINE), said, READABLE, "right")] if items else []


def _last(scene: Scene, box: Box) -> list[Item]:
    """Lay out the last discard, large, below the disc of its seat.

    If a loose tile may be taken first, show that tile instead, without a disc."""
    last, loose = last_discard(scene), loose_tile(scene)
    if last is None:
        return []
    seat, piece = last[0], loose or last[1]
    high = tile_height(_LAST)
    spot = Box(box.right - _LAST - 6, box.bottom - high - 3, _LAST, high)
    tile = Tile(spot, _LAST, piece, wild=piece in wild_kinds(scene), ring=True)
    return [tile] if loose else [tile, Disc(Box(spot.x + (_LAST - MARK) // 2, box.y - 4, MARK, MARK), seat)]
