"""All ways to split concealed tiles into sets and a pair, with wild tiles for the missing ones (JX-16, FZ-27)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Piece
from engine.mahjong.melds import AROUND
from engine.mahjong.tiles import BIT, HONOURS, INDEX, KINDS, TILE, Tiles

Block = tuple[Piece, ...]
"""A set or a pair, with its tiles as they are read, in ascending order."""
Part = tuple[Block, int]
"""A set or a pair as it is read, and the number of wild tiles in it."""

PLAYED = KINDS[: HONOURS.stop]
BLOCKS: dict[Piece, tuple[Block, ...]] = {kind: ((kind,) * 3, (kind,) * 2, *AROUND[kind]) for kind in PLAYED}
"""By kind, the sets and the pair that contain this kind."""
ALL = tuple(dict.fromkeys(block for kind in PLAYED for block in BLOCKS[kind]))


def cuts(
    tiles: Tiles, wild: int, sets: int, pairs: int = 1, alone: Iterable[Block] = ALL
) -> Iterator[tuple[Block, ...]]:
    """Yield every way to form `sets` sets and `pairs` pairs from exactly these tiles and `wild` wild tiles.

    The same way may be yielded several times, in different orders. Each step places the highest tile that is left. In a
    sequence, wild tiles may stand for up to two tiles above that tile. A block uses a tile of the hand if there is one,
    because a wild tile in its place would not change the reading. `alone`: the possible readings of blocks that consist
    only of wild tiles.
    """
    if not tiles:
        if 3 * sets + 2 * pairs != wild:
            return
        if not wild:
            yield ()
            return
    for block in BLOCKS[KINDS[(tiles.bit_length() - 1) // 3]] if tiles else alone:
        is_pair = len(block) == 2
        if not (pairs if is_pair else sets):
            continue
        rest, missing = without(tiles, block)
        if missing <= wild:
            for others in cuts(rest, wild - missing, sets - (not is_pair), pairs - is_pair, alone):
                yield (block, *others)


def without(tiles: Tiles, block: Block) -> tuple[Tiles, int]:
    """Remove the tiles of a block from a hand that may lack some.

    Return the remaining tiles, and how many are missing.
    """
    missing = 0
    for kind in block:
        if tiles >> BIT[kind] & 7:
            tiles -= TILE[kind]
        else:
            missing += 1
    return tiles, missing


def parted(tiles: Tiles, sets: Iterable[Block], pair: Block | None) -> tuple[tuple[Part, ...], Part | None]:
    """Return the sorted sets and the pair, each with its number of wild tiles.

    The sets use natural tiles before the pair.
    """
    parts: list[Part] = []
    for block in sorted(sets, key=lambda block: [INDEX[tile] for tile in block]):
        tiles, wild = without(tiles, block)
        parts.append((block, wild))
    return tuple(parts), (pair, without(tiles, pair)[1]) if pair else None
