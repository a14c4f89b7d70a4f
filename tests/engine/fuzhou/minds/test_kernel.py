"""The kernel against play-outs: the same options, choices and ends (engine.fuzhou.kernel)."""

from collections import Counter

import pytest

from engine.core import Action, Rng, Seat
from engine.fuzhou import worlds
from engine.fuzhou.judge import choose
from engine.fuzhou.kernel import formula, moves, options
from engine.fuzhou.playout import Playout
from tests.engine.fuzhou.minds.test_playout import random_choice, walked
from tests.engine.mahjong.kernels import Both, begun
from tests.sampling import counts

pytestmark = pytest.mark.slow


def compared(rng: Rng, thought: int) -> tuple[str, int]:
    """How a hand ended, and how many choices were made by the formula: `thought` of a hundred."""
    state, chosen = next(begun(rng, walked)), list[int]()

    def own(table: Playout, seat: Seat, legal: tuple[Action, ...]) -> Action:
        if len(legal) == 1 or rng.below(100) >= thought:
            return random_choice(rng, legal)
        action = choose(table, seat, legal)
        chosen.append(formula.chosen(both.row, seat, len(legal), both.tables))
        assert chosen[-1] == worlds.coded(action, table.tile)
        return action

    both = Both((worlds, options, moves, moves.pay), Playout(state), state, own)
    winner = both.played()
    jinkan = winner is not None and both.trial.winner in both.trial.jinkan
    return "washout" if winner is None else "jinkan" if jinkan else "won", len(chosen)


@counts(100, full=10_000)
def test_a_hand_in_the_kernel_ends_and_pays_as_in_a_play_out(count: int) -> None:
    ends = Counter(compared(Rng(b"kernel", number), 0)[0] for number in range(count))
    assert min(ends["won"], ends["washout"]) > count // 10
    assert count < 10_000 or ends["jinkan"]


@counts(150, full=1000)
def test_the_kernel_chooses_as_the_formula_does(count: int) -> None:
    chosen = 0
    for number in range(count):
        chosen += compared(Rng(b"formula", number), 70)[1]
        if chosen > count:
            break
    assert chosen > count
