"""What the courses of both mahjong games have in common: how a position is laid out."""

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
    """The fields of a State in which the learner (seat 0, the dealer) holds `mine`, and everybody else what chance
    gives them, in hands of `size`.

    drawn: what the learner has just drawn, who is then to play. claimable: somebody's latest discard, which may be
    claimed. discards: the earlier ones, from seat 1 on in turn. laid_out: the flowers of the learner.
    """
    rest = list(tiles)
    own = (*tiles_of(mine), *([drawn] if drawn else []))
    thrown = tiles_of(discards)
    for tile in (*own, indicator, *thrown, *laid_out, *([claimable[1]] if claimable else [])):
        rest.remove(tile)
    for meld in (meld for row in melds for meld in row):
        for tile in meld.pieces:
            rest.remove(tile)
    # nobody else has flowers left in the hand
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
    """`meld("pong", "EEE", "E", 2)`: a meld at the learner's seat, with the tile that was claimed and from whom."""
    return Meld(kind, tiles_of(pieces), claimed, source)
