"""What a State and a View of both mahjong games hold: what everybody sees, and what else each of the two knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.core import Action, Best, Piece, Result, Seat
from engine.mahjong.actions import UNSAID
from engine.mahjong.guessing import UNKNOWN, Melds, seen_melds
from engine.mahjong.tiles import Tiles, size
from engine.mahjong.wall import Wall

Came = Literal["self_draw", "dealt", "discard", "rob_kong", "rob_gold"]
"""How the last tile of a won hand came; of a hand that was won as it was dealt none did."""


@dataclass(frozen=True, kw_only=True)
class Open:
    """What everybody sees. `turn`: whose turn it is; in a window who discarded or made the kong.

    `left`: the tiles in the wall; `discards`: (seat, tile) in order, without those that were claimed; `tile`: what a
    window is about, the last discard or the fourth tile of a kong, which lies in its meld already; in a turn after a
    claim the tile that was claimed. `first`: the dealer has not discarded yet. `history`: the points of each settled
    hand, by seat; `best`: the hands that brought most, one a seat.
    """

    number: int
    dice: tuple[int, ...]
    left: int
    phase: str
    turn: Seat
    discards: tuple[tuple[Seat, Piece], ...] = ()
    tile: Piece | None = None
    first: bool = True
    history: tuple[tuple[int, ...], ...] = ()
    best: tuple[Best, ...] = ()
    result: Result | None = None


@dataclass(frozen=True, kw_only=True)
class State(Open):
    """All that there is. `wall`: without the indicator; `answers`: what each seat has said to the open question;
    `waited`: whether the table has gone on. It has no slots, because `changed` copies it by its dictionary.
    """

    seed: bytes
    wall: Wall
    hands: tuple[Tiles, ...]
    melds: Melds = ((), (), (), ())
    drawn: Piece | None = None
    answers: tuple[Action | None, ...] = UNSAID
    waited: bool = False


@dataclass(frozen=True, kw_only=True)
class View(Open):
    """All that `viewer` (None: a spectator) knows. `hand` is their own, with the drawn tile; `counts` are all hands'.

    `stacks`: how the tiles in the wall stand, one or two in each. `melds`: concealed kongs of others are HIDDEN.
    `drawn`: their own drawn tile, UNKNOWN where somebody else has drawn one.
    """

    viewer: Seat | None
    stacks: tuple[int, ...]
    hand: Tiles
    counts: tuple[int, ...]
    melds: Melds
    drawn: Piece | None
    answer: Action | None


def seen(state: State, viewer: Seat | None) -> dict[str, Any]:
    """What a View holds beside what everybody sees: not other hands, concealed kongs and answers, the wall, the seed.

    Whether the table has gone on is hidden as well: in a window nobody sees who is still asked.
    """
    hidden = state.drawn is not None and viewer != state.turn
    return {
        "viewer": viewer,
        "stacks": tuple(map(len, state.wall)),
        "hand": 0 if viewer is None else state.hands[viewer],
        "counts": tuple(map(size, state.hands)),
        "melds": seen_melds(state.melds, viewer, over=state.result is not None),
        "drawn": UNKNOWN if hidden else state.drawn,
        "answer": None if viewer is None else state.answers[viewer],
    }
