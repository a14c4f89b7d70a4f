"""The plant of each month as a flat silhouette on the grid of a card; `other` is the month's second arrangement."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from bot.render.pen import Pen

LOW = 327
"""The lower edge of a card; what grows from the ground begins there."""


def plant(pen: Pen, month: int, other: bool) -> None:
    """Draws the plant of a month (1..12), mirrored where the second arrangement is only that."""
    pen.mirrored = other
    PLANTS[month - 1](pen, other)
    pen.mirrored = False


def _pine(pen: Pen, other: bool) -> None:
    pen.bow((60, LOW), (130, 250), (96, 130), 16, pen.theme.earth)
    for x, y, r in (
        ((60, 150, 48), (146, 176, 52), (88, 96, 40)) if other else ((64, 236, 60), (150, 196, 52), (84, 122, 56))
    ):
        _dome(pen, x, y, r)


def _dome(pen: Pen, x: float, y: float, r: float) -> None:
    rim = [(x + r * cos(radians(a)), y - r * sin(radians(a))) for a in range(0, 181, 6)]
    pen.shape(rim, pen.theme.pine)
    for angle in range(18, 170, 24):
        c, s = cos(radians(angle)), sin(radians(angle))
        pen.stroke(
            [(x + 0.2 * r * c, y - 0.2 * r * s - 4), (x + 0.84 * r * c, y - 0.84 * r * s)], 4, pen.theme.light_leaf
        )


def _plum(pen: Pen, other: bool) -> None:
    pen.stroke([(24, LOW), (46, 236), (38, 168), (92, 118), (98, 60)], 15, pen.theme.ink)
    pen.stroke([(40, 196), (108, 182), (168, 120), (172, 84)], 10, pen.theme.ink)
    spots = (
        ((62, 132, 30), (136, 170, 32), (110, 62, 27))
        if other
        else ((92, 112, 34), (152, 140, 30), (60, 210, 30), (108, 52, 22))
    )
    for x, y, r in spots:
        _blossom(pen, x, y, r, pen.theme.vermilion, pen.theme.gold)


def _blossom(pen: Pen, x: float, y: float, r: float, color: str, heart: str) -> None:
    pen.petals(x, y, 0.55 * r, 5, 0.5 * r, 0.46 * r, color)
    pen.petals(x, y, 0.34 * r, 5, 0.12 * r, 0.06 * r, heart, turn=36)
    pen.disc(x, y, 0.22 * r, heart)


def _cherry(pen: Pen, other: bool) -> None:
    cloud = (
        ((50, 210, 50), (110, 226, 56), (166, 204, 48), (76, 150, 46), (138, 150, 50))
        if other
        else ((44, 96, 46), (98, 80, 52), (158, 98, 50), (70, 150, 48), (132, 158, 52), (100, 214, 44))
    )
    for x, y, r in cloud:
        pen.disc(x, y, r, pen.theme.pink)
    pen.stroke([(0, 292), (70, 262), (150, 286), (200, 262)], 9, pen.theme.earth)
    for x, y, r in cloud:
        _cherry_blossom(pen, x, y, 0.78 * r)


def _cherry_blossom(pen: Pen, x: float, y: float, r: float) -> None:
    pen.petals(x, y, 0.55 * r, 5, 0.5 * r, 0.36 * r, pen.theme.blush)
    pen.petals(x, y, 1.02 * r, 5, 0.14 * r, 0.1 * r, pen.theme.pink)
    pen.petals(x, y, 0.3 * r, 5, 0.2 * r, 0.07 * r, pen.theme.vermilion)
    pen.disc(x, y, 0.14 * r, pen.theme.vermilion)


def _wisteria(pen: Pen, other: bool) -> None:
    pen.bow((0, 34), (90, 8), (200, 44), 10, pen.theme.earth)
    for x, length in ((40, 6), (84, 8), (128, 5), (168, 7)) if other else ((34, 8), (78, 6), (122, 9), (166, 6)):
        for number in range(length):
            size = 21 - 15 * number / length
            y = 62 + number * 24
            pen.oval(x - 0.62 * size, y, size, 0.72 * size, pen.theme.violet, turn=-28)
            pen.oval(x + 0.62 * size, y + 8, size, 0.72 * size, pen.theme.lilac, turn=28)
    for x, turn in ((22, -30), (60, 24), (104, -20), (148, 26), (186, -16)):
        pen.oval(x, 42, 24, 9, pen.theme.leaf, turn=turn)


def _iris(pen: Pen, other: bool) -> None:
    for x, tip, y in ((30, 14, 120), (62, 76, 92), (100, 92, 140), (136, 154, 84), (170, 186, 130)):
        pen.shape([(x - 13, LOW), (tip, y), (x + 13, LOW)], pen.theme.leaf)
        pen.stroke([(x, LOW), (tip, y + 40)], 3, pen.theme.light_leaf)
    for x, y, r in ((60, 104, 38), (142, 176, 36)) if other else ((104, 80, 42), (52, 168, 34), (154, 156, 34)):
        pen.stroke([(x, y), (x, LOW)], 6, pen.theme.leaf)
        pen.oval(x - 0.62 * r, y + 0.3 * r, 0.68 * r, 0.36 * r, pen.theme.indigo, turn=-32)
        pen.oval(x + 0.62 * r, y + 0.3 * r, 0.68 * r, 0.36 * r, pen.theme.indigo, turn=32)
        pen.oval(x, y - 0.4 * r, 0.36 * r, 0.62 * r, pen.theme.indigo)
        pen.oval(x, y + 0.42 * r, 0.34 * r, 0.58 * r, pen.theme.iris)
        pen.oval(x, y + 0.3 * r, 0.1 * r, 0.28 * r, pen.theme.gold)


def _peony(pen: Pen, other: bool) -> None:
    for x, y, turn in ((40, 250, -40), (160, 250, 40), (100, 270, 0), (30, 130, 60), (176, 150, -50), (100, 300, 90)):
        pen.oval(x, y, 46, 20, pen.theme.leaf, turn=turn)
        pen.oval(x, y, 38, 4, pen.theme.light_leaf, turn=turn)
    for x, y, r in ((66, 204, 50), (130, 104, 60)) if other else ((98, 112, 72), (146, 224, 46)):
        pen.petals(x, y, 0.6 * r, 7, 0.42 * r, 0.36 * r, pen.theme.peony)
        pen.petals(x, y, 0.36 * r, 6, 0.36 * r, 0.28 * r, pen.theme.vermilion, turn=25)
        pen.petals(x, y, 0.16 * r, 5, 0.22 * r, 0.17 * r, pen.theme.rose)
        pen.disc(x, y, 0.15 * r, pen.theme.gold)


def _clover(pen: Pen, other: bool) -> None:
    sprays = (((36, LOW), (40, 110), (170, 70)), ((84, LOW), (100, 190), (190, 170)), ((24, LOW), (10, 170), (70, 80)))
    for start, pull, end in sprays[: 2 if other else 3]:
        pen.bow(start, pull, end, 6, pen.theme.earth)
        for number in range(2, 10):
            t = number / 9
            x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * pull[0] + t * t * end[0]
            y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * pull[1] + t * t * end[1]
            pen.oval(x - 15, y + 4, 15, 9, pen.theme.leaf, turn=30)
            pen.oval(x + 14, y + 8, 15, 9, pen.theme.clover, turn=-30)
            pen.oval(x, y - 12, 8, 13, pen.theme.leaf if number % 2 else pen.theme.vermilion)


def _susuki(pen: Pen, other: bool) -> None:
    y = 330 if other else 318
    pen.oval(100, y, 170, 150, pen.theme.ink)
    for x in range(-10, 220, 20 if other else 16):
        top = y - 150 * (1 - ((x - 100) / 170) ** 2) ** 0.5
        pen.bow((x, top + 70), (x + 4, top + 10), (x + (18 if other else 10), top - 16), 5, pen.theme.ink)
        pen.bow((x, top + 64), (x + 3, top + 34), (x + 12, top + 16), 3, pen.theme.grey)


def _chrysanthemum(pen: Pen, other: bool) -> None:
    pen.bow((100, LOW), (90, 240), (96, 120), 8, pen.theme.leaf)
    for x, y, turn in ((44, 256, -30), (158, 264, 28), (100, 286, 80), (30, 170, 40), (170, 170, -40)):
        pen.petals(x, y, 14, 5, 17, 9, pen.theme.leaf, turn=turn)
    flowers = (
        ((70, 200, 46, pen.theme.vermilion), (128, 100, 54, pen.theme.gold))
        if other
        else ((96, 104, 60, pen.theme.gold), (52, 206, 40, pen.theme.vermilion), (148, 206, 42, pen.theme.gold))
    )
    for x, y, r, color in flowers:
        edge = pen.theme.bronze if color == pen.theme.gold else pen.theme.crimson
        pen.petals(x, y, 0.62 * r, 16, 0.4 * r, 0.12 * r, edge)
        pen.petals(x, y, 0.6 * r, 16, 0.38 * r, 0.1 * r, color)
        pen.petals(x, y, 0.3 * r, 9, 0.24 * r, 0.1 * r, edge)
        pen.petals(x, y, 0.28 * r, 9, 0.22 * r, 0.08 * r, color)
        pen.disc(x, y, 0.13 * r, edge)


def _maple(pen: Pen, other: bool) -> None:
    pen.stroke([(200, 40), (120, 96), (60, 90)], 8, pen.theme.earth)
    pen.stroke([(150, 76), (110, 180), (40, 236)], 7, pen.theme.earth)
    leaves = (
        ((70, 84, 50, 10), (146, 150, 46, -24), (70, 222, 46, 30))
        if other
        else ((62, 92, 50, -14), (146, 90, 44, 16), (108, 178, 54, 6), (46, 232, 36, -30), (164, 234, 36, 20))
    )
    for number, (x, y, r, turn) in enumerate(leaves):
        _star_leaf(pen, x, y, r, turn, (pen.theme.rust, pen.theme.vermilion, pen.theme.amber)[number % 3])


def _star_leaf(pen: Pen, x: float, y: float, r: float, turn: float, color: str) -> None:
    points: list[tuple[float, float]] = []
    for number, reach in enumerate((1, 0.36, 0.92, 0.36, 0.66, 0.2, 0.2, 0.66, 0.36, 0.92, 0.36)):
        spread = (0, 28, 52, 84, 112, 150, 210, 248, 276, 308, 332)[number]
        angle = radians(spread + turn - 90)
        points.append((x + r * reach * cos(angle), y + r * reach * sin(angle)))
    pen.shape(points, color)
    stem = radians(turn + 90)
    pen.stroke([(x, y), (x + 0.7 * r * cos(stem), y + 0.7 * r * sin(stem))], 4, color)


def _willow(pen: Pen, other: bool) -> None:
    pen.bow((0, 26), (110, 4), (200, 40), 14, pen.theme.ink)
    for number, x in enumerate((28, 64, 100, 136, 172)):
        low = (250, 300, 226, 290, 250)[number if not other else 4 - number]
        end = (x + 14, low)
        pen.bow((x, 24), (x - 16, 0.6 * low), end, 5, pen.theme.willow)
        for step in range(2, 10):
            t = step / 10
            px = (1 - t) ** 2 * x + 2 * t * (1 - t) * (x - 16) + t * t * end[0]
            py = (1 - t) ** 2 * 24 + 2 * t * (1 - t) * 0.6 * low + t * t * low
            pen.oval(px - 9, py + 8, 14, 5, pen.theme.willow, turn=-58)
            pen.oval(px + 9, py + 8, 14, 5, pen.theme.leaf, turn=58)


def _paulownia(pen: Pen, other: bool) -> None:
    for x, y, turn in ((50, 232, -24), (150, 232, 24), (100, 262, 0)):
        pen.oval(x, y, 60, 44, pen.theme.ink, turn=turn)
        pen.stroke([(x, y + 34), (x, y - 30)], 4, pen.theme.gold)
        for side in (-1, 1):
            pen.stroke([(x, y + 16), (x + side * 34, y - 8)], 4, pen.theme.gold)
    for x, y, length in ((52, 176, 4), (100, 186, 6), (148, 176, 4)) if not other else ((60, 180, 5), (140, 180, 5)):
        pen.stroke([(x, y), (x, y - length * 22)], 5, pen.theme.leaf)
        for step in range(length):
            size = 17 - 10 * step / length
            for side in (-1, 1):
                pen.oval(
                    x + side * size * 0.8, y - 10 - step * 22, size, 0.62 * size, pen.theme.violet, turn=side * -40
                )
        pen.oval(x, y - length * 22 - 6, 7, 11, pen.theme.violet)


def lightning(pen: Pen) -> None:
    """The lightning card 11K1, unlike any other: a dark red storm with a bolt and black strands."""
    pen.box(0, 0, 200, LOW, pen.theme.storm)
    for x in (16, 52, 88, 150, 186):
        pen.bow((x, 0), (x - 24, 90), (x + 18, 200 + x % 50), 9, pen.theme.ink)
    pen.shape([(128, 20), (52, 168), (98, 168), (66, 286), (160, 128), (110, 128), (158, 20)], pen.theme.gold)
    pen.disc(42, 250, 36, pen.theme.ink)
    pen.disc(42, 250, 27, pen.theme.paper)
    pen.disc(42, 250, 12, pen.theme.vermilion)
    pen.disc(164, 250, 10, pen.theme.sky)


PLANTS: tuple[Callable[[Pen, bool], None], ...] = (
    _pine,
    _plum,
    _cherry,
    _wisteria,
    _iris,
    _peony,
    _clover,
    _susuki,
    _chrysanthemum,
    _maple,
    _willow,
    _paulownia,
)
