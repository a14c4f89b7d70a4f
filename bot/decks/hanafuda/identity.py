"""The players in the picture of a hand: the viewer with the stock, and each other player with their captured cards."""

from __future__ import annotations

from bot.decks.hanafuda.cards import Back, Slot, card_height
from bot.decks.hanafuda.seats import captured
from bot.decks.scenes import is_asked
from bot.decks.telling import Telling
from bot.render.layout import LARGE, MEDIUM, READABLE, Box, Disc, Item, Panel, Seal, Text, signed, text_width
from engine.core import Pile, Place, Scene, Seat

ASIDE = 112
"""Width of the column beside the viewer's cards."""
_BACK, _DISC = 88, 46
_TAKEN, _NARROW = 54, 44
_COUNTED = 3
"""Maximum size of a group of captured cards without a count, for players shown in one narrow line."""


def beside_hand(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the viewer's disc and points, and below them the stock."""
    place = next((place for place in scene.places if place.seat == scene.viewer), None)
    if place is None:
        return []
    middle = box.x + box.w // 2
    dealer = scene.badge("dealer", place.seat) is not None
    items: list[Item] = [Disc(Box(box.x if dealer else middle - 28, box.y + 4, 56, 56), place.seat)]
    if dealer:
        items.append(_dealer(Box(box.right - 50, box.y + 7, 50, 50), telling))
    items.append(Text(Box(box.x, box.y + 62, box.w, 54), signed(place.points), LARGE, "center", "bold"))
    stock = scene.pile("stock")
    if stock is None:
        return items
    label, number = box.bottom - 36, box.bottom - 84
    back = Box(middle - _BACK // 2, number - card_height(_BACK), _BACK, card_height(_BACK))
    items += [Back(back)] if stock.count else []
    items.append(Text(Box(box.x, number, box.w, 48), str(stock.count), LARGE, "center"))
    items.append(Text(Box(box.x, label, box.w, 36), telling.label("stock"), READABLE, "center", "dim"))
    return items


def own_line(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the viewer's disc and points, and the stock, in one line."""
    place = next((place for place in scene.places if place.seat == scene.viewer), None)
    if place is None:
        return []
    stock = scene.pile("stock")
    said = "" if stock is None else f"{telling.label('stock')} {stock.count}"
    items = _head(
        scene, place, telling.label("you"), Box(box.x, box.y, box.w - text_width(said, MEDIUM) - 20, box.h), telling
    )
    across = text_width(said, MEDIUM)
    return [
        *items,
        *([Text(Box(box.right - across, box.y, across, box.h), said, MEDIUM, "right", "dim")] if said else []),
    ]


def opponent(scene: Scene, place: Place, box: Box, telling: Telling, *, few: bool) -> tuple[list[Item], int]:
    """Lay out another player and the cards they have captured. Return the items and their height.

    `few`: whether the table has few players. If so, the cards take two lines. Otherwise they are narrower and take one
    line."""
    seat, lines = place.seat, ("HA", "RK") if few else ("HARK",)
    width = _TAKEN if few else _NARROW
    high = card_height(width)
    panel = Box(box.x, box.y, box.w, 54 + (high + 4) * len(lines) + 2)
    inner = panel.inset(10, 4)
    items: list[Item] = [Panel(panel, glow=is_asked(scene, seat, telling))]
    held = _held(scene, seat, Box(inner.x, inner.y, inner.w, _DISC))
    room = inner.w - (inner.right - held[0].box.x + 6 if held else 0)
    items += [*_head(scene, place, telling.who(seat), Box(inner.x, inner.y, room, _DISC), telling), *held]
    pile = scene.pile("taken", seat) or Pile("taken", seat)
    for number, kinds in enumerate(lines):
        row = Box(inner.x, inner.y + 48 + number * (high + 4), inner.w, high)
        items += captured(pile, row, width, kinds, beside=True, least=-1 if few else _COUNTED)
    return items, panel.h


def _head(scene: Scene, place: Place, name: str, box: Box, telling: Telling) -> list[Item]:
    """Lay out a player's disc, name and points from the left. If the player is the dealer, the seal follows.

    The points are smaller if the name needs the room."""
    points, left = signed(place.points), box.x + _DISC + 8
    dealer = _DISC + 6 if scene.badge("dealer", place.seat) else 0
    room = box.right - left - dealer - 8
    fits = text_width(points, MEDIUM) + text_width(name, READABLE) <= room
    size = MEDIUM if fits else READABLE
    across = text_width(points, size)
    items: list[Item] = [Disc(Box(box.x, box.y, _DISC, _DISC), place.seat)]
    if name:
        wide = min(text_width(name, MEDIUM), room - across)
        items.append(Text(Box(left, box.y, wide, box.h), name, MEDIUM))
        left += wide + 8
    items.append(Text(Box(left, box.y, across, box.h), points, size, tone="bold"))
    if dealer:
        items.append(_dealer(Box(left + across + 6, box.y, _DISC, _DISC), telling))
    return items


def _held(scene: Scene, seat: Seat, box: Box) -> list[Item]:
    """Lay out the number of cards in a seat's hand, at the right end of a line.

    Return [] if the hand is empty, or if its cards are known."""
    pile = scene.pile("hand", seat)
    if pile is None or pile.pieces or not pile.count:
        return []
    across = text_width(str(pile.count), MEDIUM)
    left = box.right - across
    card = Slot(Box(left - 28, box.y + 4, 22, box.h - 8), "")
    return [card, Text(Box(left, box.y, across, box.h), str(pile.count), MEDIUM)]


def _dealer(box: Box, telling: Telling) -> Seal:
    return Seal(box, telling.label("badge-dealer"))
