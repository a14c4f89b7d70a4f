"""The panel of a seat: who sits there, points and hand, captured cards by category, and yaku so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.decks.hanafuda.cards import CATEGORIES, Back, Face, Sign, Slot, card_height, category, fan
from bot.decks.scenes import is_asked, toned
from bot.decks.telling import Telling
from bot.render.layout import GAP, Box, Disc, Item, Panel, Seal, Text, signed
from bot.render.pills import Chip, pills
from engine.core import Piece, Pile, Place, Scene, Sheet

_DEALER = "親"
_CARD, _NARROW_CARD = 96, 76
_BACK = 44
_HEAD = 84
CAPTION = 34
_BESIDE = 38
_IDENTITY = 300
_CHIP = 26
_CHIPS = 84
_PLAINS = 0.55
"""Plains are many and alike: they lie this much closer."""

WIDE = 2 * GAP + _HEAD + CAPTION + card_height(_CARD)
NARROW = 3 * GAP + _HEAD + _CHIPS + 2 * card_height(_NARROW_CARD) + 8
"""The height of a panel across the picture, and of one that shares its line with another."""


def seat_panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """All of a seat within the box: captured cards in one line in a wide one, in two in a narrow one."""
    seat, inner = place.seat, box.inset(16, GAP)
    taken = scene.pile("taken", seat) or Pile("taken", seat)
    items: list[Item] = [Panel(box, glow=is_asked(scene, seat, telling)), *_identity(scene, place, inner, telling)]
    items += hand_count(scene, seat, Box(inner.right - 96, inner.y, 96, card_height(_BACK)))
    words = chips(scene, seat, telling)
    if box.w > 700:
        middle = Box(inner.x + _IDENTITY, inner.y, inner.w - _IDENTITY - 108, _HEAD)
        cards = Box(inner.x, inner.y + _HEAD, inner.w, CAPTION + card_height(_CARD))
        return [*items, *pills(words, middle, _CHIP), *captured(taken, cards, _CARD)]
    middle = Box(inner.x, inner.y + _HEAD, inner.w, _CHIPS)
    cards = Box(inner.x, middle.bottom + GAP, inner.w, card_height(_NARROW_CARD))
    return [
        *items,
        *pills(words, middle, _CHIP),
        *captured(taken, cards, _NARROW_CARD, "HA", beside=True),
        *captured(taken, Box(cards.x, cards.bottom + 8, cards.w, cards.h), _NARROW_CARD, "RK", beside=True),
    ]


def _identity(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    name, points = telling.who(place.seat), signed(place.points)
    left, room = box.x + 78, _IDENTITY - 78 - 60
    items: list[Item] = [
        Disc(Box(box.x, box.y + 4, 64, 64), place.seat),
        Text(Box(left, box.y + (34 if name else 12), room, 48), points, 44, tone="bold"),
    ]
    if name:
        items.append(Text(Box(left, box.y - 4, room, 38), name, 28))
    if scene.badge("dealer", place.seat):
        mark = telling.label("badge-dealer")
        seal = Box(box.x + _IDENTITY - 58, box.y + 4, 46, 46)
        items.append(Seal(seal, mark if len(mark) <= 2 else _DEALER))
    return items


def hand_count(scene: Scene, seat: int, box: Box, width: int = _BACK) -> list[Item]:
    """A card face down and how many of them a seat holds; nothing for a hand whose cards the scene knows."""
    pile = scene.pile("hand", seat)
    if pile is None or pile.pieces or not pile.count:
        return []
    high = card_height(width)
    number = Box(box.x + width + 6, box.y + (high - 44) // 2, box.w - width - 6, 44)
    return [Back(Box(box.x, box.y, width, high)), Text(number, str(pile.count), 34)]


def captured(
    pile: Pile, box: Box, width: int, kinds: str = CATEGORIES, *, beside: bool = False, least: int = -1
) -> list[Item]:
    """Groups of captured cards, overlapping as far as they must, with their counts above them or beside them. least:
    beside them only where there are more, without a sign."""
    groups = [sorted(piece for piece in pile.pieces if category(piece) == kind) for kind in kinds]
    gap, asides = 14, [_BESIDE if beside and len(group) > least else 0 for group in groups]
    spare = box.w - len(kinds) * (width + gap) - sum(asides) + gap
    steps = _steps([len(group) for group in groups], kinds, spare, width)
    marks = strongest(pile.marks)
    items: list[Item] = []
    left, top = box.x, box.y + (0 if beside else CAPTION)
    for kind, group, step, aside in zip(kinds, groups, steps, asides, strict=True):
        tone, number = ("paper" if group else "faint"), str(len(group))
        middle = top + card_height(width) // 2
        if aside and least < 0:
            items.append(Sign(Box(left + 5, middle - 26, 24, 24), kind, tone))
            items.append(Text(Box(left, middle + 2, aside - 4, 34), number, _CHIP, "center", tone))
        elif aside:
            items.append(Text(Box(left, middle - 17, aside - 2, 34), number, _CHIP, "center", "dim"))
        elif not beside:
            items.append(Sign(Box(left + 2, box.y + 3, 24, 24), kind, tone))
            items.append(Text(Box(left + 32, box.y - 2, 36, CAPTION), number, _CHIP, tone=tone))
        across = width + step * max(len(group) - 1, 0)
        row = Box(left + aside, top, across, card_height(width))
        items += faces(group, fan(row, len(group), width, step), marks) if group else [Slot(row, kind)]
        left += aside + across + gap
    return items


def _steps(counts: list[int], kinds: str, spare: int, width: int) -> list[int]:
    """How far apart the cards of each group lie, so that all of them need no more than the spare pixels."""
    weights = [_PLAINS if kind == "K" else 1.0 for kind in kinds]
    behind = sum(max(count - 1, 0) * weight for count, weight in zip(counts, weights, strict=True))
    step = spare / behind if behind else 0.0
    return [max(1, int(min(1.05 * width, step * weight))) for weight in weights]


def faces(pieces: Iterable[Piece], boxes: Iterable[Box], marks: Mapping[Piece, str] | None = None) -> list[Item]:
    """Cards face up in these boxes, with their marks."""
    marks = marks or {}
    return [Face(box, piece, marks.get(piece, "")) for piece, box in zip(pieces, boxes, strict=False)]


def strongest(marks: Iterable[tuple[Piece, str]]) -> dict[Piece, str]:
    """One mark a card: a choice before where it came from, that before its capture."""
    order = ("captured", "turned", "played", "match")
    known = [(piece, mark) for piece, mark in marks if mark in order]
    return dict(sorted(known, key=lambda pair: order.index(pair[1])))


def chips(scene: Scene, seat: int, telling: Telling) -> list[Chip]:
    """What is special about a seat, and its yaku so far."""
    sheet = scene.sheet("yaku", seat) or Sheet("yaku")
    return special(scene, seat, telling) + [
        Chip(f"{telling.drawn_yaku(row.key)} {row.number}", "warm") for row in sheet.rows
    ]


def special(scene: Scene, seat: int, telling: Telling) -> list[Chip]:
    """What is special about a seat, by the badges of the game."""
    found: list[Chip] = []
    for sign, (badge, *_) in toned((badge for badge in scene.badges if badge.seat == seat), telling):
        words, number = telling.label(f"badge-{sign.key}"), int(badge.args[0]) if badge.args else 1
        if sign.means == "multiplied":
            words = f"{words} ×{number}"
        elif number > 1:
            words = telling.text("picture-times", what=words, count=number)
        found.append(Chip(words, sign.tone or "calm"))
    return found
