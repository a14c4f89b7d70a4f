"""The picture of a private mahjong hand: the viewer's tiles, large, and everything that the viewer needs to decide."""

from dataclasses import replace

from bot.decks.mahjong.around import AROUND, CLAIM, NAMED, around, claim
from bot.decks.mahjong.moment import wild_kinds, wild_shown
from bot.decks.mahjong.racks import Rack, flow, hand_rack, melds, placed, rack_width, standing
from bot.decks.mahjong.seats import MARK, beside, chips, seals, table_chips
from bot.decks.mahjong.stakes import once_bound, stakes
from bot.decks.mahjong.table import deal_number, wall_left, wild_name, wind_seal
from bot.decks.mahjong.tiles import Tile, down_from, tile_height
from bot.decks.mahjong.waiting import waiting
from bot.decks.mahjong.waits import would_make
from bot.decks.scenes import badges_with_meaning, is_asked
from bot.decks.telling import Telling
from bot.render.layout import (
    HEIGHT,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Panel,
    Picture,
    Text,
    line,
    moved,
    text_width,
    two_lines,
)
from bot.render.pills import Chip, pill_height, pills, pills_height
from engine.core import Piece, Scene

_INNER = WIDTH - 2 * MARGIN
_TOP, _HEAD = 6, 70
_WILD = 48
_TILE, _LEAST, _SMALLEST = 88, 72, 64
_MELD, _LEAST_MELD = 88, 52
_MADE, _MADE_BELOW = 72, 48
"""Maximum width of tiles in sets that a claim would make, beside words and below them."""
_WORDS = 140
"""Width of the words before the sets that a claim would make, beyond which they are in two lines."""
_LOW = 112
"""Minimum height of the part below the discards, if there is one."""


def hand(scene: Scene, telling: Telling) -> Picture:
    """Draw the viewer's tiles and melds.

    Above them is a line about the table, and below them each seat's last discards.

    A claimable tile is at the right. At the bottom are the seats bound by contract. If there are none, the sets that a
    claim would make or the tiles that the hand waits for are shown there.

    The viewer's tiles are smaller if there is more to show. Discards are left out if contracts need their room."""
    seat = -1 if scene.viewer is None else scene.viewer
    items, said = _line(scene, seat, Box(MARGIN, _TOP, _INNER, _HEAD), telling)
    top = _TOP + _HEAD + 4
    large = claim(scene, Box(WIDTH - MARGIN - CLAIM, 0, CLAIM, HEIGHT), telling)
    across = _INNER - (CLAIM + 4 if large else 0)
    if said:
        rows = 1 if badges_with_meaning("bound", scene, telling) else 2
        tall = min(pills_height(said, _INNER, MEDIUM), rows * (pill_height(MEDIUM) + 6) - 6)
        items += pills(said, Box(MARGIN, top, _INNER, tall), MEDIUM)
        top += tall + 6
    room = HEIGHT - 33 - top - _both(_SMALLEST) - AROUND
    bonds, needed = stakes(scene, Box(MARGIN, 0, across, room), telling)
    seen = AROUND if needed <= room else 0
    made, sheet = would_make(scene, telling), scene.sheet("waits", scene.viewer)
    waits = sheet.rows if sheet else ()
    more = (needed if bonds else _LOW) + 4 if bonds or made or waits else 0
    bottom = min([HEIGHT - 8 - (seen + more if more else NAMED), *(item.box.y for item in large)])
    fitting = (width for width in down_from(_TILE) if _both(width) <= bottom - 21 - top or width <= _SMALLEST)
    width = next(fitting, _SMALLEST)
    panel = Box(MARGIN - 6, top, _INNER + 12, _both(width) + 14)
    items.append(Panel(panel, "board", glow=is_asked(scene, scene.viewer, telling)))
    items += _own(scene, seat, panel.inset(14, 7), width)
    top = panel.bottom + 7
    low = Box(MARGIN, top + seen + 4, across, HEIGHT - 12 - top - seen)
    items += around(scene, Box(MARGIN, top, across, seen if more else HEIGHT - 8 - top), telling) if seen else []
    items += [*large, *(moved(bonds, 0, low.y) or _claims(made, low, wild_kinds(scene), telling))]
    if waits and not bonds and not made:
        items += waiting(waits, wild_kinds(scene), low, telling)
    return Picture(WIDTH, HEIGHT, tuple(items), "table")


