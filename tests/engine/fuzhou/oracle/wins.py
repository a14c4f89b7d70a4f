"""A second reading of wins in Fuzhou mahjong: every tile is put into every set it can be in, every gold in every place.

Nothing here adds up needs. Tiles are numbers: 0-8, 10-18, 20-28, so that no sequence runs from one suit into the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

Reading = tuple[int, bool]
"""How many sets are golds only, and whether the pair is."""
RANKS = [10 * suit + rank for suit in range(3) for rank in range(9)]
NUMBER = {"mps"[kind // 10] + str(kind % 10 + 1): kind for kind in RANKS}
SETS = [(kind,) * 3 for kind in RANKS] + [(kind, kind + 1, kind + 2) for kind in RANKS if kind % 10 < 7]
WITH = {kind: [block for block in SETS if kind in block] for kind in RANKS}


def readings(tiles: Sequence[str], gold: str, sets: int, pairs: int = 1) -> frozenset[Reading]:
    """All readings of exactly these tiles as so many sets and pairs."""
    natural = sorted(NUMBER[tile] for tile in tiles if tile != gold)
    return _readings(tuple(natural), len(tiles) - len(natural), sets, pairs)


@lru_cache(1 << 16)
def _readings(natural: tuple[int, ...], golds: int, sets: int, pairs: int) -> frozenset[Reading]:
    if len(natural) + golds != 3 * sets + 2 * pairs:
        return frozenset()
    if not natural:
        # the golds that are left make every set and every pair that is left
        return frozenset({(sets, bool(pairs))})
    found = set[Reading]()
    lowest = natural[0]
    for block in ([(lowest, lowest)] if pairs else []) + (WITH[lowest] if sets else []):
        pair = len(block) == 2
        for rest, used in _laid(natural, block):
            if used <= golds:
                found |= _readings(rest, golds - used, sets - (not pair), pairs - pair)
    return frozenset(found)


def _laid(natural: tuple[int, ...], block: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """What is left when the lowest tile lies in that block, each other place taken by its tile or by a gold."""
    others = list(block)
    others.remove(natural[0])
    for places in set(product(*((kind, None) for kind in others))):
        rest = list(natural[1:])
        for kind in places:
            if kind in rest:
                rest.remove(kind)
            elif kind is not None:
                break
        else:
            yield tuple(rest), places.count(None)
