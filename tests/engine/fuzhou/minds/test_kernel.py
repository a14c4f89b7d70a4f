"""The kernel against play-outs: the same options, choices and ends (engine.fuzhou.kernel)."""

from collections import Counter
from itertools import count

import pytest

from engine.core import Action, Rng, Seat
from engine.fuzhou import worlds
from engine.fuzhou.judge import choose
from engine.fuzhou.kernel import formula, moves, options
from engine.fuzhou.playout import Playout
from engine.mahjong import kernel
from tests.engine.fuzhou.minds.test_playout import random_choice, walked
from tests.sampling import counts

pytestmark = pytest.mark.slow


class Both:
    """A play-out, and the kernel's position, which makes the same moves."""

    def __init__(self, rng: Rng, thought: int) -> None:
        """`thought`: of a hundred choices, this many are made by the formula."""
        state = next(state for state in (walked(rng) for _ in count()) if not any(state.answers))
        self.rng, self.thought, self.chosen = rng, thought, 0
        self.trial, self.tables, self.row = Playout(state), worlds.tables(state.rules), worlds.position(state)
        self.asked: list[Seat] = []

    def choose(self, table: Playout, seat: Seat, legal: tuple[Action, ...]) -> Action:
        row = self.row
        number = row[kernel.OFFERS + seat] if self.asked else options.turn_options(row, self.tables)
        assert not self.asked or self.asked.pop(0) == seat
        at = kernel.OPTIONS + kernel.MOST * seat
        assert [worlds.coded(action, table.tile) for action in legal] == [*row[at : at + number]]
        action = random_choice(self.rng, legal)
        if len(legal) > 1 and self.rng.below(100) < self.thought:
            action, self.chosen = choose(table, seat, legal), self.chosen + 1
            assert worlds.coded(action, table.tile) == formula.chosen(row, seat, number, self.tables)
        row[kernel.SAID + seat] = worlds.coded(action, table.tile)
        return action

    def step(self) -> None:
        row, turn = self.row, self.trial.turn
        if row[kernel.PHASE] == kernel.PLAYS:
            self.trial.step(self.choose)
            moves.act(row, row[kernel.SAID + turn], self.tables)
            return
        options.window_options(row, self.tables)
        self.asked = [seat for seat in range(4) if row[kernel.OFFERS + seat]]
        self.trial.step(self.choose)
        assert not self.asked
        moves.settle(row, self.tables)

    def played(self) -> str:
        """Return how the hand ended."""
        while not self.trial.over:
            self.step()
        pay, winner = (*self.row[kernel.PAY : kernel.PAY + 4],), self.row[kernel.WINNER]
        assert self.row[kernel.OVER]
        assert (pay, winner) == (self.trial.pay, -1 if self.trial.winner is None else self.trial.winner)
        return "washout" if winner < 0 else "jinkan" if self.trial.winner in self.trial.jinkan else "won"


@counts(100, full=10_000)
def test_a_hand_in_the_kernel_ends_and_pays_as_in_a_play_out(count: int) -> None:
    ends = Counter(Both(Rng(b"kernel", number), 0).played() for number in range(count))
    assert min(ends["won"], ends["washout"]) > count // 10
    assert count < 10_000 or ends["jinkan"]


@counts(150, full=1000)
def test_the_kernel_chooses_as_the_formula_does(count: int) -> None:
    chosen = 0
    for number in range(count):
        hand = Both(Rng(b"formula", number), 70)
        hand.played()
        chosen += hand.chosen
        if chosen > count:
            break
    assert chosen > count
