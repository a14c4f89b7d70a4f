"""A normal player of mahjong thinks as a hard one does, with less in it (`glance` of both games)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core import Action, Effort, Rng
from engine.mahjong.tiles import INDEX, SUITED
from tests.engine.ai.positions import Position, positions

FORMULA = Effort(0)


def turns(key: str) -> Iterator[Position]:
    """Somebody discards when some tiles lie there."""
    for position in positions(key, "glance", apart=3):
        if position.legal[0].verb == "discard" and len(position.state.discards) > 12:
            yield position


def otherwise(position: Position) -> Any:
    """What the seat sees, but that other tiles were discarded: such as are still in the wall."""
    game, state, seat, _ = position
    hidden = [tile for stack in state.wall for tile in stack if INDEX.get(tile, SUITED) < SUITED]
    view = game.view(state, seat)
    new = [(by, hidden.pop() if hidden else tile) for by, tile in view.discards]
    return replace(view, discards=tuple(new))


@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
def test_what_was_discarded_is_all_the_same_to_a_normal_player_and_not_to_a_hard_one(key: str) -> None:
    def moves(position: Position, level: str, view: Any) -> Action:
        return position.game.players[level](view, position.legal, Rng(b"glance"), FORMULA)

    changed = {"normal": 0, "hard": 0}
    for position in islice(turns(key), 60):
        seen = position.game.view(position.state, position.seat), otherwise(position)
        for level in changed:
            first, second = (moves(position, level, view) for view in seen)
            changed[level] += first != second
    assert changed["normal"] == 0
    assert changed["hard"] > 3
