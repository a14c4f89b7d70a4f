"""What one seat knows of a Jiaxing match (JX-17), and a state it must believe possible."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Action, Piece, Result, Rng, Seat
from engine.jiaxing.play import TILES
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import Queue, dealer_of, wind_of
from engine.jiaxing.state import Phase, Settled, Source, State
from engine.mahjong.actions import UNSAID
from engine.mahjong.guessing import UNKNOWN, guessed_kongs, seen_melds, spread
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import Tiles, pack, size, unpack


@dataclass(frozen=True, slots=True)
class View:
    """All that `viewer` (None: a spectator) knows. `hand` is his own, with the drawn tile; `counts` are all hands'.

    `left`: the tiles in the wall; `stacks`: how they stand, one or two in each. `drawn`: his own drawn tile, "?" where
    somebody else has drawn one.
    """

    viewer: Seat | None
    rules: Rules
    number: int
    passed: int
    queue: Queue
    dice: tuple[int, ...]
    wild: Piece
    stacks: tuple[int, ...]
    left: int
    hand: Tiles
    counts: tuple[int, ...]
    phase: Phase
    turn: Seat
    melds: tuple[tuple[Meld, ...], ...]
    discards: tuple[tuple[Seat, Piece], ...]
    source: Source
    drawn: Piece | None
    tile: Piece | None
    first: bool
    answer: Action | None
    contracts: tuple[tuple[Seat, Seat], ...]
    gone: tuple[Seat, ...]
    history: tuple[tuple[int, ...], ...]
    last: Settled | None
    result: Result | None

    @property
    def dealer(self) -> Seat:
        return dealer_of(self.passed)

    @property
    def round(self) -> Piece:
        """The round wind (JX-5)."""
        return wind_of(self.passed)


def view(state: State, viewer: Seat | None) -> View:
    """The state without what is hidden from the viewer: other hands, concealed kongs, answers, the wall, the seed.

    Whether the table has gone on is hidden as well: in a window nobody sees who is still asked (DESIGN chapter 6).
    """
    drawn = state.drawn
    if drawn is not None and viewer != state.turn:
        drawn = UNKNOWN
    return View(
        viewer=viewer,
        rules=state.rules,
        number=state.number,
        passed=state.passed,
        queue=state.queue,
        dice=state.dice,
        wild=state.wild,
        stacks=tuple(map(len, state.wall)),
        left=state.left,
        hand=0 if viewer is None else state.hands[viewer],
        counts=tuple(map(size, state.hands)),
        phase=state.phase,
        turn=state.turn,
        melds=seen_melds(state.melds, viewer, over=state.result is not None),
        discards=state.discards,
        source=state.source,
        drawn=drawn,
        tile=state.tile,
        first=state.first,
        answer=None if viewer is None else state.answers[viewer],
        contracts=state.contracts,
        gone=state.gone,
        history=state.history,
        last=state.last,
        result=state.result,
    )


def unseen(view: View) -> Tiles:
    """The tiles the viewer has not seen: in other hands, in concealed kongs and in the wall."""
    seen = [view.wild, *(tile for _, tile in view.discards)]
    seen += (piece for row in view.melds for meld in row for piece in meld.pieces)
    return EVERY - pack(seen) - view.hand


EVERY: Tiles = pack(TILES)


def guess(view: View, rng: Rng) -> State:
    """A state that looks just like this to the viewer: what he cannot see is dealt again, answers unseen not given."""
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
    answers = UNSAID
    if view.viewer is not None:
        answers = (*UNSAID[: view.viewer], view.answer, *UNSAID[view.viewer + 1 :])
    return State(
        rules=view.rules,
        seed=rng.bytes(32),
        number=view.number,
        passed=view.passed,
        queue=view.queue,
        dice=view.dice,
        wild=view.wild,
        wall=spread(tiles, view.stacks),
        left=view.left,
        hands=tuple(hands),
        phase=view.phase,
        turn=view.turn,
        melds=melds,
        discards=view.discards,
        source=view.source,
        drawn=drawn,
        tile=view.tile,
        first=view.first,
        answers=answers,
        contracts=view.contracts,
        gone=view.gone,
        history=view.history,
        last=view.last,
        result=view.result,
    )
