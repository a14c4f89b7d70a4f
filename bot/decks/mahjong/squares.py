"""The tiles as small squares for emoji: only the face, stretched to be a little wider."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.decks.drawings import SQUARE, drawing, pixels
from bot.decks.mahjong.drawn import faces, index
from bot.render.theme import Theme
from engine.core import Piece

_HERE = Path(__file__).parent / "svg"
_WIDE, _HIGH = 234, 266


def squares(theme: Theme) -> Iterator[tuple[Piece, Image.Image]]:
    """Yield the emoji image of each tile and of the back, as (code, image)."""
    for piece in (*faces(), "back"):
        inside = drawing(_HERE / f"{piece}.svg", fine=False, second=True)
        ground, marks = (theme.jade, "") if piece == "back" else (theme.ivory, index(piece, theme))
        whole = (
            f'<clipPath id="square"><rect width="{_WIDE}" height="{_HIGH}" rx="26"/></clipPath>'
            f'<g transform="translate({(_HIGH - _WIDE) / 2} 0)" clip-path="url(#square)">'
            f'<rect width="{_WIDE}" height="{_HIGH}" fill="{ground}"/>'
            f'<g transform="scale({_WIDE / 200} 1)">{inside}{marks}</g></g>'
        )
        yield piece, pixels(whole, (_HIGH, _HIGH), (SQUARE, SQUARE), theme)
