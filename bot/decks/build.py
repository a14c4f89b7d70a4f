"""The script that builds the sheets and emoji of all pieces from their drawings: `python -m bot.decks.build [DECK...]`.

Without arguments it builds all decks, and also the icon, the avatar and the banner of the bot, and the faces of
computers. A machine that runs the bot needs only the sheets, the emoji and the faces."""

import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

from bot.decks import brand
from bot.decks.drawings import Drawn, drawing, flat, numbers, pixels, small
from bot.decks.hanafuda import drawn as cards
from bot.decks.mahjong import drawn as tiles
from bot.render import faces as computers
from bot.render.mixing import of_pieces, of_theme
from bot.render.palette import Palette, rgb
from bot.render.sprites import packed
from bot.render.theme import THEMES, USUAL

HERE = Path(__file__).parent
BRAND = HERE.parents[1] / ".github" / "brand"
"""Folder of the bot's own pictures: for the README, and for the owner to upload to Discord."""
DRAWN: dict[str, Drawn] = {
    "hanafuda": Drawn("felt", cards.sheets, cards.squares, cards.EDGE, cards.plain_sheets),
    "mahjong": Drawn("table", tiles.sheets, tiles.squares, over=tiles.corners),
}


def sheets(deck: str) -> Iterator[tuple[str, bytes]]:
    """Yield the file name and PNG bytes of each sheet of a deck. All sheets of a theme share a palette."""
    drawn = DRAWN[deck]
    for name, theme in THEMES.items():
        ground = rgb(theme.surface(drawn.ground).panel)
        found = dict(drawn.sheets(theme, name != USUAL.theme))
        samples = [flat(image, ground) for pieces in found.values() for image in pieces.values()]
        colours = of_pieces(theme, samples)
        palette = Palette([*dict.fromkeys([*of_theme(theme, drawn.ground), *colours])])
        found |= dict(drawn.over(theme, name != USUAL.theme))
        for sheet, pieces in found.items():
            sprites = {key: numbers(image, colours, palette, ground) for key, image in pieces.items()}
            yield f"{name}{sheet}.png", packed(sprites, drawn.edge, palette)


def emoji(deck: str) -> Iterator[tuple[str, bytes]]:
    """Yield the file name and PNG bytes of each emoji of a deck: one for each piece, and one for the back."""
    for piece, image in DRAWN[deck].squares(USUAL.colours):
        yield f"{piece}.png", small(image)


def faces() -> Iterator[tuple[str, bytes]]:
    """Yield the file name and PNG bytes of each face of a computer."""
    for name in computers.FACES:
        markup = drawing(computers.FOLDER / f"{name}.svg", fine=True, second=True)
        out = BytesIO()
        pixels(markup, (100, 100), (computers.SIZE, computers.SIZE), USUAL.colours).save(out, "PNG", optimize=True)
        yield f"{name}.png", out.getvalue()


def _write(folder: Path, files: Iterator[tuple[str, bytes]]) -> None:
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for name, data in files:
        (folder / name).write_bytes(data)


def main(wanted: Sequence[str]) -> None:
    """Build the sheets and emoji of the named decks.

    If no deck is named, build all decks, the bot's own pictures and the faces of computers."""
    for deck in wanted or DRAWN:
        _write(HERE / deck / "sheets", sheets(deck))
        _write(HERE / deck / "emoji", emoji(deck))
    if not wanted:
        _write(BRAND, brand.pictures(USUAL.colours))
        _write(computers.FOLDER, faces())


if __name__ == "__main__":
    main(sys.argv[1:])
