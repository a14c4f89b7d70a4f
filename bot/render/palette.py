"""Palettes of colours. A picture's palette is fixed in advance, so that painting needs no matching of colours."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from PIL import Image

RGB = tuple[int, int, int]

CLEAR = 0
"""The index of a transparent pixel. A complete picture has no such pixels."""

LEVELS = 5
"""Number of steps from a ground to the colour painted on it. Palettes have the colours of exactly these steps."""


def rgb(color: str) -> RGB:
    """Convert a colour `#rrggbb` to its red, green and blue values."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def blend(ground: RGB, color: RGB, part: float) -> RGB:
    """Mix a colour with the background colour `ground`. `part`: the opacity of the colour, from 0 to 1."""
    r, g, b = (round(under + (over - under) * part) for under, over in zip(ground, color, strict=True))
    return r, g, b


class Palette:
    """The colours of a picture, at most 255, with indices from 1. Index 0 is CLEAR. Lookups are cached."""

    def __init__(self, colours: Sequence[RGB]) -> None:
        assert len(colours) < 256
        self.colours = (rgb("#000000"), *colours)
        self.number = cache(self._number)
        self.ramp = cache(self._ramp)
        self.faded = cache(self._faded)
        self.table = bytes(channel for colour in self.colours for channel in colour)
        """Three bytes for each colour."""

    def nearest(self, colour: RGB) -> int:
        """Return the index of the colour in the palette that looks most like the given colour."""
        return min(range(1, len(self.colours)), key=lambda number: _apart(self.colours[number], colour))

    def _number(self, color: str) -> int:
        return self.nearest(rgb(color))

    def _ramp(self, ground: int, color: str) -> bytes:
        """Return 256 palette indices, one for each opacity from 0 to 255.

        They are for `color` painted on the background `ground`, which is a palette index."""
        steps = [blend(self.colours[ground], rgb(color), level / (LEVELS - 1)) for level in range(LEVELS)]
        numbers = [ground, *map(self.nearest, steps[1:])]
        return bytes(numbers[round(strength * (LEVELS - 1) / 255)] for strength in range(256))

    def _faded(self, ground: str, part: float) -> bytes:
        """Return 256 palette indices, one for each colour of the palette.

        The colour is painted over `ground` with opacity `part`."""
        under = rgb(ground)
        faded = [CLEAR, *(self.nearest(blend(under, colour, part)) for colour in self.colours[1:])]
        return bytes(faded + [CLEAR] * (256 - len(faded)))


def looked_up(image: Image.Image, table: bytes, mode: str = "L") -> Image.Image:
    """Replace each value of an image of mode L by its entry in a table of 256 bytes.

    Return an image of mode `mode`."""
    whole: Any = image
    # Image.point does the same, but takes longer, because it first rounds each value of the table
    return whole._new(whole.im.point(table, mode))


def distinct(colours: Iterable[RGB]) -> list[RGB]:
    """Return the colours in order. Leave out any colour that looks like an earlier one."""
    kept: list[RGB] = []
    for colour in colours:
        if all(_apart(other, colour) > 40 for other in kept):
            kept.append(colour)
    return kept


def _apart(one: RGB, other: RGB) -> int:
    """Return how different two colours look. Green counts most and blue least, as it does for the human eye."""
    return 3 * (one[0] - other[0]) ** 2 + 6 * (one[1] - other[1]) ** 2 + 2 * (one[2] - other[2]) ** 2
