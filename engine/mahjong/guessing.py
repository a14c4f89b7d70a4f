"""Hidden tiles of a mahjong table, and random guesses of them (JX-17, FZ-53)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Piece, Rng, Seat
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import BIT, TILE, Tiles, kinds
from engine.mahjong.wall import Wall

HIDDEN = Meld("concealed", ())
"""The meld that stands for another seat's concealed kong, whose kind is unknown."""

UNKNOWN = "?"
"""The code that stands for a tile drawn by another seat."""

Melds = tuple[tuple[Meld, ...], ...]


def seen_melds(melds: Melds, viewer: Seat | None, *, over: bool) -> Melds:
    """Return the melds as the viewer sees them. Other seats' concealed kongs stay hidden until the match is over."""
    if over:
        return melds
    return tuple(
        row if seat == viewer else tuple(HIDDEN if meld.kind == "concealed" else meld for meld in row)
        for seat, row in enumerate(melds)
    )


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
