"""Random guesses of the hidden tiles of a mahjong table (JX-17, FZ-53)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Piece, Rng
from engine.mahjong.melds import Meld
from engine.mahjong.table import HIDDEN, Melds
from engine.mahjong.tiles import BIT, TILE, Tiles, kinds
from engine.mahjong.wall import Wall


def guessed_kongs(melds: Melds, pool: Tiles, never: Sequence[Piece], rng: Rng) -> tuple[Melds, Tiles]:
    """Guess the hidden concealed kongs. Each is one of the kinds of which all four tiles are unseen.

    Return the melds with these kongs, and the remaining unseen tiles. `pool`: all unseen tiles. `never`: kinds that
    can't be in such a kong.
    """
    whole = [kind for kind in kinds(pool) if pool >> BIT[kind] & 7 == 4 and kind not in never]
    order, rows = list(rng.shuffled(whole)), list[tuple[Meld, ...]]()
    for row in melds:
        guessed: list[Meld] = []
        for meld in row:
            if meld == HIDDEN:
                kind = order.pop()
                pool -= 4 * TILE[kind]
                meld = Meld("concealed", (kind,) * 4)
            guessed.append(meld)
        rows.append(tuple(guessed))
    return tuple(rows), pool


def spread(tiles: list[Piece], stacks: Sequence[int]) -> Wall:
    """Build a wall from the tiles. `stacks`: the heights of its stacks."""
    return tuple(tuple(tiles.pop() for _ in range(height)) for height in stacks)
