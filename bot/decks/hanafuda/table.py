"""The picture of a table: seats around the field, the stock, and the last move."""

from collections.abc import Sequence

from bot.decks.hanafuda.cards import CREST, WIDTHS, Back, Crest, Face, Slot, card_height, card_width, fan, grid, month
from bot.decks.hanafuda.seats import LINE, NARROWER, WIDE, faces, seat_panel, strongest
from bot.decks.scenes import badges_with_meaning, toned
from bot.decks.telling import Telling
from bot.render.layout import (
    HEIGHT,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Picture,
    Text,
    line,
    numbered,
    two_lines,
    widest_of,
)
from bot.render.pills import Chip, pills, pills_height
from engine.core import Piece, Pile, Place, Scene

_EDGE = 8
_INNER = WIDTH - 2 * _EDGE
_LEAST = 200
"""Minimum height of the field."""
_ASIDE, _LAST = 196, 204
"""Width of the stock at the left, and of the last move at the right."""
_CARD, _CARD_GAP = 112, 6
_STOCK = 66
_LARGEST = 104
"""Maximum width of a card in the last move."""
_APART = 14
_CREST = Box(MARGIN, (HEIGHT - CREST) // 2, CREST, CREST)


def table(scene: Scene, telling: Telling) -> Picture:
    """Draw the table 1000 px wide. The other seats are above the field, counter-clockwise from the right.

    The scene's first place is below the field. On the cloth is the crest of a month: that of the round, or else of the
    round's number."""
    badge = next(iter(badges_with_meaning("calendar", scene, telling)), None) or scene.badge("round")
    items: list[Item] = [Crest(_CREST, (int(badge.args[0]) - 1) % 12 + 1)] if badge and badge.args else []
    top = _EDGE
    mine, *others = scene.places or (None,)
    for row in _rows(others):
        height = WIDE if len(row) == 1 else NARROWER
        items += _line_of_seats(scene, row, Box(_EDGE, top, _INNER, height), telling)
        top += height + _EDGE
    low = max(HEIGHT - WIDE - 2 * _EDGE, top + _LEAST)
    items += _middle(scene, Box(_EDGE, top, _INNER, low - top), telling)
    if mine is not None:
        items += seat_panel(scene, mine, Box(_EDGE, low + _EDGE, _INNER, WIDE), telling)
    return Picture(WIDTH, low + WIDE + 2 * _EDGE, tuple(items))


def headline(scene: Scene, telling: Telling) -> str:
    """Return the number of the round and of all rounds: `Round 3 / 6`.

    In overtime, return only the number of the round."""
    badge = scene.badge("round")
    if badge is None or not badge.args:
        return ""
    numbers = badge.args[:1] if scene.badge("overtime") else badge.args[:2]
    return numbered(telling.label("round"), " / ".join(map(str, numbers)))


def _rows(others: Sequence[Place]) -> list[Sequence[Place]]:
    """Split the other seats into rows of at most two. Each row goes from left to right.

    Turns go counter-clockwise, so the next player is at the lower right."""
    around = list(others)[::-1]
    first = len(around) % 2
    return [row for row in (around[:first], *(around[n : n + 2] for n in range(first, len(around), 2))) if row]


def _line_of_seats(scene: Scene, row: Sequence[Place], box: Box, telling: Telling) -> list[Item]:
    width = (box.w - _EDGE * (len(row) - 1)) // len(row)
    boxes = [Box(box.x + number * (width + _EDGE), box.y, width, box.h) for number in range(len(row))]
    return [item for place, part in zip(row, boxes, strict=True) for item in seat_panel(scene, place, part, telling)]


def _middle(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the middle of the table, from left to right: the round and the stock, the field, and the last move."""
    pile = scene.pile("field") or Pile("field")
    field = Box(box.x + _ASIDE + 6, box.y, box.w - _ASIDE - _LAST - 18, box.h)
    return [
        *_aside(scene, Box(box.x, box.y, _ASIDE, box.h), telling),
        *faces(pile.pieces, grid(field, len(pile.pieces), _CARD, _CARD_GAP), strongest(pile.marks)),
        *_last_move(scene, Box(box.right - _LAST, box.y, _LAST, box.h), telling),
    ]


def _aside(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the number of the round, the badges of the table, and below them the stock."""
    items: list[Item] = []
    top, text = box.y, headline(scene, telling)
    for part in two_lines(text, READABLE, box.w - 4) if text else ():
        items.append(Text(Box(box.x + 4, top, box.w - 4, line(MEDIUM)), part, MEDIUM))
        top += line(MEDIUM)
    chips: list[Chip] = []
    for sign, (badge, *_) in toned((badge for badge in scene.badges if badge.seat is None), telling):
        words = telling.label(f"badge-{sign.key}")
        chips.append(Chip(numbered(words, str(badge.args[0])) if badge.args else words, sign.tone or "calm"))
    if chips:
        high = pills_height(chips, box.w, READABLE)
        items += pills(chips, Box(box.x, top + 6, box.w, high), READABLE)
        top += high + 6
    return items + _stock(scene, Box(box.x, top, box.w, box.bottom - top), telling)


def _stock(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    stock = scene.pile("stock")
    if stock is None:
        return []
    high = card_height(_STOCK)
    top = box.bottom - high - 3
    layers = min(-(-stock.count // 6), 4, max(top - box.y, 0) // 4 + 1)
    spots = [Box(box.x + 2 + 4 * n, top - 4 * n, _STOCK, high) for n in range(max(layers, 1))]
    pile: list[Item] = [Back(spot) if layers else Slot(spot, "") for spot in spots]
    beside = Box(box.x + _STOCK + 28, top, box.w - _STOCK - 28, high // 2)
    label = Text(beside._replace(y=beside.bottom), telling.label("stock"), READABLE, tone="dim")
    return [*pile, Text(beside, str(stock.count), LARGE, tone="bold"), label]


def _last_move(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the cards captured in the latest turn, in a group for each month.

    Include a card that is yet to be placed."""
    groups = last_groups(scene)
    if not groups:
        return []
    seat = next((pile.seat for pile in scene.piles if pile.role in ("held", "taken") and pile.marks), None)
    items: list[Item] = [Disc(Box(box.x, box.y, LINE, LINE), seat)] if seat is not None else []
    said = Box(box.x + LINE + 8, box.y, box.w - LINE - 8, LINE)
    items.append(Text(said, telling.label("last"), READABLE, tone="dim"))
    head, apart = LINE + 6, _APART * (len(groups) - 1)
    width = widest_of(WIDTHS, min(_LARGEST, card_width((box.h - head - 6 - apart) // len(groups))))
    free = box.h - head - 6 - len(groups) * card_height(width)
    top = box.y + head + max(free - apart, 0) // 2
    for group in groups:
        row = Box(box.x + 5, top, box.w - 10, card_height(width))
        items += [
            Face(spot, piece, mark)
            for spot, (piece, mark) in zip(fan(row, len(group), width, width * 2 // 3), group, strict=True)
        ]
        top += card_height(width) + _APART
    return items


def last_groups(scene: Scene) -> list[list[tuple[Piece, str]]]:
    """Return the cards of the last move with their marks, in at most two groups by month.

    The cards are the marked captured cards, and a card that is yet to be placed. The capturing card is the last in its
    group, so that it is painted on top."""
    marks: dict[Piece, str] = {}
    for pile in scene.piles:
        if pile.role == "taken":
            marks |= strongest(pile.marks)
        elif pile.role == "held":
            marks |= {piece: strongest(pile.marks).get(piece, "played") for piece in pile.pieces}
    groups: dict[int, list[tuple[Piece, str]]] = {}
    for piece, mark in sorted(marks.items(), key=lambda pair: (pair[1] != "captured", pair[0])):
        groups.setdefault(month(piece), []).append((piece, "" if mark == "captured" else mark))
    return list(groups.values())[:2]
