"""Card faces and backs as images, drawn once a size; other art may take the place of `_drawn` alone."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.decks.hanafuda.cards import card_height, category, month
from bot.decks.hanafuda.plants import lightning, plant
from bot.render.pen import HEIGHT, WIDTH, Pen, bow
from bot.render.theme import Theme
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
def face(piece: Piece, width: int, theme: Theme) -> Image.Image:
    """The face of a card, `width` pixels wide, as RGBA with round corners. Shared: never draw on it."""
    return _cut(_drawn(piece, _size(width), width < SMALL, theme))


@lru_cache(maxsize=64)
def back(width: int, theme: Theme) -> Image.Image:
    """The back of a card: plain black-brown with a faint woven pattern. Shared: never draw on it."""
    pen = Pen(_size(width), theme.back, theme)
    for step in range(-400, 400, 34):
        pen.stroke([(step, -10), (step + 350, 340)], 5, pen.theme.weave)
        pen.stroke([(step + 350, -10), (step, 340)], 5, pen.theme.weave)
    _frame(pen, pen.theme.back_edge, pen.theme.weave)
    return _cut(pen.image)


def _size(width: int) -> tuple[int, int]:
    return width * _FINE, card_height(width) * _FINE


def _drawn(piece: Piece, size: tuple[int, int], small: bool, theme: Theme) -> Image.Image:
    number, kind = month(piece), category(piece)
    pen = Pen(size, theme.pale_gold if kind == "H" or piece == "12K1" else theme.paper, theme)
    if kind == "H":
        pen.disc(100, 118, 84, pen.theme.vermilion)
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
    _frame(pen, pen.theme.paper, pen.theme.gold if kind == "H" else pen.theme.ink)
    _month(pen, number, small)
    if small:
        pen.disc(158, 282, 33, pen.theme.paper)
        sign(pen, kind, 158, 282, 22)
    return pen.image


def _ribbon(pen: Pen, number: int) -> None:
    if number in _POEM:
        pen.box(82, 0, 142, 240, pen.theme.paper)
        pen.box(88, 0, 136, 234, pen.theme.vermilion)
        for y in (54, 108, 162):
            pen.bow((118, y), (98, y + 18), (114, y + 38), 8, pen.theme.ink)
    elif number in _BLUE:
        slant = [(66, 0), (126, 0), (160, 190), (140, 244), (100, 200)]
        pen.shape([(58, 0), (134, 0), (169, 192), (142, 258), (92, 204)], pen.theme.paper)
        pen.shape(slant, pen.theme.indigo)
        pen.shape([(100, 200), (160, 190), (140, 244)], pen.theme.sky)
    else:
        left = bow((80, 0), (40, 120), (96, 236))
        right = bow((140, 0), (96, 120), (152, 226))
        edge = [(x - 7, y) for x, y in left] + [(102, 246)] + [(x + 7, y) for x, y in reversed(right)]
        pen.shape(edge, pen.theme.paper)
        pen.shape(left + right[::-1], pen.theme.vermilion)


def _medallion(pen: Pen, piece: Piece, small: bool) -> None:
    bright = category(piece) == "H"
    x, y, radius = 116, (168 if small else 148), 62
    pen.disc(x, y, radius, pen.theme.gold if bright else pen.theme.ink)
    pen.disc(x, y, radius - 6, pen.theme.ink if bright else pen.theme.paper)
    pen.write(_EMBLEMS[piece], x, y, 84, pen.theme.gold if bright else pen.theme.ink)


def _strip(pen: Pen, piece: Piece) -> None:
    kind = category(piece)
    pen.box(0, _STRIP, WIDTH, HEIGHT, pen.theme.paper)
    pen.box(0, _STRIP, WIDTH, _STRIP + 7, pen.theme.accents[month(piece) - 1])
    pen.write(piece, 74 if len(piece) == 3 else 82, 290, 58 if len(piece) == 3 else 53, pen.theme.ink)
    sign(pen, kind, 164, 291, 19)


def _month(pen: Pen, number: int, small: bool) -> None:
    radius = 42 if small else 31
    at = radius + 11
    pen.disc(at, at, radius + 3, pen.theme.ink)
    pen.disc(at, at, radius, pen.theme.paper)
    pen.write(str(number), at, at, radius * (1.45 if number < 10 else 1.2), pen.theme.ink)


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
        pen.disc(x, y, size, pen.theme.vermilion)
    elif kind == "A":
        pen.shape([(x - size, y + 0.8 * size), (x, y - size), (x + size, y + 0.8 * size)], pen.theme.ink)
    elif kind == "R":
        pen.box(x - size, y - 0.42 * size, x + size, y + 0.42 * size, pen.theme.ink)
    else:
        pen.disc(x, y, 0.4 * size, pen.theme.ink)


def _cut(image: Image.Image) -> Image.Image:
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, image.width - 1, image.height - 1), 0.07 * image.width, fill=255)
    image.putalpha(mask)
    return image.reduce(_FINE)
