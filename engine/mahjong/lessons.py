"""Common parts of the mahjong courses: setting up a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Piece, Rng, Seat
from engine.mahjong import wall as walls
from engine.mahjong.melds import Meld, MeldKind
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import pack

Lying = tuple[tuple[Meld, ...], ...]
BARE: Lying = ((), (), (), ())


def laid(
    tiles: Sequence[Piece],
    mine: str,
    indicator: Piece,
    *,
    size: int,
    drawn: Piece | None = None,
    claimable: tuple[Seat, Piece] | None = None,
    discards: str = "",
    melds: Lying = BARE,
    laid_out: Sequence[Piece] = (),
) -> dict[str, Any]:
    """Return the fields of a State in which the learner (seat 0, the dealer) holds `mine`.

    The other seats get random hands of `size` tiles. `drawn`: the tile that the learner has just drawn. `claimable`:
    the latest discard, made by another seat, which may be claimed. `discards`: the earlier discards, by the seats in
    turn from seat 1. `laid_out`: the learner's flowers.
    """
    rest = list(tiles)
    own = (*tiles_of(mine), *([drawn] if drawn else []))
    thrown = tiles_of(discards)
    for tile in (*own, indicator, *thrown, *laid_out, *([claimable[1]] if claimable else [])):
        rest.remove(tile)
    for meld in (meld for row in melds for meld in row):
        for tile in meld.pieces:
            rest.remove(tile)
    # the other seats have no flowers left in their hands
    plain = [tile for tile in rest if tile[0] not in "fg" and (len(tile) == 2 or not laid_out)]
    plain = list(Rng(b"lesson").shuffled(plain))
    hands = [pack(own)]
    for seat in (1, 2, 3):
        count = size - 3 * len(melds[seat])
        hands.append(pack(plain[:count]))
        for tile in plain[:count]:
            rest.remove(tile)
        plain = plain[count:]
    left = Rng(b"wall").shuffled(rest)
    wall = tuple(left[place : place + 2] for place in range(0, len(left), 2))
    lying = [(1 + place % 3, tile) for place, tile in enumerate(thrown)]
    return {
        "hands": tuple(hands),
        "wall": wall,
        "left": walls.left(wall),
        "melds": melds,
        "discards": (*lying, claimable) if claimable else tuple(lying),
        "drawn": drawn,
        "tile": claimable[1] if claimable else None,
        "turn": claimable[0] if claimable else 0,
        "first": False,
    }


def meld(kind: MeldKind, pieces: str, claimed: Piece, source: Seat) -> Meld:
    """Return a meld of the learner: `meld("pong", "EEE", "E", 2)`.

    `claimed`: the tile that was claimed. `source`: the seat that discarded it.
    """
    return Meld(kind, tiles_of(pieces), claimed, source)
