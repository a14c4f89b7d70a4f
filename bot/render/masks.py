"""Shapes with smooth edges, as masks (mode L) that hold the opacity of a colour at each pixel."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

FINE = 4
"""Factor by which shapes are drawn larger before they are scaled down, which makes their edges smooth."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """An image of mode L that is never drawn on.

    It is compared by identity, so that it can be a cache key for what is painted with it."""

    image: Image.Image


@lru_cache(maxsize=256)
def quarter(size: int, radius: float, right: bool, low: bool) -> Mask:
    """Return a mask of one corner of a rounded rectangle, `size` pixels wide and high."""
    large = Image.new("L", (size * FINE, size * FINE), 0)
    ImageDraw.Draw(large).ellipse((0, 0, radius * 2 * FINE - 1, radius * 2 * FINE - 1), fill=255)
    corner = large.reduce(FINE)
    flip = Image.Transpose
    corner = corner.transpose(flip.FLIP_LEFT_RIGHT) if right else corner
    return Mask(corner.transpose(flip.FLIP_TOP_BOTTOM) if low else corner)


@lru_cache(maxsize=64)
def rounded(width: int, height: int, size: int, radius: float) -> Mask:
    """Return a mask of a whole rounded rectangle. Its corners are as in `quarter`."""
    whole = Image.new("L", (width, height), 255)
    for right in (False, True):
        for low in (False, True):
            whole.paste(quarter(size, radius, right, low).image, ((width - size) * right, (height - size) * low))
    return Mask(whole)


@lru_cache(maxsize=256)
def polygon(width: int, height: int, points: tuple[Point, ...]) -> Mask:
    """Return a mask of a polygon.

    The coordinates of its points are fractions of the width and the height, from 0 to 1."""
    large = Image.new("L", (width * FINE, height * FINE), 0)
    ImageDraw.Draw(large).polygon([(x * large.width, y * large.height) for x, y in points], fill=255)
    return Mask(large.reduce(FINE))


@lru_cache(maxsize=16)
def trace(width: int, height: int, points: tuple[tuple[int, int], ...], wide: int) -> Mask:
    """Return a mask of a polyline with round joints and ends. Its points and its thickness `wide` are in pixels."""
    large = Image.new("L", (width * FINE, height * FINE), 0)
    draw, half = ImageDraw.Draw(large), wide * FINE / 2
    through = [(x * FINE, y * FINE) for x, y in points]
    draw.line(through, fill=255, width=wide * FINE)
    for x, y in through:
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return Mask(large.reduce(FINE))


@lru_cache(maxsize=4)
def blossom(size: int) -> Mask:
    """Return a blossom with five round petals."""
    large = Image.new("L", (size * FINE, size * FINE), 0)
    draw, middle = ImageDraw.Draw(large), size * FINE / 2
    petals = [
        (middle + 0.52 * middle * sin(0.4 * pi * n), middle - 0.52 * middle * cos(0.4 * pi * n)) for n in range(5)
    ]
    for x, y in (*petals, (middle, middle)):
        draw.ellipse((x - 0.48 * middle, y - 0.48 * middle, x + 0.48 * middle, y + 0.48 * middle), fill=255)
    return Mask(large.reduce(FINE))


def arrow(width: int, height: int) -> Mask:
    """Return an arrow from left to right."""
    return polygon(width, height, _ARROW)


def triangle(width: int, height: int) -> Mask:
    """Return a triangle that stands on its base."""
    return polygon(width, height, ((0.5, 0), (1, 1), (0, 1)))


def box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    """Return the corners of a rectangle for `polygon`."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


_ARROW: tuple[Point, ...] = ((0, 0.36), (0.6, 0.36), (0.6, 0), (1, 0.5), (0.6, 1), (0.6, 0.64), (0, 0.64))
