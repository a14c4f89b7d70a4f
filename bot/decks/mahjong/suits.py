"""The faces of the suits, winds and dragons of mahjong on the grid of a tile: 200 wide, 266 high, index band on top."""

from __future__ import annotations

from bot.render.pen import Pen

RANKS = "一二三四五六七八九"
WINDS = {"E": "東", "S": "南", "W": "西", "N": "北"}

_MIDDLE = 104
_GREEN, _RED, _BLUE = "green", "red", "blue"

_CIRCLES: tuple[tuple[float, tuple[tuple[float, float, str], ...]], ...] = (
    (78, ((104, 156, _GREEN),)),
    (47, ((104, 106, _GREEN), (104, 206, _BLUE))),
    (36, ((58, 104, _BLUE), (104, 156, _RED), (150, 212, _GREEN))),
    (39, ((60, 108, _BLUE), (148, 108, _GREEN), (60, 204, _GREEN), (148, 204, _BLUE))),
    (33, ((52, 100, _BLUE), (156, 100, _GREEN), (104, 157, _RED), (52, 214, _GREEN), (156, 214, _BLUE))),
    (30, tuple((x, y, _GREEN if y < 100 else _RED) for y in (94, 158, 222) for x in (64, 144))),
    (
        26,
        (
            *((52, 90, _GREEN), (104, 103, _GREEN), (156, 116, _GREEN)),
            *((x, y, _RED) for y in (174, 229) for x in (70, 138)),
        ),
    ),
    (23, tuple((x, y, _BLUE) for y in (85, 134, 183, 232) for x in (68, 140))),
    (
        26,
        tuple((x, y, color) for y, color in ((94, _GREEN), (158, _RED), (222, _BLUE)) for x in (48, _MIDDLE, 160)),
    ),
)
"""The radius of the circles of each rank and where they lie, in which colour."""

_STICKS: tuple[tuple[float, float, tuple[tuple[float, float, str], ...]], ...] = (
    (0, 0, ()),
    (36, 88, ((104, 113, _GREEN), (104, 205, _GREEN))),
    (36, 88, ((104, 113, _RED), (58, 205, _GREEN), (150, 205, _GREEN))),
    (36, 88, ((58, 113, _GREEN), (150, 113, _BLUE), (58, 205, _BLUE), (150, 205, _GREEN))),
    (34, 86, ((48, 113, _GREEN), (160, 113, _BLUE), (104, 159, _RED), (48, 205, _BLUE), (160, 205, _GREEN))),
    (35, 88, tuple((x, y, _GREEN if y < 150 else _BLUE) for y in (113, 205) for x in (48, _MIDDLE, 160))),
    (
        33,
        58,
        (
            (_MIDDLE, 97, _RED),
            *((x, y, _GREEN if x != _MIDDLE else _BLUE) for y in (159, 221) for x in (48, _MIDDLE, 160)),
        ),
    ),
    (31, 88, ()),
    (33, 58, tuple((x, y, color) for y in (97, 159, 221) for x, color in ((48, _GREEN), (104, _RED), (160, _BLUE)))),
)
"""The width and height of the sticks of each rank and where their middles are; 1 is a bird, 8 slants."""


def characters(pen: Pen, rank: int) -> None:
    """The rank in ink over the red character for ten thousand."""
    pen.write(RANKS[rank - 1], 112, 97, 104, pen.theme.ink)
    pen.write("萬", 106, 197, 94, pen.theme.vermilion)


def circles(pen: Pen, rank: int) -> None:
    radius, spots = _CIRCLES[rank - 1]
    for x, y, tint in spots:
        color = _color(pen, tint)
        pen.disc(x, y, radius, color)
        pen.disc(x, y, 0.64 * radius, pen.theme.ivory)
        pen.disc(x, y, 0.4 * radius, pen.theme.vermilion if rank == 1 else color)
    if rank == 1:
        pen.disc(104, 156, 66, pen.theme.bamboo)
        pen.petals(104, 156, 55, 12, 9, 9, pen.theme.ivory)
        pen.disc(104, 156, 40, pen.theme.ivory)
        pen.disc(104, 156, 30, pen.theme.vermilion)
        pen.disc(104, 156, 11, pen.theme.ivory)


def bamboos(pen: Pen, rank: int) -> None:
    if rank == 1:
        _bird(pen)
    elif rank == 8:
        for side in (-1, 1):
            _slanting(pen, side)
    width, height, spots = _STICKS[rank - 1]
    for x, y, tint in spots:
        _stick(pen, x, y, width, height, _color(pen, tint))


