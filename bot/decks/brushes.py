"""Everything that painting needs, by what a picture lies on: a painter loads this and neither words nor engine."""

from __future__ import annotations

from collections.abc import Mapping

from bot.decks.hanafuda.art import ART as CARDS
from bot.decks.mahjong.art import ART as TILES
from bot.render.layout import Picture
from bot.render.painter import Art, paint
from bot.render.theme import Ground, Look

ARTS: Mapping[Ground, Art] = {"felt": CARDS, "table": TILES}


def painted(picture: Picture, look: Look) -> bytes:
    """The picture as a PNG."""
    return paint(picture, ARTS[picture.ground], look)
