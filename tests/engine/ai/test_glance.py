"""A normal player of mahjong thinks as a hard one does, with less in it (`glance` of both games)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core import Action, Effort, Rng
from engine.fuzhou import glance as fuzhou
from engine.fuzhou.worth import Sight
from engine.jiaxing import glance as jiaxing
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


def test_a_normal_player_of_jiaxing_counts_by_the_dozen_fears_nothing_and_takes_all_wins_to_bring_the_same() -> None:
    for game, state, seat, _ in islice(turns("jiaxing"), 10):
        sight = jiaxing.Glance(game.view(state, seat), seat)
        assert [sight.counted(tiles) for tiles in (0, 5, 7, 17, 19, 29)] == [3, 3, 15, 15, 27, 27]
        assert {sight.danger(kind, other) for kind in INDEX for other in range(4) if INDEX[kind] < 34} == {0}
        assert sight.share(9, 0, 1) == sight.share(2, 3, 4)


def test_a_normal_player_of_fuzhou_counts_by_two_dozen() -> None:
    told, rough = set[int](), set[int]()
    for game, state, seat, _ in islice(turns("fuzhou"), 20):
        view = game.view(state, seat)
        missing = 5 - len(view.melds[seat])
        for kind in {tile for tile in INDEX if INDEX[tile] < SUITED and view.hand >> 3 * INDEX[tile] & 7}:
            hand = view.hand - (1 << 3 * INDEX[kind])
            told.add(Sight(view, seat, view.hand).reach(hand, missing).helping)
            sight = fuzhou.Glance(view, seat, view.hand)
            rough.add(sight.reach(hand, missing).helping - sight.golds)
    assert rough <= {6, 30, 54, 78}
    assert len(told) > 3 * len(rough) > 3
