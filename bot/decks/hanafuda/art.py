"""Brushes for the items of hanafuda: cards with their marks, faded cards, empty places and category signs."""

from pathlib import Path

from bot.decks.hanafuda.cards import WIDTHS, Back, Crest, Face, Sign, Slot
from bot.render.canvas import Canvas
from bot.render.layout import Box
from bot.render.masks import box, polygon
from bot.render.painter import Art

_FADED = 0.5
_STRIPE = 30
"""Half of the distance between two pairs of stripes, in pixels."""
_TABS = ("played", "turned", "match")
_UP = ((0.5, 0.16), (0.8, 0.5), (0.61, 0.5), (0.61, 0.82), (0.39, 0.82), (0.39, 0.5), (0.2, 0.5))


def _face(item: Face, canvas: Canvas) -> None:
    spot, theme = item.box, canvas.theme
    how = "-plain" if canvas.look.plain else "-codes" if canvas.look.codes else ""
    if item.ghost:
        canvas.piece(item.piece, spot, spot.w, how, _FADED)
        return
    if ring := theme.rings.get(item.mark):
        wide = 3 if item.mark == "captured" else 5
        canvas.round(spot.inset(-wide), 0.07 * spot.w + wide, ring)
    canvas.piece(item.piece, spot, spot.w, how)
    if item.mark in _TABS:
        _tab(item.mark, spot, canvas)


def _back(item: Back, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    if box.w < WIDTHS[0]:
        edge, inside = (theme.rose, theme.red_back) if canvas.look.red else (theme.back_edge, theme.back)
        canvas.round(box, 4, edge)
        canvas.round(box.inset(3), 2, inside, edge)
        return
    canvas.piece("back-red" if canvas.look.red else "back", item.box, item.box.w)


def _crest(item: Crest, canvas: Canvas) -> None:
    if canvas.theme.crest != canvas.theme.felt:
        canvas.piece(f"{item.month:02}", item.box, item.box.w, "-crest")


def _slot(item: Slot, canvas: Canvas) -> None:
    spot, theme = item.box, canvas.theme
    tone = theme.faint if item.wanted else theme.raised
    canvas.round(spot, 5, tone)
    canvas.round(spot.inset(2), 4, theme.panel, tone)
    if item.category:
        size = spot.w // 2
        place = Box(spot.x + (spot.w - size) // 2, spot.y + (spot.h - size) // 2, size, size)
        _draw(item.category, place, tone, canvas)


def _sign(item: Sign, canvas: Canvas) -> None:
    _draw(item.category, item.box, canvas.theme.tones[item.tone], canvas)


def _draw(category: str, spot: Box, color: str, canvas: Canvas) -> None:
    """Paint the sign of a category: a disc, a triangle, a bar or a point."""
    size = spot.w
    if category == "H":
        canvas.round(Box(spot.x, spot.y, size, size), size / 2, color)
    elif category == "A":
        canvas.stamp(polygon(size, size, ((0, 0.93), (0.5, 0.05), (1, 0.93))), spot.x, spot.y, color)
    elif category == "R":
        canvas.stamp(polygon(size, size, box(0, 0.3, 1, 0.7)), spot.x, spot.y, color)
    else:
        canvas.round(spot.inset(round(0.3 * size)), round(0.2 * size), color)


def _tab(mark: str, card: Box, canvas: Canvas) -> None:
    """Paint a small round tab on a card.

    An arrow means `played`, a half-turned card `turned`, and a ring `match`."""
    size, theme = max(22, card.w // 4), canvas.theme
    spot, ring = Box(card.right - size + 3, card.y - 3, size, size), theme.rings[mark]
    inner = spot.inset(max(size // 14, 1))
    canvas.round(spot, size / 2, theme.ink)
    canvas.round(inner, inner.w / 2, ring, theme.ink)
    if mark == "played":
        canvas.stamp(polygon(size, size, _UP), spot.x, spot.y, theme.ink, ring)
    elif mark == "turned":
        canvas.stamp(polygon(size, size, box(0.3, 0.2, 0.7, 0.8)), spot.x, spot.y, theme.ink, ring)
        canvas.stamp(polygon(size, size, box(0.5, 0.26, 0.64, 0.74)), spot.x, spot.y, theme.paper, theme.ink)
    else:
        for part, color, under in ((0.26, theme.ink, ring), (0.39, ring, theme.ink)):
            disc = spot.inset(round(part * size))
            canvas.round(disc, disc.w / 2, color, under)


def _cloth(canvas: Canvas) -> None:
    size = canvas.size
    for x in range(size.x + _STRIPE, size.right, 2 * _STRIPE):
        canvas.fill(Box(x, size.y, 2, size.h), canvas.theme.stripe)
        canvas.fill(Box(x + 6, size.y, 2, size.h), canvas.theme.stripe)


ART = Art({Face: _face, Back: _back, Slot: _slot, Sign: _sign, Crest: _crest}, Path(__file__).parent / "sheets", _cloth)
