"""The eight flower tiles of mahjong: one plant each under a number and its character, on the grid of a tile."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from bot.render.pen import Pen, bow
from engine.core import Piece

NAMES: dict[Piece, str] = dict(zip(("f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4"), "梅蘭竹菊春夏秋冬", strict=True))


def color(pen: Pen, piece: Piece) -> str:
    """Flowers are numbered in red, seasons in blue."""
    return pen.theme.vermilion if piece[0] == "f" else pen.theme.indigo


def flower(pen: Pen, piece: Piece) -> None:
    _PLANTS[piece](pen)
    pen.write(NAMES[piece], 142, 52, 88, color(pen, piece))


def _blossom(pen: Pen, x: float, y: float, r: float, petal: str, heart: str) -> None:
    pen.petals(x, y, 0.58 * r, 5, 0.46 * r, 0.42 * r, petal)
    pen.petals(x, y, 0.36 * r, 5, 0.14 * r, 0.06 * r, heart, turn=36)
    pen.disc(x, y, 0.2 * r, heart)


def _leaf(pen: Pen, start: tuple[float, float], pull: tuple[float, float], end: tuple[float, float], tone: str) -> None:
    """A long leaf from start to end, widest in its middle."""
    there = bow(start, pull, end)
    x = 0.45 * (end[1] - start[1])
    length = abs(x) + abs(end[0] - start[0]) or 1
    wide = 0.16 * length
    back = bow(start, (pull[0] + (wide if pull[0] <= 100 else -wide), pull[1] + wide), end)
    pen.shape(there + back[::-1], tone)


def _plum(pen: Pen) -> None:
    pen.stroke([(26, 252), (60, 214), (56, 170), (108, 140), (132, 110)], 12, pen.theme.ink)
    pen.stroke([(58, 208), (116, 208), (160, 172)], 9, pen.theme.ink)
    for x, y, r in ((62, 150, 34), (150, 168, 36), (108, 218, 32)):
        _blossom(pen, x, y, r, pen.theme.vermilion, pen.theme.gold)


def _orchid(pen: Pen) -> None:
    for pull, end in (
        ((40, 190), (22, 116)),
        ((70, 170), (58, 100)),
        ((150, 180), (182, 150)),
        ((150, 220), (186, 212)),
    ):
        _leaf(pen, (100, 252), pull, end, pen.theme.leaf)
    pen.bow((100, 252), (104, 190), (118, 160), 6, pen.theme.light_leaf)
    for turn in (0, 72, 144, 216, 288):
        pen.petals(122, 146, 24, 1, 25, 10, pen.theme.violet, turn=turn + 10)
    pen.disc(122, 146, 11, pen.theme.gold)
    for turn in (0, 120, 240):
        pen.petals(66, 194, 15, 1, 17, 8, pen.theme.violet, turn=turn)
    pen.disc(66, 194, 7, pen.theme.gold)


def _bamboo(pen: Pen) -> None:
    for x, top, wide in ((70, 96, 24), (124, 120, 18)):
        for low in range(252, top, -52):
            pen.stroke([(x, low - 5), (x, max(low - 42, top))], wide, pen.theme.bamboo)
            pen.stroke(
                [(x - 0.2 * wide, low - 10), (x - 0.2 * wide, max(low - 36, top))], 0.2 * wide, pen.theme.light_leaf
            )
    for x, y, turn in ((96, 120, 30), (150, 150, 24), (154, 176, 60), (42, 150, 150), (40, 182, 125), (152, 214, 40)):
        pen.oval(x, y, 30, 9, pen.theme.leaf, turn=turn)


def _chrysanthemum(pen: Pen) -> None:
    pen.bow((104, 252), (98, 220), (104, 180), 9, pen.theme.leaf)
    for x, turn in ((62, 20), (148, -20)):
        pen.oval(x, 232, 36, 14, pen.theme.leaf, turn=turn)
    pen.petals(104, 158, 40, 16, 24, 9, pen.theme.ochre)
    pen.petals(104, 158, 25, 12, 20, 8, pen.theme.gold, turn=12)
    pen.disc(104, 158, 14, pen.theme.vermilion)


def _spring(pen: Pen) -> None:
    """Cherry: a branch from above with pale blossoms."""
    pen.stroke([(184, 116), (130, 140), (84, 138), (30, 176)], 10, pen.theme.earth)
    pen.stroke([(96, 140), (120, 190), (112, 226)], 7, pen.theme.earth)
    for x, y, r in ((54, 150, 34), (108, 128, 30), (152, 164, 34), (112, 216, 36), (62, 214, 24)):
        _blossom(pen, x, y, r, pen.theme.pink, pen.theme.vermilion)


def _summer(pen: Pen) -> None:
    """Lotus over its leaf and the water."""
    pen.oval(104, 222, 78, 24, pen.theme.leaf)
    pen.shape([(104, 222), (84, 250), (124, 250)], pen.theme.sky)
    pen.stroke([(30, 248), (178, 248)], 8, pen.theme.sky)
    pink, deep = pen.theme.pink, pen.theme.lotus
    for turn, tone in ((-64, pink), (64, pink), (-34, deep), (34, deep), (0, pink)):
        pen.petals(104, 206, 44, 1, 52, 21, tone, turn=turn)
    pen.oval(104, 196, 20, 10, pen.theme.gold)


def _autumn(pen: Pen) -> None:
    """One maple leaf."""
    x, y = 104, 178
    points: list[tuple[float, float]] = []
    for turn, reach in ((-148, 52), (-98, 70), (-48, 76), (0, 86), (48, 76), (98, 70), (148, 52)):
        for step, part in ((-12, 0.62), (0, 1), (12, 0.62)):
            angle = radians(turn + step - 90)
            points.append((x + part * reach * cos(angle), y + part * reach * sin(angle)))
        angle = radians(turn + 24 - 90)
        points.append((x + 0.3 * reach * cos(angle), y + 0.3 * reach * sin(angle)))
    pen.shape(points, pen.theme.flame)
    pen.stroke([(x, y), (x - 6, 252)], 8, pen.theme.earth)
    for turn in (-98, -48, 0, 48, 98):
        angle = radians(turn - 90)
        pen.stroke([(x, y), (x + 52 * cos(angle), y + 52 * sin(angle))], 4, pen.theme.gold)


def _winter(pen: Pen) -> None:
    """A pine in snow."""
    pen.box(94, 216, 114, 252, pen.theme.earth)
    for top, half, low in ((96, 40, 150), (128, 56, 190), (162, 74, 228)):
        pen.shape([(104, top), (104 - half, low), (104 + half, low)], pen.theme.pine)
        pen.shape(
            [(104, top), (104 - 0.42 * half, top + 26), (104, top + 18), (104 + 0.42 * half, top + 26)], pen.theme.sky
        )
    for x, y in ((34, 122), (168, 140), (26, 190), (178, 196), (42, 234), (166, 240), (60, 152)):
        pen.disc(x, y, 7, pen.theme.sky)
        pen.disc(x, y, 3, pen.theme.paper)


_PLANTS: dict[Piece, Callable[[Pen], None]] = {
    "f1": _plum,
    "f2": _orchid,
    "f3": _bamboo,
    "f4": _chrysanthemum,
    "g1": _spring,
    "g2": _summer,
    "g3": _autumn,
    "g4": _winter,
}
