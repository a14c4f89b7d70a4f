"""The picture of a private hand, enough to play from: field and hand, what everybody has captured, made and is near."""

from __future__ import annotations

from bot.decks.hanafuda.cards import Back, Face, card_height, category, fan, grid, month
from bot.decks.hanafuda.near import column
from bot.decks.hanafuda.seats import CAPTION, captured, faces, hand_count, strongest
from bot.decks.hanafuda.stake import stake
from bot.decks.scenes import is_asked
from bot.decks.telling import Telling
from bot.render.layout import GAP, HAND_WIDTH, MARGIN, Box, Disc, Item, Panel, Picture, Text, text_width
from engine.core import Pile, Place, Scene

_INNER = HAND_WIDTH - 2 * MARGIN
_LEFT = 508
_FIELD, _CARD, _STOCK, _HELD = 128, 128, 44, 176
_FIELD_HIGH = 2 * card_height(88) + GAP
_HAND_HIGH = 2 * card_height(112) + GAP
_TAKEN, _TAKEN_NARROW = 66, 54


def hand(scene: Scene, telling: Telling) -> Picture:
    """900 px wide: the field above the viewer's hand, beside them yaku by seat, below what everybody has captured.

    It keeps its height for a whole round.
    """
    own = scene.pile("hand", scene.viewer) or Pile("hand", scene.viewer)
    field = scene.pile("field") or Pile("field")
    held = next((pile for pile in scene.piles if pile.role == "held" and pile.seat == scene.viewer), None)
    strip = Box(MARGIN, GAP, _LEFT, _FIELD_HIGH)
    panel = Box(MARGIN - 6, strip.bottom + GAP, _LEFT + 6, _HAND_HIGH + 24)
    items = _field(scene, field, own, held, grid(strip, len(field.pieces), _FIELD))
    items.append(Panel(panel, glow=is_asked(scene, scene.viewer, telling)))
    going_on = stake(scene, panel.inset(GAP), telling)
    space = panel.inset(GAP)
    if going_on:
        space = Box(space.x, space.bottom - card_height(96), space.w, card_height(96))
    items += [*going_on, *_hand(own, held, space)]
    beside = Box(panel.right + GAP, GAP, HAND_WIDTH - MARGIN + 6 - panel.right - GAP, panel.bottom - GAP)
    items += _beside(scene, held, beside, telling)
    top = panel.bottom + GAP
    few = len(scene.places) < 3
    for place in sorted(scene.places, key=lambda place: (place.seat != scene.viewer, place.seat)):
        width = _TAKEN if few or place.seat == scene.viewer else _TAKEN_NARROW
        high = card_height(width) + 20 + (CAPTION if few else 0)
        items += _taken(scene, place, Box(MARGIN - 6, top, _INNER + 12, high), width, telling, beside=not few)
        top += high + 8
    return Picture(HAND_WIDTH, top + 6, tuple(items))


def _field(scene: Scene, field: Pile, own: Pile, held: Pile | None, spots: list[Box]) -> list[Item]:
    """Cards that the hand could take, or that the held card may take, are marked."""
    if held:
        marked = {piece for piece, mark in field.marks if mark == "match"}
        return [
            Face(spot, piece, "match" if piece in marked else "", ghost=piece not in marked)
            for piece, spot in zip(field.pieces, spots, strict=True)
        ]
    sheet, months = scene.sheet("takes", scene.viewer), set(map(month, own.pieces))
    # of cards that are alike the sheet names one
    kinds = {(month(piece), category(piece)) for row in sheet.rows for piece in row.pieces} if sheet else None
    wanted = [
        piece
        for piece in field.pieces
        if (month(piece) in months if kinds is None else (month(piece), category(piece)) in kinds)
    ]
    return faces(field.pieces, spots, dict.fromkeys(wanted, "match"))


def _hand(own: Pile, held: Pile | None, box: Box) -> list[Item]:
    marks = {} if held else {piece: mark for piece, mark in own.marks if mark == "match"}
    return faces(own.pieces, grid(box, len(own.pieces), _CARD), marks)


def _beside(scene: Scene, held: Pile | None, box: Box, telling: Telling) -> list[Item]:
    """The stock, then a card that is placed, then the yaku."""
    inner = box.inset(14, GAP)
    items: list[Item] = [Panel(box), *_stock(scene, inner, telling)]
    top = inner.y + card_height(_STOCK) + GAP
    if held:
        items += _held(held, Box(inner.x, top, inner.w, 40 + card_height(_HELD)), telling)
        top += 40 + card_height(_HELD) + GAP
    return [*items, *column(scene, Box(inner.x, top, inner.w, inner.bottom - top), telling)]


def _stock(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    stock = scene.pile("stock")
    if stock is None:
        return []
    high = card_height(_STOCK)
    left, across = box.x + _STOCK + 14, text_width(str(stock.count), 44)
    label = left + across + 10
    return [
        *([Back(Box(box.x, box.y, _STOCK, high))] if stock.count else []),
        Text(Box(left, box.y + (high - 52) // 2, across, 52), str(stock.count), 44),
        Text(Box(label, box.y + (high - 38) // 2, box.right - label, 38), telling.label("stock"), 28, tone="dim"),
    ]


def _held(held: Pile, box: Box, telling: Telling) -> list[Item]:
    row = Box(box.x + (box.w - _HELD) // 2, box.y + 40, _HELD, box.h)
    marks = dict.fromkeys(held.pieces, "played") | strongest(held.marks)
    caption = Text(Box(box.x, box.y, box.w, 36), telling.label("held"), 28, "center", "dim")
    return [caption, *faces(held.pieces, fan(row, 1, _HELD, 1), marks)]


def _taken(scene: Scene, place: Place, box: Box, width: int, telling: Telling, *, beside: bool) -> list[Item]:
    """Whose cards these are, how many they still hold, and the cards, their counts above or beside them."""
    seat, inner = place.seat, box.inset(14, 10)
    mark = Box(inner.x, inner.y + (inner.h - 48) // 2, 48, 48)
    back = Box(mark.right + 10, inner.y + (inner.h - card_height(44)) // 2, 88, card_height(44))
    held = hand_count(scene, seat, back)
    left = (back if held or seat != scene.viewer else mark).right + 14
    pile = scene.pile("taken", seat) or Pile("taken", seat)
    return [
        Panel(box, glow=is_asked(scene, seat, telling) and seat != scene.viewer),
        Disc(mark, seat),
        *held,
        *captured(pile, Box(left, inner.y, inner.right - left, inner.h), width, beside=beside),
    ]
