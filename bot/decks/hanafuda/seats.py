"""The panel of a seat: who sits there, points and hand, captured cards by category, and yaku so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.decks.hanafuda.cards import CATEGORIES, Back, Face, Sign, Slot, card_height, category, fan
from bot.decks.scenes import is_asked, toned
from bot.decks.telling import Telling
from bot.render.layout import GAP, Box, Disc, Item, Panel, Seal, Text, signed, text_width
from bot.render.pills import pills
from engine.core import Piece, Pile, Place, Scene, Sheet

WIDE, NARROW = 204, 306
"""The height of a panel across the picture, and of one that shares its line with another."""

_DEALER = "親"
_CARD, _SMALL_CARD = 66, 54
_BACK = 44
_CAPTION = 32
_IDENTITY = 236
_CHIP = 24


def seat_panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """All of a seat within the box: side by side in a wide one, one below the other in a narrow one."""
    seat = place.seat
    asked = is_asked(scene, seat)
    inner = box.inset(16, GAP)
    items: list[Item] = [Panel(box, glow=asked), *_identity(scene, place, inner, telling)]
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
    return [*items, *_hand(scene, seat, hand), *captured(taken, rest, width), *_chips(scene, seat, chips, telling)]


def _identity(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    dealer = scene.badge("dealer", place.seat)
    room = _IDENTITY - 78 - (52 if dealer else 0)
    name, points = telling.who(place.seat), signed(place.points)
    middle = box.y + (26 if name else 6)
    across = min(text_width(points, 44), _IDENTITY - 78 - 52)
    items: list[Item] = [
        Disc(Box(box.x, box.y, 64, 64), place.seat),
        Text(Box(box.x + 78, middle, across, 46), points, 44, tone="bold"),
        Text(
            Box(box.x + 82 + across, box.y + 47, _IDENTITY - 86 - across, 28), telling.label("points"), 20, tone="dim"
        ),
    ]
    if name:
        items.append(Text(Box(box.x + 78, box.y - 4, room, 30), name, 23))
    if dealer:
        mark = telling.label("badge-dealer")
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


def _chips(scene: Scene, seat: int, box: Box, telling: Telling) -> list[Item]:
    chips: list[tuple[str, str]] = []
    for sign, (badge, *_) in toned((badge for badge in scene.badges if badge.seat == seat), telling):
        times = f" ×{badge.args[0]}" if badge.args and badge.args[0] != 1 else ""
        chips.append((telling.label(f"badge-{sign.key}") + times, sign.tone or "calm"))
    sheet = scene.sheet("yaku", seat) or Sheet("yaku")
    chips += [(f"{telling.yaku(row.key)} {row.number}", "warm") for row in sheet.rows]
    return pills(chips, box, _CHIP)
