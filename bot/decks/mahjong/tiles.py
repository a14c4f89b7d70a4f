"""Tiles in a picture: their size, and a tile as an item of a layout."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from bot.render.layout import Item

if TYPE_CHECKING:
    from engine.core import Piece

WIDTHS = (32, 36, 40, 44, 48, 52, 57, 64, 72, 80, 88, 96, 118, 150)
"""Widths that a tile may have in a picture, in pixels. Others have no sheet."""

CODES = {
    "E": "Ea",
    "S": "So",
    "W": "We",
    "N": "No",
    "C": "Re",
    "F": "Gr",
    "B": "Wh",
    "f1": "Pl",
    "f2": "Or",
    "f3": "Ba",
    "f4": "Ch",
    "g1": "Sp",
    "g2": "Su",
    "g3": "Au",
    "g4": "Wi",
}
"""Short names of honours and flowers in English, on tiles for players who do not read Chinese."""

SIGNS = {"sc": ("万筒条", "东南西北中发白"), "tc": ("萬筒條", "東南西北中發白")}
"""Chinese signs of suits and honours, by the face of the letters. Players who read them need no mark on a tile."""
_RANKS, _HONOURS = "一二三四五六七八九", "ESWNCFB"


@dataclass(frozen=True, slots=True)
class Tile(Item):
    """A mahjong tile, `width` wide when it stands, face down without a piece.

    `turned`: whether it is on its side. `ring`: whether it is the one that matters now. `means`: what a wild one stands
    for, if not itself."""

    width: int
    piece: Piece | None = None
    turned: bool = False
    wild: bool = False
    ring: bool = False
    means: Piece | None = None


def sign(piece: Piece, face: str) -> str:
    """Return the short sign of a tile that is not a flower. Faces with Chinese signs use these."""
    if face not in SIGNS:
        return CODES.get(piece, piece)
    suits, honours = SIGNS[face]
    if piece in _HONOURS:
        return honours[_HONOURS.index(piece)]
    return _RANKS[int(piece[1]) - 1] + suits["mps".index(piece[0])]


def down_from(widest: int) -> list[int]:
    """Return the widths of tiles, from the widest down."""
    return [width for width in reversed(WIDTHS) if width <= widest]


def tile_face(width: int) -> int:
    """Return the height of the face of a tile of that width (3:4)."""
    return round(width * 4 / 3)


def tile_edge(width: int) -> int:
    """Return how much of a tile's thickness shows below its face."""
    return max(2, round(0.1 * width))


def tile_height(width: int) -> int:
    """Return the height of a standing tile with its lower edge."""
    return tile_face(width) + tile_edge(width)


def ring_width(width: int) -> int:
    """Return how far the ring of a tile of that width reaches beyond it."""
    return max(4, width // 11)


def corner(width: int, turned: bool) -> tuple[int, int, int, int]:
    """Return the box of a tile's corner with its mark, as left, top, right and bottom.

    It is the lower left corner of a tile on its side."""
    along, across = ceil(0.43 * width), ceil(0.33 * width)
    return (0, width - along, across, width) if turned else (0, 0, along, across)
