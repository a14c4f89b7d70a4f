"""Highlights of a match that are saved with its result: hands won, and wins from last place."""

from collections.abc import Iterator
from dataclasses import replace

from bot.store import Win
from engine.core import AnyGame, AnyMatch, Record, Scene, won


def all_won(game: AnyGame, record: Record) -> Iterator[Win]:
    """Replay a match and yield all wins in its hands. Raises IllegalAction or ValueError if it can't be replayed."""
    match, settled = AnyMatch.replay(game, replace(record, moves=())), 0
    for seat, action in record.moves:
        if match.play(seat, action) and (scene := match.scene(None)).settled != settled:
            settled = scene.settled
            yield from won_last(scene)


def won_last(scene: Scene) -> list[Win]:
    """Return the win of the hand that was settled last. Return [] if nobody won it."""
    found = won(scene)
    return [Win(*found)] if found else []
