"""The picture of a private hand, with all that a player needs: field, hand, captured cards, and yaku made or near."""

from bot.decks.hanafuda.cards import Face, card_height, category, fan, grid, month
from bot.decks.hanafuda.near import lines
from bot.decks.hanafuda.seats import (
    CARD,
    LINE,
    LOW,
    NARROW,
    WIDE,
    captured,
    chips,
    faces,
    own_line,
    seat_panel,
    strongest,
)
from bot.decks.hanafuda.stake import stake
from bot.decks.scenes import is_asked
from bot.decks.telling import Telling
from bot.render.layout import HEIGHT, MEDIUM, WIDTH, Box, Item, Panel, Picture, Text, line, two_lines
from engine.core import Pile, Scene

_EDGE, _GAP = 8, 6
_HELD = 96
"""Width of the viewer's cards, which lie in one row at the bottom."""
_HIGH = card_height(_HELD) + 12
_FIELD, _NARROW_FIELD = 392, 330
"""Width of the field with one other player, and with more."""
_CARD = 128
_STAKE = 540


def hand(scene: Scene, telling: Telling) -> Picture:
    """Draw the viewer's hand, 1000 x 636 px.

    The field is at the upper left. All captured cards and yaku are at the upper right. The viewer's cards are below."""
    own = scene.pile("hand", scene.viewer) or Pile("hand", scene.viewer)
    field = scene.pile("field") or Pile("field")
    held = scene.pile("held", scene.viewer)
    panel = Box(_EDGE, HEIGHT - _EDGE - _HIGH, WIDTH - 2 * _EDGE, _HIGH)
    left = Box(_EDGE, _EDGE, _FIELD if len(scene.places) < 3 else _NARROW_FIELD, panel.y - _GAP - _EDGE)
    lying = Box(left.x + 4, left.y + LINE + _GAP, left.w - 8, left.h - LINE - _GAP)
    row = panel.inset(8, 6)
    items = [
        *own_line(scene, left._replace(w=left.w - 8), telling),
        *_field(scene, field, own, held, grid(lying, len(field.pieces), _CARD, 8)),
        *_beside(scene, Box(left.right + 8, _EDGE, WIDTH - _EDGE - left.right - 8, left.h), telling),
        Panel(panel, glow=is_asked(scene, scene.viewer, telling)),
    ]
    if held:
        more, row = _held(held, row, telling)
        items += more
    elif sheet := scene.sheet("stake", scene.viewer):
        items += stake(scene, sheet, Box(row.right - _STAKE, row.y, _STAKE, row.h), telling)
        row = row._replace(w=row.w - _STAKE - 12)
    marks = {} if held else {piece: mark for piece, mark in own.marks if mark == "match"}
    return Picture(WIDTH, HEIGHT, (*items, *faces(own.pieces, _row(row, len(own.pieces)), marks)))


def _row(box: Box, count: int) -> list[Box]:
    """Return the boxes of the viewer's cards, in the middle of the row."""
    across = min(count * (_HELD + 8) - 8, box.w)
    return fan(Box(box.x + (box.w - across) // 2, box.y, across, box.h), count, _HELD, _HELD + 8)


def _field(scene: Scene, field: Pile, own: Pile, held: Pile | None, spots: list[Box]) -> list[Item]:
    """Lay out the field, and mark the cards that the viewer's hand could take.

    `held`: a card that the viewer has yet to place. In that case, mark only the cards that it may take, and fade the
    others."""
    if held:
        marked = {piece for piece, mark in field.marks if mark == "match"}
        return [
            Face(spot, piece, "match" if piece in marked else "", ghost=piece not in marked)
            for piece, spot in zip(field.pieces, spots, strict=True)
        ]
    sheet, months = scene.sheet("takes", scene.viewer), set(map(month, own.pieces))
    # the sheet names only one of several equal cards
    kinds = {(month(piece), category(piece)) for row in sheet.rows for piece in row.pieces} if sheet else None
    wanted = [
        piece
        for piece in field.pieces
        if (month(piece) in months if kinds is None else (month(piece), category(piece)) in kinds)
    ]
    return faces(field.pieces, spots, dict.fromkeys(wanted, "match"))


def _beside(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the right column: a panel for each other player, then the viewer's captured cards and everyone's yaku."""
    items: list[Item] = []
    others = sorted((place for place in scene.places if place.seat != scene.viewer), key=lambda place: place.seat)
    alone = len(others) < 2
    for place in others:
        high = LOW if not alone else NARROW if chips(scene, place.seat, telling) else WIDE
        items += seat_panel(scene, place, box._replace(h=high), telling)
        box = Box(box.x, box.y + high + _GAP, box.w, box.h - high - _GAP)
    items.append(Panel(box))
    inner = box.inset(12, 6)
    if scene.viewer is None:
        return items
    row = inner._replace(h=card_height(CARD))
    rest = Box(inner.x, row.bottom + 4, inner.w, inner.bottom - row.bottom - 4)
    shown = [scene.viewer] if alone else [scene.viewer, *(place.seat for place in others)]
    return [
        *items,
        *captured(scene, scene.viewer, row, labelled=scene.sheet("worth") is not None),
        *lines(scene, shown, rest, telling),
    ]


def _held(held: Pile, box: Box, telling: Telling) -> tuple[list[Item], Box]:
    """Lay out the card that the viewer has yet to place, with its caption beside it. Return the rest of the box too."""
    marks = dict.fromkeys(held.pieces, "played") | strongest(held.marks)
    said = two_lines(telling.label("held"), MEDIUM, 150)
    top = box.y + (box.h - line(MEDIUM) * len(said)) // 2
    words = [
        Text(Box(box.x, top + line(MEDIUM) * number, 150, line(MEDIUM)), part, MEDIUM, "center")
        for number, part in enumerate(said)
    ]
    spots = [Box(box.x + 164, box.y, _HELD, card_height(_HELD))]
    left = spots[0].right + 40
    return [*words, *faces(held.pieces, spots, marks)], Box(left, box.y, box.right - left, box.h)