def wind(pen: Pen, letter: str) -> None:
    pen.write(WINDS[letter], 104, 160, 156, pen.theme.ink)


def dragon(pen: Pen, letter: str) -> None:
    """Red C, green F, and white B: a blue double frame."""
    if letter == "B":
        for inset, color in (
            (0, pen.theme.indigo),
            (16, pen.theme.ivory),
            (26, pen.theme.indigo),
            (36, pen.theme.ivory),
        ):
            pen.box(34 + inset, 76 + inset, 174 - inset, 250 - inset, color)
        for x, y in ((42, 84), (166, 84), (42, 242), (166, 242)):
            pen.disc(x, y, 13, pen.theme.indigo)
            pen.disc(x, y, 5, pen.theme.ivory)
    else:
        sign, color = ("中", pen.theme.vermilion) if letter == "C" else ("發", pen.theme.bamboo)
        pen.write(sign, 104, 160, 156, color)


def _color(pen: Pen, tint: str) -> str:
    return {"green": pen.theme.bamboo, "red": pen.theme.vermilion, "blue": pen.theme.indigo}[tint]


def _stick(pen: Pen, x: float, y: float, width: float, height: float, color: str) -> None:
    """Two joints of bamboo with a knot at both ends and in the middle, and a light line along them."""
    top, low = y - height / 2, y + height / 2
    pen.stroke([(x, top + width / 2), (x, low - width / 2)], width * 0.74, color)
    for knot in (top + 0.16 * width, y, low - 0.16 * width):
        pen.stroke([(x - 0.36 * width, knot), (x + 0.36 * width, knot)], 0.3 * width, color)
    for start, end in ((top + 0.48 * width, y - 0.34 * width), (y + 0.34 * width, low - 0.48 * width)):
        pen.stroke([(x, start), (x, end)], 0.2 * width, pen.theme.ivory)


def _slanting(pen: Pen, side: int) -> None:
    """One half of the eight sticks: an M above (side -1), a W below (side 1)."""
    y, half = 159 + side * 46, 34
    for x in (44, 164):
        _stick(pen, x, y, 30, 86, pen.theme.bamboo)
    for lean in (-1, 1):
        inner, outer = 104 + lean * 11, 104 + lean * 37
        top, low = ((outer, y - half), (inner, y + half)) if side < 0 else ((inner, y - half), (outer, y + half))
        pen.stroke([top, low], 21, pen.theme.indigo)
        pen.stroke([_along(top, low, 0.1), _along(top, low, 0.4)], 6, pen.theme.ivory)
        pen.stroke([_along(top, low, 0.6), _along(top, low, 0.9)], 6, pen.theme.ivory)


def _along(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    return (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))


def _bird(pen: Pen) -> None:
    """A peacock on a stick: long feathers with eyes, a red crest and breast."""
    for x, y, color in ((176, 118, pen.theme.indigo), (184, 160, pen.theme.bamboo), (170, 200, pen.theme.indigo)):
        pen.bow((96, 170), (130, y + 6), (x - 8, y), 13, pen.theme.bamboo)
        pen.disc(x - 10, y, 18, color)
        pen.disc(x - 10, y, 9, pen.theme.gold)
        pen.disc(x - 10, y, 4, pen.theme.vermilion)
    pen.oval(92, 166, 46, 32, pen.theme.bamboo, turn=28)
    pen.bow((66, 158), (44, 120), (64, 92), 24, pen.theme.bamboo)
    pen.oval(84, 176, 24, 15, pen.theme.indigo, turn=30)
    pen.bow((58, 158), (50, 176), (72, 190), 9, pen.theme.vermilion)
    pen.disc(66, 90, 20, pen.theme.bamboo)
    pen.shape([(50, 84), (24, 98), (51, 99)], pen.theme.gold)
    for x, y in ((68, 60), (83, 57), (95, 66)):
        pen.stroke([(72, 78), (x, y)], 5, pen.theme.vermilion)
        pen.disc(x, y, 6, pen.theme.vermilion)
    pen.disc(63, 87, 6, pen.theme.ivory)
    pen.disc(63, 87, 3, pen.theme.ink)
    for x in (84, 106):
        pen.stroke([(x, 194), (x - 4, 230)], 6, pen.theme.ink)
    pen.stroke([(40, 236), (168, 236)], 14, pen.theme.bamboo)
    for x in (68, 118, 152):
        pen.stroke([(x, 228), (x, 244)], 5, pen.theme.ivory)
