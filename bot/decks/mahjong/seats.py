"""The panel of a seat at a mahjong table: who sits there, winds, points, concealed tiles, melds and discards."""

from __future__ import annotations

from bot.decks.mahjong.moment import WINDS, at_seat, last_discard, wild_kinds
from bot.decks.mahjong.racks import SPACE, Rack, backs, bouquet, flow, melds, parts, rack_width, river
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.scenes import is_asked, toned
from bot.decks.telling import Telling
from bot.render.layout import GAP, Box, Disc, Item, Panel, Seal, Text, signed, text_width
from bot.render.pills import pills, pills_height
from engine.core import Pile, Place, Scene, Seat

DEALER = "莊"
COLUMNS = 6
"""The discards of a row at a side; across the picture a row is twice as long."""

_IDENTITY = 232
_DISCARD, _WIDE_DISCARD = 52, 54
_MELD, _SMALL_MELD = 44, 36
_SEAL = 42
_CHIP = 20


def wide_panel(scene: Scene, place: Place, box: Box, telling: Telling, below: bool) -> list[Item]:
    """A seat across the picture; its discards lie towards the middle of the table: on top in the panel `below` it."""
    seat, wild = place.seat, wild_kinds(scene)
    inner = box.inset(14, GAP)
    column = Box(inner.x, inner.y, _IDENTITY, inner.h)
    items = [_panel(scene, seat, box), *_identity(scene, place, column, telling)]
    top = column.y + 70
    items += seals(scene, seat, column.x, top)
    marks = _marks(scene, seat) * (_SEAL + 6)
    items += backs(scene, seat, Box(column.x + marks, top + 3, column.w - marks, 36))
    top += _SEAL + 8
    items += pills(_chips(scene, seat, telling), Box(column.x, top, column.w, column.bottom - top), _CHIP)
    right = Box(inner.x + _IDENTITY + 16, inner.y, inner.w - _IDENTITY - 16, inner.h)
    high = _laid_height(scene, seat, right.w)
    field = Box(right.x, right.y if below else right.y + high + GAP, right.w, right.h - high - GAP)
    laid = Box(right.x, right.bottom - high if below else right.y, right.w, high)
    items += flow(_racks(scene, seat), laid, _MELD, wild)
    return [*items, *_discards(scene, seat, field, 2 * COLUMNS, _WIDE_DISCARD)]


def wide_height(scene: Scene, seat: Seat, across: int, telling: Telling) -> int:
    """One row of discards at first, two from the thirteenth on; and room for all badges."""
    discards = scene.pile("discards", seat) or Pile("discards")
    rows = 1 if len(discards.pieces) <= 2 * COLUMNS else 2
    laid = _laid_height(scene, seat, across - 28 - _IDENTITY - 16)
    chips = 70 + _SEAL + 8 + pills_height(_chips(scene, seat, telling), _IDENTITY, _CHIP)
    return 2 * GAP + max(laid + GAP + rows * (tile_height(_WIDE_DISCARD) + SPACE), chips)


def narrow_panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """A seat at a side: everything one below the other."""
    seat, wild = place.seat, wild_kinds(scene)
    inner = box.inset(12, GAP)
    marks = _marks(scene, seat) * (_SEAL + 6)
    items = [
        _panel(scene, seat, box),
        *_identity(scene, place, Box(inner.x, inner.y, inner.w - marks, 64), telling),
    ]
    items += seals(scene, seat, inner.right - marks + 6, inner.y)
    items += backs(scene, seat, Box(inner.x, inner.y + 72, inner.w, 36))
    top = inner.y + 72 + 36 + 8
    chips = _chips(scene, seat, telling)
    if chips:
        tall = pills_height(chips, inner.w, _CHIP)
        items += pills(chips, Box(inner.x, top, inner.w, tall), _CHIP)
        top += tall + 8
    high = _laid_height(scene, seat, inner.w)
    items += _discards(scene, seat, Box(inner.x, top, inner.w, inner.bottom - high - top - GAP), COLUMNS, _DISCARD)
    return [*items, *flow(_racks(scene, seat), Box(inner.x, inner.bottom - high, inner.w, high), _MELD, wild)]


