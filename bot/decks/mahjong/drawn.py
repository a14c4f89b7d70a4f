"""The drawings of tiles: each face from `svg/` with its marks, over the visible thickness of the tile."""

from collections.abc import Iterator, Mapping
from math import cos, radians, sin
from pathlib import Path

from PIL import Image

from bot.decks.drawings import SQUARE, Sheets, drawing, pixels
from bot.decks.mahjong.tiles import CODES, HANGUL, WIDTHS, corner, tile_edge, tile_face
from bot.render.theme import Theme
from engine.core import Piece

FINE = 60
"""Minimum tile width in pixels at which a drawing has its fine lines."""

_HERE = Path(__file__).parent / "svg"
_SIZES = {(True, 1): (54, 31), (True, 2): (46, 42), (False, 1): (50, 33), (False, 2): (41, 44)}
"""Size and middle of a mark, by whether its letters are narrow, and their number."""


def faces() -> list[Piece]:
    """Return the codes of all tiles that have a drawing, without the back."""
    return sorted(file.stem for file in _HERE.glob("*.svg") if file.stem not in ("parts", "back"))


def sheets(theme: Theme, bold: bool) -> Sheets:
    """Yield sheets of the tiles in all widths, upright and lying on their left side.

    The name of a wild tile ends with *."""
    for width in WIDTHS:
        for turned in (False, True):
            yield (
                f"{'-turned' * turned}.{width}",
                _tiles(width, turned, bold, theme) | {"back": _tile(None, width, turned, bold, theme)},
            )


def corners(theme: Theme, bold: bool) -> Sheets:
    """Yield sheets with the corners of tiles: of all without a mark, and of honours and flowers with a Korean one.

    Such a corner is painted over a tile to hide the mark that is drawn there."""
    for kind, marks in (("bare", None), ("hangul", HANGUL)):
        for width in WIDTHS:
            for turned in (False, True):
                box, whole = corner(width, turned), _tiles(width, turned, bold, theme, marks)
                kept = {name: image.crop(box) for name, image in whole.items() if not marks or name.strip("*") in marks}
                yield f"-{kind}{'-turned' * turned}.{width}", kept


def bare(piece: Piece, width: int, theme: Theme) -> Image.Image:
    """Draw a standing tile without the mark in its corner."""
    return _tile(piece, width, False, False, theme, None)


def _tiles(
    width: int, turned: bool, bold: bool, theme: Theme, marks: Mapping[Piece, str] | None = CODES
) -> dict[str, Image.Image]:
    found = {piece: _tile(piece, width, turned, bold, theme, marks) for piece in faces()}
    wild = [piece for piece in faces() if piece[0] not in "fg"]
    return found | {f"{piece}*": _tile(piece, width, turned, bold, theme, marks, wild=True) for piece in wild}


def _tile(
    piece: Piece | None,
    width: int,
    turned: bool,
    bold: bool,
    theme: Theme,
    marks: Mapping[Piece, str] | None = CODES,
    *,
    wild: bool = False,
) -> Image.Image:
    """Draw a tile, 200 units wide. Its ivory face is above its green back, which shows only as an edge.

    If `piece` is None, the tile lies face down with its green back on top. `marks`: what the corners of honours and
    flowers show; if it is None, no corner shows anything."""
    deep = round(tile_edge(width) * 200 / width)
    down = piece is None
    inside = drawing(_HERE / f"{piece or 'back'}.svg", width >= FINE, second=not bold)
    ground = theme.jade if down else theme.wild_ivory if wild else theme.ivory
    mark = "" if piece is None or marks is None else index(piece, theme, marks)
    face = f'<rect width="200" height="266" fill="{ground}"/>{inside}{mark}{_wild(theme) if wild else ""}'
    across, high = (266, 200) if turned else (200, 266)
    spin = 'transform="translate(0 200) rotate(-90)"' if turned else ""
    near, far = (theme.jade, theme.ivory) if down else (theme.ivory_edge, theme.jade)
    line = theme.pale_jade if down else theme.ink if bold else theme.ivory_edge
    whole = (
        f'<clipPath id="round"><rect width="200" height="266" rx="14"/></clipPath>'
        f'<rect y="{deep}" width="{across}" height="{high}" rx="16" fill="{far}"/>'
        f'<rect y="{deep / 2.4}" width="{across}" height="{high}" rx="16" fill="{near}"/>'
        f'<g {spin}><g clip-path="url(#round)">{face}</g>'
        f'<rect x="1.5" y="1.5" width="197" height="263" rx="13" fill="none" stroke="{line}" '
        f'stroke-width="{5 if bold else 3}"/></g>'
    )
    size = (tile_face(width) if turned else width), (width if turned else tile_face(width)) + tile_edge(width)
    return pixels(whole, (across, high + deep), size, theme)


def index(piece: Piece, theme: Theme, marks: Mapping[Piece, str] = CODES) -> str:
    """Draw the mark in the upper left corner: the rank of a tile, or the code of an honour or a flower."""
    color, code = {"f": theme.vermilion, "g": theme.indigo}.get(piece[0], theme.ink), marks.get(piece, piece[-1])
    size, middle = _SIZES[code.isascii(), len(code)]
    return f'<text x="{middle}" y="{34 + 0.365 * size}" font-size="{size}" fill="{color}">{code}</text>'


def _wild(theme: Theme) -> str:
    stars = "".join(
        f'<path d="M{_star(165, 36, reach)}Z" fill="{color}"/>' for reach, color in ((29, theme.ink), (22, theme.gold))
    )
    frame = f'<rect x="6" y="6" width="188" height="254" rx="9" fill="none" stroke="{theme.gold}" stroke-width="12"/>'
    return frame + stars


def _star(x: float, y: float, size: float) -> str:
    points = [
        f"{x + part * size * cos(radians(angle)):.1f} {y + part * size * sin(radians(angle)):.1f}"
        for angle, part in ((36 * n - 90, 1 if n % 2 == 0 else 0.45) for n in range(10))
    ]
    return "L".join(points)


_WIDE, _HIGH = 234, 266


def squares(theme: Theme) -> Iterator[tuple[Piece, Image.Image]]:
    """Yield the code of each tile and of the back, with the picture as a small square for emoji.

    A square shows only the face, stretched to be a little wider.
    """
    for piece in (*faces(), "back"):
        inside = drawing(_HERE / f"{piece}.svg", fine=False, second=True)
        ground, marks = (theme.jade, "") if piece == "back" else (theme.ivory, index(piece, theme))
        whole = (
            f'<clipPath id="square"><rect width="{_WIDE}" height="{_HIGH}" rx="26"/></clipPath>'
            f'<g transform="translate({(_HIGH - _WIDE) / 2} 0)" clip-path="url(#square)">'
            f'<rect width="{_WIDE}" height="{_HIGH}" fill="{ground}"/>'
            f'<g transform="scale({_WIDE / 200} 1)">{inside}{marks}</g></g>'
        )
        yield piece, pixels(whole, (_HIGH, _HIGH), (SQUARE, SQUARE), theme)
