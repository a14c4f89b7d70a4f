"""The order in which claims are said changes nothing, and an answer alone shows to nobody (JX-23, JX-49)."""

from collections import Counter

import pytest

from engine.core import Action, Rng
from engine.jiaxing import GAME, State
from tests.engine.jiaxing.oracle.score import mixed
from tests.engine.jiaxing.oracle.walks import Walk, thrown
from tests.engine.jiaxing.play.test_robbing import konged
from tests.engine.jiaxing.table import Rules, Table
from tests.engine.jiaxing.test_earthly import opened
from tests.engine.mahjong.windows import Windows, chosen
from tests.sampling import counts

STRENGTH = {"win": 3, "kong": 2, "pong": 2, "chow": 1, "pass": 0}


def strength(state: State, seat: int, action: Action) -> tuple[int, int]:
    """WIN before KONG and PONG before CHOW; of several wins the nearest after the discarder or konger."""
    rank = STRENGTH[action.verb]
    return rank, 4 - (seat - state.turn) % 4 if rank == 3 else 0


WINDOWS = Windows(GAME, strength)


def walk(number: int) -> Counter[str]:
    """One hand by chance with settings by chance; the dealer first discards what others may wait for."""
    rng = Rng(b"orders", number)
    settings = mixed(rng)
    dice, dealer = thrown(rng, 4 if settings["indicator"] == "dice_stack" else 2), rng.below(4)
    habits = Walk(rng, blessed=number % 2 == 0)

    def choose(state: State, actions: tuple[Action, ...]) -> Action:
        bait = Action("discard", (habits.bait,))
        return bait if state.first and bait in actions else chosen(rng, actions, ("win",))

    return WINDOWS.walk(rng, GAME.deal(Rules(**settings), 4, dealer, habits.ring(dealer, dice), dice), choose)


@counts(6, full=300)
def test_jx23_jx49_windows_come_to_the_same_in_every_order_of_the_answers(count: int) -> None:
    found = sum(map(walk, range(11, 11 + count)), Counter[str]())  # the eleventh has a window for two
    assert found["1 asked"] > 20
    assert found["2 asked"] + found["3 asked"] > count // 15, found


@pytest.mark.parametrize(
    "table",
    [
        opened("m56", "m44", "m56 SSS WWW NNN m11", tile="m4"),  # chow; pong; win
        opened("m56 SSS NNN m22 BBB", "m56 WWW CCC FFF m33", "m56789 m11 EEE m888", tile="m4"),  # chow or win; win; win
        Table("", "", "m56", "m444", draws="m4").play("0; 1 m4"),  # chow; kong or pong
        konged(second="m56 m33 SSS WWW NNN"),  # two robbers
    ],
    ids=["chow pong win", "three wins", "chow kong", "robbers"],
)
def test_jx23_jx49_all_answers_in_all_orders_in_windows_where_many_may_claim(table: Table) -> None:
    WINDOWS.try_all_answers(table.state)
