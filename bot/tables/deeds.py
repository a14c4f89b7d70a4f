"""What people do in a match that is remembered beside its result: hands they win, and wins from last place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.store import Win
from engine.core import AnyGame, AnyMatch, Record, Scene, Seat

COMEBACK = "comeback"
"""Last of all before the last hand, and first after it."""


def won_by(before: AnyMatch, after: AnyMatch) -> tuple[Win, ...]:
    """Who won the hand that was settled between these two moments of a match; () if none was, or nobody did."""
    scene = after.scene(None)
    return () if scene.settled == before.scene(None).settled else _won(scene)


def all_won(game: AnyGame, record: Record) -> Iterator[Win]:
    """All hands that were won in a match, which is played again. Raises IllegalAction or ValueError where that cannot
    be."""
    match, settled = AnyMatch.replay(game, replace(record, moves=())), 0
    for seat, action in record.moves:
        if match.play(seat, action) and (scene := match.scene(None)).settled != settled:
            settled = scene.settled
            yield from _won(scene)


def _won(scene: Scene) -> tuple[Win, ...]:
    """Who won the hand that was settled last."""
    result, settled = scene.sheet("result"), scene.sheet("settled")
    if result is None or result.seat is None or settled is None:
        return ()
    points = {row.seat: row.number for row in settled.rows}
    return (Win(scene.settled, result.seat, points[result.seat], tuple(row.key for row in result.rows)),)


def comebacks(scene: Scene) -> list[Seat]:
    """Whoever is first at the end of a match by the points of its last hand, and was last of all before it."""
    rounds = {sheet.seat: [row.number for row in sheet.rows] for sheet in scene.sheets if sheet.key == "rounds"}
    before = {place.seat: sum(rounds.get(place.seat, ())[:-1]) for place in scene.places}
    after = {place.seat: place.points for place in scene.places}
    last = [seat for seat in before if before[seat] == min(before.values())]
    return [seat for seat in last if len(last) == 1 and after[seat] == max(after.values())]
