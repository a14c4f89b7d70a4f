"""The kernel against play-outs and the best player: the same options, ends and choices (engine.jiaxing.kernel)."""

from collections import Counter
from itertools import count

import pytest

from engine.core import Action, Effort, Rng, Seat
from engine.jiaxing import GAME, State, worlds
from engine.jiaxing.kernel import formula, moves, options
from engine.jiaxing.mind import hard
from engine.jiaxing.playout import Playout
from engine.mahjong import kernel
from tests.engine.jiaxing.minds import greedy
from tests.engine.jiaxing.minds.test_playout import random_choice, walked
from tests.sampling import counts

pytestmark = pytest.mark.slow


def begun(rng: Rng) -> State:
    """A position in which nobody has answered yet."""
    return next(state for state in (walked(rng) for _ in count()) if not any(state.answers))


class Both:
    """A play-out, and the kernel's position, which makes the same moves."""

    def __init__(self, rng: Rng) -> None:
        state = begun(rng)
        self.rng = rng
        self.trial, self.tables, self.row = Playout(state), worlds.tables(state.rules), worlds.position(state)
        self.asked: list[Seat] = []

    def choose(self, table: Playout, seat: Seat, legal: tuple[Action, ...]) -> Action:
        row = self.row
        number = row[kernel.OFFERS + seat] if self.asked else options.turn_options(row, self.tables)
        assert not self.asked or self.asked.pop(0) == seat
        at = kernel.OPTIONS + kernel.MOST * seat
        assert [worlds.coded(action, table.tile) for action in legal] == [*row[at : at + number]]
        greedily = self.rng.below(2)
        action = greedy.choose(table, seat, legal) if greedily else random_choice(self.rng, legal)
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
        return "washout" if winner < 0 else "rob" if self.row[kernel.PHASE] == kernel.ROBS_KONG else "won"


@counts(100, full=10_000)
def test_a_hand_in_the_kernel_ends_and_pays_as_in_a_play_out(count: int) -> None:
    ends = Counter(Both(Rng(b"kernel", number)).played() for number in range(count))
    assert min(ends["won"], ends["washout"]) > count // 10
    assert count < 10_000 or ends["rob"]


@counts(150, full=1000)
def test_the_kernel_chooses_as_the_best_player_does(count: int) -> None:
    chosen, number, rng = 0, 0, Rng(b"formula")
    while chosen < count:
        state = begun(rng)
        row, known = worlds.position(state), worlds.tables(state.rules)
        options.window_options(row, known)
        for seat, legal in GAME.pending(state).items():
            if len(legal) > 1:
                turn = row[kernel.PHASE] == kernel.PLAYS
                number = options.turn_options(row, known) if turn else row[kernel.OFFERS + seat]
                action = hard(GAME.view(state, seat), legal, rng, Effort(0))
                assert formula.chosen(row, seat, number, known) == worlds.coded(action, state.tile)
                chosen += 1
