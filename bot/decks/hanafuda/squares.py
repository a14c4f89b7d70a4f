"""The cards as small squares for emoji: the most typical part of each drawing, and the number of the month."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.decks.drawings import SQUARE, drawing, pixels
from bot.decks.hanafuda.cards import month
from bot.decks.hanafuda.drawn import cards
from bot.render.theme import Theme
from engine.core import Piece

_HERE = Path(__file__).parent / "svg"
_MIDDLE = 45
_TOPS = {
    "01H": 30,
    "02A": 40,
    "03H": 72,
    "04A": 112,
    "04K1": 15,
    "05A": 55,
    "06A": 20,
    "06R": 30,
    "07A": 118,
    "08H": 30,
    "08K1": 70,
    "08K2": 105,
    "09A": 78,
    "09R": 60,
    "10A": 5,
    "10R": 60,
    "11A": 70,
    "11H": 8,
    "11K1": 55,
    "12H": 8,
    "12K2": 60,
    "12K3": 70,
}
"""The y at which each card's square begins within its drawing, which is 200 x 327. Other cards use _MIDDLE."""


def squares(theme: Theme) -> Iterator[tuple[Piece, Image.Image]]:
    """Yield the emoji image of each card and of the back, as (code, image)."""
    for piece in (*cards(), "back"):
        inside = drawing(_HERE / f"{piece}.svg", fine=False, second=True)
        line = theme.back_edge if piece == "back" else theme.ink
        whole = (
            '<clipPath id="square"><rect width="200" height="200" rx="26"/></clipPath><g clip-path="url(#square)">'
            f'<g transform="translate(0 {-_TOPS.get(piece, _MIDDLE)})">{inside}</g>'
            f"{'' if piece == 'back' else _month(month(piece), theme)}</g>"
            f'<rect x="3" y="3" width="194" height="194" rx="23" fill="none" stroke="{line}" stroke-width="6"/>'
        )
        yield piece, pixels(whole, (200, 200), (SQUARE, SQUARE), theme)


def _month(number: int, theme: Theme) -> str:
    """Draw the number of a month at the lower right, where it hides the least of most drawings."""
    size = 66 if number < 10 else 54
    return (
        f'<circle cx="156" cy="156" r="42" fill="{theme.ink}"/><circle cx="156" cy="156" r="38" fill="{theme.paper}"/>'
        f'<text x="156" y="{156 + size * 0.365}" font-size="{size}" fill="{theme.ink}">{number}</text>'
    )
