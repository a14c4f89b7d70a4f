"""The panel of a seat: who sits there, his points and hand, his captured cards by category, and his yaku so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.render.layout import (
    CATEGORIES,
    GAP,
    Back,
    Box,
    Disc,
    Face,
    Item,
    Labels,
    Names,
    Panel,
    Pill,
    Seal,
    Sign,
    Slot,
    Text,
    card_height,
    category,
    fan,
    line,
    text_width,
)
from engine.core import Piece, Pile, Place, Scene, Sheet

WIDE, NARROW = 204, 306
"""The height of a panel across the picture, and of one that shares its line with another."""

_DEALER = "親"
_CARD, _SMALL_CARD = 66, 54
_BACK = 42
_CAPTION = 32
_IDENTITY = 236
_CHIP = 24
_MORE = 54


def seat_panel(scene: Scene, place: Place, box: Box, names: Names, labels: Labels) -> list[Item]:
    """All of a seat within the box: side by side in a wide one, one below the other in a narrow one."""
    seat = place.seat
    asked = any(badge.key == "asked" and badge.seat == seat for badge in scene.badges)
    inner = box.inset(16, GAP)
    items: list[Item] = [Panel(box, glow=asked), *_identity(scene, place, inner, names, labels)]
    if box.w > 700:
        hand = Box(inner.x, inner.y + 82, _IDENTITY, card_height(_BACK))
        rest = Box(inner.x + _IDENTITY + 14, inner.y, inner.w - _IDENTITY - 14, inner.h)
        width = _CARD
    else:
        left = inner.x + _IDENTITY + GAP
        hand = Box(left, inner.y, inner.right - left, card_height(_BACK))
        rest = Box(inner.x, inner.y + 78, inner.w, inner.h - 78)
        width = _SMALL_CARD
    taken = scene.pile("taken", seat) or Pile("taken", seat)
    under = rest.y + _CAPTION + card_height(width) + 6
    chips = Box(rest.x, under, rest.w, rest.bottom - under)
    return [*items, *_hand(scene, seat, hand), *captured(taken, rest, width), *_chips(scene, seat, chips, labels)]


def _identity(scene: Scene, place: Place, box: Box, names: Names, labels: Labels) -> list[Item]:
    dealer = scene.badge("dealer", place.seat)
    room = _IDENTITY - 78 - (52 if dealer else 0)
    name, points = names.get(place.seat, ""), f"{place.points}".replace("-", "−")
    middle = box.y + (26 if name else 6)
    across = min(text_width(points, 44), _IDENTITY - 78 - 52)
    items: list[Item] = [
        Disc(Box(box.x, box.y, 64, 64), place.seat),
        Text(Box(box.x + 78, middle, across, 46), points, 44, tone="bold"),
        Text(Box(box.x + 82 + across, box.y + 47, _IDENTITY - 86 - across, 28), labels("points"), 20, tone="dim"),
    ]
    if name:
        items.append(Text(Box(box.x + 78, box.y - 4, room, 30), name, 23))
    if dealer:
        mark = labels("badge-dealer")
        items.append(Seal(Box(box.x + _IDENTITY - 46, box.y, 46, 46), mark if len(mark) <= 2 else _DEALER))
    return items


def _hand(scene: Scene, seat: int, box: Box) -> list[Item]:
    """A fan of backs with their number; face up where the seat has shown them; nothing for a hand drawn elsewhere."""
    shown = scene.pile("shown", seat)
    if shown and shown.pieces:
        return faces(shown.pieces, fan(box, len(shown.pieces), _BACK, 26))
    pile = scene.pile("hand", seat)
    if pile is None or pile.pieces or not pile.count:
        return []
    backs = fan(Box(box.x, box.y, box.w - 56, box.h), pile.count, _BACK, 12)
    number = Box(backs[-1].right + GAP, box.y + 12, 46, 44)
    return [*map(Back, backs), Text(number, str(pile.count), 34)]


def captured(pile: Pile, box: Box, width: int, widest: int = 44) -> list[Item]:
    """Four groups of captured cards with their counts above, overlapping as far as they must."""
    groups = [sorted(piece for piece in pile.pieces if category(piece) == kind) for kind in CATEGORIES]
    gap = 14
    behind = sum(max(len(group) - 1, 0) for group in groups)
    step = min(widest, max(1, (box.w - 4 * width - 3 * gap) // behind)) if behind else 0
    marks = strongest(pile.marks)
    items: list[Item] = []
    left = box.x
    for kind, group in zip(CATEGORIES, groups, strict=True):
        tone = "paper" if group else "faint"
        items.append(Sign(Box(left + 2, box.y + 3, 22, 22), kind, tone))
        items.append(Text(Box(left + 30, box.y - 1, 34, 30), str(len(group)), 24, tone=tone))
        across = width + step * max(len(group) - 1, 0)
        row = Box(left, box.y + _CAPTION, across, card_height(width))
        items += faces(group, fan(row, len(group), width, step), marks) if group else [Slot(row, kind)]
        left += across + gap
    return items


def faces(pieces: Iterable[Piece], boxes: Iterable[Box], marks: Mapping[Piece, str] | None = None) -> list[Item]:
    """Cards face up in these boxes, with their marks."""
    marks = marks or {}
    return [Face(box, piece, marks.get(piece, "")) for piece, box in zip(pieces, boxes, strict=False)]


def strongest(marks: Iterable[tuple[Piece, str]]) -> dict[Piece, str]:
    """One mark a card: a choice before where it came from, that before its capture."""
    order = ("captured", "turned", "played", "match")
    known = [(piece, mark) for piece, mark in marks if mark in order]
    return dict(sorted(known, key=lambda pair: order.index(pair[1])))


def _chips(scene: Scene, seat: int, box: Box, labels: Labels) -> list[Item]:
    chips: list[tuple[str, str]] = []
    called = next((badge for badge in scene.badges if badge.key == "called" and badge.seat == seat), None)
    if called:
        times = called.args[0] if called.args else 1
        chips.append((labels("badge-called") + (f" ×{times}" if times != 1 else ""), "called"))
    sheet = scene.sheet("yaku", seat) or Sheet("yaku")
    chips += [(f"{labels(f'yaku-{row.key}')} {row.number}", "yaku") for row in sheet.rows]
    return pills(chips, box, _CHIP)


def pills(chips: Sequence[tuple[str, str]], box: Box, size: int) -> list[Item]:
    """Texts with their tones in rows from the left, a little smaller if need be; what does not fit is counted."""
    height = line(size) + 4
    for smaller in (size, size - 2, size - 4):
        placed = _flow(chips, box, smaller, height, 0)
        if len(placed) == len(chips):
            return [*placed]
    placed = _flow(chips, box, size - 4, height, _MORE + 8)
    after = placed[-1].box if placed else Box(box.x - 8, box.y, 0, height)
    more = Pill(Box(after.right + 8, after.y, _MORE, height), f"+{len(chips) - len(placed)}", size - 4)
    return [*placed, more]


def pills_height(chips: Sequence[tuple[str, str]], across: int, size: int) -> int:
    """How high a box that is so wide must be to hold all of them."""
    placed = _flow(chips, Box(0, 0, across, len(chips) * 2 * size), size, line(size) + 4, 0)
    return max((pill.box.bottom for pill in placed), default=0)


def _flow(chips: Sequence[tuple[str, str]], box: Box, size: int, height: int, spare: int) -> list[Pill]:
    """As many pills as fit, with `spare` pixels left at the end of the last row."""
    placed: list[Pill] = []
    left, top = box.x, box.y
    for text, tone in chips:
        across = min(text_width(text, size) + 22, box.w - spare)
        last = top + 2 * height + 6 > box.bottom
        if left > box.x and left + across > box.right - (spare if last else 0):
            if last:
                break
            left, top = box.x, top + height + 6
        placed.append(Pill(Box(left, top, across, height), text, size, tone))
        left += across + 8
    return placed
