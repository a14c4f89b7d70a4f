"""The picture of a private hand, with all that a player needs: field, hand, captured cards, and yaku made or near."""

from __future__ import annotations

from bot.decks.hanafuda.cards import Face, card_height, category, fan, grid, month
from bot.decks.hanafuda.identity import ASIDE, beside_hand, opponent, own_line
from bot.decks.hanafuda.near import lines
from bot.decks.hanafuda.seats import captured, faces, strongest
from bot.decks.hanafuda.stake import stake
from bot.decks.scenes import is_asked
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, WIDTH, Box, Item, Panel, Picture, Text, line, two_lines
from engine.core import Pile, Scene

HEIGHT = 692
_EDGE, _GAP = 8, 8
_LEFT = Box(14, 10, 568, 0)
"""The column with the field and the hand. A row has room for six cards of the field, or five of the hand."""
_RIGHT = Box(590, _EDGE, WIDTH - _EDGE - 590, HEIGHT - 2 * _EDGE)
_CARD = 176
_FIELD_HIGH = 2 * card_height(88) + _GAP
"""Height of the field: two rows of cards, or one row of a few larger cards.

The viewer's cards are below it, in two rows of cards 104 px wide."""
_TAKEN = 54
_HELD = 104


def hand(scene: Scene, telling: Telling) -> Picture:
    """Draw the viewer's hand, 1000 x 692 px.

    The field is at the upper left, and the viewer's cards are below it. The captured cards and yaku of all players are
    at the right."""
    own = scene.pile("hand", scene.viewer) or Pile("hand", scene.viewer)
    field = scene.pile("field") or Pile("field")
    held = next((pile for pile in scene.piles if pile.role == "held" and pile.seat == scene.viewer), None)
    strip = Box(_EDGE, _LEFT.y, _LEFT.w + 12, _FIELD_HIGH)
    items = _field(scene, field, own, held, grid(strip, len(field.pieces), _CARD, _GAP))
    panel = Box(_EDGE, strip.bottom + _GAP, _LEFT.w + 12, HEIGHT - _EDGE - strip.bottom - _GAP)
    items.append(Panel(panel, glow=is_asked(scene, scene.viewer, telling)))
    inner = Box(_LEFT.x, panel.y + 7, _LEFT.w, panel.h - 14)
    full = len(own.pieces) > 8
    if going_on := stake(scene, inner, telling):
        row = Box(inner.x, inner.bottom - card_height(88), inner.w, card_height(88))
        items += [*going_on, *_hand(own, held, row)]
    elif full:
        items += _hand(own, held, inner)
    else:
        items += _hand(own, held, Box(inner.x, inner.y, inner.w - ASIDE - _GAP, inner.h))
        items += beside_hand(scene, Box(inner.right - ASIDE, inner.y, ASIDE, inner.h), telling)
    items += _beside(scene, held, telling, head=bool(going_on) or full)
    return Picture(WIDTH, HEIGHT, tuple(items))


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


def _hand(own: Pile, held: Pile | None, box: Box) -> list[Item]:
    marks = {} if held else {piece: mark for piece, mark in own.marks if mark == "match"}
    return faces(own.pieces, grid(box, len(own.pieces), _CARD, _GAP), marks)


def _beside(scene: Scene, held: Pile | None, telling: Telling, *, head: bool) -> list[Item]:
    """Lay out the right column: other players, the viewer's captured cards, and everyone's yaku.

    `held`: a card that the viewer has yet to place, which is shown too. `head`: whether to show the viewer's points and
    the stock in this column."""
    few = len(scene.places) < 3
    items: list[Item] = []
    top = _RIGHT.y
    for place in sorted(scene.places, key=lambda place: place.seat):
        if place.seat != scene.viewer:
            more, high = opponent(scene, place, Box(_RIGHT.x, top, _RIGHT.w, 0), telling, few=few)
            items += more
            top += high + 6
    panel = Box(_RIGHT.x, top, _RIGHT.w, _RIGHT.bottom - top)
    inner = panel.inset(4, 5)
    items.append(Panel(panel))
    top, high = inner.y, card_height(_TAKEN)
    if head:
        items += own_line(scene, Box(inner.x, top, inner.w, 46), telling)
        top += 50
    pile = scene.pile("taken", scene.viewer) or Pile("taken", scene.viewer)
    if all(place.seat != scene.viewer for place in scene.places):
        return items
    for kinds in ("HA", "RK"):
        items += captured(pile, Box(inner.x, top, inner.w, high), _TAKEN, kinds, beside=True)
        top += high + 4
    rest = Box(inner.x, top, inner.w, inner.bottom - top)
    if held:
        items += _held(held, Box(rest.x, rest.bottom - card_height(_HELD), rest.w, card_height(_HELD)), telling)
        rest = Box(rest.x, rest.y, rest.w, rest.h - card_height(_HELD) - 6)
    return [*items, *lines(scene, rest, telling)]


def _held(held: Pile, box: Box, telling: Telling) -> list[Item]:
    """Lay out the card that the viewer has yet to place, with its caption beside it."""
    marks = dict.fromkeys(held.pieces, "played") | strongest(held.marks)
    spots = fan(Box(box.x + 6, box.y, _HELD, box.h), 1, _HELD, 1)
    left = spots[0].right + 20
    said = two_lines(telling.label("held"), MEDIUM, box.right - left)
    top = box.y + (box.h - line(MEDIUM) * len(said)) // 2
    words = [
        Text(Box(left, top + line(MEDIUM) * number, box.right - left, line(MEDIUM)), part, MEDIUM, tone="dim")
        for number, part in enumerate(said)
    ]
    return [*words, *faces(held.pieces, spots, marks)]
