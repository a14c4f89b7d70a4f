"""The painter of pictures: it paints the items of a layout as a PNG with a fixed palette.

A picture is cut into strips. Compressed strips are cached, and the items in a strip are its cache key. So the unchanged
part of a table is neither painted nor compressed again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from threading import Lock
from typing import Any

from PIL import Image

from bot.render import canvas as canvases
from bot.render.canvas import Canvas
from bot.render.fonts import BOLD, MEDIUM, MINCHO
from bot.render.layout import (
    Alert,
    Arrow,
    Box,
    Disc,
    Halo,
    Hanko,
    Item,
    Medal,
    Panel,
    Picture,
    Pill,
    Ribbon,
    Seal,
    Text,
    Trace,
)
from bot.render.masks import arrow, blossom, polygon, trace, triangle
from bot.render.mixing import of_theme, with_charts
from bot.render.palette import Palette
from bot.render.png import Strip, png, strip
from bot.render.sprites import palette_of
from bot.render.theme import BESIDE, THEMES, Ground, Look

ROWS = 96
"""Height of a strip, in rows of pixels."""

KEPT = 800
"""Maximum number of cached strips, about 6 KB each. Beyond that, the strips unused for longest are dropped."""

KNOWN = 6_000
"""Maximum number of numbered items. Beyond that, the painter empties its caches and starts numbering again."""

REACH = 16
"""Maximum distance in pixels that anything is painted outside its box, as rings, glows and tabs are."""

AROUND = 40
"""Number of rows above and below a strip that are painted with it.

The colour under a word may be looked up in these rows."""

Brushes = Mapping[type[Any], Callable[[Any, Canvas], None]]


@dataclass(frozen=True, slots=True, eq=False)
class Art:
    """The art of a deck: a brush for each kind of item that only the deck has, and the folder of its sheets.

    `cloth`: paints the pattern of the ground. Rows that are alike cost few bytes."""

    brushes: Brushes
    sheets: Path | None = None
    cloth: Callable[[Canvas], None] = lambda _canvas: None


@dataclass(frozen=True, slots=True, eq=False)
class _Rows:
    """The rows of a strip. `key`: its cache key, with everything that determines how the strip looks."""

    top: int
    bottom: int
    key: tuple[Hashable, ...]


_strips: OrderedDict[tuple[Hashable, ...], Strip] = OrderedDict()
_numbers: dict[Item, int] = {}
"""Number of each item, used in cache keys. Comparing whole items for each strip takes longer than painting them."""

_alone = Lock()
"""Lock for painting and numbering.