def narrow_height(scene: Scene, seat: Seat, across: int, telling: Telling) -> int:
    """How high the panel of a seat at a side must be: its badges, and three rows of discards or more."""
    discards = scene.pile("discards", seat) or Pile("discards")
    rows = max(3, -(-len(discards.pieces) // COLUMNS))
    laid = _laid_height(scene, seat, across - 24)
    chips = _chips(scene, seat, telling)
    tall = pills_height(chips, across - 24, _CHIP) + 8 if chips else 0
    return 2 * GAP + 116 + tall + rows * (tile_height(_DISCARD) + SPACE) + laid + GAP


def _panel(scene: Scene, seat: Seat, box: Box) -> Item:
    return Panel(box, "board", glow=is_asked(scene, seat))


def _identity(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    name, points = telling.who(place.seat), signed(place.points)
    left, room = box.x + 74, box.w - 74
    across = min(text_width(points, 38), room)
    high = box.y + (24 if name else 10)
    items: list[Item] = [Disc(Box(box.x, box.y, 62, 62), place.seat)]
    items.append(Text(Box(left, high, across, 42), points, 38, tone="bold"))
    if room - across > 50:
        items.append(
            Text(Box(left + across + 4, high + 9, room - across - 4, 26), telling.label("points"), 18, tone="dim")
        )
    if name:
        items.append(Text(Box(left, box.y - 4, room, 28), name, 23))
    return items


def _marks(scene: Scene, seat: Seat) -> int:
    return sum(scene.badge(key, seat) is not None for key in ("dealer", "wind"))


def seals(scene: Scene, seat: Seat, x: int, y: int) -> list[Item]:
    """The wind of the seat and the mark of the dealer."""
    items: list[Item] = []
    wind = scene.badge("wind", seat)
    if wind and wind.args:
        items.append(Seal(Box(x, y, _SEAL, _SEAL), WINDS[str(wind.args[0])], "wind"))
        x += _SEAL + 6
    if scene.badge("dealer", seat):
        items.append(Seal(Box(x, y, _SEAL, _SEAL), DEALER))
    return items


BONDS = ("contract", "two_claims")
"""Badges that bind a seat to others: their numbers are seats."""


def _chips(scene: Scene, seat: Seat, telling: Telling) -> list[tuple[str, str]]:
    """Every badge with a tone, once: with all whom it concerns, or with its number."""
    chips: list[tuple[str, str]] = []
    for sign, badges in toned(at_seat(scene, seat), telling):
        numbers = sorted({int(badge.args[0]) + (sign.key in BONDS) for badge in badges if badge.args})
        words = telling.label(f"badge-{sign.key}")
        chips.append((f"{words} {', '.join(map(str, numbers))}".strip(), sign.tone or "calm"))
    return chips


def _racks(scene: Scene, seat: Seat) -> list[Rack]:
    """What lies open before a seat: melds, flowers, and the hand of another seat once it is shown."""
    racks = melds(scene, seat)
    flowers = scene.pile("flowers", seat)
    hand = scene.pile("hand", seat)
    if flowers and flowers.pieces:
        racks += bouquet(flowers.pieces)
    shown = scene.pile("shown", seat)
    if shown and seat != scene.viewer:
        racks += parts(shown.pieces)
    if hand and hand.pieces and seat != scene.viewer:
        racks += parts(hand.pieces)
    return racks


def _laid_height(scene: Scene, seat: Seat, across: int) -> int:
    """How high the open tiles of a side seat lie: one row is always kept for them, two melds go into a row."""
    wide = sum(rack_width(rack, _SMALL_MELD) + 12 for rack in _racks(scene, seat))
    rows = max(1, min(3, -(-wide // (across + 12))))
    return rows * (tile_height(_MELD) + 2 * SPACE) - 2 * SPACE


def _discards(scene: Scene, seat: Seat, box: Box, columns: int, widest: int) -> list[Item]:
    """The discards in rows; the one that may be claimed wears a ring."""
    pile = scene.pile("discards", seat) or Pile("discards")
    tiles = river(pile.pieces, box, columns, widest, wild_kinds(scene))
    last = last_discard(scene)
    if tiles and last == (seat, tiles[-1].piece):
        tile = tiles[-1]
        tiles[-1] = Tile(tile.box, tile.width, tile.piece, wild=tile.wild, ring=True)
    return [*tiles]
