"""Mahjong tiles as images, drawn once a size: upright or on the side, face up or down, plain or wild."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from PIL import Image, ImageDraw

from bot.decks.mahjong.flowers import NAMES, color, flower
from bot.decks.mahjong.suits import bamboos, characters, circles, dragon, wind
from bot.decks.mahjong.tiles import tile_edge, tile_face
from bot.render.pen import Pen
from bot.render.theme import Theme
from engine.core import Piece

_FINE = 4
_FACE = 266
"""The height of a face on the grid: 3:4."""


@lru_cache(maxsize=1024)
def tile(piece: Piece | None, width: int, theme: Theme, turned: bool = False, wild: bool = False) -> Image.Image:
    """A tile `width` wide when it stands, as RGBA; None: face down. `turned`: on its left side, the lower edge below
    all the same. Shared: never draw on it."""
    face = _face(piece, width, theme, wild)
    lying = face.transpose(Image.Transpose.ROTATE_90) if turned else face
    return _solid(lying, tile_edge(width), theme, piece is None)


@lru_cache(maxsize=512)
def _face(piece: Piece | None, width: int, theme: Theme, wild: bool) -> Image.Image:
    """The upper side alone, `_FINE` times as large."""
    ground = theme.jade if piece is None else theme.wild_ivory if wild else theme.ivory
    pen = Pen((width * _FINE, tile_face(width) * _FINE), ground, theme)
    if piece is None:
        _weave(pen)
    else:
        _motif(pen, piece)
        _index(pen, piece)
    if wild:
        _frame(pen, 11, pen.theme.gold)
        _star(pen, 165, 36, 29)
    return pen.image


def _motif(pen: Pen, piece: Piece) -> None:
    if piece in NAMES:
        flower(pen, piece)
    elif piece in "ESWN":
        wind(pen, piece)
    elif piece in "CFB":
        dragon(pen, piece)
    else:
        {"m": characters, "p": circles, "s": bamboos}[piece[0]](pen, int(piece[1]))


def _index(pen: Pen, piece: Piece) -> None:
    """The rank, or the letter of an honour, in the upper left corner."""
    pen.write(piece[-1], 31, 34, 52 if piece == "W" else 62, color(pen, piece) if piece in NAMES else pen.theme.ink)


def _star(pen: Pen, x: float, y: float, size: float) -> None:
    for reach, tone in ((size, pen.theme.ink), (0.76 * size, pen.theme.gold)):
        points = [
            (x + part * reach * cos(radians(angle)), y + part * reach * sin(radians(angle)))
            for angle, part in ((18 * n - 90, 1 if n % 4 == 0 else 0.45) for n in range(0, 20, 2))
        ]
        pen.shape(points, tone)


def _frame(pen: Pen, wide: float, tone: str) -> None:
    pen.box(0, 0, 200, wide, tone)
    pen.box(0, _FACE - wide, 200, _FACE, tone)
    pen.box(0, 0, wide, _FACE, tone)
    pen.box(200 - wide, 0, 200, _FACE, tone)


def _weave(pen: Pen) -> None:
    """The back: lozenges within a light line."""
    for x in range(0, 240, 40):
        for y in range(13, 280, 40):
            pen.shape([(x, y - 13), (x + 13, y), (x, y + 13), (x - 13, y)], pen.theme.deep_jade)
    _frame(pen, 20, pen.theme.jade)
    _frame(pen, 9, pen.theme.pale_jade)


def _solid(face: Image.Image, edge: int, theme: Theme, down: bool) -> Image.Image:
    """The upper side on its thickness: ivory over green, the other way round when it lies face down."""
    deep = edge * _FINE
    near, far = (theme.jade, theme.ivory) if down else (theme.ivory_edge, theme.jade)
    radius = 0.07 * min(face.size) + _FINE
    whole = Image.new("RGBA", (face.width, face.height + deep), (0, 0, 0, 0))
    draw = ImageDraw.Draw(whole)
    right, low = whole.width - 1, whole.height - 1
    draw.rounded_rectangle((0, deep, right, low), radius, fill=far)
    draw.rounded_rectangle((0, deep // 2, right, low - round(0.64 * deep)), radius, fill=near)
    mask = Image.new("L", face.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, face.width - 1, face.height - 1), radius, fill=255)
    whole.paste(face, (0, 0), mask)
    outline = theme.pale_jade if down else theme.ivory_edge
    draw.rounded_rectangle((0, 0, face.width - 1, face.height - 1), radius, outline=outline, width=_FINE * 3 // 4)
    return whole.reduce(_FINE)
