"""How a tile is painted: as it lies, and in a ring of light where it is the one that matters."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.decks.mahjong.faces import tile
from bot.decks.mahjong.tiles import Tile, ring_width
from bot.render.painter import Art, Canvas
from bot.render.theme import Theme


def _tile(item: Tile, canvas: Canvas) -> None:
    box = item.box
    if item.ring:
        reach = ring_width(item.width)
        halo = _halo(box.w, box.h, reach, canvas.theme)
        canvas.paste(halo, box.x - reach, box.y - reach)
    canvas.paste(tile(item.piece, item.width, canvas.theme, item.turned, item.wild), box.x, box.y)


@lru_cache(maxsize=64)
def _halo(width: int, height: int, reach: int, theme: Theme) -> Image.Image:
    """A soft ring of light around a tile, in three steps."""
    image = Image.new("RGBA", (width + 2 * reach, height + 2 * reach), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for step, color in enumerate((*theme.halo, theme.light)):
        inset = step * reach // 3
        far, low = image.width - 1 - inset, image.height - 1 - inset
        draw.rounded_rectangle((inset, inset, far, low), 0.07 * width + reach - inset, fill=color)
    return image


ART: Art = {Tile: _tile}
