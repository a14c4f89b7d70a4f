"""Tiles in a picture: their sizes, and the item for a tile in a layout."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from bot.render.layout import Item

if TYPE_CHECKING:
    from engine.core import Piece

WIDTHS = (32, 36, 40, 44, 48, 52, 57, 64, 72, 80, 88, 96, 118, 150)
"""Widths that a tile may have in a picture, in pixels. There are sheets only for these widths."""

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
"""English codes of honours and flowers. They are drawn on tiles for players who do not read Chinese."""
_KOREAN = ("동", "남", "서", "북", "중", "발", "백", "매", "난", "죽", "국", "봄", "여름", "가을", "겨울")
HANGUL = dict(zip(CODES, _KOREAN, strict=True))
"""Korean names of honours and flowers, drawn in place of the codes."""

_CHINESE = ("sc", "tc")


@dataclass(frozen=True, slots=True)
class Tile(Item):
    """A mahjong tile.

    - width: its width in pixels when it is upright.
    - piece: its code, None for a tile face down.
    - turned: whether it is on its side.
    - ring: whether it has a ring of light, because it is the tile that matters now."""

    width: int
    piece: Piece | None = None
    turned: bool = False
    wild: bool = False
    ring: bool = False


@dataclass(frozen=True, slots=True)
class Pointer(Item):
    """A triangle that points down to the tile that completed a hand."""


@dataclass(frozen=True, slots=True)
class Centre(Item):
    """The centre of a table: bare ground over the corners of the panels around it."""


def over(piece: Piece, face: str) -> str:
    """Return the kind of sheet whose corner is painted over a tile, or "" to leave the mark that is drawn there.

    Readers of Chinese need no mark, and readers of Japanese none on honours and flowers. Readers of Korean see the
    names of these in Hangul."""
    if face in _CHINESE:
        return "-bare"
    return {"ja": "-bare", "ko": "-hangul"}.get(face, "") if piece in CODES else ""


def down_from(widest: int) -> list[int]:
    """Return the widths that a tile may have, from `widest` down."""
    return [width for width in reversed(WIDTHS) if width <= widest]


def tile_face(width: int) -> int:
    """Return the height of the face of a tile of that width. Its proportions are 3:4."""
    return round(width * 4 / 3)


def tile_edge(width: int) -> int:
    """Return how many pixels of a tile's thickness show below its face."""
    return max(2, round(0.1 * width))


def tile_height(width: int) -> int:
    """Return the height of an upright tile, including the edge below its face."""
    return tile_face(width) + tile_edge(width)


def ring_width(width: int) -> int:
    """Return how many pixels the ring around a tile of that width extends beyond the tile."""
    return max(4, width // 11)


def corner(width: int, turned: bool) -> tuple[int, int, int, int]:
    """Return the corner of a tile that contains its mark, as (left, top, right, bottom).

    It is the upper left corner. If the tile lies on its side (`turned`), it is the lower left corner."""
    along, across = ceil(0.43 * width), ceil(0.33 * width)
    return (0, width - along, across, width) if turned else (0, 0, along, across)
