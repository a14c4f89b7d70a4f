"""The picture of a mahjong table: four seats around the wall, the wild kind and the last discard."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.mahjong.moment import WINDS, caption, golden_chance, last_discard, round_wind, wild_kinds, wild_shown
from bot.decks.mahjong.racks import hand_rack
from bot.decks.mahjong.seats import narrow_height, narrow_panel, wide_height, wide_panel
from bot.decks.mahjong.tiles import Tile, tile_height, widest_of
from bot.decks.telling import Telling
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Disc, Item, Picture, Seal, Text, numbered, text_width
from bot.render.pills import pills
from engine.core import Place, Scene

_INNER = WIDTH - 2 * MARGIN
_SIDE = 346
_HAND = 64
_SMALL = 54
_LAST = 118


def table(scene: Scene, telling: Telling) -> Picture:
    """1000 px wide: the first place of the scene below, the next at the right, counter-clockwise as the turns go.

    The viewer's own hand lies at the bottom when the scene knows its tiles.
    """
    below, right, above, left = _around(scene.places)
    items: list[Item] = []
    top = MARGIN
    if above:
        height = wide_height(scene, above.seat, _INNER, telling)
        items += wide_panel(scene, above, Box(MARGIN, top, _INNER, height), telling, below=False)
        top += height + GAP
    sides = [place for place in (left, right) if place]
    height = max([420, *(narrow_height(scene, place.seat, _SIDE, telling) for place in sides)])
    for place, x in ((left, MARGIN), (right, WIDTH - MARGIN - _SIDE)):
        if place:
            items += narrow_panel(scene, place, Box(x, top, _SIDE, height), telling)
    items += _middle(scene, Box(MARGIN + _SIDE + GAP, top, _INNER - 2 * _SIDE - 2 * GAP, height), telling)
    top += height + GAP
    if below:
        height = wide_height(scene, below.seat, _INNER, telling)
        items += wide_panel(scene, below, Box(MARGIN, top, _INNER, height), telling, below=True)
        top += height + GAP
        if below.seat == scene.viewer:
            row = Box(MARGIN, top + 2, _INNER, tile_height(_HAND))
            tiles = hand_rack(scene, below.seat, row, _HAND, wild_kinds(scene))
            items += tiles
            top = max((tile.box.bottom + GAP for tile in tiles), default=top)
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), "table")


def deal_number(scene: Scene, telling: Telling) -> str:
    """The number of the hand, e.g. `Hand 5`."""
    number = scene.hand
    return numbered(telling.label("deal"), str(number)) if number else ""


def wind_seal(scene: Scene, box: Box) -> list[Item]:
    wind = round_wind(scene)
    return [Seal(box, WINDS[wind], "wind")] if wind else []


def _around(places: Sequence[Place]) -> tuple[Place | None, ...]:
    """Who sits below, right, above and left."""
    seats = {0: (), 1: (0,), 2: (0, 2), 3: (0, 1, 3)}.get(len(places), (0, 1, 2, 3))
    at = dict(zip(seats, places, strict=False))
    return tuple(at.get(side) for side in range(4))


def _middle(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Round wind and hand number, the wall, the wild kind, the queue, and the last discard, one below the other."""
    items: list[Item] = [*wind_seal(scene, Box(box.x + 4, box.y + 2, 44, 44))]
    items.append(Text(Box(box.x + 58, box.y + 2, box.w - 62, 44), deal_number(scene, telling), 30))
    top = box.y + 60
    items += _wall(scene, Box(box.x, top, box.w // 2, 142), telling)
    items += _wild(scene, Box(box.x + box.w // 2, top, box.w - box.w // 2, 142), telling)
    top += 150
    items += pills(_facts(scene, telling), Box(box.x + 4, top, box.w - 8, 32), 22)
    top += 40
    return [*items, *_last(scene, Box(box.x, top, box.w, box.bottom - top), telling)]


def _facts(scene: Scene, telling: Telling) -> list[tuple[str, str]]:
    """How long the queue is, and how many tiles are still to be drawn where not all are."""
    facts: list[tuple[str, str]] = []
    queue, live = scene.badge("queue"), scene.badge("live")
    if queue and queue.args:
        facts.append((f"{telling.label('queue')} {len(queue.args)}", "warm"))
    if live and live.args:
        facts.append((f"{telling.label('live')} {live.args[0]}", "calm"))
    return facts


def _wall(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    stock = scene.pile("stock")
    if stock is None:
        return []
    x = box.x + (box.w - _SMALL) // 2
    lower = [Tile(Box(x, box.y + 14, _SMALL, tile_height(_SMALL)), _SMALL)] if stock.count > 1 else []
    upper = [Tile(Box(x, box.y, _SMALL, tile_height(_SMALL)), _SMALL)] if stock.count else []
    text = f"{telling.label('wall')} {stock.count}"
    return [*lower, *upper, Text(Box(box.x, box.y + 100, box.w, 38), text, 28, "center")]


def _wild(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    shown = wild_shown(scene)
    if not shown:
        return []
    wild = wild_kinds(scene)
    x = box.x + (box.w - len(shown) * (_SMALL + 4) + 4) // 2
    tiles: list[Item] = [
        Tile(Box(x + n * (_SMALL + 4), box.y + 7, _SMALL, tile_height(_SMALL)), _SMALL, piece, wild=piece in wild)
        for n, piece in enumerate(shown)
    ]
    return [*tiles, Text(Box(box.x, box.y + 100, box.w, 38), telling.label("wild"), 28, "center")]


def _last(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """The last discard, large, under the seat that it comes from; or the gold that may be robbed before."""
    last, gold = last_discard(scene), golden_chance(scene)
    if last is None:
        return []
    seat, piece = last[0], gold or last[1]
    width = widest_of(min(_LAST, (box.h - 70) * 7 // 10))
    high = tile_height(width)
    said = telling.label(caption(scene))
    across = min(48 + text_width(said, 24), box.w)
    x, y = box.x + (box.w - across) // 2, box.y + max(box.h - high - 62, 0) // 2
    spot = Box(box.x + (box.w - width) // 2, y + 52, width, high)
    tile = Tile(spot, width, piece, wild=piece in wild_kinds(scene), ring=True)
    if gold:
        return [Text(Box(box.x, y + 2, box.w, 36), telling.label("rob_gold"), 24, "center", "gold"), tile]
    return [
        Disc(Box(x, y, 40, 40), seat),
        Text(Box(x + 48, y + 2, across - 48, 36), said, 24, tone="gold"),
        tile,
    ]
