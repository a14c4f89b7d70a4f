"""A normal player of mahjong thinks as a hard one does, with less in it (`glance` of both games)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core import Action, Effort, Rng
from engine.fuzhou import GAME as FUZHOU
from engine.fuzhou import glance as fuzhou
from engine.fuzhou.weigh import Seen, after
from engine.fuzhou.worth import Sight
from engine.jiaxing import GAME as JIAXING
from engine.jiaxing import glance as jiaxing
from engine.jiaxing.judge import Weighing
from engine.jiaxing.outlook import Outlook
from engine.mahjong.tiles import INDEX, SUITED, TILE, company
from tests.engine.ai.positions import Position, positions
from tests.engine.fuzhou.table import Table as Drawn
from tests.engine.jiaxing.table import Table

FORMULA = Effort(0)
EVEN = {"jiaxing": jiaxing.EVEN, "fuzhou": fuzhou.EVEN}


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
    for position in islice(turns(key), 20):
        seen = position.game.view(position.state, position.seat), otherwise(position)
        for level in changed:
            first, second = (moves(position, level, view) for view in seen)
            changed[level] += first != second
    assert changed["normal"] == 0
    assert changed["hard"] > 1


def test_a_normal_player_of_jiaxing_counts_by_the_dozen_fears_nothing_and_takes_all_wins_to_bring_the_same() -> None:
    for game, state, seat, _ in islice(turns("jiaxing"), 10):
        sight = jiaxing.Glance(game.view(state, seat), seat)
        assert [sight.counted(tiles) for tiles in (0, 5, 7, 17, 19, 29)] == [3, 3, 15, 15, 27, 27]
        assert {sight.danger(kind, other) for kind in INDEX for other in range(4) if INDEX[kind] < 34} == {0}
        assert sight.share(9, 0, 1) == sight.share(2, 3, 4)


@pytest.mark.parametrize(("key", "count"), [("jiaxing", 100), ("fuzhou", 40)])
def test_of_tiles_that_are_nearly_the_same_to_a_normal_player_the_loneliest_goes(key: str, count: int) -> None:
    chosen = 0
    for game, state, seat, legal in islice(turns(key), count):
        view = game.view(state, seat)
        points = {action: glanced(key, view, seat, action) for action in legal if action.verb == "discard"}
        first = max(points.values())
        unit = state.rules.base * (2 if state.queue else 1) if key == "jiaxing" else state.rules.stake
        even = [action for action in points if points[action] > first - EVEN[key] * unit]
        lonely = min(company(view.hand, action.pieces[0]) for action in even)
        played = game.players["normal"](view, legal, Rng(b"even"), FORMULA)
        if played in points:
            assert company(view.hand, played.pieces[0]) == lonely
            chosen += points[played] < first
    assert chosen


def glanced(key: str, view: Any, seat: int, action: Action) -> float:
    """The points of an action to a normal player."""
    if key == "jiaxing":
        return Weighing(view, seat, jiaxing.Glance(view, seat)).found(action).points
    sight = fuzhou.Glance(view, seat, view.hand)
    return after(Seen(view, sight, view.hand, 5 - len(view.melds[seat]), view.locked), action).points


def test_a_normal_player_of_jiaxing_does_not_see_that_a_claim_binds() -> None:
    table = Table("m123", "m11 m22 m33 ESWN CFB").play("0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3")
    view = JIAXING.view(table.state, 1)
    assert Outlook(view, 1).bound(1, 0) == ((1, 0),)
    assert jiaxing.Glance(view, 1).bound(1, 0) == ()


def test_a_normal_player_of_fuzhou_aims_at_no_win_by_golds() -> None:
    table = (
        Drawn("", "m123456 p12378 s23499", draws="m9", gold="s9", flowers=("E", "S", "W", "N")).play("0").all_quiet()
    )
    view = FUZHOU.view(table.state, 1)
    hand = view.hand - TILE["m9"]
    worth = [sight(view, 1, view.hand).reach(hand, 5).worth for sight in (Sight, fuzhou.Glance)]
    assert worth[0] > 1.3 * worth[1]


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
