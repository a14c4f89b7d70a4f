"""The reader of drawings (SVG), which turns them into pixels.

Only `build.py` uses it, so it never runs on a machine that only runs the bot."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import resvg_py
from PIL import Image

from bot.render.fonts import FILE
from bot.render.palette import CLEAR, RGB, Palette, looked_up
from bot.render.theme import DAY, Ground, Theme
from engine.core import Piece

SQUARE = 128
"""Width and height of an emoji as it is made, in pixels."""

Sheets = Iterator[tuple[str, Mapping[Piece, Image.Image]]]
"""Sheets, each with the end of its name. `-codes.88` is the sheet with codes, with pieces 88 px wide."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The pictures that are made from a deck's drawings.

    - ground: the ground on which its pieces lie.
    - sheets: yields the pieces in all widths for a theme. The flag means high contrast (bold).
    - squares: yields the pieces and the back as emoji.
    - edge: number of pixels that a sprite reaches beyond its box.
    - over: yields images that some readers see on top of the pieces. They use the palette of the sheets."""

    ground: Ground
    sheets: Callable[[Theme, bool], Sheets]
    squares: Callable[[Theme], Iterator[tuple[Piece, Image.Image]]]
    edge: int = 0
    over: Callable[[Theme, bool], Sheets] = lambda _theme, _bold: iter(())


_SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", _SVG)


@cache
def drawing(file: Path, fine: bool, second: bool) -> str:
    """Return the SVG markup of a drawing. Include the shared parts from `parts.svg`.

    `fine`, `second`: whether to include the groups of that class."""
    left_out = {name for name, wished in (("fine", fine), ("second", second)) if not wished}
    root = ElementTree.parse(file).getroot()
    _drop(root, left_out)
    inside = "".join(ElementTree.tostring(child, "unicode") for child in root)
    parts = file.parent / "parts.svg"
    shared = drawing(parts, fine, second) if file != parts and parts.exists() else ""
    return shared + inside.replace("parts.svg#", "#")


def _drop(element: ElementTree.Element, classes: set[str]) -> None:
    for child in list(element):
        if classes.intersection(child.get("class", "").split()):
            element.remove(child)
        else:
            _drop(child, classes)


def pixels(markup: str, grid: tuple[float, float], size: tuple[int, int], theme: Theme) -> Image.Image:
    """Render markup as an RGBA image of `size` pixels.

    `grid`: width and height of the drawing's own coordinates.

    The markup uses the colours of the theme DAY. They are replaced by the colours of `theme`."""
    for name, color in DAY.named.items():
        markup = markup.replace(color, f"{{{name}}}")
    for name, color in theme.named.items():
        markup = markup.replace(f"{{{name}}}", color)
    width, height = size
    whole = (
        f'<svg xmlns="{_SVG}" viewBox="0 0 {grid[0]} {grid[1]}" width="{width}" height="{height}" '
        f'preserveAspectRatio="none" font-family="Noto Sans JP" font-weight="700" text-anchor="middle">{markup}</svg>'
    )
    data = resvg_py.svg_to_bytes(svg_string=whole, skip_system_fonts=True, font_files=[str(FILE)])
    return Image.open(BytesIO(bytes(data))).convert("RGBA")


def flat(image: Image.Image, ground: RGB) -> Image.Image:
    """Paint an RGBA image on a background of colour `ground`. Return the result as RGB."""
    return Image.alpha_composite(Image.new("RGBA", image.size, (*ground, 255)), image).convert("RGB")


def numbers(image: Image.Image, colours: Sequence[RGB], palette: Palette, ground: RGB) -> Image.Image:
    """Paint an RGBA image in these colours on a background of colour `ground`. Return the result as palette indices.

    Pixels with less than 50 % opacity become transparent."""
    whole = Image.new("P", (1, 1))
    whole.putpalette([channel for colour in colours for channel in colour])
    found = flat(image, ground).quantize(palette=whole, dither=Image.Dither.NONE)
    table = bytes(map(palette.nearest, colours)).ljust(256, b"\0")
    shifted = looked_up(Image.frombytes("L", found.size, found.tobytes()), table)
    clear = looked_up(image.getchannel("A"), bytes(255 * (alpha < 128) for alpha in range(256)))
    shifted.paste(CLEAR, (0, 0), clear)
    return shifted


def small(image: Image.Image) -> bytes:
    """Encode an RGBA image as a small PNG."""
    out = BytesIO()
    image.quantize(128, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", compress_level=9)
    return out.getvalue()
