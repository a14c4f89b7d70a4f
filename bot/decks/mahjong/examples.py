"""Tiles that show a pattern outside of any match: in groups, in one row."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.mahjong.racks import Lying, flow
from bot.decks.mahjong.tiles import tile_height
from bot.render.layout import Box, Item
from engine.core import Piece

_TILE = 57


def lay(groups: Sequence[tuple[Piece, ...]], across: int) -> list[Item]:
    """Lay out groups of tiles in a row at most `across` px wide, starting at (0, 0).

    A tile whose code ends with * is wild, and is drawn with a star."""
    racks = [tuple(Lying(tile.rstrip("*"), wild=tile.endswith("*")) for tile in group) for group in groups]
    return [*flow(racks, Box(0, 0, across, tile_height(_TILE)), _TILE, frozenset())]
