"""The best hand of every seat in a match, which is shown at its end."""

from __future__ import annotations

from collections.abc import Iterator
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


def bettered(best: tuple[Best, ...], won: Best) -> tuple[Best, ...]:
    """The best hands, one a seat that has won any, after another one: of equal ones the earlier is kept."""
    before = next((each for each in best if each.seat == won.seat), None)
    if before is not None and before.points >= won.points:
        return best
    return (*(each for each in best if each.seat != won.seat), won)


def best_sheets(best: tuple[Best, ...]) -> Iterator[Sheet]:
    """A sheet a seat: its row has the number of the hand as its key, and the points of the hand."""
    for each in best:
        yield Sheet("best", each.seat, (Row(str(each.hand), each.pieces, each.points),))
