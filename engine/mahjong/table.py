"""The fields that both mahjong games share: public fields, those of the State, and those of a View."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.core import Action, Best, Piece, Result, Seat
from engine.mahjong.actions import UNSAID
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import Tiles, size
from engine.mahjong.wall import Wall

HIDDEN = Meld("concealed", ())
"""The meld that stands for another seat's concealed kong, whose kind is unknown."""

UNKNOWN = "?"
"""The code that stands for a tile drawn by another seat."""

Melds = tuple[tuple[Meld, ...], ...]

Came = Literal["self_draw", "dealt", "discard", "rob_kong", "rob_gold"]
"""The way in which a winning tile came. A hand that won as it was dealt has no winning tile."""


@dataclass(frozen=True, kw_only=True)
class Open:
    """The public fields.

    `turn`: the seat whose turn it is; in a window, the seat that discarded or made the kong. `left`: number of tiles in
    the wall. `discards`: pairs of seat and tile in order, without claimed tiles. `tile`: in a window, the last discard,
    or the fourth tile of a kong, which is already in its meld; in a turn after a claim, the claimed tile. `first`: the
    dealer has not discarded yet. `history`: the points by seat of each settled hand. `best`: the best hand of each
    seat.
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
    """All fields, including secret ones.

    `wall`: the wall without the indicator. `answers`: each seat's answer to the open question. `waited`: whether the
    pause of a window is over, i.e. the table has played `go_on`. The class has no slots, because `changed` copies the
    dictionary.
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
    """The knowledge of `viewer` (None: a spectator).

    `hand`: the viewer's own hand with the drawn tile. `counts`: the sizes of all hands. `stacks`: the heights of the
    stacks in the wall, one or two tiles each. `melds`: those of all seats, with other seats' concealed kongs as HIDDEN.
    `drawn`: the viewer's own drawn tile, or UNKNOWN if another seat has drawn one.
    """

    viewer: Seat | None
    stacks: tuple[int, ...]
    hand: Tiles
    counts: tuple[int, ...]
    melds: Melds
    drawn: Piece | None
    answer: Action | None


def seen(state: State, viewer: Seat | None) -> dict[str, Any]:
    """Return the private fields of a View. It has no other hands or answers, no wall and no seed.

    Other seats' concealed kongs stay hidden until the match is over.
    The fields also hide whether the table has played `go_on`. So in a window nobody sees which seats are still asked.
    """
    hidden = state.drawn is not None and viewer != state.turn
    melds = state.melds
    if state.result is None:
        melds = tuple(
            row if seat == viewer else tuple([HIDDEN if meld.kind == "concealed" else meld for meld in row])
            for seat, row in enumerate(melds)
        )
    return {
        "viewer": viewer,
        "stacks": tuple(map(len, state.wall)),
        "hand": 0 if viewer is None else state.hands[viewer],
        "counts": tuple(map(size, state.hands)),
        "melds": melds,
        "drawn": UNKNOWN if hidden else state.drawn,
        "answer": None if viewer is None else state.answers[viewer],
    }
