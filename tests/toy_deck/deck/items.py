"""A shell in a picture: its item, the widths that have a sheet, and shells in a row."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.render.layout import Box, Item
from engine.core import Piece

GROUND = "sand"
"""Name by which painting finds the art of the deck."""
WIDTHS = (76, 120)
"""Widths that a shell may have in a picture: others have no sheet."""
SMALL, LARGE = WIDTHS
_APART = 20


@dataclass(frozen=True, slots=True)
class Shell(Item):
    """A shell, without a piece face down; `lit`: it may be laid now."""

    piece: Piece = ""
    lit: bool = False


def high(width: int) -> int:
    """Return the height of a shell of that width."""
    return width * 4 // 5


def in_row(pieces: Iterable[Piece], box: Box, width: int, *, lit: bool = False) -> list[Item]:
    """Lay shells beside each other from the left, in the middle of the height of a box."""
    top = box.y + (box.h - high(width)) // 2
    return [
        Shell(Box(box.x + place * (width + _APART), top, width, high(width)), piece, lit)
        for place, piece in enumerate(pieces)
    ]
