"""The tiles (TILES.md chapter 1): codes, classes, and multisets of tiles stored as numbers."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Piece

Tiles = int
"""A multiset of tiles as a number with three bits for each kind.

Kind i (T-1) has bits 3i to 3i+2, which count 0 to 7.
"""

KINDS: tuple[Piece, ...] = (
    *(f"{suit}{rank}" for suit in "mps" for rank in range(1, 10)),
    *"ESWNCFB",
    *(f"{plant}{number}" for plant in "fg" for number in range(1, 5)),
)
"""All kinds in the order of their indices (T-1)."""

INDEX: dict[Piece, int] = {kind: number for number, kind in enumerate(KINDS)}
ONE: tuple[Tiles, ...] = tuple(1 << 3 * number for number in range(len(KINDS)))
"""By index of a kind, one tile of it. `hand + ONE[i]` adds a tile, `hand - ONE[i]` removes one."""

TILE: dict[Piece, Tiles] = dict(zip(KINDS, ONE, strict=True))
BIT: dict[Piece, int] = {kind: 3 * number for number, kind in enumerate(KINDS)}

SUITED, HONOURS = 27, range(27, 34)
SUIT: Tiles = (1 << 27) - 1
"""The bits of the first suit, characters. Circles are 27 bits higher, bamboos 54, honours 81."""

FLOWERS: Tiles = ((1 << 45) - 1) << 81
"""The bits of honours, plants and seasons. In Fuzhou all of these are flowers (FZ-3)."""

WINDS, DRAGONS = "ESWN", "CFB"


def suit(kind: Piece) -> str:
    """Return `m`, `p` or `s`, or "" for an honour (T-2). Not defined for flowers."""
    return kind[0] if len(kind) == 2 else ""


def count(tiles: Tiles, index: int) -> int:
    """Return the number of tiles of the kind with that index."""
    return tiles >> 3 * index & 7


def pack(pieces: Iterable[Piece]) -> Tiles:
    """Return the multiset of these tiles, at most seven of a kind."""
    return sum(map(TILE.__getitem__, pieces))


def unpack(tiles: Tiles) -> tuple[Piece, ...]:
    """Return the tiles of a multiset, in the order of a sorted hand."""
    found: list[Piece] = []
    for kind in KINDS:
        if not tiles:
            break
        if tiles & 7:
            found += (kind,) * (tiles & 7)
        tiles >>= 3
    return tuple(found)


def kinds(tiles: Tiles) -> tuple[Piece, ...]:
    """Return the kinds with at least one tile, in the order of a sorted hand."""
    found: list[Piece] = []
    while tiles:
        low = (tiles & -tiles).bit_length() - 1
        number = low // 3
        found.append(KINDS[number])
        tiles = tiles >> 3 * number + 3 << 3 * number + 3
    return tuple(found)


def size(tiles: Tiles) -> int:
    """Return the number of tiles."""
    return sum(map(int, f"{tiles:o}"))


def ordered(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return the tiles in the order of a sorted hand."""
    return tuple(sorted(pieces, key=INDEX.__getitem__))


def company(own: Tiles, kind: Piece) -> int:
    """Return how well a kind fits the hand. Each equal tile counts 4, a neighbouring rank 2, a rank two away 1."""
    index = INDEX[kind]
    same = 4 * (own >> 3 * index & 7)
    if index in HONOURS:
        return same
    rank = index % 9
    for step, worth in ((-2, 1), (-1, 2), (1, 2), (2, 1)):
        if 0 <= rank + step < 9:
            same += worth * (own >> 3 * (index + step) & 7)
    return same
