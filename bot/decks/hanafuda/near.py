"""What everybody has made and what they lack for more, in a column beside a hand: a group a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.decks.hanafuda.cards import Face, Slot, card_height, category, fan
from bot.decks.hanafuda.seats import special
from bot.decks.telling import Telling
from bot.render.layout import READABLE, Box, Disc, Item, Pill, Text, line, signed, text_width, two_lines
from bot.render.pills import Chip, pills, pills_height
from engine.core import Piece, Pile, Place, Row, Scene, Seat, Sheet

_CARD = 54
_STEPS = (30, 24)
"""How far apart two missing cards lie, and three."""
_FEW = 3
"""More cards than this that could serve are not shown one by one."""
_ENTRY = card_height(_CARD) + 6
_HEAD = 50
_LINE = line(READABLE)
_NUMBER = 60


@dataclass(slots=True)
class _Group:
    """What is said of a seat: chips, beside its name where there is room, yaku it was dealt (with 0 points) or has made
    (name in one line or two, and points), those in reach."""

    place: Place
    chips: list[Chip]
    made: list[tuple[tuple[str, ...], int]]
    reach: tuple[Row, ...]
    beside: Chip | None = None
    hidden: int = 0

    def pills(self) -> list[Chip]:
        return [*self.chips, *([Chip(f"+{self.hidden}")] if self.hidden else [])]

    def high(self, across: int) -> int:
        """The height without the yaku in reach."""
        said = pills_height(self.pills(), across, READABLE)
        return _HEAD + (said + 8 if said else 0) + sum(_made_high(name) for name, _ in self.made)


def column(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """The viewer's yaku first; as many of those in reach as there is room for, what lacks fewest cards first."""
    places = sorted(scene.places, key=lambda place: (place.seat != scene.viewer, place.seat))
    groups = [_group(scene, place, box.w, telling) for place in places]
    free = _shortened(groups, box)
    shown = _shared(groups, scene.viewer, free // _ENTRY)
    items: list[Item] = []
    top = box.y
    for group, count in zip(groups, shown, strict=True):
        items += _head(group, _name(group.place, scene.viewer, telling), Box(box.x, top, box.w, _HEAD))
        high = pills_height(group.pills(), box.w, READABLE)
        items += pills(group.pills(), Box(box.x, top + _HEAD, box.w, high), READABLE) if high else []
        top += _HEAD + (high + 8 if high else 0)
        for name, points in group.made:
            items += _made(name, points, Box(box.x, top, box.w, _made_high(name)))
            top += _made_high(name)
        for row in group.reach[:count]:
            items += _entry(scene, group.place.seat, row, Box(box.x, top, box.w, _ENTRY), telling)
            top += _ENTRY
    return items


def _group(scene: Scene, place: Place, across: int, telling: Telling) -> _Group:
    seat = place.seat
    badge = scene.badge("dealt_yaku", seat)
    keys = badge.args if badge and seat == scene.viewer else ()
    dealt = [(two_lines(telling.drawn_yaku(str(key)), READABLE, across), 0) for key in keys]
    made, reach = (scene.sheet(key, seat) or Sheet(key) for key in ("yaku", "reach"))
    rows = [(two_lines(telling.drawn_yaku(row.key), READABLE, across - _NUMBER - 8), row.number) for row in made.rows]
    chips = special(scene, seat, telling)
    room = across - text_width(_name(place, scene.viewer, telling), 28) - text_width(signed(place.points), 32) - 80
    beside = chips.pop(0) if chips and chips[0].across(READABLE) <= room else None
    return _Group(place, chips, [*dealt, *rows], reach.rows, beside)


def _name(place: Place, viewer: Seat | None, telling: Telling) -> str:
    """The viewer needs no name."""
    return telling.label("you") if place.seat == viewer else telling.who(place.seat)


def _shortened(groups: Sequence[_Group], box: Box) -> int:
    """The height that is left; where there is none, the longest groups lose what they have made last, and count it."""
    while (free := box.h - sum(group.high(box.w) for group in groups)) < 0:
        longest = max(groups, key=lambda group: (len(group.made), len(group.chips)))
        if longest.made:
            longest.made.pop()
            longest.hidden += 1
        else:
            longest.chips, longest.hidden = [], 0
            if not any(group.pills() for group in groups):
                break
    return max(free, 0)


def _shared(groups: Sequence[_Group], viewer: Seat | None, most: int) -> list[int]:
    """How many rows of each group are shown: those that lack fewest cards, the viewer's before others."""
    ranked = sorted(
        (row.missing, place, group.place.seat != viewer, number)
        for number, group in enumerate(groups)
        for place, row in enumerate(group.reach)
    )
    taken = [number for *_, number in ranked[:most]]
    return [taken.count(number) for number in range(len(groups))]


def _head(group: _Group, name: str, box: Box) -> list[Item]:
    """Whose yaku these are, what is special about them, and their points in the match."""
    points, left = signed(group.place.points), box.x + 58
    across = text_width(points, 32)
    items: list[Item] = [Disc(Box(box.x, box.y, 46, 46), group.place.seat)]
    items.append(Text(Box(box.right - across, box.y, across, 46), points, 32, "right", "bold"))
    if name:
        wide = min(text_width(name, 28), box.right - across - 8 - left)
        items.append(Text(Box(left, box.y, wide, 46), name, 28))
        left += wide + 8
    if group.beside:
        chip = group.beside
        items.append(Pill(Box(left, box.y + 4, chip.across(READABLE), 38), chip.text, READABLE, chip.tone))
    return items


def _made_high(name: Sequence[str]) -> int:
    return _LINE * len(name) + 8


def _made(name: Sequence[str], points: int, box: Box) -> list[Item]:
    """A yaku that is made, its points on a ground of their own; one that was dealt to the viewer has none yet."""
    if not points:
        return _lines(name, Box(box.x, box.y, box.w, box.h - 8), "gold")
    return [
        *_lines(name, Box(box.x, box.y, box.w - _NUMBER - 8, box.h - 6)),
        Pill(Box(box.right - _NUMBER, box.y + (box.h - 6 - 36) // 2, _NUMBER, 36), str(points), 28, "warm"),
    ]


def _lines(words: Sequence[str], box: Box, tone: str = "paper") -> list[Item]:
    top = box.y + (box.h - _LINE * len(words)) // 2
    return [
        Text(Box(box.x, top + _LINE * number, box.w, _LINE), text, READABLE, tone=tone)
        for number, text in enumerate(words)
    ]


def _entry(scene: Scene, seat: Seat, row: Row, box: Box, telling: Telling) -> list[Item]:
    """The cards that are missing, or as many empty places where any of a kind will do; name and points."""
    taken = set((scene.pile("taken", seat) or Pile("taken")).pieces)
    missing = [piece for piece in row.pieces if piece not in taken]
    missing.sort(key=lambda piece: not _open(scene, seat, piece))
    few, high = len(missing) <= _FEW, card_height(_CARD)
    count = len(missing) if few else row.missing
    spots = fan(box, count, _CARD, _STEPS[count > 2])
    items: list[Item] = [
        Face(spot, piece, "match" if _open(scene, seat, piece) else "", ghost=not _open(scene, seat, piece))
        if few
        else Slot(spot, category(piece), wanted=True)
        for spot, piece in zip(spots, missing, strict=False)
    ]
    points = text_width(str(row.number), 30)
    left = spots[-1].right + 14 if spots else box.x
    across = box.right - left - points - 4
    return [
        *items,
        *_lines(two_lines(telling.drawn_yaku(row.key), READABLE, across), Box(left, box.y, across, high)),
        Text(Box(box.right - points, box.y + (high - 40) // 2, points, 40), str(row.number), 30, "right", "gold"),
    ]


def _open(scene: Scene, seat: Seat, piece: Piece) -> bool:
    """Whether a missing card is on the field, or in the viewer's own hand."""
    field, own = scene.pile("field") or Pile("field"), scene.pile("hand", seat) or Pile("hand")
    return piece in field.pieces or piece in own.pieces
