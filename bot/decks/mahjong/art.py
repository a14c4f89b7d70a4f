"""The brush for tiles, upright or on their side. The tile that matters now has a ring of light."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.decks.mahjong.tiles import Centre, Tile, corner, over, ring_width, sign
from bot.render.canvas import Canvas
from bot.render.layout import READABLE, Box
from bot.render.painter import Art

if TYPE_CHECKING:
    from engine.core import Piece


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
    if item.means:
        _meaning(item, item.means, canvas)


def _meaning(item: Tile, means: Piece, canvas: Canvas) -> None:
    """Paint a small sign on the lower edge of a wild tile. It shows the tile for which the wild tile stands."""
    box, size, high, ink = item.box, max(READABLE, item.width // 3), item.width * 2 // 5, canvas.theme.ink
    aside = item.width // 12
    band = Box(box.x + aside, box.bottom - high - 2 * aside, box.w - 2 * aside, high)
    canvas.round(band, high / 4, ink)
    canvas.write(band, sign(means, canvas.look.face), size, "center", canvas.theme.gold, ink)


def _halo(item: Tile, canvas: Canvas) -> None:
    """Paint a soft ring of light around a tile, in three steps."""
    reach = ring_width(item.width)
    for step, color in enumerate((*canvas.theme.halo, canvas.theme.light)):
        grow = reach - step * reach // 3
        canvas.round(item.box.inset(-grow), 0.07 * item.box.w + grow, color)


def _centre(item: Centre, canvas: Canvas) -> None:
    canvas.round(item.box, 16, canvas.theme.surface(canvas.ground).base)


ART = Art({Tile: _tile, Centre: _centre}, Path(__file__).parent / "sheets")
