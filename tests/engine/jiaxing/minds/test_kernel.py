"""The kernel against play-outs and the best player: the same options, ends and choices (engine.jiaxing.kernel)."""

from collections import Counter

import pytest

from engine.core import Action, Effort, Rng, Seat
from engine.jiaxing import GAME, worlds
from engine.jiaxing.judge import judge
from engine.jiaxing.kernel import formula, moves, options, score
from engine.jiaxing.mind import hard
from engine.jiaxing.playout import Playout
from engine.mahjong import kernel
from engine.mahjong.actions import WIN
from tests.engine.jiaxing.minds import greedy
from tests.engine.jiaxing.minds.test_playout import random_choice, walked
from tests.engine.mahjong.kernels import Both, begun
from tests.sampling import counts

pytestmark = pytest.mark.slow


def end(number: int) -> str:
    rng = Rng(b"kernel", number)
    state = next(begun(rng, walked))

    def choose(table: Playout, seat: Seat, legal: tuple[Action, ...]) -> Action:
        return greedy.choose(table, seat, legal) if rng.below(2) else random_choice(rng, legal)

    both = Both((worlds, options, moves, score.pay), Playout(state), state, choose)
    winner = both.played()
    return "washout" if winner is None else "rob" if both.row[kernel.PHASE] == kernel.ROBS_KONG else "won"


@counts(100, full=10_000)
def test_a_hand_in_the_kernel_ends_and_pays_as_in_a_play_out(count: int) -> None:
    ends = Counter(map(end, range(count)))
    assert min(ends["won"], ends["washout"]) > count // 10
    assert count < 10_000 or ends["rob"]


@counts(150, full=1000)
def test_the_kernel_chooses_as_the_best_player_does(count: int) -> None:
    chosen, rng = 0, Rng(b"formula")
    for state in begun(rng, walked):
        row, known = worlds.position(state), worlds.tables(state.rules)
        for seat, legal in GAME.pending(state).items():
            if len(legal) > 1:
                if row[kernel.PHASE] == kernel.PLAYS:
                    number = options.turn_options(row, known)
                else:
                    options.window_options(row, known)
                    number = row[kernel.OFFERS + seat]
                view, see = GAME.view(state, seat), formula.sight(row, seat, known)
                points = {each.action: each.points for each in judge(view, legal, rng, Effort(0)) if each.action != WIN}
                for action in (action for action in legal if action != WIN):
                    code = worlds.coded(action, state.tile)
                    assert formula.after(row, seat, code, see, known) == points[action]
                action = hard(view, legal, rng, Effort(0))
                assert formula.chosen(row, seat, number, known) == worlds.coded(action, state.tile)
                chosen += 1
        if chosen > count:
            break
