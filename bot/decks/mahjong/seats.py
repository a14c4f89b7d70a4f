"""The panel of a seat at a mahjong table: player, winds, points, discards and melds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.decks.mahjong.moment import at_seat, concealed, last_discard, wild_kinds
from bot.decks.mahjong.racks import (
    SPACE,
    Lying,
    Rack,
    bouquet,
    flow,
    flow_height,
    melds,
    parts,
    rack_width,
    river,
    river_height,
)
from bot.decks.mahjong.tiles import WIDTHS, Tile, down_from, tile_height
from bot.decks.scenes import is_asked, toned
from bot.decks.telling import Telling
from bot.render.layout import LARGE, MEDIUM, READABLE, Box, Disc, Item, Panel, Seal, Text, signed, text_width
from bot.render.pills import Chip, pills, pills_height
from engine.core import Piece, Place, Scene, Seat

CHIP = READABLE
SEAL = 44
DISC = 46
"""Minimum size of a disc whose number can be read on a phone."""

_HEAD = 50
_DISCARD = 57
_ROW_OF = 6
"""Usual number of discards in a row. Rows are longer only if the discards would not fit otherwise."""
PANEL = 316
"""Usual height of a panel in pixels. It has room for badges, two lines of open tiles, and all discards of a hand."""
_CHIPS = 44
_RACK, _SMALL = 36, WIDTHS[0]
"""Usual and minimum width of the tiles in melds, of flowers, and of tiles face down."""
_CLOSEST = 12
"""Minimum distance between the left edges of overlapping tiles face down."""
_BELOW, _APART = 4, 12


def panel(scene: Scene, place: Place, box: Box, telling: Telling, *, left: bool, low: bool) -> list[Item]:
    """Lay out a seat: the player, their tiles face down, and their melds.

    The discards are on the side of the table's centre.

    `left`, `low`: whether the seat is at the left or lower side of the table."""
    seat, inner, wild = place.seat, box.inset(12, 8), wild_kinds(scene)
    name = Box(inner.x, inner.bottom - _HEAD if low else inner.y, inner.w, _HEAD)
    items = [Panel(box, "board", glow=is_asked(scene, seat, telling)), *_identity(scene, place, name, telling)]
    said, rest = chips(scene, seat, telling), Box(inner.x, inner.y, inner.w, inner.h - _HEAD - 4)
    if said:
        tall = pills_height(said, inner.w, CHIP)
        items += pills(said, Box(inner.x, name.y - 4 - tall if low else name.bottom + 4, inner.w, tall), CHIP)
        rest = rest._replace(h=rest.h - tall - _BELOW)
    rest = rest if low else rest._replace(y=inner.bottom - rest.h)
    least = max(river_height(len(_thrown(scene, seat)), rest.w, _SMALL), 0)
    lying = _rack(scene, seat, rest._replace(h=rest.h - least - _BELOW), wild, telling)
    high = max((item.box.bottom - rest.y for item in lying), default=0)
    down = rest.h - high if low else 0
    items += [replace(item, box=item.box._replace(y=item.box.y + down)) for item in lying]
    free = high + _BELOW if high else 0
    return [
        *items,
        *_discards(scene, seat, Box(rest.x, rest.y + (0 if low else free), rest.w, rest.h - free), left=left),
    ]


def panel_height(scene: Scene, place: Place, across: int, telling: Telling) -> int:
    """Return the height of a seat's panel: PANEL, or more if the seat has many tiles."""
    seat, inner = place.seat, across - 24
    said = chips(scene, seat, telling)
    tall = pills_height(said, inner, CHIP) + _BELOW if said else 0
    low = max(river_height(len(_thrown(scene, seat)), inner, _SMALL), 0)
    lying = _rack(scene, seat, Box(0, 0, inner, 0), wild_kinds(scene), telling)
    laid = max((item.box.bottom for item in lying), default=0)
    return max(PANEL, 16 + _HEAD + 4 + tall + low + _BELOW + laid)


def _rack(scene: Scene, seat: Seat, box: Box, wild: frozenset[Piece], telling: Telling) -> list[Item]:
    """Lay out tiles face down and melds, in one line if there is room. The flowers follow.

    If there is no room for the flowers, show only their number."""
    shown, flowers = _shown(scene, seat), scene.pile("flowers", seat)
    laid, items = [*melds(scene, seat), *shown], list[Item]()
    held = 0 if seat == scene.viewer or shown else concealed(scene, seat)
    for width in down_from(_RACK):
        step, high = _step(laid, held, box.w, width), tile_height(width)
        if held and step >= _CLOSEST:
            items += [Tile(Box(box.x + n * step, box.y, width, high), width) for n in range(held)]
            left = items[-1].box.right + _APART
            items += flow(laid, Box(left, box.y, box.right - left, high), width, wild)
            laid, box = [], Box(box.x, box.y + high + _BELOW, box.w, box.h - high - _BELOW)
            break
    else:
        laid = [*([(Lying(),) * held] if held else []), *laid]
    every = [*laid, *(bouquet(flowers.pieces) if flowers else [])]
    if not flowers or flow_height(every, box.w, _SMALL) <= box.h:
        return [*items, *flow(every, box, _RACK, wild)]
    tiles = flow(laid, box._replace(h=box.h - 38), _RACK, wild)
    bottom = max((tile.box.bottom for tile in tiles), default=box.y - 4)
    said = telling.text("picture-flowers", count=len(flowers.pieces))
    return [*items, *tiles, Text(Box(box.x, bottom + 4, box.w, 34), said, MEDIUM)]


