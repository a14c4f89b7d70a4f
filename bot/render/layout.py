"""The parts of pictures for any deck: boxes, and the items in them. This module knows no pixels and no language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple

from bot.render.faces import Face
from bot.render.fonts import font
from bot.render.theme import Ground, Light

Names = Mapping[int, str]
"""Names of the seats, without characters that the typeface lacks."""

WIDTH, HEIGHT = 1000, 636
"""Width of pictures in pixels, and their maximum height.

1000 x 636 is 11:7, so a client that shows pictures within 550 x 350 fills that space (DISCORD A3)."""
HAND_WIDTH = WIDTH
"""Width of the picture of a hand, for decks in packages."""

GAP = 12
MARGIN = 20

READABLE = 30
"""Minimum size of text: 16.5 pixels on a desktop, 10.7 on a phone that shows a picture 358 pixels wide."""
MEDIUM, LARGE = 36, 44
"""The two larger text sizes: for what a decision depends on and names, and for numbers and results.

Only ribbons, stakes and the title of a match's end have larger text."""


class Box(NamedTuple):
    """A rectangle in pixels: its upper left corner, width and height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(self.w - 2 * dx, 0), max(self.h - 2 * dy, 0))

    def holds(self, other: Box) -> bool:
        """Return whether the other box lies wholly within this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Box) -> bool:
        """Return whether the two boxes share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True)
class Item:
    """A thing in a box of a picture. Decks add their own kinds of items to those below."""

    box: Box

    def __reduce__(self) -> tuple[type[Item], tuple[object, ...]]:
        """Pickle the item by its fields, so that it can be sent to the painter process.

        The default way of dataclasses takes many times as long."""
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)


PanelTone = Literal["panel", "board"]


def panel_tone(ground: Ground) -> PanelTone:
    """Return the tone of panels on that ground."""
    return "panel" if ground == "felt" else "board"


@dataclass(frozen=True, slots=True)
class Panel(Item):
    """A rounded rectangle behind other items. `glow`: whether it glows, for example because its seat is being asked.

    `tone` is `panel` on the felt and `board` on a table. `light`: the meaning of the glow."""

    tone: PanelTone = "panel"
    glow: bool = False
    light: Light = "now"


@dataclass(frozen=True, slots=True)
class Disc(Item):
    """A seat's mark: a coloured disc with the number of the seat, from 1, or with the face of its computer."""

    seat: int


@dataclass(frozen=True, slots=True)
class Medal(Item):
    """A medal with the number of a place, from 1. It is gold, silver, bronze, or plain for later places."""

    place: int


@dataclass(frozen=True, slots=True)
class Seal(Item):
    """A round mark with a character or number: dark for the dealer, light for a wind and anything else.

    `blossom`: it has the shape of a blossom, for a number of flowers."""

    text: str
    dark: bool = False
    blossom: bool = False


@dataclass(frozen=True, slots=True)
class Hanko(Item):
    """A square red seal with what a player has won."""

    text: str


@dataclass(frozen=True, slots=True)
class Ribbon(Item):
    """A ribbon with its ends folded back, as a ground for words. It is gold or red."""

    gold: bool = False

    @property
    def face(self) -> Box:
        """The front part of the ribbon, which holds the words."""
        return Box(self.box.x + 34, self.box.y, self.box.w - 68, self.box.h - 10)


@dataclass(frozen=True, slots=True)
class Text(Item):
    """One line of text. If it is too wide for its box, the painter makes it smaller, then shorter.

    `mincho`: whether it is the name of a pattern, in a typeface with serifs."""

    text: str
    size: int
    align: Literal["left", "center", "right"] = "left"
    tone: str = "paper"
    mincho: bool = False


@dataclass(frozen=True, slots=True)
class Pill(Item):
    """Text on its own rounded ground, followed by the discs of `seats`. `tone`: `calm`, `good`, `warm` or `alarm`."""

    text: str
    size: int
    tone: str = "calm"
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Halo(Item):
    """A ring of light around a piece in the same box. It extends `reach` pixels beyond the box."""

    reach: int


@dataclass(frozen=True, slots=True)
class Alert(Item):
    """A triangle with an exclamation mark."""


@dataclass(frozen=True, slots=True)
class Arrow(Item):
    """An arrow from left to right, between the payer and the payee."""


