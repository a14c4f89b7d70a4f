"""The panel of a seat: player, points, hand, captured cards by category, and yaku so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.decks.hanafuda.cards import CATEGORIES, Back, Face, Sign, Slot, card_height, category, fan, whole
from bot.decks.scenes import is_asked, toned
from bot.decks.telling import Telling
from bot.render.layout import LARGE, MEDIUM, READABLE, Box, Disc, Item, Panel, Seal, Text, signed, text_width
from bot.render.pills import Chip, pills
from engine.core import Piece, Pile, Place, Scene, Sheet

_CARD, _NARROW_CARD = 88, 66
_BACK, _SEAL = 44, 46
_LINE = 52
"""Height of disc, name and points."""
CAPTION = 34
_BESIDE = 38
_IDENTITY, _COUNT = 304, 52
"""Widths in a panel across the whole picture: of name and points, and of the number of cards at its end."""
_LONGEST = 420
"""Maximum width of the part with name and points. A long chip may widen that part up to this."""
_CHIP = READABLE
_CHIPS = 40
_PLAINS = 0.55
"""Distance between plain cards, as a fraction of the usual distance. Plain cards are many, and look alike."""

WIDE = 20 + CAPTION + card_height(_CARD)
NARROW = 16 + _LINE + 4 + _CHIPS + CAPTION + card_height(_NARROW_CARD)
"""Height of a panel across the whole picture, and of a panel that shares its line with another."""


def seat_panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Lay out the whole panel of a seat within the box.

    In a wide box, the player's name is beside their captured cards. In a narrow box, it is above the cards."""
    items: list[Item] = [Panel(box, glow=is_asked(scene, place.seat, telling))]
    if box.w > 700:
        return [*items, *_wide(scene, place, box.inset(12, 10), telling)]
    return [*items, *_narrow(scene, place, box.inset(12, 8), telling)]


