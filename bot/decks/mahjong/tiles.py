"""Tiles in a picture: their size, and a tile as an item of a layout."""

from __future__ import annotations

from dataclasses import dataclass

from bot.render.layout import Box
from engine.core import Piece


@dataclass(frozen=True, slots=True)
class Tile:
    """A mahjong tile, `width` wide when it stands, face down without a piece.

    `turned`: on its side; `ring`: it is the one that matters now.
    """

    box: Box
    width: int
    piece: Piece | None = None
    turned: bool = False
    wild: bool = False
    ring: bool = False


def tile_face(width: int) -> int:
    """The height of the face of a tile of that width (3:4)."""
    return round(width * 4 / 3)


def tile_edge(width: int) -> int:
    """How much of a tile's thickness shows below its face."""
    return max(2, round(0.1 * width))


def tile_height(width: int) -> int:
    """The height of a standing tile with its lower edge."""
    return tile_face(width) + tile_edge(width)


def ring_width(width: int) -> int:
    """How far the ring of a tile of that width reaches beyond it."""
    return max(4, width // 11)
