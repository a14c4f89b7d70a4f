"""The table of needs (engine.mahjong.need) as arrays for compiled functions.

The code of a suit is its nine counts, 0 to 4 each, as digits of a number of base 5, the lowest rank first.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from engine.ai.compiled import array, compiled, zeros
from engine.mahjong.need import AUTOMATON, triplets

RANKS = 9
POWERS = tuple(5 ** (RANKS - 1 - rank) for rank in range(RANKS))
"""By rank, how much a tile adds to the code of its suit."""
NEEDS = 12
"""Number of needs in a row."""
MOST_PACKED = 5 << 10
"""Sums of a whole hand's counts are below this."""
NO_KINDS = (0,) * 6


class Rows(NamedTuple):
    """The needs of three suits.

    `suits`: by code, the number of a suit's row. `pairs`: by the rows of two suits, the number of their sum. `needs`:
    by the numbers of such a sum and of a third row, the needs of all three. `width`: the number of rows of a suit.
    """

    suits: Any
    pairs: Any
    needs: Any
    powers: Any
    width: int


@cache
def rows() -> Rows:
    """Return the arrays. They take 3 MB."""
    reached: Any = array([0], "uint16")
    for rank, steps in enumerate(AUTOMATON.steps):
        last = rank == RANKS - 1
        found = zeros(5 ** (rank + 1), "uint8" if last else "uint16")
        _step(reached, array([*steps], "uint16"), found)
        reached = found
    known, count = array([need for row in AUTOMATON.rows for need in row.need]), len(AUTOMATON.rows)
    both = zeros(count * count * NEEDS, "uint8")
    _add(known, known, both)
    told, sums = bytes(both), dict[bytes, int]()
    pairs = [sums.setdefault(told[at : at + NEEDS], len(sums)) for at in range(0, len(told), NEEDS)]
    needs = zeros(len(sums) * count * NEEDS, "uint8")
    _add(array([need for found in sums for need in found]), known, needs)
    return Rows(reached, array(pairs), needs, array([*POWERS]), count)


@cache
def honours() -> tuple[list[int], Any]:
    """Return numbers for hands in which honours, or all tiles, form only triplets and a pair.

    By the count of a kind, what it adds to the sum of a group (a single tile 1, a pair 32, a triplet 1,024). By such a
    sum, the number of a row of triplets. By this number, the needs of the row. Then, as bytes, `suits` of `rows`, and
    by the numbers of a suit's row and of a row of triplets, the needs of both together.
    """
    found, counts = dict[tuple[int, ...], int](), [0] * MOST_PACKED
    for total in range(MOST_PACKED):
        kinds = (3,) * (total >> 10) + (2,) * (total >> 5 & 31) + (1,) * (total & 31)
        needs = tuple(triplets((*kinds, *NO_KINDS), melds, pair) for melds in range(6) for pair in range(2))
        counts[total] = found.setdefault(needs, len(found))
    needs = [need for row in found for need in row]
    mixed = zeros(rows().width * len(needs), "uint8")
    _add(array([need for row in AUTOMATON.rows for need in row.need]), array(needs), mixed)
    return [0, 1, 32, 1024, 1025, *counts, *needs], array(bytearray(bytes(rows().suits) + bytes(mixed)), "uint8")


@compiled
def _step(reached: Any, steps: Any, found: Any) -> None:
    """Find the state of the automaton for each code that is one rank longer."""
    for code in range(len(reached)):
        for count in range(5):
            found[5 * code + count] = steps[5 * reached[code] + count]


@compiled
def _add(sums: Any, known: Any, found: Any) -> None:
    """Find the needs of each sum of two rows together with each row (T-32)."""
    at = 0
    for one in range(0, len(sums), NEEDS):
        for two in range(0, len(known), NEEDS):
            for melds in range(6):
                bare, paired = 99, 99
                for part in range(melds + 1):
                    rest = melds - part
                    bare = min(bare, sums[one + 2 * part] + known[two + 2 * rest])
                    paired = min(
                        paired,
                        sums[one + 2 * part + 1] + known[two + 2 * rest],
                        sums[one + 2 * part] + known[two + 2 * rest + 1],
                    )
                found[at + 2 * melds] = bare
                found[at + 2 * melds + 1] = paired
            at += NEEDS
