"""Everything needed to paint a picture, by its ground.

A painter process loads this module. It loads neither the words nor the engine."""

from functools import lru_cache

from bot.common.plugins import brought
from bot.decks.hanafuda.art import ART as CARDS
from bot.decks.mahjong.art import ART as TILES
from bot.render.layout import Picture
from bot.render.painter import Art, forget, paint
from bot.render.theme import Ground, Look

ARTS: dict[Ground, Art] = {
    "felt": CARDS,
    "table": TILES,
}
ARTS.update(brought("art", Art, ARTS))


def painted(picture: Picture, look: Look, era: int = 0) -> bytes:
    """Paint a picture as a PNG.

    `era`: a counter. If it has changed since the last call, all cached pictures are cleared first."""
    _begin(era)
    return paint(picture, ARTS[picture.ground], look)


@lru_cache(maxsize=1)
def _begin(_era: int) -> None:
    """Clear all cached pictures.

    This function's own cache holds one result, so its body runs only when `_era` changes."""
    forget()