def _wide(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Lay out a seat's panel. Disc, name, points and chips are at the left.

    The number of cards and the dealer's mark are at the right."""
    seat, end = place.seat, Box(box.right - _COUNT, box.y, _COUNT, box.h)
    said = chips(scene, seat, telling)
    across = max(_IDENTITY, min(max((chip.across(_CHIP) for chip in said), default=0), _LONGEST))
    below = Box(box.x, box.y + _LINE + 4, across, box.h - _LINE)
    middle = Box(below.right + 16, box.y, end.x - below.right - 28, box.h)
    return [
        *_identity(place, Box(box.x, box.y, across, _LINE), telling),
        *pills(said, below, _CHIP),
        *captured(scene.pile("taken", seat) or Pile("taken", seat), middle, _CARD),
        *hand_count(scene, seat, end, below=True),
        *_dealer(scene, seat, end.right - _SEAL, end.bottom - _SEAL, telling),
    ]


def _narrow(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Lay out a seat's panel in lines: first disc, name and points, then chips, then captured cards.

    The number of cards is at the right."""
    seat, end = place.seat, Box(box.right - 88, box.y, 88, card_height(_BACK))
    seal = _dealer(scene, seat, end.x - _SEAL - 10, box.y + (_LINE - _SEAL) // 2, telling)
    words = Box(box.x, box.y, (seal[0].box.x if seal else end.x) - box.x - 12, _LINE)
    below = Box(box.x, words.bottom + 4, end.x - box.x - 8, _CHIPS)
    return [
        *_identity(place, words, telling),
        *seal,
        *hand_count(scene, seat, end),
        *pills(chips(scene, seat, telling), below, _CHIP),
        *captured(
            scene.pile("taken", seat) or Pile("taken", seat),
            Box(box.x, below.bottom, box.w, CAPTION + card_height(_NARROW_CARD)),
            _NARROW_CARD,
        ),
    ]


def _identity(place: Place, box: Box, telling: Telling) -> list[Item]:
    """Lay out disc, name and points in one line."""
    name, points = telling.who(place.seat), signed(place.points)
    wide, left = text_width(points, LARGE), box.x + box.h + 10
    items: list[Item] = [
        Disc(Box(box.x, box.y, box.h, box.h), place.seat),
        Text(Box(box.right - wide, box.y, wide, box.h), points, LARGE, "right", "bold"),
    ]
    return [*items, *([Text(Box(left, box.y, box.right - wide - 8 - left, box.h), name, MEDIUM)] if name else [])]


def _dealer(scene: Scene, seat: int, x: int, y: int, telling: Telling) -> list[Item]:
    """Lay out the dealer's mark."""
    if not scene.badge("dealer", seat):
        return []
    return [Seal(Box(x, y, _SEAL, _SEAL), telling.label("badge-dealer"))]


def hand_count(scene: Scene, seat: int, box: Box, *, below: bool = False) -> list[Item]:
    """Lay out a card face down, with the number of cards in a seat's hand beside it.

    `below`: put the number below it.

    Return [] if the hand is empty, or if the scene knows its cards."""
    pile = scene.pile("hand", seat)
    if pile is None or pile.pieces or not pile.count:
        return []
    high = card_height(_BACK)
    if below:
        number = Box(box.x, box.y + high + 2, box.w, 44)
        return [Back(Box(box.right - _BACK - 1, box.y, _BACK, high)), Text(number, str(pile.count), MEDIUM, "right")]
    number = Box(box.x + _BACK + 6, box.y + (high - 44) // 2, box.w - _BACK - 6, 44)
    return [Back(Box(box.x, box.y, _BACK, high)), Text(number, str(pile.count), MEDIUM)]


def captured(
    pile: Pile, box: Box, width: int, kinds: str = CATEGORIES, *, beside: bool = False, least: int = -1
) -> list[Item]:
    """Lay out captured cards in a group for each category in `kinds`. Cards overlap only if needed.

    `beside`: put the number of cards beside each group, not above it. `least`: for use with `beside`. With 0 or more,
    show the number only for groups of more than `least` cards, and without the sign of the category."""
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
        across = width + int(step * max(len(group) - 1, 0))
        row = Box(left + aside, top, across, card_height(width))
        items += faces(group, fan(row, len(group), width, step), marks) if group else [Slot(row, kind)]
        left += aside + across + gap
    return items


def _steps(counts: list[int], kinds: str, spare: int, width: int) -> list[float]:
    """Return the distance between the cards of each group, in pixels.

    `counts`: the number of cards in each group. `spare`: the pixels that all overlapping cards may take together."""
    weights = [_PLAINS if kind == "K" else 1.0 for kind in kinds]
    behind = sum(max(count - 1, 0) * weight for count, weight in zip(counts, weights, strict=True))
    step = spare / behind if behind else 0.0
    return [whole(min(1.05 * width, step * weight)) for weight in weights]


def faces(pieces: Iterable[Piece], boxes: Iterable[Box], marks: Mapping[Piece, str] | None = None) -> list[Item]:
    """Lay out cards face up, one in each box. `marks`: the mark of each card that has one."""
    marks = marks or {}
    return [Face(box, piece, marks.get(piece, "")) for piece, box in zip(pieces, boxes, strict=False)]


def strongest(marks: Iterable[tuple[Piece, str]]) -> dict[Piece, str]:
    """Return the strongest mark of each card.

    The strongest is `match`, followed by `played`, `turned` and `captured`."""
    order = ("captured", "turned", "played", "match")
    known = [(piece, mark) for piece, mark in marks if mark in order]
    return dict(sorted(known, key=lambda pair: order.index(pair[1])))


def chips(scene: Scene, seat: int, telling: Telling) -> list[Chip]:
    """Return the chips of a seat: its badges, and its yaku so far."""
    sheet = scene.sheet("yaku", seat) or Sheet("yaku")
    return special(scene, seat, telling) + [
        Chip(f"{telling.drawn_yaku(row.key)} {row.number}", "warm") for row in sheet.rows
    ]


def special(scene: Scene, seat: int, telling: Telling) -> list[Chip]:
    """Return the chips of a seat's badges, as the game declares them."""
    found: list[Chip] = []
    for sign, (badge, *_) in toned((badge for badge in scene.badges if badge.seat == seat), telling):
        words, number = telling.label(f"badge-{sign.key}"), int(badge.args[0]) if badge.args else 1
        if sign.means == "multiplied":
            words = f"{words} ×{number}"
        elif number > 1:
            words = telling.text("picture-times", what=words, count=number)
        found.append(Chip(words, sign.tone or "calm"))
    return found