def _claims(made: list[Rack], box: Box, wild: frozenset[Piece], telling: Telling) -> list[Item]:
    """Lay out the sets that a claim would make, beside words that say so, or below them if there are many sets."""
    if not made:
        return []
    label = telling.label("claims")
    said = two_lines(label, MEDIUM, _WORDS)
    wide, high = max(text_width(each, MEDIUM) for each in said), line(MEDIUM)
    tiles = flow(made, Box(box.x + wide + 16, box.y, box.w - wide - 16, box.h), _MADE, wild)
    if tiles[0].width < _MADE_BELOW:
        head, top = line(READABLE), box.y + line(READABLE)
        above = Text(Box(box.x, box.y, box.w, head), label, READABLE, tone="dim")
        return [above, *flow(made, box._replace(y=top, h=box.bottom - top), _MADE_BELOW, wild)]
    top = (box.y + max(tile.box.bottom for tile in tiles) - high * len(said)) // 2
    words = (Text(Box(box.x, top + n * high, wide, high), each, MEDIUM, tone="dim") for n, each in enumerate(said))
    return [*words, *tiles]


def _both(width: int) -> int:
    """Return the height of two rows of tiles of that width."""
    return 2 * tile_height(width) + 4


def _line(scene: Scene, seat: int, box: Box, telling: Telling) -> tuple[list[Item], list[Chip]]:
    """Lay out a line about the table. Return the items, and the chips for which there is no room.

    The viewer's seat and wind, the round and the number of the hand are at the left. The wall and the wild kind with
    its name are at the right. Between them are chips about the viewer and the table."""
    items: list[Item] = []
    x, y = box.x, box.y + (box.h - 48) // 2
    if scene.viewer is not None:
        items.append(Disc(Box(x, y, 48, 48), scene.viewer))
        mine = seals(scene, scene.viewer, x + 54, y + 1, telling)
        items += mine
        x = max((item.box.right for item in mine), default=x + 48) + 24
    wind = wind_seal(scene, Box(x, y + 1, MARK, MARK), telling)
    x += MARK + 8 if wind else 0
    deal = deal_number(scene, telling)
    items += [*wind, Text(Box(x, y, text_width(deal, READABLE), 48), deal, READABLE)]
    wild, shown = wild_kinds(scene), standing(wild_shown(scene))
    right = box.right - rack_width(shown, _WILD)
    items += placed(shown, right, box.y, _WILD, wild)
    right -= 10
    named = (telling.label("wild"), wild_name(scene, telling)) if shown else ()
    wide = max((text_width(text, READABLE) for text in named), default=0)
    for n, text in enumerate(named):
        items.append(Text(Box(right - wide, box.y + n * box.h // 2, wide, box.h // 2), text, READABLE, "right"))
    right -= wide + 28
    wall = wall_left(scene, telling)
    wide = text_width(wall, MEDIUM)
    items += [Text(Box(right - wide, y, wide, 48), wall, MEDIUM, "right")] if wall else []
    right -= wide + 28
    said = [*chips(scene, seat, telling), *once_bound(scene, telling), *table_chips(scene, telling)]
    x += text_width(deal, READABLE) + 20
    if said and beside(said, right - x, MEDIUM):
        return [
            *items,
            *pills(said, Box(x, box.y + (box.h - pill_height(MEDIUM)) // 2, right - x, pill_height(MEDIUM)), MEDIUM),
        ], []
    return items, said


def _own(scene: Scene, seat: int, box: Box, widest: int) -> list[Item]:
    """Lay out the viewer's tiles in the middle of the box, and the melds to their right."""
    wild, racks = wild_kinds(scene), melds(scene, seat)
    tiles, laid = _beside(scene, seat, racks, box, wild, widest)
    right = max((tile.box.right for tile in (*tiles, *laid)), default=box.x)
    aside = (box.right - right) // 2
    return [
        replace(tile, box=Box(tile.box.x + aside, tile.box.y + spare, tile.box.w, tile.box.h))
        for lying, spare in ((lying, _spare(lying, box)) for lying in (tiles, laid) if lying)
        for tile in lying
    ]


def _spare(tiles: list[Tile], box: Box) -> int:
    """Return how many pixels to move tiles down so that they are centred in the box."""
    return (box.bottom - max(tile.box.bottom for tile in tiles)) // 2


def _beside(
    scene: Scene, seat: int, racks: list[Rack], box: Box, wild: frozenset[Piece], widest: int
) -> tuple[list[Tile], list[Tile]]:
    """Lay out the viewer's tiles, with the melds beside them. Return the tiles of both, separately.

    The viewer's tiles are as large as possible, while the melds stay readable."""
    tiles: list[Tile] = []
    laid: list[Tile] = []
    for width in down_from(widest):
        tiles = hand_rack(scene, seat, box, width, wild)
        left = max((tile.box.right + 28 for tile in tiles), default=box.x)
        laid = flow(racks, Box(left, box.y, max(box.right - left, 0), box.h), _MELD, wild)
        if not laid or laid[0].width >= _LEAST_MELD or width <= _LEAST:
            break
    return tiles, laid
