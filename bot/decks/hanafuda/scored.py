"""The cards that won a round, as a fan, and the lines with yaku and other terms that lead to the score."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.decks.hanafuda.cards import WIDTHS, Face, card_height, card_width, fan
from bot.decks.moments import without
from bot.decks.scenes import sign
from bot.decks.telling import Telling
from bot.render.layout import LARGE, MEDIUM, READABLE, Box, Item, Text, line, signed, text_width, widest_of, wrapped
from engine.core import Moment, Piece, Row, Scene, Sheet, steps

_HEAD = 64
"""Size of the name of the yaku that the fan shows."""
_APART = 0.7
"""Maximum distance between the cards of a fan, as a fraction of their width."""
_ARC, _RAISED = 20, 24
"""Distance in pixels by which the outer cards of a fan are lower, and by which the card that completed it is higher.

The cards are not turned, because smooth turned edges repeat nowhere, and take twice the bytes."""


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


def shown_row(scene: Scene, found: Moment | None) -> tuple[Row, Piece | None]:
    """Return the yaku whose cards are shown as a fan, and the card that completed it, if that is known.

    It is the yaku of the moment `found`. If that is none, it is the one with the most points."""
    rows, won = (sheet.rows if (sheet := scene.sheet(key)) else () for key in ("result", "winning"))
    best = max(rows, key=lambda row: row.number, default=Row(""))
    shown = found.row if found and found.row in rows else best
    return shown, next((piece for row in won for piece in shown.pieces if piece in row.pieces), None)


def fanned(pieces: Sequence[Piece], done: Piece | None, box: Box) -> list[Item]:
    """Lay out cards as a fan in the middle of the box, as large as possible.

    `done`: the card that completed them. It is raised, and lies on top at the right."""
    if not pieces:
        return []
    pieces, raised = sorted(pieces, key=lambda piece: piece == done), _RAISED if done else 0
    tall = box.h - raised - _ARC
    width = widest_of(WIDTHS, card_width(tall))
    spots = fan(box, len(pieces), width, _APART * width)
    x = (box.right - spots[-1].right) // 2
    y = (tall - card_height(width)) // 2 + raised
    middle = (len(pieces) - 1) / 2
    drops = [round(_ARC * (number / middle - 1) ** 2) if middle else 0 for number in range(len(pieces))]
    if done:
        drops[-1] = -raised
    return [
        Face(spot._replace(x=spot.x + x, y=spot.y + y + drop), piece)
        for spot, piece, drop in zip(spots, pieces, drops, strict=True)
    ]
