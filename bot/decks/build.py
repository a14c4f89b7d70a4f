"""`python -m bot.decks.build [DECK...]`: makes the sheets of all pieces, and their emoji, from their drawings. A
player's machine needs only these."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

from PIL import Image

from bot.decks.drawings import flat, numbers, small
from bot.decks.hanafuda import drawn as cards
from bot.decks.hanafuda import squares as card_squares
from bot.decks.hanafuda.cards import CODED
from bot.decks.mahjong import drawn as tiles
from bot.decks.mahjong import squares as tile_squares
from bot.render.mixing import mixed
from bot.render.palette import Palette, rgb
from bot.render.sprites import packed
from bot.render.theme import THEMES, USUAL, Ground

HERE = Path(__file__).parent
Deck = Literal["hanafuda", "mahjong"]
GROUNDS: dict[Deck, Ground] = {"hanafuda": "felt", "mahjong": "table"}


def sheets(deck: Deck) -> Iterator[tuple[str, bytes]]:
    """Name and bytes of every sheet of a deck; those of a theme share a palette."""
    for name, theme in THEMES.items():
        ground = rgb(theme.panel if deck == "hanafuda" else theme.board)
        drawn = dict(_drawn(deck, name))
        samples = [flat(image, ground) for pieces in drawn.values() for image in pieces.values()]
        palette = Palette(mixed(theme, GROUNDS[deck], samples))
        for sheet, pieces in drawn.items():
            yield (
                f"{sheet}.png",
                packed(
                    {key: numbers(image, palette, ground) for key, image in pieces.items()},
                    cards.EDGE if deck == "hanafuda" else 0,
                    palette,
                ),
            )


def _drawn(deck: Deck, theme: str) -> Iterator[tuple[str, Mapping[str, Image.Image]]]:
    """The pictures of each sheet of a theme, as they were drawn."""
    bold = theme != USUAL.theme
    if deck == "mahjong":
        for width, turned, pieces in tiles.sheets(THEMES[theme], bold=bold):
            yield f"{theme}{'-turned' * turned}.{width}", pieces
        return
    for codes in (False, True):
        for width, pieces in cards.sheets(THEMES[theme], bold=bold, codes=codes):
            if not codes or width >= CODED:
                yield f"{theme}{'-codes' * codes}.{width}", pieces


def emoji(deck: Deck) -> Iterator[tuple[str, bytes]]:
    """Name and bytes of the emoji of every piece of a deck, and of the back."""
    drawn = (card_squares if deck == "hanafuda" else tile_squares).squares(USUAL.colours)
    for piece, image in drawn:
        yield f"{piece}.png", small(image)


def _write(folder: Path, files: Iterator[tuple[str, bytes]]) -> None:
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for name, data in files:
        (folder / name).write_bytes(data)


def main(wanted: Sequence[str]) -> None:
    for deck in GROUNDS:
        if wanted and deck not in wanted:
            continue
        _write(HERE / deck / "sheets", sheets(deck))
        _write(HERE / deck / "emoji", emoji(deck))


if __name__ == "__main__":
    main(sys.argv[1:])
