"""The brush for tiles, upright or on their side. The tile that matters now has a ring of light."""

from pathlib import Path

from bot.decks.mahjong.tiles import Centre, Pointer, Tile, corner, over, ring_width
from bot.render.canvas import Canvas
from bot.render.layout import Box
from bot.render.masks import polygon
from bot.render.painter import Art

_DOWN = ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0))


def _tile(item: Tile, canvas: Canvas) -> None:
    if item.ring:
        _halo(item, canvas)
    name = f"{item.piece}{'*' * item.wild}" if item.piece else "back"
    lies = "-turned" if item.turned else ""
    canvas.piece(name, item.box, item.width, lies)
    if item.piece and (kind := over(item.piece, canvas.look.face)):
        left, top, right, bottom = corner(item.width, item.turned)
        spot = Box(item.box.x + left, item.box.y + top, right - left, bottom - top)
        canvas.piece(name, spot, item.width, f"{kind}{lies}")


def _halo(item: Tile, canvas: Canvas) -> None:
    """Paint a soft ring of light around a tile, in three steps."""
    reach = ring_width(item.width)
    for step, color in enumerate(canvas.theme.glow(canvas.ground)):
        grow = reach - step * reach // 3
        canvas.round(item.box.inset(-grow), 0.07 * item.box.w + grow, color)


def _pointer(item: Pointer, canvas: Canvas) -> None:
    canvas.stamp(polygon(item.box.w, item.box.h, _DOWN), item.box.x, item.box.y, canvas.theme.paper)


def _felt(canvas: Canvas) -> None:
    """Hem the felt: a dark edge with a seam."""
    size, theme = canvas.size, canvas.theme
    for inset, color in ((0, theme.hem), (3, theme.stitch), (5, theme.hem), (8, theme.table)):
        canvas.fill(size.inset(inset), color)


def _centre(item: Centre, canvas: Canvas) -> None:
    canvas.round(item.box, 16, canvas.theme.surface(canvas.ground).base)


ART = Art({Tile: _tile, Centre: _centre, Pointer: _pointer}, Path(__file__).parent / "sheets", _felt)
