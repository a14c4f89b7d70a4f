"""Readers of the sheets about hands, which are alike in all games: the last winner, and the points of each hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.action import Piece, Seat
from engine.core.scene import Row, Scene, Sheet


class Won(NamedTuple):
    """A won hand: its number, winner and total points, and the keys of the patterns that scored."""

    hand: int
    seat: Seat
    points: int
    patterns: tuple[str, ...]


def won(scene: Scene) -> Won | None:
    """Return the last settled hand with its winner. None before the first hand, or if no seat won it."""
    result, settled = scene.sheet("result"), scene.sheet("settled")
    if result is None or result.seat is None or settled is None:
        return None
    points = {row.seat: row.number for row in settled.rows}
    return Won(scene.settled, result.seat, points[result.seat], tuple(row.key for row in result.rows))


def points_by_hand(scene: Scene) -> Mapping[Seat, tuple[int, ...]]:
    """Return the points of each settled hand by seat, () before the first hand.

    They may not add up to the scores, because seats may also lose points between hands.
    """
    return {
        sheet.seat: tuple(row.number for row in sheet.rows)
        for sheet in scene.sheets
        if sheet.key == "rounds" and sheet.seat is not None
    }


def comebacks(scene: Scene) -> list[Seat]:
    """Return the seats that won the match although they were in sole last place before the last hand."""
    before = {seat: sum(points[:-1]) for seat, points in points_by_hand(scene).items()}
    after = {place.seat: place.points for place in scene.places}
    last = [seat for seat in before if before[seat] == min(before.values())]
    return [seat for seat in last if len(last) == 1 and after[seat] == max(after.values())]


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


def best_sheets(best: tuple[Best, ...]) -> tuple[Sheet, ...]:
    """Return one sheet for each best hand. Scenes show them once the match is over.

    The key of the sheet's row is the number of the hand.
    """
    return tuple(Sheet("best", each.seat, (Row(str(each.hand), each.pieces, each.points),)) for each in best)
