"""The panel of a seat at a mahjong table: who sits there, winds, points, discards and melds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.mahjong.moment import at_seat, last_discard, wild_kinds
from bot.decks.mahjong.racks import Rack, bouquet, flow, flow_height, melds, parts, rack_width, river, river_height
from bot.decks.mahjong.tiles import Tile
from bot.decks.scenes import is_asked, toned
from bot.decks.telling import Telling
from bot.render.layout import GAP, Box, Disc, Item, Panel, Seal, Text, signed, text_width
from bot.render.pills import Chip, pills, pills_height
from engine.core import Piece, Place, Scene, Seat

CHIP = 26
SEAL = 44
DISC = 46
"""The smallest disc whose number can be read on a phone."""

_WIDE, _NARROW = 256, 536
"""How high the panels are as long as nothing in them would be too small."""
_DISCARD, _SMALL_DISCARD, _LEAST_DISCARD = 80, 48, 44
"""As wide as discards are, as long as melds are larger than they must be, and before the panel grows."""
_MELDS = (48, 44, 40, 36)
_LAID = (0, 170, 220, 346, 444)
"""How wide the open tiles of a seat across the picture lie: as melds or kongs above each other or two by two."""
_HEAD, _SIDE_HEAD = 52, 74
_CHIPS = 44


def wide_panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """A seat across the picture: who it is in one line, below it discards at the left and melds at the right."""
    seat, inner = place.seat, box.inset(14, GAP)
    items, right = _identity(scene, place, inner, telling)
    items.insert(0, Panel(box, "board", glow=is_asked(scene, seat, telling)))
    said, top = chips(scene, seat, telling), inner.y + _HEAD + 8
    if beside(said, inner.right - right):
        items += pills(said, Box(right, inner.y + 7, inner.right - right, 38), CHIP)
    else:
        tall = pills_height(said, inner.w, CHIP)
        items += pills(said, Box(inner.x, top, inner.w, tall), CHIP)
        top += tall + 8
    racks, low = _racks(scene, seat), Box(inner.x, top, inner.w, inner.bottom - top)
    laid = _laid(racks, low.w)
    items += _discards(scene, seat, Box(low.x, low.y, low.w - laid - 2 * GAP, low.h))
    return [*items, *flow(racks, Box(low.right - laid, low.y, laid, low.h), _MELDS[0], wild_kinds(scene))]


def wide_height(scene: Scene, place: Place, across: int, telling: Telling) -> int:
    """How high the panel of a seat across the picture is: the same, but for more tiles than there mostly are."""
    seat, inner, racks = place.seat, across - 28, _racks(scene, place.seat)
    laid, said = _laid(racks, inner), chips(scene, seat, telling)
    _, right = _identity(scene, place, Box(0, 0, inner, _HEAD), telling)
    tall = 0 if beside(said, inner - right) else pills_height(said, inner, CHIP) + 8
    tall += max(flow_height(racks, laid, _MELDS[-1]), _least(scene, seat, inner - laid - 2 * GAP))
    return max(_WIDE, 2 * GAP + _HEAD + 8 + tall)


def _identity(scene: Scene, place: Place, box: Box, telling: Telling) -> tuple[list[Item], int]:
    """Disc, name, points, wind and dealer in one line, and where what follows may begin."""
    seat, name, points = place.seat, telling.who(place.seat), signed(place.points)
    items: list[Item] = [Disc(Box(box.x, box.y, _HEAD, _HEAD), seat)]
    x = box.x + _HEAD + 14
    for text, size, most in ((name, 30, 300), (points, 36, 180)):
        across = min(text_width(text, size), most) if text else 0
        items += [Text(Box(x, box.y, across, _HEAD), text, size, tone="bold" if size > 30 else "paper")] if text else []
        x += across + 16 if text else 0
    found = seals(scene, seat, x, box.y + (_HEAD - SEAL) // 2, telling)
    return [*items, *found], max((item.box.right for item in found), default=x) + 20


def beside(said: Sequence[Chip], across: int) -> bool:
    """Whether the chips fit into one row that is so wide."""
    return pills_height(said, across, CHIP) < _CHIPS and all(chip.across(CHIP) <= across for chip in said)


def narrow_panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """A seat at a side: everything one below the other."""
    seat, inner = place.seat, box.inset(GAP)
    name, points = telling.who(seat), signed(place.points)
    marks = (SEAL + 6) * sum(scene.badge(key, seat) is not None for key in ("dealer", "wind"))
    items: list[Item] = [
        Panel(box, "board", glow=is_asked(scene, seat, telling)),
        Disc(Box(inner.x, inner.y, 64, 64), seat),
    ]
    left, low = inner.x + 76, inner.y + (26 if name else 10)
    items += [Text(Box(left, inner.y - 6, inner.right - left, 32), name, 28)] if name else []
    items.append(Text(Box(left, low, inner.right - marks - left, SEAL), points, 36, tone="bold"))
    items += seals(scene, seat, inner.right - marks + 6, inner.y + 26, telling)
    top, said = inner.y + _SIDE_HEAD, chips(scene, seat, telling)
    if said:
        tall = pills_height(said, inner.w, CHIP)
        items += pills(said, Box(inner.x, top, inner.w, tall), CHIP)
        top += tall + 8
    room = inner.bottom - top
    high = _laid_height(scene, seat, inner.w, room)
    items += _discards(scene, seat, Box(inner.x, top, inner.w, room - high - (10 if high else 0)))
    laid = Box(inner.x, inner.bottom - high, inner.w, high)
    return [*items, *flow(_racks(scene, seat), laid, _MELDS[0], wild_kinds(scene))]


def narrow_height(scene: Scene, seat: Seat, across: int, telling: Telling) -> int:
    """How high the panel of a seat at a side must be, as `wide_height`."""
    inner, said, racks = across - 2 * GAP, chips(scene, seat, telling), _racks(scene, seat)
    tall = pills_height(said, inner, CHIP) + 8 if said else 0
    tall += flow_height(racks, inner, _MELDS[-1]) + 10 if racks else 0
    return max(_NARROW, 2 * GAP + _SIDE_HEAD + tall + _least(scene, seat, inner))


def _laid(racks: Sequence[Rack], across: int) -> int:
    """How wide the open tiles of a seat across the picture lie: the discards have the rest."""
    room = _WIDE - _HEAD - 2 * GAP - 8

    def fits(wide: int) -> bool:
        return flow_height(racks, wide, _MELDS[0]) <= room and all(
            rack_width(rack, _MELDS[0]) <= wide for rack in racks
        )

    return next((wide for wide in _LAID if fits(wide)), across // 2)


def _laid_height(scene: Scene, seat: Seat, across: int, room: int) -> int:
    """How high the open tiles of a seat at a side lie: as large as leaves the discards room enough."""
    heights = [flow_height(_racks(scene, seat), across, width) for width in _MELDS]
    least = river_height(len(_thrown(scene, seat)), across, _SMALL_DISCARD) + 10
    return next((high for high in heights if high + least <= room), heights[-1])


def _least(scene: Scene, seat: Seat, across: int) -> int:
    """The height that the discards of a seat need at least."""
    return river_height(len(_thrown(scene, seat)), across, _LEAST_DISCARD)


def seals(scene: Scene, seat: Seat, x: int, y: int, telling: Telling) -> list[Item]:
    """The wind of the seat and the mark of the dealer."""
    items: list[Item] = []
    wind = scene.badge("wind", seat)
    if wind and wind.args:
        items.append(Seal(Box(x, y, SEAL, SEAL), telling.speak(f"seal-{wind.args[0]}"), "wind"))
        x += SEAL + 6
    if scene.badge("dealer", seat):
        items.append(Seal(Box(x, y, SEAL, SEAL), telling.label("dealer")))
    return items


def chips(scene: Scene, seat: Seat, telling: Telling) -> list[Chip]:
    """Every badge with a tone, once: with all whom it concerns, or with its number."""
    found: list[Chip] = []
    for sign, badges in toned(at_seat(scene, seat, telling), telling):
        numbers = tuple(sorted({int(badge.args[0]) for badge in badges if badge.args}))
        words, tone = telling.label(f"badge-{sign.key}"), sign.tone or "calm"
        bond = sign.means in ("bound", "nearly_bound")  # their numbers are seats
        said = words if bond else f"{words} {', '.join(map(str, numbers))}".strip()
        found.append(Chip(said, tone, numbers if bond else ()))
    return found


def table_chips(scene: Scene, telling: Telling) -> list[Chip]:
    """Every badge of the whole table with a tone, in words that may say how many things it has."""
    found = toned((badge for badge in scene.badges if badge.seat is None), telling)
    said = [(sign, telling.text(f"picture-badge-{sign.key}", count=len(badge.args))) for sign, (badge, *_) in found]
    return [Chip(words, sign.tone or "calm") for sign, words in said]


def _racks(scene: Scene, seat: Seat) -> list[Rack]:
    """What lies open before a seat: melds, flowers, and the hand of another seat once it is shown."""
    racks = melds(scene, seat)
    for role in ("flowers", "shown", "hand"):
        pile = scene.pile(role, seat)
        if pile and pile.pieces and (role == "flowers" or seat != scene.viewer):
            racks += bouquet(pile.pieces) if role == "flowers" else parts(pile.pieces)
    return racks


def _thrown(scene: Scene, seat: Seat) -> tuple[Piece, ...]:
    pile = scene.pile("discards", seat)
    return pile.pieces if pile else ()


def _discards(scene: Scene, seat: Seat, box: Box) -> list[Item]:
    """The discards in rows; the one that may be claimed wears a ring."""
    tiles = river(_thrown(scene, seat), box, _DISCARD, wild_kinds(scene))
    last = last_discard(scene)
    if tiles and last == (seat, tiles[-1].piece):
        tile = tiles[-1]
        tiles[-1] = Tile(tile.box, tile.width, tile.piece, wild=tile.wild, ring=True)
    return [*tiles]
