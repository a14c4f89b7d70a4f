"""A pen on the grid of a card (200 x 327) or a tile (200 wide): flat shapes in grid units, later made small."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PIL import Image, ImageDraw

from bot.render.fonts import font
from bot.render.theme import Theme

WIDTH, HEIGHT = 200, 327

Point = tuple[float, float]


class Pen:
    """Draws in grid units on an image of `size` pixels in the colours of a theme, mirrored when asked."""

    def __init__(self, size: tuple[int, int], ground: str, theme: Theme) -> None:
        self.theme = theme
        self.scale = size[0] / WIDTH
        self.mirrored = False
        self.image = Image.new("RGB", size, ground)
        self._draw = ImageDraw.Draw(self.image)

    def shape(self, points: Sequence[Point], color: str) -> None:
        self._draw.polygon([self._at(point) for point in points], fill=color)

    def disc(self, x: float, y: float, radius: float, color: str) -> None:
        self.oval(x, y, radius, radius, color)

    def oval(self, x: float, y: float, rx: float, ry: float, color: str, turn: float = 0) -> None:
        """An ellipse, turned clockwise by `turn` degrees."""
        c, s = cos(radians(turn)), sin(radians(turn))
        around = [(rx * cos(radians(a)), ry * sin(radians(a))) for a in range(0, 360, 10)]
        self.shape([(x + px * c - py * s, y + px * s + py * c) for px, py in around], color)

    def stroke(self, points: Sequence[Point], width: float, color: str) -> None:
        """A line through the points with round ends."""
        self._draw.line(
            [self._at(point) for point in points], fill=color, width=round(width * self.scale), joint="curve"
        )
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, color)

    def bow(self, start: Point, pull: Point, end: Point, width: float, color: str) -> None:
        """A curved line from start to end, pulled towards a third point."""
        self.stroke(bow(start, pull, end), width, color)

    def petals(
        self, x: float, y: float, reach: float, count: int, rx: float, ry: float, color: str, turn: float = 0
    ) -> None:
        """`count` ovals around a point, their middles `reach` away from it, `rx` long outwards and `ry` across."""
        for number in range(count):
            angle = turn + number * 360 / count - 90
            self.oval(x + reach * cos(radians(angle)), y + reach * sin(radians(angle)), rx, ry, color, turn=angle)

    def box(self, left: float, top: float, right: float, bottom: float, color: str) -> None:
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], color)

    def write(self, text: str, x: float, y: float, size: float, color: str) -> None:
        """Text with its middle at a point, `size` grid units high."""
        self._draw.text(
            (x * self.scale, y * self.scale), text, font=font(round(size * self.scale)), fill=color, anchor="mm"
        )

    def _at(self, point: Point) -> Point:
        x, y = point
        return ((WIDTH - x if self.mirrored else x) * self.scale, y * self.scale)


def bow(start: Point, pull: Point, end: Point, steps: int = 16) -> list[Point]:
    """Points on the curve from start to end, pulled towards a third point."""
    points: list[Point] = []
    for number in range(steps + 1):
        t = number / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * pull[0] + c * end[0], a * start[1] + b * pull[1] + c * end[1]))
    return points