If two items had the same number, a strip of one picture could get into another picture, and be seen by another user."""


def paint(picture: Picture, art: Art, look: Look) -> bytes:
    """Paint the picture as a PNG. Any thread may call this, but only one thread paints at a time."""
    with _alone:
        return _paint(picture, art, look)


def forget() -> None:
    """Clear all cached pictures, because some of them show names of users."""
    with _alone:
        _numbers.clear()
        _strips.clear()
        canvases.forget()


def _paint(picture: Picture, art: Art, look: Look) -> bytes:
    palette = _palette(art.sheets, look.theme, picture.ground)
    wanted = _cut(picture, (picture.width, picture.height, picture.ground, picture.faces, look, art))
    found = {rows.top: _strips[rows.key] for rows in wanted if rows.key in _strips}
    for missing, run in groupby(wanted, key=lambda rows: rows.top not in found):
        if missing:
            found |= _painted(list(run), picture, art, look, palette)
    for rows in wanted:
        _strips[rows.key] = found[rows.top]
        _strips.move_to_end(rows.key)
    while len(_strips) > KEPT:
        _strips.popitem(last=False)
    return png(picture.width, picture.height, palette.table, (found[rows.top] for rows in wanted))


def _cut(picture: Picture, how: tuple[Hashable, ...]) -> list[_Rows]:
    """Cut the picture into horizontal strips, from the top.

    `how`: further parts of the key under which strips are cached."""
    if len(_numbers) > KNOWN:
        _numbers.clear()
        _strips.clear()
    lying: list[list[int]] = [[] for _ in range(0, picture.height, ROWS)]
    for item in picture.items:
        number, (_, y, _, high) = _numbers.setdefault(item, len(_numbers)), item.box
        for numbers in lying[max((y - REACH) // ROWS, 0) : (y + high + REACH) // ROWS + 1]:
            numbers.append(number)
    return [
        _Rows(
            top,
            min(top + ROWS, picture.height),
            (*how, top, min(top + ROWS, picture.height), *numbers),
        )
        for top, numbers in zip(range(0, picture.height, ROWS), lying, strict=True)
    ]


def _painted(run: list[_Rows], picture: Picture, art: Art, look: Look, palette: Palette) -> dict[int, Strip]:
    """Paint a run of adjacent strips. Return the strips, each by the y of its first row."""
    top, bottom = max(run[0].top - AROUND, 0), min(run[-1].bottom + AROUND, picture.height)
    ground = _ground(picture.width, picture.height, picture.ground, look.theme, art)
    part = ground.crop((0, top, ground.width, bottom))
    canvas = Canvas(part, top, look, palette, art.sheets, picture.ground, picture.faces)
    brushes = {**_BRUSHES, **art.brushes}
    first, last = run[0].top - REACH, run[-1].bottom + REACH
    for item in picture.items:
        if first < item.box.bottom + AROUND and item.box.y - AROUND < last:
            brushes[type(item)](item, canvas)
    pixels, across = memoryview(canvas.rows()), ground.width
    return {rows.top: strip(pixels[(rows.top - top) * across : (rows.bottom - top) * across]) for rows in run}


@lru_cache(maxsize=8)
def _ground(width: int, height: int, ground: Ground, theme: str, art: Art) -> Image.Image:
    """Paint the empty ground of a picture, with a column for the PNG filter types at its left."""
    palette = _palette(art.sheets, theme, ground)
    image = Image.new("L", (width + 1, height), palette.number(THEMES[theme].surface(ground).base))
    art.cloth(Canvas(image, 0, Look(theme), palette, art.sheets, ground))
    return image


@lru_cache(maxsize=8)
def _palette(sheets: Path | None, theme: str, ground: Ground) -> Palette:
    known = palette_of(sheets, theme) if sheets else Palette(of_theme(THEMES[theme], ground))
    return with_charts(known, THEMES[theme], ground)


def _panel(item: Panel, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    ground = theme.panel if item.tone == "panel" else theme.board
    under = ""
    if item.glow:
        for grow, color in zip((6, 4, 2), theme.glow(canvas.ground, item.light), strict=True):
            canvas.round(box.inset(-grow), 16 + grow, color, under)
            under = color
    canvas.round(box, 16, ground, under)


def _disc(item: Disc, canvas: Canvas) -> None:
    box = item.box
    canvas.round(box, box.w / 2, canvas.theme.paper)
    inner = box.inset(max(2, box.w // 18))
    seats = canvas.theme.seats
    ground, tone = seats[item.seat % len(seats)]
    canvas.round(inner, inner.w / 2, ground, canvas.theme.paper)
    if face := canvas.face_of(item.seat):
        canvas.face(face, inner, ground)
        return
    canvas.write(inner, str(item.seat + 1), round(box.h * 0.66), "center", tone, ground)


def _medal(item: Medal, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    rim, ground = theme.medals[min(item.place, len(theme.medals)) - 1]
    canvas.round(box, box.w / 2, rim)
    inner = box.inset(max(3, box.w // 11))
    canvas.round(inner, inner.w / 2, ground, rim)
    canvas.write(inner, str(item.place), round(box.h * 0.56), "center", theme.ink, ground)


def _seal(item: Seal, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    ground, color = (theme.ink, theme.paper) if item.dark else (theme.paper, theme.ink)
    if item.blossom:
        ground = theme.pink
        canvas.stamp(blossom(box.w), box.x, box.y, ground)
    else:
        canvas.round(box, box.w / 2, theme.paper)
    if item.dark:
        inner = box.inset(2)
        canvas.round(inner, inner.w / 2, ground, theme.paper)
    canvas.write(box.inset(5), item.text, round(box.h * 0.66), "center", color, ground)


def _hanko(item: Hanko, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    canvas.round(box, box.w // 8, theme.vermilion)
    rim, line = box.w // 16, max(box.w // 40, 2)
    canvas.round(box.inset(rim), box.w // 11, theme.white, theme.vermilion)
    canvas.round(box.inset(rim + line), box.w // 12, theme.vermilion, theme.white)
    size = box.h // (2 if len(item.text) < 4 else 3)
    canvas.write(box.inset(rim + 3 * line), item.text, size, "center", theme.white, theme.vermilion, MINCHO)


def _ribbon(item: Ribbon, canvas: Canvas) -> None:
    """Paint a ribbon: its two notched ends, its folds, and in front of them its face.

    The face has a thin line along its edges."""
    theme, box, face = canvas.theme, item.box, item.face
    ground, words = (theme.gold, theme.ink) if item.gold else (theme.vermilion, theme.paper)
    behind = theme.bronze if item.gold else theme.red_back
    tail, fold = face.x - box.x + 22, 22
    for left, notched in ((box.x, _TAIL), (box.right - tail, tuple((1 - x, y) for x, y in _TAIL))):
        canvas.stamp(polygon(tail, face.h, notched), left, box.y + 10, behind)
    for left, lowest in ((face.x, 1), (face.right - fold, 0)):
        canvas.stamp(polygon(fold, 10, ((0, 0), (1, 0), (lowest, 1))), left, face.bottom, theme.shadow)
    canvas.fill(face, ground)
    for top in (face.y + 5, face.bottom - 7):
        canvas.fill(Box(face.x, top, face.w, 2), words)


def _text(item: Text, canvas: Canvas) -> None:
    color = canvas.theme.words(canvas.ground)[item.tone]
    weight = MINCHO if item.mincho else MEDIUM if item.tone in BESIDE else BOLD
    canvas.write(item.box, item.text, item.size, item.align, color, weight=weight)


def _pill(item: Pill, canvas: Canvas) -> None:
    box = item.box
    ground, color = canvas.theme.pills(canvas.ground)[item.tone]
    canvas.round(box, box.h / 2, ground)
    step = box.h - 2
    words = Box(box.x + 8, box.y, box.w - 16 - step * len(item.seats), box.h)
    canvas.write(words, item.text, item.size, "center", color, ground)
    for number, seat in enumerate(item.seats):
        _disc(Disc(Box(words.right + 4 + number * step, box.y + 3, step - 4, step - 4), seat), canvas)


def _alert(item: Alert, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    ground, color = theme.pills(canvas.ground)["alarm"]
    canvas.stamp(triangle(box.w, box.h), box.x, box.y, ground)
    canvas.write(Box(box.x, box.y + box.h // 8, box.w, box.h), "!", round(box.h * 0.66), "center", color, ground)


def _halo(item: Halo, canvas: Canvas) -> None:
    canvas.round(item.box.inset(-item.reach), 6 + item.reach, canvas.theme.now)


def _arrow(item: Arrow, canvas: Canvas) -> None:
    canvas.stamp(arrow(item.box.w, item.box.h), item.box.x, item.box.y, canvas.theme.dim)


def _trace(item: Trace, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    panel = theme.surface(canvas.ground).panel
    if item.seat is None:
        canvas.stamp(trace(box.w, box.h, item.points, 2), box.x, box.y, theme.faint, panel)
        return
    color = theme.lines[item.seat % len(theme.lines)]
    canvas.stamp(trace(box.w, box.h, item.points, 6), box.x, box.y, color, panel)
    for x, y in item.points if item.marked else ():
        _mark(item.seat, box.x + x, box.y + y, color, canvas)


def _mark(seat: int, x: int, y: int, color: str, canvas: Canvas) -> None:
    """Paint the shape of a seat: a dot, a square, a triangle or a ring.

    It identifies the seat's line even without colour."""
    panel, half = canvas.theme.surface(canvas.ground).panel, 9
    spot = Box(x - half, y - half, 2 * half + 1, 2 * half + 1)
    match seat % 4:
        case 0:
            canvas.round(spot, spot.w / 2, color, panel)
        case 1:
            canvas.fill(spot.inset(1), color)
        case 2:
            wide = spot.inset(-3)
            canvas.stamp(triangle(wide.w, wide.h - 4), wide.x, wide.y, color, panel)
        case _:
            canvas.round(spot.inset(-1), spot.w / 2 + 1, color, panel)
            canvas.round(spot.inset(4), spot.w / 2 - 4, panel, color)


_TAIL = ((0, 0), (1, 0), (1, 1), (0, 1), (0.4, 0.5))
"""The corners of a ribbon's left end, which has a notch."""

_BRUSHES: Brushes = {
    Panel: _panel,
    Disc: _disc,
    Medal: _medal,
    Seal: _seal,
    Hanko: _hanko,
    Ribbon: _ribbon,
    Text: _text,
    Pill: _pill,
    Arrow: _arrow,
    Trace: _trace,
    Alert: _alert,
    Halo: _halo,
}
