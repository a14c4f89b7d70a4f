"""A play-out beside a kernel's position, which makes the same moves (engine.mahjong.kernel)."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core import Action, Rng, Seat
from engine.mahjong import kernel

Choose = Callable[[Any, Seat, tuple[Action, ...]], Action]


def begun(rng: Rng, walked: Callable[[Rng], Any]) -> Iterator[Any]:
    """Positions in which nobody has answered yet."""
    while True:
        state = walked(rng)
        if not any(state.answers):
            yield state


class Both:
    """`game`: its modules worlds, options and moves, and the function that pays.

    `choose`: the choices, when the row has the same options.
    """

    def __init__(self, game: tuple[Any, Any, Any, Any], trial: Any, state: Any, choose: Choose) -> None:
        self.worlds, self.options, self.moves, self.pay = game
        self.trial, self.own = trial, choose
        self.tables, self.row = self.worlds.tables(state.rules), self.worlds.position(state)
        self.asked: list[Seat] = []

    def number(self, seat: Seat) -> int:
        """How many options the kernel lists for a seat."""
        if self.row[kernel.PHASE] == kernel.PLAYS:
            return self.options.turn_options(self.row, self.tables)
        assert self.asked.pop(0) == seat
        return self.row[kernel.OFFERS + seat]

    def choose(self, table: Any, seat: Seat, legal: tuple[Action, ...]) -> Action:
        at, number = kernel.OPTIONS + kernel.MOST * seat, self.number(seat)
        assert [self.worlds.coded(action, table.tile) for action in legal] == [*self.row[at : at + number]]
        action = self.own(table, seat, legal)
        self.row[kernel.SAID + seat] = self.worlds.coded(action, table.tile)
        return action

    def step(self) -> None:
        row, turn = self.row, self.trial.turn
        if row[kernel.PHASE] == kernel.PLAYS:
            self.trial.step(self.choose)
            self.moves.act(row, row[kernel.SAID + turn], self.tables)
            return
        self.options.window_options(row, self.tables)
        self.asked = [seat for seat in range(4) if row[kernel.OFFERS + seat]]
        self.trial.step(self.choose)
        assert not self.asked
        self.moves.settle(row, self.tables)

    def played(self) -> Seat | None:
        """Compare how the hand ends, and return its winner."""
        while not self.trial.over:
            self.step()
        self.pay(self.row, self.tables)
        pay, winner = (*self.row[kernel.PAY : kernel.PAY + 4],), self.row[kernel.WINNER]
        assert self.row[kernel.OVER]
        assert (pay, winner) == (self.trial.pay, -1 if self.trial.winner is None else self.trial.winner)
        return self.trial.winner
