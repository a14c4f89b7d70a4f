"""What one seat knows of a Fuzhou match (FZ-53), and a state it must believe possible."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Action, Piece, Result, Rng, Seat
from engine.fuzhou.opening import TILES
from engine.fuzhou.rules import Rules
from engine.fuzhou.session import Deal
from engine.fuzhou.shape import neighbours
from engine.fuzhou.state import EMPTY, Kinds, Phase, Rows, Settled, Source, State
from engine.mahjong.actions import UNSAID
from engine.mahjong.guessing import UNKNOWN, guessed_kongs, seen_melds, spread
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import FLOWERS, Tiles, pack, size, unpack


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
    pool = unseen(view)
    shown: dict[Seat, Kinds] = {}
    for seat in view.jinkan:
        if seat != view.viewer:
            shown[seat] = neighbours(view.gold)
            pool -= pack(shown[seat])
    melds, pool = guessed_kongs(view.melds, pool, neighbours_of(view), rng)
    tiles = list(rng.shuffled(unpack(pool & ~FLOWERS)))
    hands: list[Tiles] = []
    drawn = view.drawn
    for seat, number in enumerate(view.counts):
        if seat == view.viewer:
            hands.append(view.hand)
            continue
        dealt = [tiles.pop() for _ in range(number - len(shown.get(seat, ())))]
        if drawn == UNKNOWN and seat == view.turn:
            drawn = dealt[0]
        hands.append(pack((*dealt, *shown.get(seat, ()))))
    rest = list(rng.shuffled((*tiles, *unpack(pool & FLOWERS))))
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
        hands=tuple(hands),
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


def neighbours_of(view: View) -> Kinds:
    """The kinds that lie in the hands of who declared 金坎, and so in no concealed kong."""
    return neighbours(view.gold) if view.jinkan else ()
