"""The picture of a mahjong table: four seats around a centre with the wall, the wild kind and the last discard."""

from bot.decks.mahjong.moment import caption, is_window, last_discard, loose_tile, round_wind, wild_kinds, wild_shown
from bot.decks.mahjong.racks import placed, rack_width, standing
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
)
from bot.render.pills import pills
from engine.core import Scene

_EDGE = 6
_PANEL = Box(0, 0, (WIDTH - 3 * _EDGE) // 2, (HEIGHT - 3 * _EDGE) // 2)
_CENTRE = Box(318, 244, 364, 148)
"""The centre of the table. Beside it is room for six discards."""
_WILD = _LAST = 64


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


def wild_name(scene: Scene, telling: Telling) -> str:
    """Return the short name of the wild kind: `5 Bam`."""
    return " ".join(telling.speak(f"short-{kind}") for kind in sorted(wild_kinds(scene)))


def wind_seal(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    wind = round_wind(scene)
    return [Seal(box, telling.speak(f"seal-{wind}"))] if wind else []


def _centre(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the facts about the table at the left, and the wild kind and the last discard at the right.

    Chips are above the other facts. If there are chips and a caption, the number of the hand is left out."""
    last = _last(scene, box)
    right = min((item.box.x for item in last), default=box.right + 12) - 12
    wild = _wild(scene, box._replace(w=right - box.x))
    wind, chips = wind_seal(scene, Box(box.x, box.y, MARK, MARK), telling), table_chips(scene, telling)
    left, y = wind[0].box.right + 8 if wind else box.x, box.y
    items = [*wind, *pills(chips, Box(left, y, right - left, MARK), CHIP), *wild, *last]
    if chips:
        left, y = box.x, box.y + MARK
    said = telling.label("window-claim") if scene.question.topic == "claim" else caption(scene, telling)
    lines = [(wall_left(scene, telling), MEDIUM, "paper"), (deal_number(scene, telling), READABLE, "paper")]
    lines += [(numbered(telling.label("wild"), wild_name(scene, telling)), READABLE, "paper")] if wild else []
    lines += [(said, READABLE, "bold")] if is_window(scene) else []
    if chips and is_window(scene):
        del lines[1]
    high = (box.bottom - y) // (3 if chips else 4)
    for text, size, tone in lines:
        spot = Box(left, y, right - left, high)
        if any(spot.meets(tile.box) for tile in wild):
            spot = spot._replace(w=min(tile.box.x for tile in wild) - 8 - left)
        items += [Text(spot, text, size, tone=tone)] if text else []
        y += high
        left = left if y < box.y + MARK else box.x
    return items


def _wild(scene: Scene, box: Box) -> list[Tile]:
    """Lay out the wild kind in the lower right corner of the box.

    The indicator comes before it if that is a different tile."""
    wild, shown = wild_kinds(scene), standing(wild_shown(scene))
    x, y = box.right - rack_width(shown, _WILD), box.bottom - tile_height(_WILD)
    return placed(shown, x, y, _WILD, wild)


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
