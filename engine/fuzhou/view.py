"""A seat's knowledge of a Fuzhou match (FZ-53), and random guesses of the hidden tiles."""

from __future__ import annotations

from math import comb, prod

from engine.core import Piece, Rng, Seat, shared
from engine.fuzhou.opening import TILES
from engine.fuzhou.shape import neighbours
from engine.fuzhou.state import Kinds, Open, State, View
from engine.mahjong.guessing import guessed_kongs, spread
from engine.mahjong.reading import ALL, Block
from engine.mahjong.table import UNKNOWN, Melds, seen
from engine.mahjong.tiles import BIT, FLOWERS, Tiles, pack, size, unpack


def view(state: State, viewer: Seat | None) -> View:
    """Return what the viewer knows of the state. Other seats' locks are hidden too."""
    locked = () if viewer is None else state.locked[viewer]
    return View(**shared(Open, state), **seen(state, viewer), locked=locked)


EVERY: Tiles = pack(TILES)
TRIES = 8
"""Maximum number of attempts to find sets among tiles that may have too few of them."""


def unseen(view: View) -> Tiles:
    """Return the tiles that the viewer has not seen: in other hands, in concealed kongs and in the wall.

    They include the two tiles that a seat shows for 金坎, because these lie in a concealed hand.
    """
    known = [view.gold, *view.aside, *(tile for rack in view.racks for tile in rack)]
    known += (tile for _, tile in view.discards)
    known += (piece for row in view.melds for meld in row for piece in meld.pieces)
    return EVERY - pack(known) - view.hand


def guess(view: View, rng: Rng) -> State:
    """Return a random state that the viewer can't tell from the true one.

    Answers that they can't see count as not given.
    """
    melds, hands, drawn, rest = _dealt_again(view, rng)
    return State(
        **shared(Open, view),
        seed=rng.bytes(32),
        wall=spread(rest, view.stacks),
        hands=hands,
        melds=melds,
        drawn=drawn,
        answers=tuple(view.answer if seat == view.viewer else None for seat in range(4)),
        locked=tuple(view.locked if seat == view.viewer else () for seat in range(4)),
    )


def _dealt_again(view: View, rng: Rng) -> tuple[Melds, tuple[Tiles, ...], Piece | None, list[Piece]]:
    """Return random melds, hands, drawn tile and wall. Flowers are only in the wall.

    A seat that declared 金坎 holds the tiles that 金坎 requires. A tile that it has just drawn is exempt
    (FZ-74, FZ-75).
    """
    declared = [seat for seat in view.jinkan if seat != view.viewer]
    shown = pack(neighbours(view.gold)) if declared else 0
    melds, pool = guessed_kongs(view.melds, unseen(view) - len(declared) * shown, neighbours_of(view), rng)
    flowers, pool = pool & FLOWERS, pool & ~FLOWERS
    known = {} if view.viewer is None else {view.viewer: view.hand}
    for seat in declared:
        rest = _complete(pool & ~(7 << BIT[view.gold]), 4 - len(view.melds[seat]), rng)
        pool -= rest
        known[seat] = shown + rest
    tiles, hands, drawn = list(rng.shuffled(unpack(pool))), list[Tiles](), view.drawn
    for seat, number in enumerate(view.counts):
        own = known.get(seat, 0)
        dealt = [tiles.pop() for _ in range(number - size(own))]
        if drawn == UNKNOWN and seat == view.turn:
            drawn = dealt[0]
        hands.append(own + pack(dealt))
    return melds, tuple(hands), drawn, list(rng.shuffled((*tiles, *unpack(flowers))))


def _complete(pool: Tiles, sets: int, rng: Rng) -> Tiles:
    """Return a random hand of `sets` sets and a pair from the pool.

    If the pool has too few sets, return the same number of random tiles.
    """
    for _ in range(TRIES):
        left = pool
        for length in (*(3,) * sets, 2):
            blocks = [block for block in ALL if len(block) == length for _ in range(_ways(left, block))]
            if not blocks:
                break
            left -= pack(rng.pick(blocks))
        else:
            return pool - left
    return pack(rng.shuffled(unpack(pool))[: 3 * sets + 2])


def _ways(pool: Tiles, block: Block) -> int:
    """Return the number of ways to take the block out of the tiles."""
    if block[0] == block[1]:
        return comb(pool >> BIT[block[0]] & 7, len(block))
    return prod(pool >> BIT[kind] & 7 for kind in block)


def neighbours_of(view: View) -> Kinds:
    """Return the kinds that hands with 金坎 certainly hold, so that no concealed kong can have them."""
    return neighbours(view.gold) if view.jinkan else ()
