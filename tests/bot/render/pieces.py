"""Pieces as they look in a picture, for the tests: sprites with their colours, and their simulations."""

from PIL import Image

from bot.decks.brushes import ARTS
from bot.render.palette import CLEAR
from bot.render.sprites import palette_of, sheet
from tests.there import there


def piece(ground, name, width, how="", theme="day"):
    """A piece as RGBA."""
    folder = there(ARTS[ground].sheets)
    palette, sprite = palette_of(folder, theme), sheet(folder, f"{theme}{how}", width).sprites[name]
    whole = Image.new("P", sprite.size)
    whole.putpalette(palette.table)
    whole.frombytes(sprite.tobytes())
    image = whole.convert("RGBA")
    image.putalpha(sprite.point([255 * (number != CLEAR) for number in range(256)]))
    return image


def card(name, width, how="", theme="day"):
    return piece("felt", name, width, how, theme)


def tile(name, width, turned=False, wild=False):
    return piece("table", f"{name or 'back'}{'*' * wild}", width, "-turned" * turned)


def widths(ground, how="", theme="day"):
    """All widths for which there is a sheet."""
    files = there(ARTS[ground].sheets).glob(f"{theme}{how}.*.png")
    return sorted(int(file.name.split(".")[1]) for file in files)
