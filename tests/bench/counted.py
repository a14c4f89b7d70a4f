"""Wins asked by the counts of the 34 kinds, as the public libraries are, instead of by the engine's own keys."""

from collections.abc import Sequence

from engine.mahjong.need import SUITS, TRIPLETS, Row
from engine.mahjong.tiles import ONE


class Counted(dict[bytes, Row]):
    """The rows of a suit by its nine counts, of the honours by their seven."""

    def __missing__(self, counts: bytes) -> Row:
        tiles = sum(count * one for count, one in zip(counts, ONE, strict=False))
        self[counts] = row = SUITS[tiles] if len(counts) == 9 else TRIPLETS[tiles]
        return row


COUNTED = Counted()


def wins_with(counts: Sequence[int], melds: int, wilds: int = 0) -> bool:
    """`need.wins` of the counts of the 34 kinds, in the order of their indices."""
    tiles = bytes(counts)
    row = COUNTED[tiles[:9]][COUNTED[tiles[9:18]]][COUNTED[tiles[18:27]][COUNTED[tiles[27:]]]]
    return row.need[2 * melds + 1] <= wilds
