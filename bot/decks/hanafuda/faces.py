"""Card faces and backs as images, drawn once a size; other art may take the place of `_drawn` alone."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.decks.hanafuda.cards import card_height, category, month
from bot.decks.hanafuda.plants import lightning, plant
from bot.render.palette import (
    ACCENTS,
    BACK,
    GOLD,
    INDIGO,
    INK,
    PALE_GOLD,
    PAPER,
    SKY,
    VERMILION,
    WEAVE,
)
from bot.render.pen import HEIGHT, WIDTH, Pen, bow
from engine.core import Piece

SMALL = 80
"""Below this width a face keeps only plant, month and category, the last two larger."""

_FINE = 4
_STRIP = 258
_EMBLEMS: dict[Piece, str] = dict(
    zip(
        ("01H", "03H", "08H", "11H", "12H", "02A", "04A", "05A", "06A", "07A", "08A", "09A", "10A", "11A"),
        "鶴幕月雨鳳鶯鵑橋蝶猪雁盃鹿燕",
        strict=True,
    )
)
"""What a bright or an animal card shows, as one character."""

_POEM, _BLUE = (1, 2, 3), (6, 9, 10)


@lru_cache(maxsize=1024)
def face(piece: Piece, width: int) -> Image.Image:
    """The face of a card, `width` pixels wide, as RGBA with round corners. Shared: never draw on it."""
    return _cut(_drawn(piece, _size(width), width < SMALL))


@lru_cache(maxsize=64)
def back(width: int) -> Image.Image:
    """The back of a card: plain black-brown with a faint woven pattern. Shared: never draw on it."""
    pen = Pen(_size(width), BACK)
    for step in range(-400, 400, 34):
        pen.stroke([(step, -10), (step + 350, 340)], 5, WEAVE)
        pen.stroke([(step + 350, -10), (step, 340)], 5, WEAVE)
    _frame(pen, "#75645a", WEAVE)
    return _cut(pen.image)


def _size(width: int) -> tuple[int, int]:
    return width * _FINE, card_height(width) * _FINE


def _drawn(piece: Piece, size: tuple[int, int], small: bool) -> Image.Image:
    number, kind = month(piece), category(piece)
    ground = {"H": PALE_GOLD, "K": PALE_GOLD if piece == "12K1" else PAPER}.get(kind, PAPER)
    pen = Pen(size, ground)
    if kind == "H":
        pen.disc(100, 118, 84, VERMILION)
    if piece == "11K1":
        lightning(pen)
    else:
        plant(pen, number, other=piece[3:] == "2")
    if kind == "R":
        _ribbon(pen, number)
    elif piece in _EMBLEMS:
        _medallion(pen, piece, small)
    if not small:
        _strip(pen, piece)
    _frame(pen, PAPER, GOLD if kind == "H" else INK)
    _month(pen, number, small)
    if small:
        pen.disc(158, 282, 33, PAPER)
        sign(pen, kind, 158, 282, 22)
    return pen.image


def _ribbon(pen: Pen, number: int) -> None:
    if number in _POEM:
        pen.box(82, 0, 142, 240, PAPER)
        pen.box(88, 0, 136, 234, VERMILION)
        for y in (54, 108, 162):
            pen.bow((118, y), (98, y + 18), (114, y + 38), 8, INK)
    elif number in _BLUE:
        slant = [(66, 0), (126, 0), (160, 190), (140, 244), (100, 200)]
        pen.shape([(58, 0), (134, 0), (169, 192), (142, 258), (92, 204)], PAPER)
        pen.shape(slant, INDIGO)
        pen.shape([(100, 200), (160, 190), (140, 244)], SKY)
    else:
        left = bow((80, 0), (40, 120), (96, 236))
        right = bow((140, 0), (96, 120), (152, 226))
        edge = [(x - 7, y) for x, y in left] + [(102, 246)] + [(x + 7, y) for x, y in reversed(right)]
        pen.shape(edge, PAPER)
        pen.shape(left + right[::-1], VERMILION)


def _medallion(pen: Pen, piece: Piece, small: bool) -> None:
    bright = category(piece) == "H"
    x, y, radius = 116, (168 if small else 148), 62
    pen.disc(x, y, radius, GOLD if bright else INK)
    pen.disc(x, y, radius - 6, INK if bright else PAPER)
    pen.write(_EMBLEMS[piece], x, y, 84, GOLD if bright else INK)


def _strip(pen: Pen, piece: Piece) -> None:
    kind = category(piece)
    pen.box(0, _STRIP, WIDTH, HEIGHT, PAPER)
    pen.box(0, _STRIP, WIDTH, _STRIP + 7, ACCENTS[month(piece) - 1])
    pen.write(piece, 74 if len(piece) == 3 else 82, 290, 58 if len(piece) == 3 else 53, INK)
    sign(pen, kind, 164, 291, 19)


def _month(pen: Pen, number: int, small: bool) -> None:
    radius = 42 if small else 31
    at = radius + 11
    pen.disc(at, at, radius + 3, INK)
    pen.disc(at, at, radius, PAPER)
    pen.write(str(number), at, at, radius * (1.45 if number < 10 else 1.2), INK)


def _frame(pen: Pen, edge: str, line: str) -> None:
    """A thin frame inside a narrow edge."""
    for inset, width, color in ((0, 6, edge), (6, 5, line)):
        far, low = WIDTH - inset, HEIGHT - inset
        pen.box(inset, inset, far, inset + width, color)
        pen.box(inset, low - width, far, low, color)
        pen.box(inset, inset, inset + width, low, color)
        pen.box(far - width, inset, far, low, color)


def sign(pen: Pen, kind: str, x: float, y: float, size: float) -> None:
    """The mark of a category, told apart by shape: disc, triangle, bar, point."""
    if kind == "H":
        pen.disc(x, y, size, VERMILION)
    elif kind == "A":
        pen.shape([(x - size, y + 0.8 * size), (x, y - size), (x + size, y + 0.8 * size)], INK)
    elif kind == "R":
        pen.box(x - size, y - 0.42 * size, x + size, y + 0.42 * size, INK)
    else:
        pen.disc(x, y, 0.4 * size, INK)


def _cut(image: Image.Image) -> Image.Image:
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, image.width - 1, image.height - 1), 0.07 * image.width, fill=255)
    image.putalpha(mask)
    return image.reduce(_FINE)
