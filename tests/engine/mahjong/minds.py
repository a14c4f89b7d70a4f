"""Hands that easy players play, for the tests of the computer players of both games."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.core import TABLE, Action, AnyGame, Effort, Rng
from tests.engine.mahjong.story import Story

FEW = Effort(4)
Mind = Callable[..., Action]
Decision = tuple[Any, int, tuple[Action, ...], Action]


def levels(game: AnyGame, *names: str) -> pytest.MarkDecorator:
    """The levels of those names, or all."""
    names = names or tuple(game.players)
    return pytest.mark.parametrize("mind", [game.players[name] for name in names], ids=names)


def hands(game: AnyGame, mixed: Callable[[Rng], Any], count: int, name: str) -> Iterator[tuple[Rng, Any]]:
    """So many first hands under settings by chance."""
    for number in range(count):
        rng = Rng(name.encode(), number)
        yield rng, game.start(game.rules(**mixed(rng)), 4, rng.bytes(32)).state


def decisions(game: AnyGame, rng: Rng, state: Any) -> Iterator[Decision]:
    """A hand that easy players play: who is asked what, and what is done."""
    easy, number = game.players["easy"], state.number
    while state.number == number and (asked := game.pending(state)):
        for seat, legal in asked.items():
            if seat != TABLE:
                yield state, seat, legal, easy(game.view(state, seat), legal, rng)
        seat = rng.pick(list(asked))
        action = asked[seat][0] if seat == TABLE else easy(game.view(state, seat), asked[seat], rng)
        state = game.apply(state, seat, action).state


def says(mind: Mind, table: Story, seat: int) -> str:
    """What that level does where the seat is asked."""
    game = table.game
    return str(mind(game.view(table.state, seat), game.pending(table.state)[seat], Rng(b"says"), FEW))
