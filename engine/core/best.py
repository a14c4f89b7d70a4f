"""The best hand of every seat in a match, which is shown at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.action import Piece, Seat
from engine.core.scene import Row, Sheet


@dataclass(frozen=True)
class Best:
    """A hand that a seat has won: its number, its points, and the pieces it was won with, of which all were seen."""

    seat: Seat
    hand: int
    points: int
    pieces: tuple[Piece, ...]


def bettered(
    best: tuple[Best, ...], hand: int, winner: Seat | None, scores: Sequence[int], pieces: tuple[Piece, ...]
) -> tuple[Best, ...]:
    """The best hands, one a seat that has won any, after the hand of that number, which a seat has won (None: nobody)
    with these pieces: of equal ones the earlier is kept. scores: what it brought, by seat."""
    before = next((each for each in best if each.seat == winner), None)
    if winner is None or (before is not None and before.points >= scores[winner]):
        return best
    return (*(each for each in best if each.seat != winner), Best(winner, hand, scores[winner], pieces))


def best_sheets(best: tuple[Best, ...], *, over: bool) -> tuple[Sheet, ...]:
    """A sheet a seat, at the end alone: its row has the number of the hand as its key, and its points."""
    return tuple(Sheet("best", each.seat, (Row(str(each.hand), each.pieces, each.points),)) for each in best if over)
