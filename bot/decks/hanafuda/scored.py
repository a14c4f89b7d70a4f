"""The cards that won a round, as a fan, and the lines with yaku and other terms that lead to the score."""

from collections.abc import Sequence
from dataclasses import replace
from math import radians, sin
from typing import NamedTuple

from bot.decks.hanafuda.cards import Face, card_height, spread
from bot.decks.moments import without
from bot.decks.scenes import sign
from bot.decks.telling import Telling
from bot.render.layout import LARGE, MEDIUM, READABLE, Box, Item, Text, line, signed, text_width, wrapped
from engine.core import Moment, Piece, Row, Sheet, steps

_HEAD = 64
"""Size of the name of the yaku that the fan shows."""
_LARGEST, _SMALLEST = 176, 52
"""Maximum and minimum width of the cards in a fan."""
_LARGER = 1.12
"""Size of the card that completed a yaku, as a multiple of the others."""


class Scored(NamedTuple):
    """A line with the name of a yaku or term at the left, and its number at the right.

    `yaku`: whether it may be added up with other yaku. `below`: the same name in other letters, below it."""

    text: str
    number: str
    size: int = READABLE
    yaku: bool = False
    below: str = ""

    def words(self, across: int) -> list[str]:
        return wrapped(self.text, self.size, across - text_width(self.number, MEDIUM) - 12)

    def high(self, across: int) -> int:
        """Return the height of the line in a column `across` px wide, with the gap below it."""
        named = len(self.words(across)) * line(self.size) + (line(READABLE) if self.below else 0)
        return named + (16 if self.below else 8 if self.size == READABLE else 0)

    def lay(self, box: Box) -> list[Item]:
        number = text_width(self.number, LARGE if self.size == _HEAD else MEDIUM)
        name = Box(box.x, box.y, box.w - number - 12, line(self.size))
        words = self.words(box.w)
        items: list[Item] = [
            Text(name._replace(y=name.y + place * name.h), each, self.size, mincho=self.size == _HEAD)
            for place, each in enumerate(words)
        ]
        size, high = LARGE if self.size == _HEAD else MEDIUM, name.h
        if self.below:
            under = Box(name.x, name.y + name.h * len(words) - 4, name.w, line(READABLE))
            items.append(Text(under, self.below, READABLE, tone="dim"))
            high = under.bottom - name.y
        return [*items, Text(Box(box.right - number, box.y, number, high), self.number, size, "right", "bold")]


def lines(sheet: Sheet, headed: Row | None, found: Moment | None, telling: Telling) -> list[Scored]:
    """Return the lines that lead to the score of a round: its yaku, then the other terms.

    `headed`: the yaku that comes first, in large letters. `found`: the moment that a ribbon shows."""
    rows = sorted((row for row in without(sheet.rows, found) if row != headed), key=lambda row: -row.number)
    told = [Scored(telling.drawn_yaku(row.key), str(row.number), yaku=True) for row in rows]
    if headed:
        name, kanji = telling.drawn_yaku(headed.key), telling.kanji(headed.key)
        told = [Scored(kanji or name, str(headed.number), _HEAD, below=name if kanji else ""), *told]
    terms = [*steps(telling.game.terms, sheet.terms)][:-1] if len(sheet.terms) > 2 else []
    if terms and len(sheet.rows) == 1 and terms[0][1] == sheet.rows[0].number:
        terms = terms[1:]
    for term, number, _ in terms:
        before = sign(term, number)
        said = signed(number) if before in "=+−" else f"{before}{number}"
        told += [Scored(telling.term(term.key), said)] if number else []
    return told


def added_up(found: Sequence[Scored], across: int, room: int) -> list[Scored]:
    """Add up the last yaku of many in one line, so that all lines fit into the height `room`."""
    kept = [*found]
    plain = [each for each in kept if each.yaku]
    count = 0
    while len(plain) > 1 and sum(each.high(across) for each in kept) > room:
        count += 1 + (count == 0)
        place = kept.index(plain[-2])
        total = Scored(f"+{count}", str(int(plain[-2].number) + int(plain[-1].number)), yaku=True)
        kept[place : place + 2] = [total]
        plain = [*plain[:-2], total]
    return kept


def fanned(pieces: Sequence[Piece], last: Sequence[Piece], box: Box) -> list[Item]:
    """Lay out cards as a fan in the middle of the box, as large as possible.

    `last`: the cards that completed them. The first of them is larger and lies on top."""
    if not pieces:
        return []
    sizes = (_fan(pieces, last, box, width) for width in range(_LARGEST, _SMALLEST, -4))
    faces, whole = next((each for each in sizes if each[1].h <= box.h), _fan(pieces, last, box, _SMALLEST))
    down = box.y + (box.h - whole.h) // 2 - whole.y
    return [replace(face, box=face.box._replace(y=face.box.y + down)) for face in faces]


def _fan(pieces: Sequence[Piece], last: Sequence[Piece], box: Box, width: int) -> tuple[list[Face], Box]:
    """Return a fan of cards of that width at the top of the box, and the box that it needs."""
    spots = spread(box, len(pieces), width)
    faces = [Face(spot, piece, turn=turn) for piece, (spot, turn) in zip(pieces, spots, strict=True)]
    faces.sort(key=lambda face: face.piece == next((piece for piece in pieces if piece in last), ""))
    if faces[-1].piece in last:
        spot, larger = faces[-1].box, round(width * _LARGER)
        high = card_height(larger)
        faces[-1] = replace(faces[-1], box=Box(spot.x - (larger - width) // 2, spot.bottom - high, larger, high))
    lean = round(width * sin(radians(spots[-1][1])) / 2)
    top = min(face.box.y for face in faces) - lean
    return faces, Box(box.x, top, box.w, max(face.box.bottom for face in faces) + lean - top)
