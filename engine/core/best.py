"""The best hand of each seat, shown at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.action import Piece, Seat
from engine.core.scene import Row, Sheet


@dataclass(frozen=True)
class Best:
    """A hand won by a seat: its number, its points and the winning pieces, which all seats have seen."""

    seat: Seat
    hand: int
    points: int
    pieces: tuple[Piece, ...]


def bettered(
    best: tuple[Best, ...], hand: int, winner: Seat | None, scores: Sequence[int], pieces: tuple[Piece, ...]
) -> tuple[Best, ...]:
    """Return the best hand of each seat that has won one, updated with hand number `hand`.

    `winner`: the seat that won this hand, None if no seat did. `scores`: the points of this hand by seat. `pieces`: the
    pieces of the winning hand. If two hands of a seat are equal, the earlier one stays.
    """
    before = next((each for each in best if each.seat == winner), None)
    if winner is None or (before is not None and before.points >= scores[winner]):
        return best
    return (*(each for each in best if each.seat != winner), Best(winner, hand, scores[winner], pieces))


def best_sheets(best: tuple[Best, ...], *, over: bool) -> tuple[Sheet, ...]:
    """Return one sheet for each best hand, or none before the match is over.

    The key of the sheet's row is the number of the hand.
    """
    return tuple(Sheet("best", each.seat, (Row(str(each.hand), each.pieces, each.points),)) for each in best if over)