@dataclass(frozen=True, slots=True)
class Trace(Item):
    """A polyline on a panel. Its points are relative to the upper left corner of its box.

    - seat: the seat in whose colour it is drawn. None for a thin guide line.
    - marked: whether the shape of the seat is drawn at each point."""

    points: tuple[tuple[int, int], ...]
    seat: int | None = None
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """Items on a canvas of `width` x `height` pixels, painted in this order.

    `faces`: the face of each seat that has a computer. A seat without one shows its number."""

    width: int
    height: int
    items: tuple[Item, ...]
    ground: Ground = "felt"
    faces: tuple[Face | None, ...] = ()


def moved(items: Iterable[Item], x: int, y: int) -> list[Item]:
    """Move items right by `x` and down by `y`."""
    return [replace(item, box=item.box._replace(x=item.box.x + x, y=item.box.y + y)) for item in items]


def widest_of(widths: Sequence[int], most: int) -> int:
    """Return the largest of `widths` that is at most `most`. If all are larger, return the first of them."""
    return max((width for width in widths if width <= most), default=widths[0])


def line(size: int) -> int:
    """Return the height of a line of text of that size."""
    return round(size * 1.3)


def text_width(text: str, size: int) -> int:
    """Return the width of a bold text in pixels, by the widths of its letters. It is at most slightly too large."""
    return ceil(sum(_letter_width(letter, size) for letter in text)) + 4


@lru_cache(maxsize=4096)
def _letter_width(letter: str, size: int) -> float:
    return font(letter, size).getlength(letter)


def two_lines(text: str, size: int, across: int) -> tuple[str, ...]:
    """Return the text in one line if it fits, otherwise broken into two lines of about equal length."""
    parts = breakable(text)
    if text_width(text, size) <= across or len(parts) < 2:
        return (text,)
    parted = [("".join(parts[:n]).rstrip(), "".join(parts[n:]).strip()) for n in range(1, len(parts))]
    return min(parted, key=lambda both: max(text_width(line, size) for line in both))


def wrapped(text: str, size: int, across: int) -> list[str]:
    """Wrap the text into lines at most `across` px wide. Return [] for an empty text."""
    lines: list[str] = []
    for part in breakable(text):
        longer = lines[-1] + part if lines else part
        if lines and text_width(longer.rstrip(), size) <= across:
            lines[-1] = longer
        else:
            lines.append(part)
    return [line.rstrip() for line in lines]


def numbered(label: str, number: str) -> str:
    """Replace the `#` in the label by the number. If there is no `#`, put the number after the label.

    The `#` is needed because the position of the number depends on the language."""
    return label.replace("#", number) if "#" in label else f"{label} {number}"


def signed(number: int) -> str:
    """Format a number. A negative number gets a true minus sign."""
    return str(number).replace("-", "−")


_LETTER = re.compile("[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff9f]")
"""Kana, kanji, hanzi and their signs. Hangul is not among them, because it is written in words, like Latin letters."""
_NOT_FIRST = frozenset(
    "、。，．・：；？！,.:;?!）)］]｝}」』】〕〉》”’…‥ーぁぃぅぇぉっゃゅょァィゥェォッャュョヵヶ々ゝゞ％%"
)
"""Characters that never begin a line (kinsoku): punctuation, closing brackets, small kana, and prolonging signs."""
_NOT_LAST = frozenset("（(［[｛{「『【〔〈《“‘+−×第")
"""Characters that never end a line: opening brackets, and signs that come before a number."""


def breakable(text: str) -> list[str]:
    """Split the text into parts between which a line may break.

    A space belongs to the part before it. Several spaces become one. A text with mostly Latin letters breaks only at
    its spaces, so that kanji in it stay together."""
    found = [""]
    spaced = len(_LETTER.findall(text)) < sum(letter.isascii() and letter.isalpha() for letter in text)
    for letter in " ".join(text.split()):
        if found[-1] and (found[-1][-1] == " " if spaced else _may_break(found[-1][-1], letter)):
            found.append("")
        found[-1] += letter
    return found if found[0] else []


def _may_break(before: str, after: str) -> bool:
    """Return whether a line may break between these two characters. A number stays together with the word after it."""
    if before == " " or after == " ":
        return before == " "
    if after in _NOT_FIRST or before in _NOT_LAST or before.isdecimal():
        return False
    return bool(_LETTER.match(before) or _LETTER.match(after))
