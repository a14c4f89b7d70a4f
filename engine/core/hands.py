"""What every game's scenes say alike of the hands of a match: who won the last one, and what each brought everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.action import Seat
from engine.core.scene import Scene


class Won(NamedTuple):
    """A hand that was won: its number, by whom, with how many points in all, and the keys of what scored."""

    hand: int
    seat: Seat
    points: int
    patterns: tuple[str, ...]


def won(scene: Scene) -> Won | None:
    """Who won the hand that was settled last; None where none was, or nobody did."""
    result, settled = scene.sheet("result"), scene.sheet("settled")
    if result is None or result.seat is None or settled is None:
        return None
    points = {row.seat: row.number for row in settled.rows}
    return Won(scene.settled, result.seat, points[result.seat], tuple(row.key for row in result.rows))


def points_by_hand(scene: Scene) -> Mapping[Seat, tuple[int, ...]]:
    """The points of each settled hand, by seat; empty before the first. Points may also be lost between hands."""
    return {
        sheet.seat: tuple(row.number for row in sheet.rows)
        for sheet in scene.sheets
        if sheet.key == "rounds" and sheet.seat is not None
    }


def comebacks(scene: Scene) -> list[Seat]:
    """The seats that are first at the end of a match by the points of its last hand, and was last of all before it."""
    before = {seat: sum(points[:-1]) for seat, points in points_by_hand(scene).items()}
    after = {place.seat: place.points for place in scene.places}
    last = [seat for seat in before if before[seat] == min(before.values())]
    return [seat for seat in last if len(last) == 1 and after[seat] == max(after.values())]
