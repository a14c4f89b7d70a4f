"""The lines below the captured cards in the picture of a hand: the yaku made, as pills, and the yaku that are near."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.hanafuda.cards import Face, Slot, card_height, category, fan
from bot.decks.hanafuda.seats import chips
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, READABLE, Box, Disc, Item, Text, line, text_width, two_lines
from bot.render.pills import Chip, pill_height, pills, pills_height
from engine.core import Piece, Pile, Row, Scene, Seat

_CARD = 44
_STEPS = (26, 20)
"""Distance between missing cards in pixels: if there are at most two, and if there are more."""
_FEW, _MOST = 3, 3
"""Maximum number of missing cards shown as cards instead of empty places, and maximum number of near yaku shown."""
_ENTRY = card_height(_CARD)
_DISC, _ASIDE = 46, 50
_LINE = line(READABLE)


def lines(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the yaku that players have made, then the yaku that they are near.

    The viewer's yaku come first. Those of other players begin with the player's disc. If there is no room for all near
    yaku, those that lack the fewest cards are shown."""
    made, top = _made(scene, box, telling)
    shown = _nearest(scene, min((box.bottom - top) // _ENTRY, _MOST))
    items = [*made]
    for seat, row in shown:
        items += _entry(scene, seat, row, Box(box.x, top, box.w, _ENTRY), telling)
        top += _ENTRY
    return items


def _made(scene: Scene, box: Box, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the badges and yaku of each seat. Return the items and the y below them.

    If there is no room for some of them, show only their number."""
    seats = sorted((place.seat for place in scene.places), key=lambda seat: (seat != scene.viewer, seat))
    groups = [
        (seat, found) for seat in seats if (found := [*_dealt(scene, seat, telling), *chips(scene, seat, telling)])
    ]
    groups = groups[: box.h // (_DISC + 4)]
    items: list[Item] = []
    top = box.y
    for later, (seat, found) in zip(reversed(range(len(groups))), groups, strict=True):
        aside = 0 if seat == scene.viewer else _ASIDE
        room = box.bottom - top - later * (_DISC + 4)
        high = min(pills_height(found, box.w - aside, READABLE), room)
        if aside:
            items.append(Disc(Box(box.x, top, _DISC, _DISC), seat))
        down = (_DISC - pill_height(READABLE)) // 2 if aside else 0
        items += pills(found, Box(box.x + aside, top + down, box.w - aside, high), READABLE)
        top += max(high + down, _DISC if aside else 0) + 4
    return items, top


def _dealt(scene: Scene, seat: Seat, telling: Telling) -> list[Chip]:
    """Return chips with the yaku that the viewer was dealt. These yaku bring no points yet."""
    badge = scene.badge("dealt_yaku", seat)
    return [Chip(telling.drawn_yaku(str(key)), "warm") for key in badge.args] if badge and seat == scene.viewer else []


def _nearest(scene: Scene, most: int) -> list[tuple[Seat, Row]]:
    """Return the `most` near yaku that lack the fewest cards, as (seat, row). The viewer's come first."""
    ranked = sorted(
        (
            (row.missing, place, sheet.seat != scene.viewer, sheet.seat or 0, row)
            for sheet in scene.sheets
            if sheet.key == "reach"
            for place, row in enumerate(sheet.rows)
        ),
        key=lambda each: each[:4],
    )
    shown = [(seat, row) for *_, seat, row in ranked[: max(most, 0)]]
    return sorted(shown, key=lambda each: (each[0] != scene.viewer, each[0]))


def _entry(scene: Scene, seat: Seat, row: Row, box: Box, telling: Telling) -> list[Item]:
    """Lay out a near yaku: its seat, the missing cards, its name and its points.

    If too many cards could complete the yaku, show empty places instead of the missing cards."""
    aside = 0 if seat == scene.viewer else _ASIDE
    items: list[Item] = [Disc(Box(box.x, box.y + (box.h - _DISC) // 2, _DISC, _DISC), seat)] if aside else []
    points = text_width(str(row.number), MEDIUM)
    total = Box(box.right - points, box.y + (box.h - 40) // 2, points, 40)
    items.append(Text(total, str(row.number), MEDIUM, "right", "gold"))
    rest = Box(box.x + aside, box.y, total.x - 8 - box.x - aside, box.h)
    needs, name = telling.label("needs"), telling.drawn_yaku(row.key)
    before = rest._replace(w=text_width(needs, READABLE))
    cards = _lacking(scene, seat, row, Box(before.right + 6, box.y + 1, rest.right - before.right - 6, box.h))
    named = _name(name, cards, rest)
    if all(text_width(part.text, READABLE) <= part.box.w for part in named):
        return [*items, Text(before, needs, READABLE, tone="dim"), *cards, *named]
    cards = _lacking(scene, seat, row, rest._replace(y=box.y + 1))
    return [*items, *cards, *_name(name, cards, rest)]


def _lacking(scene: Scene, seat: Seat, row: Row, box: Box) -> list[Item]:
    taken = set((scene.pile("taken", seat) or Pile("taken")).pieces)
    missing = [piece for piece in row.pieces if piece not in taken]
    missing.sort(key=lambda piece: not _open(scene, seat, piece))
    few = len(missing) <= _FEW
    count = len(missing) if few else row.missing
    return [
        Face(spot, piece, "match" if _open(scene, seat, piece) else "", ghost=not _open(scene, seat, piece))
        if few
        else Slot(spot, category(piece), wanted=True)
        for spot, piece in zip(fan(box, count, _CARD, _STEPS[count > 2]), missing, strict=False)
    ]


def _name(name: str, cards: Sequence[Item], box: Box) -> list[Text]:
    """Lay out the name of a near yaku to the right of its `cards`, in two lines if needed."""
    left = cards[-1].box.right + 14 if cards else box.x
    said = two_lines(name, READABLE, box.right - left)
    top = box.y + (box.h - _LINE * len(said)) // 2
    return [
        Text(Box(left, top + _LINE * number, box.right - left, _LINE), part, READABLE)
        for number, part in enumerate(said)
    ]


def _open(scene: Scene, seat: Seat, piece: Piece) -> bool:
    """Return whether a missing card is on the field or in the seat's own hand."""
    field, own = scene.pile("field") or Pile("field"), scene.pile("hand", seat) or Pile("hand")
    return piece in field.pieces or piece in own.pieces
