"""Distance of a hand from a win (TILES.md chapter 4), by table look-ups, with any number of wild tiles.

A `Row` holds how many more tiles a group of tiles needs to become m melds and p pairs (T-31). Rows can be added:
`row[other]` is the row of both groups together (T-32). `SUITS` and `TRIPLETS` map the bits of a group in a `Tiles` to
its row. All these tables fill on demand. The automaton that computes them is shipped as `need.bin` (27 KB, made by
`engine.mahjong.build`). `tiles` never contain wild tiles, which are counted separately.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise
from operator import add
from sys import byteorder
from zlib import decompress

from engine.mahjong.tiles import SUIT, Tiles

P, S, H = 27, 54, 81
"""First bits of circles, bamboos and honours. Characters begin at 0."""

MOST_KEPT = 1 << 17
"""Maximum number of entries of a table before it is emptied. A full table takes about 12 MB."""


Needs = tuple[int, ...]


class Row(dict["Row", "Row"]):
    """A row of needs. `need[2 * m + p]` is the least number of additional tiles for m melds (0-5) and p pairs (0-1).

    Equal rows are one object. As a dictionary, a row caches its sums with other rows.
    """

    __slots__ = ("need",)
    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = object.__hash__  # pyright: ignore[reportAssignmentType]  (a row is a key, unlike other dictionaries)
    need: Needs

    def __repr__(self) -> str:
        return f"Row{self.need}"  # pickled without the cached sums, which have cached sums themselves

    def __missing__(self, other: Row) -> Row:
        self[other] = both = interned(_sum(self.need, other.need))
        return both


_rows: dict[Needs, Row] = {}


def interned(need: Needs) -> Row:
    """Return the row object with these needs. Equal needs always give the same object."""
    row = _rows.get(need)
    if row is None:
        row = _rows[need] = Row()
        row.need = need
    return row


def _sum(one: Needs, two: Needs) -> Needs:
    """Combine the needs of two groups of tiles, as a (min,+) convolution (T-32).

    For each number of melds and pairs, the result is the cheapest split between the two groups.
    """
    bare, paired = one[::2], one[1::2]
    # reversed, so that its last m + 1 numbers are paired with the first m + 1 of this group
    other_bare, other_paired = two[-2::-2], two[::-2]
    found: list[int] = []
    for start in range(5, -1, -1):
        rest = other_bare[start:]
        found.append(min(map(add, bare, rest)))
        found.append(min(min(map(add, paired, rest)), min(map(add, bare, other_paired[start:]))))
    return tuple(found)


class _Automaton:
    """A reader of the nine counts of a suit, rank by rank, which ends at a row (engine.mahjong.build)."""

    def __init__(self, data: bytes) -> None:
        *sizes, rows = _words(data[:20])
        steps = _words(data[20 : 20 + 10 * sum(sizes)])
        starts = [5 * sum(sizes[:rank]) for rank in range(len(sizes) + 1)]
        self.steps = [steps[start:end] for start, end in pairwise(starts)]
        rest = data[20 + 10 * sum(sizes) :]
        self.rows = [interned(tuple(rest[12 * number : 12 * number + 12])) for number in range(rows)]

    def row(self, tiles: Tiles) -> Row:
        """Return the `Row` of one suit: how many tiles are missing for m melds and p pairs.

        A fifth copy of a tile is ignored.
        """
        state = 0
        for steps in self.steps:
            state = steps[5 * state + min(tiles & 7, 4)]
            tiles >>= 3
        return self.rows[state]


def _words(data: bytes) -> array[int]:
    words = array("H", data)
    if byteorder == "big":
        words.byteswap()
    return words


AUTOMATON = _Automaton(decompress(files("engine.mahjong").joinpath("need.bin").read_bytes()))


class _Suits(dict[Tiles, Row]):
    def __missing__(self, tiles: Tiles) -> Row:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[tiles] = row = AUTOMATON.row(tiles)
        return row


class _Triplets(dict[Tiles, Row]):
    """The rows of groups in which only triplets count: honours, or a suit of a hand that may hold only triplets."""

    def __missing__(self, tiles: Tiles) -> Row:
        if len(self) >= MOST_KEPT:
            self.clear()
        counts = [part for count in map(int, f"{tiles:o}") for part in ((3, 1) if count > 3 else (count,))]
        counts = sorted(counts, reverse=True) + [0] * 6
        row = interned(tuple(triplets(counts, melds, pair) for melds in range(6) for pair in range(2)))
        self[tiles] = row
        return row


def triplets(counts: Sequence[int], melds: int, pair: int) -> int:
    """Return the need if the most frequent kinds become triplets and the next one the pair (T-32).

    A fourth copy of a tile counts as a separate kind. It may begin the pair or a second triplet (T-33).
    """
    return sum(3 - count for count in counts[:melds]) + pair * (2 - min(counts[melds], 2))


SUITS, TRIPLETS = _Suits(), _Triplets()


def whole(tiles: Tiles) -> Row:
    """Return the `Row` of a whole hand: how many tiles are missing for m melds and p pairs."""
    return SUITS[tiles & SUIT][SUITS[tiles >> P & SUIT]][SUITS[tiles >> S & SUIT][TRIPLETS[tiles >> H]]]


def whole_triplets(tiles: Tiles) -> Row:
    """Return the `Row` of a whole hand if only triplets count as melds."""
    return TRIPLETS[tiles & SUIT][TRIPLETS[tiles >> P & SUIT]][TRIPLETS[tiles >> S & SUIT][TRIPLETS[tiles >> H]]]


def distance(tiles: Tiles, melds: int, wilds: int = 0) -> int:
    """Return how many tiles the hand is from `melds` more melds and a pair (T-32).

    0: won, 1: ready, 2: one step before.
    """
    row = SUITS[tiles & SUIT][SUITS[tiles >> 27 & SUIT]][SUITS[tiles >> 54 & SUIT][TRIPLETS[tiles >> 81]]]
    return max(0, row.need[2 * melds + 1] - wilds)


def wins(tiles: Tiles, melds: int, wilds: int = 0) -> bool:
    """Return whether a complete hand of 3 x `melds` + 2 tiles, wild ones included, is melds and a pair (T-32)."""
    row = SUITS[tiles & SUIT][SUITS[tiles >> 27 & SUIT]][SUITS[tiles >> 54 & SUIT][TRIPLETS[tiles >> 81]]]
    return row.need[2 * melds + 1] <= wilds
