"""What one seat knows of a Fuzhou match (FZ-53), and a state it must believe possible."""

from __future__ import annotations

from math import comb, prod

from engine.core import Piece, Rng, Seat, shared
from engine.fuzhou.opening import TILES
from engine.fuzhou.shape import neighbours
from engine.fuzhou.state import Kinds, Open, State, View
from engine.mahjong.guessing import UNKNOWN, Melds, guessed_kongs, spread
from engine.mahjong.reading import ALL, Block
from engine.mahjong.table import seen
from engine.mahjong.tiles import BIT, FLOWERS, Tiles, pack, size, unpack


def view(state: State, viewer: Seat | None) -> View:
    """The state without what is hidden from the viewer: the locks of others, too."""
    locked = () if viewer is None else state.locked[viewer]
    return View(**shared(Open, state), **seen(state, viewer), locked=locked)


EVERY: Tiles = pack(TILES)
TRIES = 8
"""How often sets are looked for in tiles that may hold too few of them."""


def unseen(view: View) -> Tiles:
    """The tiles the viewer has not seen: in other hands, in concealed kongs and in the wall.

    The two tiles that somebody shows for 金坎 are still counted: they lie in a concealed hand.
    """
    known = [view.gold, *view.aside, *(tile for rack in view.racks for tile in rack)]
    known += (tile for _, tile in view.discards)
    known += (piece for row in view.melds for meld in row for piece in meld.pieces)
    return EVERY - pack(known) - view.hand


def guess(view: View, rng: Rng) -> State:
    """A state that looks the same to the viewer: what they cannot see is dealt again, answers unseen are not given."""
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
    """The melds, the hands, the tile just drawn, and what is left for the wall; flowers lie in the wall only.

    Whoever declared 金坎 holds what it asks for, but for a tile that they have just drawn (FZ-74, FZ-75).
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
    """A hand of so many sets and a pair out of the pool by chance; where it has run short of them, as many tiles of any
    kind."""
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
    """The number of ways in which the block can be taken out of the tiles."""
    if block[0] == block[1]:
        return comb(pool >> BIT[block[0]] & 7, len(block))
    return prod(pool >> BIT[kind] & 7 for kind in block)


def neighbours_of(view: View) -> Kinds:
    """The kinds that lie in the hands of those who declared 金坎, and so in no concealed kong."""
    return neighbours(view.gold) if view.jinkan else ()
