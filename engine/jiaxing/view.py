"""A seat's knowledge of a Jiaxing match (JX-17), and random guesses of the hidden tiles."""

from __future__ import annotations

from engine.core import Rng, Seat, shared
from engine.jiaxing.opening import TILES
from engine.jiaxing.state import Open, State, View
from engine.mahjong.guessing import guessed_kongs, spread
from engine.mahjong.table import UNKNOWN, seen
from engine.mahjong.tiles import Tiles, pack, unpack

EVERY: Tiles = pack(TILES)
"""All tiles of the game, as a multiset."""


def view(state: State, viewer: Seat | None) -> View:
    """Return what the viewer knows of the state."""
    return View(**shared(Open, state), **seen(state, viewer))


def unseen(view: View) -> Tiles:
    """Return the tiles that the viewer has not seen: in other hands, in concealed kongs and in the wall."""
    known = [view.wild, *(tile for _, tile in view.discards)]
    known += (piece for row in view.melds for meld in row for piece in meld.pieces)
    return EVERY - pack(known) - view.hand


def guess(view: View, rng: Rng) -> State:
    """Return a random state that the viewer can't tell from the true one.

    Answers that they can't see count as not given.
    """
    melds, pool = guessed_kongs(view.melds, unseen(view), (), rng)
    tiles = list(rng.shuffled(unpack(pool)))
    hands: list[Tiles] = []
    drawn = view.drawn
    for seat, number in enumerate(view.counts):
        if seat == view.viewer:
            hands.append(view.hand)
            continue
        dealt = [tiles.pop() for _ in range(number)]
        if drawn == UNKNOWN and seat == view.turn:
            drawn = dealt[0]
        hands.append(pack(dealt))
    return State(
        **shared(Open, view),
        seed=rng.bytes(32),
        wall=spread(tiles, view.stacks),
        hands=tuple(hands),
        melds=melds,
        drawn=drawn,
        answers=tuple(view.answer if seat == view.viewer else None for seat in range(4)),
    )
