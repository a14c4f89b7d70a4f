"""What is hidden at a mahjong table, and how it is dealt again (JX-17, FZ-53)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Piece, Rng, Seat
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import BIT, TILE, Tiles, kinds
from engine.mahjong.wall import Wall

HIDDEN = Meld("concealed", ())
"""A concealed kong of somebody else: its kind is not known."""

UNKNOWN = "?"
"""A tile that somebody else has drawn."""

Melds = tuple[tuple[Meld, ...], ...]


def seen_melds(melds: Melds, viewer: Seat | None, *, over: bool) -> Melds:
    """The melds as the viewer sees them: concealed kongs of others face down until the match is over."""
    if over:
        return melds
    return tuple(
        row if seat == viewer else tuple(HIDDEN if meld.kind == "concealed" else meld for meld in row)
        for seat, row in enumerate(melds)
    )


def guessed_kongs(melds: Melds, pool: Tiles, never: Sequence[Piece], rng: Rng) -> tuple[Melds, Tiles]:
    """Concealed kongs of others from the kinds of which all four are unseen; what is left of the unseen tiles."""
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
    """The tiles as a wall whose stacks have these heights."""
    return tuple(tuple(tiles.pop() for _ in range(height)) for height in stacks)
