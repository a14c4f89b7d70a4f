"""The shells as they are drawn, in all widths, and as the squares of which emoji are made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.decks.drawings import SQUARE, Drawn, Sheets, drawing, pixels
from bot.render.theme import Theme
from engine.core import Piece
from tests.toy_deck.deck.items import GROUND, WIDTHS, high

_HERE = Path(__file__).parent / "svg"


def _all() -> list[Piece]:
    """Return everything that is drawn, with the back."""
    return sorted(file.stem for file in _HERE.glob("*.svg") if file.stem != "parts")


def _sheets(theme: Theme, bold: bool) -> Sheets:
    for width in WIDTHS:
        size = (width, high(width))
        drawn = {piece: drawing(_HERE / f"{piece}.svg", fine=not bold, second=True) for piece in _all()}
        yield f".{width}", {piece: pixels(inside, (200, 160), size, theme) for piece, inside in drawn.items()}


def _squares(theme: Theme) -> Iterator[tuple[Piece, Image.Image]]:
    for piece in _all():
        inside = drawing(_HERE / f"{piece}.svg", fine=False, second=True)
        yield piece, pixels(f'<g transform="translate(0 20)">{inside}</g>', (200, 200), (SQUARE, SQUARE), theme)


DRAWN = Drawn(GROUND, _sheets, _squares)
