"""The picture of a private hand: the field with what matches, the hand large, and the yaku in reach."""

from __future__ import annotations

from bot.decks.hanafuda.cards import Face, card_height, fan, grid, month
from bot.decks.hanafuda.seats import faces, strongest
from bot.decks.scenes import is_asked
from bot.decks.telling import Telling
from bot.render.layout import GAP, HAND_WIDTH, MARGIN, Box, Item, Panel, Picture, Pill, Text, text_width
from bot.render.pills import pills
from engine.core import Piece, Pile, Row, Scene, Sheet

_INNER = HAND_WIDTH - 2 * MARGIN
_FIELD = 88
_CARD = 128
_SIDE = 290
_CAPTION = 36


def hand(scene: Scene, telling: Telling) -> Picture:
    """900 px wide: the field above, the viewer's hand below, beside it a card to choose for or the yaku in reach."""
    own = scene.pile("hand", scene.viewer) or Pile("hand", scene.viewer)
    field = scene.pile("field") or Pile("field")
    held = next((pile for pile in scene.piles if pile.role == "held" and pile.seat == scene.viewer), None)
    rows = max(1, -(-len(field.pieces) // 9))
    strip = Box(MARGIN, GAP + _CAPTION, _INNER, min(rows, 2) * (card_height(_FIELD) + GAP) - GAP)
    items = [*_captions(scene, strip, telling), *_field(field, own, held, grid(strip, len(field.pieces), _FIELD))]
    panel = Box(MARGIN - 6, strip.bottom + 18, _INNER + 12, 2 * card_height(_CARD) + GAP + 28)
    items.append(Panel(panel, glow=is_asked(scene, scene.viewer)))
    inner = panel.inset(14)
    side = Box(inner.right - _SIDE, inner.y, _SIDE, inner.h)
    beside = _held(held, side, telling) if held else _reach(scene, side, telling)
    space = Box(inner.x, inner.y, inner.w - (_SIDE + 18 if beside else 0), inner.h)
    items += _hand(own, field, held, space)
    return Picture(HAND_WIDTH, panel.bottom + 14, (*items, *beside))


def _captions(scene: Scene, strip: Box, telling: Telling) -> list[Item]:
    text = telling.label("field")
    across = text_width(text, 24)
    chips = [
        (telling.yaku(str(key)), "warm")
        for badge in scene.badges
        if badge.key == "dealt_yaku" and badge.seat == scene.viewer
        for key in badge.args
    ]
    pill_row = Box(strip.x + across + 20, 8, strip.w - across - 20, 34)
    return [Text(Box(strip.x + 2, 9, across, 32), text, 24, tone="dim"), *pills(chips, pill_row, 24)]


def _field(field: Pile, own: Pile, held: Pile | None, spots: list[Box]) -> list[Item]:
    """Cards that the hand could take, or that the held card may take, are marked."""
    if held:
        marked = {piece for piece, mark in field.marks if mark == "match"}
        return [
            Face(spot, piece, "match" if piece in marked else "", ghost=piece not in marked)
            for piece, spot in zip(field.pieces, spots, strict=True)
        ]
    wanted = set(map(month, own.pieces))
    return faces(field.pieces, spots, {piece: "match" for piece in field.pieces if month(piece) in wanted})


def _hand(own: Pile, field: Pile, held: Pile | None, box: Box) -> list[Item]:
    lying: set[int] = set() if held else set(map(month, field.pieces))
    marks = {piece: "match" for piece in own.pieces if month(piece) in lying}
    return faces(own.pieces, grid(box, len(own.pieces), _CARD), marks)


def _held(held: Pile, box: Box, telling: Telling) -> list[Item]:
    width = 176
    row = Box(box.x + (box.w - width) // 2, box.y + 44 + (box.h - 44 - card_height(width)) // 2, width, box.h)
    marks = dict.fromkeys(held.pieces, "played") | strongest(held.marks)
    caption = Text(Box(box.x, box.y, box.w, 36), telling.label("held"), 26, "center", "dim")
    return [caption, *faces(held.pieces, fan(row, 1, width, 1), marks)]


def _reach(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    sheet = scene.sheet("reach", scene.viewer) or Sheet("reach")
    if not sheet.rows:
        return []
    taken = frozenset((scene.pile("taken", scene.viewer) or Pile("taken")).pieces)
    fits = 3
    rows = sheet.rows[:fits]
    more = f" +{len(sheet.rows) - fits}" if len(sheet.rows) > fits else ""
    items: list[Item] = [Text(Box(box.x, box.y - 2, box.w, 32), telling.label("reach") + more, 24, tone="dim")]
    height = (box.h - 36) // fits
    for number, row in enumerate(rows):
        items += _reach_row(row, taken, Box(box.x, box.y + 36 + number * height, box.w, height), telling)
    return items


def _reach_row(row: Row, taken: frozenset[Piece], box: Box, telling: Telling) -> list[Item]:
    """Captured cards first and solid, missing ones as ghosts."""
    pieces = sorted(row.pieces, key=lambda piece: (piece not in taken, piece))
    width = 54
    spots = fan(Box(box.x, box.y + 36, box.w, card_height(width)), len(pieces), width, width + 6)
    points = Box(box.right - 52, box.y, 52, 32)
    return [
        Text(Box(box.x, box.y, box.w - 60, 32), telling.yaku(row.key), 24),
        Pill(points, str(row.number), 24, "warm"),
        *(Face(spot, piece, ghost=piece not in taken) for piece, spot in zip(pieces, spots, strict=True)),
    ]
