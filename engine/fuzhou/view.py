"""What one seat knows of a Fuzhou match (FZ-53), and a state it must believe possible."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, prod

from engine.core import Action, Piece, Result, Rng, Seat
from engine.fuzhou.opening import TILES
from engine.fuzhou.rules import Rules
from engine.fuzhou.session import Deal
from engine.fuzhou.shape import neighbours
from engine.fuzhou.state import EMPTY, Kinds, Phase, Rows, Settled, Source, State
from engine.mahjong.actions import UNSAID
from engine.mahjong.guessing import UNKNOWN, Melds, guessed_kongs, seen_melds, spread
from engine.mahjong.melds import Meld
from engine.mahjong.reading import ALL, Block
from engine.mahjong.tiles import BIT, FLOWERS, Tiles, pack, size, unpack


@dataclass(frozen=True, slots=True)
class View:
    """All that `viewer` (None: a spectator) knows. `hand` is his own, with the drawn tile; `counts` are all hands'.

    `left`: the tiles in the wall; `stacks`: how they stand, one or two in each. `drawn`: his own drawn tile, "?" where
    somebody else has drawn one. `locked`: the kinds he himself may not claim now.
    """

    viewer: Seat | None
    rules: Rules
    number: int
    carried: Deal
    dice: tuple[int, ...]
    gold: Piece
    stacks: tuple[int, ...]
    left: int
    hand: Tiles
    counts: tuple[int, ...]
    racks: Rows
    aside: Kinds
    phase: Phase
    turn: Seat
    melds: tuple[tuple[Meld, ...], ...]
    discards: tuple[tuple[Seat, Piece], ...]
    source: Source
    drawn: Piece | None
    tile: Piece | None
    first: bool
    answer: Action | None
    locked: Kinds
    shed: tuple[Seat, ...]
    jinkan: tuple[Seat, ...]
    escaped: tuple[Seat, ...]
    history: tuple[tuple[int, ...], ...]
    last: Settled | None
    result: Result | None

    @property
    def dealer(self) -> Seat:
        return self.carried.dealer


def view(state: State, viewer: Seat | None) -> View:
    """The state without what is hidden from the viewer: other hands, concealed kongs, answers, locks, the wall.

    Whether the table has gone on is hidden as well: in a window nobody sees who is still asked (DESIGN chapter 6).
    """
    drawn = state.drawn
    if drawn is not None and viewer != state.turn:
        drawn = UNKNOWN
    return View(
        viewer=viewer,
        rules=state.rules,
        number=state.number,
        carried=state.carried,
        dice=state.dice,
        gold=state.gold,
        stacks=tuple(map(len, state.wall)),
        left=state.left,
        hand=0 if viewer is None else state.hands[viewer],
        counts=tuple(map(size, state.hands)),
        racks=state.racks,
        aside=state.aside,
        phase=state.phase,
        turn=state.turn,
        melds=seen_melds(state.melds, viewer, over=state.result is not None),
        discards=state.discards,
        source=state.source,
        drawn=drawn,
        tile=state.tile,
        first=state.first,
        answer=None if viewer is None else state.answers[viewer],
        locked=() if viewer is None else state.locked[viewer],
        shed=state.shed,
        jinkan=state.jinkan,
        escaped=state.escaped,
        history=state.history,
        last=state.last,
        result=state.result,
    )


EVERY: Tiles = pack(TILES)
TRIES = 8
"""How often sets are looked for in tiles that may hold too few of them."""


def unseen(view: View) -> Tiles:
    """The tiles the viewer has not seen: in other hands, in concealed kongs and in the wall.

    The two tiles that somebody shows for 金坎 are still counted: they lie in a concealed hand.
    """
    seen = [view.gold, *view.aside, *(tile for rack in view.racks for tile in rack)]
    seen += (tile for _, tile in view.discards)
    seen += (piece for row in view.melds for meld in row for piece in meld.pieces)
    return EVERY - pack(seen) - view.hand


def guess(view: View, rng: Rng) -> State:
    """A state that looks just like this to the viewer: what he cannot see is dealt again, answers unseen not given."""
    melds, hands, drawn, rest = _dealt_again(view, rng)
    answers, locked = UNSAID, EMPTY
    if view.viewer is not None:
        answers = (*UNSAID[: view.viewer], view.answer, *UNSAID[view.viewer + 1 :])
        locked = (*EMPTY[: view.viewer], view.locked, *EMPTY[view.viewer + 1 :])
    return State(
        rules=view.rules,
        seed=rng.bytes(32),
        number=view.number,
        carried=view.carried,
        dice=view.dice,
        gold=view.gold,
        wall=spread(rest, view.stacks),
        left=view.left,
        hands=hands,
        racks=view.racks,
        aside=view.aside,
        phase=view.phase,
        turn=view.turn,
        melds=melds,
        discards=view.discards,
        source=view.source,
        drawn=drawn,
        tile=view.tile,
        first=view.first,
        answers=answers,
        locked=locked,
        shed=view.shed,
        jinkan=view.jinkan,
        escaped=view.escaped,
        history=view.history,
        last=view.last,
        result=view.result,
    )


def _dealt_again(view: View, rng: Rng) -> tuple[Melds, tuple[Tiles, ...], Piece | None, list[Piece]]:
    """The melds, the hands, the tile just drawn, and what is left for the wall; flowers lie in the wall only.

    Who declared 金坎 holds what it asks for, but for a tile that he has just drawn (FZ-74, FZ-75).
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
    """So many sets and a pair out of the pool by chance; where it has run short of them, as many tiles of any kind."""
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
    """In how many ways the block can be taken out of the tiles."""
    if block[0] == block[1]:
        return comb(pool >> BIT[block[0]] & 7, len(block))
    return prod(pool >> BIT[kind] & 7 for kind in block)


def neighbours_of(view: View) -> Kinds:
    """The kinds that lie in the hands of who declared 金坎, and so in no concealed kong."""
    return neighbours(view.gold) if view.jinkan else ()
