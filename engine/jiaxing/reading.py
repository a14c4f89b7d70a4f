"""All ways to cut concealed tiles into sets and a pair, wild tiles standing for what is missing (JX-16, JX-54)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Piece
from engine.mahjong.melds import AROUND
from engine.mahjong.tiles import BIT, HONOURS, KINDS, TILE, Tiles

Block = tuple[Piece, ...]
"""A set or the pair, as its tiles are read: ascending."""

PLAYED = KINDS[: HONOURS.stop]
BLOCKS: dict[Piece, tuple[Block, ...]] = {kind: ((kind,) * 3, (kind,) * 2, *AROUND[kind]) for kind in PLAYED}
"""The sets and the pair that a tile can be part of."""
ALL = tuple(dict.fromkeys(block for kind in PLAYED for block in BLOCKS[kind]))


def cuts(tiles: Tiles, wild: int, sets: int, pairs: int = 1) -> Iterator[tuple[Block, ...]]:
    """Every way to make so many sets and pairs of exactly these tiles and wild tiles; some come in several orders.

    The highest tile must lie somewhere, in a sequence perhaps below two wild tiles. A block takes a tile of the hand
    where there is one: that a wild tile stands in its place instead makes no other reading.
    """
    if not tiles:
        if 3 * sets + 2 * pairs != wild:
            return
        if not wild:
            yield ()
            return
    for block in BLOCKS[KINDS[(tiles.bit_length() - 1) // 3]] if tiles else ALL:
        is_pair = len(block) == 2
        if not (pairs if is_pair else sets):
            continue
        rest, missing = without(tiles, block)
        if missing <= wild:
            for others in cuts(rest, wild - missing, sets - (not is_pair), pairs - is_pair):
                yield (block, *others)


def without(tiles: Tiles, block: Block) -> tuple[Tiles, int]:
    """What is left of the tiles when a block takes what it finds, and how many it does not find."""
    missing = 0
    for kind in block:
        if tiles >> BIT[kind] & 7:
            tiles -= TILE[kind]
        else:
            missing += 1
    return tiles, missing
