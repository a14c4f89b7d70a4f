"""The vocabulary of pictures: boxes and what may lie in them, whatever is played with; no pixels and no language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, NamedTuple

from bot.render import breaking
from bot.render.theme import Ground

Names = Mapping[int, str]
"""How the seats are called, as far as the typeface can write it."""

WIDTH, HAND_WIDTH = 1000, 900
"""The width of a picture that everybody at a table sees, and of one for a single hand."""

GAP = 12
MARGIN = 20

READABLE = 26
"""The smallest text that a player needs: 10 pixels on a phone, where a picture is shown 390 pixels wide."""
MEDIUM, LARGE = 30, 44
"""The two larger sizes of type: names and what is said, then what counts. A ribbon and a stake alone are larger."""


class Box(NamedTuple):
    """A rectangle in pixels, from its upper left corner."""

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
        """Whether the other box lies wholly within this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Box) -> bool:
        """Whether the two boxes share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True)
class Item:
    """What lies in a box of a picture: the things below, and what a deck adds to them."""

    box: Box

    def __reduce__(self) -> tuple[type[Item], tuple[object, ...]]:
        """The item as it goes to its painter: its fields, for the way of dataclasses takes many times as long."""
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)


PanelTone = Literal["panel", "board"]


def panel_tone(ground: Ground) -> PanelTone:
    """How a panel looks there."""
    return "panel" if ground == "felt" else "board"


@dataclass(frozen=True, slots=True)
class Panel(Item):
    """A rounded ground, of tone `panel` on the felt or `board` on a table; `glow`: this seat is asked."""

    tone: PanelTone = "panel"
    glow: bool = False


@dataclass(frozen=True, slots=True)
class Disc(Item):
    """A seat's mark: a coloured disc with the number of the seat, from 1."""

    seat: int


@dataclass(frozen=True, slots=True)
class Medal(Item):
    """A medal with the number of a place, from 1: gold, silver, bronze, and plain for the others."""

    place: int


@dataclass(frozen=True, slots=True)
class Seal(Item):
    """A round mark of one character: the dealer's in gold, a wind's in the colour of the board."""

    text: str
    tone: Literal["gold", "wind"] = "gold"


@dataclass(frozen=True, slots=True)
class Ribbon(Item):
    """A ribbon with its ends folded back, for words across it: of gold, or red."""

    gold: bool = False

    @property
    def face(self) -> Box:
        """The part that lies in front."""
        return Box(self.box.x + 34, self.box.y, self.box.w - 68, self.box.h - 10)


@dataclass(frozen=True, slots=True)
class Text(Item):
    """One line of text; the painter makes it smaller, then shorter, until it fits its box."""

    text: str
    size: int
    align: Literal["left", "center", "right"] = "left"
    tone: str = "paper"


@dataclass(frozen=True, slots=True)
class Pill(Item):
    """Text on a rounded ground of its own, and behind it the discs of these seats. tone: calm good warm alarm."""

    text: str
    size: int
    tone: str = "calm"
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Alert(Item):
    """A triangle with an exclamation mark."""


@dataclass(frozen=True, slots=True)
class Arrow(Item):
    """An arrow from left to right, between who pays and who is paid."""


@dataclass(frozen=True, slots=True)
class Trace(Item):
    """A broken line on a panel, through points that count from the corner of its box. seat: in its colour, and
    `marked` with its shape at each point; None: a thin one that only guides the eye."""

    points: tuple[tuple[int, int], ...]
    seat: int | None = None
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """What is where on a canvas of `width` x `height` pixels, painted in this order."""

    width: int
    height: int
    items: tuple[Item, ...]
    ground: Ground = "felt"


def moved(items: Iterable[Item], x: int, y: int) -> list[Item]:
    """The same, so far to the right and down."""
    return [replace(item, box=item.box._replace(x=item.box.x + x, y=item.box.y + y)) for item in items]


def widest_of(widths: Sequence[int], most: int) -> int:
    """The widest that is no wider; the first, which is the smallest, if there is none."""
    return max((width for width in widths if width <= most), default=widths[0])


def line(size: int) -> int:
    """The height of a line of text of that size."""
    return round(size * 1.3)


def text_width(text: str, size: int) -> int:
    """About how wide the text is, rather too much than too little."""
    return round(sum(map(_letter_width, text)) * size) + 4


@cache
def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WFA":
        return 1.0
    for letters, width in ((" .,:;!'|/()-Iijlf", 0.4), ("mwMW%@", 0.98)):
        if letter in letters:
            return width
    return 0.7 if letter.isupper() else 0.62


def two_lines(text: str, size: int, across: int) -> tuple[str, ...]:
    """The text in one line where it fits, else parted where a line may break into two that are about as long."""
    parts = breaking.parts(text)
    if text_width(text, size) <= across or len(parts) < 2:
        return (text,)
    parted = [("".join(parts[:n]).rstrip(), "".join(parts[n:]).strip()) for n in range(1, len(parts))]
    return min(parted, key=lambda both: max(text_width(line, size) for line in both))


def wrapped(text: str, size: int, across: int) -> list[str]:
    """The text in lines that fit, parted where a line may break; [] of none."""
    lines: list[str] = []
    for part in breaking.parts(text):
        longer = lines[-1] + part if lines else part
        if lines and text_width(longer.rstrip(), size) <= across:
            lines[-1] = longer
        else:
            lines.append(part)
    return [line.rstrip() for line in lines]


def numbered(label: str, number: str) -> str:
    """The label with the number in the place of its `#`, else behind it: languages differ in that."""
    return label.replace("#", number) if "#" in label else f"{label} {number}"


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