def _step(laid: Sequence[Rack], held: int, across: int, width: int) -> int:
    """Return the distance between `held` tiles that lie face down in one line with the melds (`laid`)."""
    beside = sum(rack_width(rack, width) + _APART for rack in laid)
    return min((across - width - beside) // max(held - 1, 1), width + SPACE)


def _shown(scene: Scene, seat: Seat) -> list[Rack]:
    """Return the visible tiles of a seat's hand, in racks of five.

    The viewer's tiles are included only if everyone sees them."""
    piles = [scene.pile(role, seat) for role in ("shown", "hand") if seat != scene.viewer or role == "shown"]
    return [rack for pile in piles if pile and pile.pieces for rack in parts(pile.pieces, 5)]


def _identity(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Lay out disc, name, points, wind and dealer's mark in one line."""
    seat, name, points = place.seat, telling.who(place.seat), signed(place.points)
    marks = (SEAL + 6) * sum(scene.badge(key, seat) is not None for key in ("dealer", "wind"))
    wide = text_width(points, LARGE)
    items: list[Item] = [Disc(Box(box.x, box.y, _HEAD, _HEAD), seat)]
    items += seals(scene, seat, box.right - marks + 6, box.y + (_HEAD - SEAL) // 2, telling)
    right = box.right - marks - 8
    items.append(Text(Box(right - wide, box.y, wide, _HEAD), points, LARGE, "right", "bold"))
    left = box.x + _HEAD + 10
    return [*items, *([Text(Box(left, box.y, right - wide - 10 - left, _HEAD), name, MEDIUM)] if name else [])]


def beside(said: Sequence[Chip], across: int) -> bool:
    """Return whether the chips fit into one row `across` px wide."""
    return pills_height(said, across, CHIP) < _CHIPS and all(chip.across(CHIP) <= across for chip in said)


def seals(scene: Scene, seat: Seat, x: int, y: int, telling: Telling) -> list[Item]:
    """Lay out the wind of the seat and the mark of the dealer."""
    items: list[Item] = []
    wind = scene.badge("wind", seat)
    if wind and wind.args:
        items.append(Seal(Box(x, y, SEAL, SEAL), telling.speak(f"seal-{wind.args[0]}"), "wind"))
        x += SEAL + 6
    if scene.badge("dealer", seat):
        items.append(Seal(Box(x, y, SEAL, SEAL), telling.label("dealer")))
    return items


def chips(scene: Scene, seat: Seat, telling: Telling) -> list[Chip]:
    """Return the chips of a seat, one for each kind of badge that has a colour.

    A chip shows the numbers of its badges. For contracts, it shows the seats that they concern."""
    found: list[Chip] = []
    for sign, badges in toned(at_seat(scene, seat, telling), telling):
        numbers = tuple(sorted({int(badge.args[0]) for badge in badges if badge.args}))
        words, tone = telling.label(f"badge-{sign.key}"), sign.tone or "calm"
        bond = sign.means in ("bound", "nearly_bound")  # their numbers are seats
        said = words if bond else f"{words} {', '.join(map(str, numbers))}".strip()
        found.append(Chip(said, tone, numbers if bond else ()))
    return found


def table_chips(scene: Scene, telling: Telling) -> list[Chip]:
    """Return a chip for each badge of the whole table that has a colour.

    The words of a chip may say how many arguments its badge has."""
    found = toned((badge for badge in scene.badges if badge.seat is None), telling)
    said = [(sign, telling.text(f"picture-badge-{sign.key}", count=len(badge.args))) for sign, (badge, *_) in found]
    return [Chip(words, sign.tone or "calm") for sign, words in said]


def _thrown(scene: Scene, seat: Seat) -> tuple[Piece, ...]:
    pile = scene.pile("discards", seat)
    return pile.pieces if pile else ()


def _discards(scene: Scene, seat: Seat, box: Box, *, left: bool) -> list[Item]:
    """Lay out the discards in rows of six, as large as possible. The table's last discard has a ring.

    `left`: whether the seat is at the left. In that case, rows end at the right, near the centre of the table."""
    thrown = _thrown(scene, seat)
    rows = [(width, _ROW_OF * (width + SPACE) - SPACE) for width in down_from(_DISCARD)]
    fits = (across for width, across in rows if river_height(len(thrown), across, width) <= box.h)
    across = next(fits, box.w)
    tiles = river(thrown, Box(box.right - across if left else box.x, box.y, across, box.h), _DISCARD, wild_kinds(scene))
    last = last_discard(scene)
    if tiles and last == (seat, tiles[-1].piece):
        tile = tiles[-1]
        tiles[-1] = Tile(tile.box, tile.width, tile.piece, wild=tile.wild, ring=True)
    return [*tiles]
