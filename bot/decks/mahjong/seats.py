"""The panel of a seat at a mahjong table: who sits there, winds, points, discards and melds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.mahjong.moment import at_seat, concealed, last_discard, wild_kinds
from bot.decks.mahjong.racks import Rack, bouquet, flow, flow_height, melds, parts, river, river_height
from bot.decks.mahjong.tiles import WIDTHS, Tile, tile_height
from bot.decks.scenes import is_asked, toned
from bot.decks.telling import Telling
from bot.render.layout import Box, Disc, Item, Panel, Seal, Text, signed, text_width
from bot.render.pills import Chip, pills, pills_height
from engine.core import Piece, Place, Scene, Seat

CHIP = 26
SEAL = 44
DISC = 46
"""The smallest disc whose number can be read on a phone."""

_HEAD = 50
_DISCARD, _LEAST_DISCARD = 40, 32
_ROW_OF = 6
_RIVER = _ROW_OF * (_DISCARD + 2) - 2
"""Six discards lie in a row."""
PANEL = 318
"""How high a panel is: as four rows of discards, or four melds below a badge, need."""
_CHIPS = 44
_OPEN = 36
"""As wide as melds, flowers and what is face down may be."""


def panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Who sits there in one line, below it their discards at the left, what they hold face down and their melds at the
    right."""
    seat, inner, wild = place.seat, box.inset(12, 8), wild_kinds(scene)
    items = [Panel(box, "board", glow=is_asked(scene, seat, telling)), *_identity(scene, place, inner, telling)]
    said, top = chips(scene, seat, telling), inner.y + _HEAD + 4
    if said:
        tall = pills_height(said, inner.w, CHIP)
        items += pills(said, Box(inner.x, top, inner.w, tall), CHIP)
        top += tall + 6
    items += _discards(scene, seat, Box(inner.x, top, _RIVER, inner.bottom - top))
    left = inner.x + _RIVER + 14
    rest = Box(left, top, inner.right - left, inner.bottom - top)
    if backs := _backs(scene, seat, rest):
        items += backs
        rest = Box(rest.x, backs[0].box.bottom + 6, rest.w, rest.bottom - backs[0].box.bottom - 6)
    return [*items, *_open(scene, seat, rest, wild)]


def panel_height(scene: Scene, place: Place, across: int, telling: Telling) -> int:
    """How high the panel of a seat is: the same, but for more tiles than there mostly are."""
    said, inner = chips(scene, place.seat, telling), across - 24
    tall = pills_height(said, inner, CHIP) + 6 if said else 0
    laid = flow_height(melds(scene, place.seat) + _shown(scene, place.seat), inner - _RIVER - 14, WIDTHS[0])
    counted = 38 if scene.pile("flowers", place.seat) else 0
    low = max(river_height(len(_thrown(scene, place.seat)), _RIVER, _LEAST_DISCARD), laid + counted)
    return max(PANEL, 16 + _HEAD + 4 + tall + low)


def _backs(scene: Scene, seat: Seat, box: Box) -> list[Tile]:
    """What a seat holds face down, one over the other as far as there is no room; nothing where melds need it all."""
    width, high = WIDTHS[0], tile_height(WIDTHS[0])
    counted = 38 if scene.pile("flowers", seat) else 0
    full = flow_height(melds(scene, seat), box.w, width) + counted + high + 6 > box.h
    count = 0 if full or seat == scene.viewer or _shown(scene, seat) else concealed(scene, seat)
    step = min(width + 2, (box.w - width) // max(count - 1, 1))
    return [Tile(Box(box.x + n * step, box.y, width, high), width) for n in range(count)]


def _open(scene: Scene, seat: Seat, box: Box, wild: frozenset[Piece]) -> list[Item]:
    """The melds and flowers of a seat; of flowers for which there is no room, how many they are."""
    flowers = scene.pile("flowers", seat)
    laid = [*melds(scene, seat), *_shown(scene, seat)]
    every = [*laid, *(bouquet(flowers.pieces, box.w // (WIDTHS[0] + 2)) if flowers else [])]
    if flow_height(every, box.w, WIDTHS[0]) <= box.h:
        return [*flow(every, box, _OPEN, wild)]
    count = Text(Box(box.x, box.bottom - 34, box.w, 34), f"花{len(flowers.pieces)}", 28) if flowers else None
    return [*flow(laid, Box(box.x, box.y, box.w, box.h - 38), _OPEN, wild), *([count] if count else [])]


def _shown(scene: Scene, seat: Seat) -> list[Rack]:
    """The hand of another seat once it is shown."""
    piles = [scene.pile(role, seat) for role in ("shown", "hand") if seat != scene.viewer or role == "shown"]
    return [rack for pile in piles if pile and pile.pieces for rack in parts(pile.pieces, 5)]


def _identity(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Disc, name, points, wind and dealer in one line."""
    seat, name, points = place.seat, telling.who(place.seat), signed(place.points)
    marks = (SEAL + 6) * sum(scene.badge(key, seat) is not None for key in ("dealer", "wind"))
    wide = text_width(points, 36)
    items: list[Item] = [Disc(Box(box.x, box.y, _HEAD, _HEAD), seat)]
    items += seals(scene, seat, box.right - marks + 6, box.y + (_HEAD - SEAL) // 2, telling)
    right = box.right - marks - 8
    items.append(Text(Box(right - wide, box.y, wide, _HEAD), points, 36, "right", "bold"))
    left = box.x + _HEAD + 10
    return [*items, *([Text(Box(left, box.y, right - wide - 10 - left, _HEAD), name, 28)] if name else [])]


def beside(said: Sequence[Chip], across: int) -> bool:
    """Whether the chips fit into one row that is so wide."""
    return pills_height(said, across, CHIP) < _CHIPS and all(chip.across(CHIP) <= across for chip in said)


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
