"""Claims on a discard: who comes first in whatever order they are said, and what follows (FZ-43, FZ-55 to FZ-66)."""

from collections import Counter
from typing import Any

import pytest

from engine.core import Action, Rng
from engine.fuzhou import GAME, Rules, State
from engine.fuzhou.shape import gold_pair, gold_triplet
from engine.mahjong.tiles import TILE
from tests.engine.fuzhou.oracle.score import mixed
from tests.engine.fuzhou.oracle.walks import Walk, thrown
from tests.engine.fuzhou.play.test_robbing import konged
from tests.engine.fuzhou.table import Table
from tests.engine.mahjong.windows import Windows, chosen
from tests.sampling import counts, slow_but
from tests.there import there

STRENGTH = {"win": 3, "rob_gold": 3, "kong": 2, "pong": 2, "chow": 1, "pass": 0}
STYLES = ["ready", "ready", "golds", "pair of golds", "triplets", "youjin", "jinkan", ""]


def strength(state: State, seat: int, action: Action) -> tuple[int, bool, int]:
    """WIN before KONG and PONG before CHOW; of several wins one with golden sets, then the nearest (FZ-66, FZ-80)."""
    rank = STRENGTH[action.verb]
    if action.verb == "rob_gold" and state.phase == "claim":
        rank = 1  # in place of a first draw (FZ-81)
    if rank < 3:
        return rank, False, 0
    robs = action.verb == "rob_gold"
    hand = state.hands[seat] + TILE[state.gold if robs else state.tile or ""]
    nearest = robs and (seat == state.dealer or state.rules.rob_gold_order == "nearest")
    golden = any(shape(hand, state.gold, 5 - len(state.melds[seat])) for shape in (gold_pair, gold_triplet))
    return rank, golden and not nearest, 4 - (seat - state.turn - 1) % 4


WINDOWS = Windows(GAME, strength)


def walk(number: int) -> Counter[str]:
    """One hand by chance with settings by chance."""
    rng = Rng(b"orders", number)
    settings, dealer, dice = mixed(rng), rng.below(4), thrown(rng)
    settings["match_hands"] = 0  # a match that is over keeps what was said last
    ring = Walk(rng, rng.pick(STYLES)).ring(settings, dealer, dice)
    return WINDOWS.walk(
        rng,
        GAME.deal(Rules(**settings), 4, dealer, ring, dice),
        lambda _, actions: next(
            (action for action in actions if action.verb == "added_kong"),
            chosen(rng, actions, ("win", "rob_gold", "three_golds")),
        ),
    )


@counts(4, full=300)
def test_fz43_windows_come_to_the_same_in_every_order_of_the_answers(count: int) -> None:
    found = sum(map(walk, range(count)), Counter[str]())
    assert found["1 asked"] > 2 * count
    assert count < 300 or found["2 asked"] + found["3 asked"] > 20, found
    assert count < 300 or min(found[window] for window in ("rob_gold", "claim", "rob_kong")) > 3, found


READY = "m123456789 p123 s11 s23"
NEAR = "m123456789 p456 s55 s23"
GOLDEN = "m123456789 p789 s23 s99"


TABLES = {
    "chow pong win": Table("s4", "s56", "s44", READY).play("0 s4").quiet(),
    "chow kong": Table("s4", "s56", "", "s444").play("0 s4").quiet(),
    "three wins": Table("s4", READY, NEAR, GOLDEN).play("0 s4").quiet(),  # the last with a pair of golds
    "rob gold": Table(f"{READY} m9", "", NEAR, "m123456 p456 p789 s88 s9 m5", gold="s9").play("0 m9"),
    "rob gold for a pair": Table("m9", READY, NEAR, "m123456789 p789 s678 s9").play("0 m9"),
    "rob kong": konged(second=NEAR),
    "first draw": Table("s4", READY, "s44", NEAR, rob_gold_until="first_draw").play("0 s4").quiet(),
}


@pytest.mark.parametrize("name", slow_but(["chow pong win", "chow kong", "rob kong", "rob gold"], [*TABLES]))
def test_fz43_all_answers_in_all_orders_in_windows_where_many_may_claim(name: str) -> None:
    WINDOWS.try_all_answers(TABLES[name].state)


APART = "p147 p258 s147 s258"
"""Beside it there are four tiles more: nothing here goes with a character."""


def discarded(tile: str, *others: str, **words: Any) -> Table:
    """Seat 1 has discarded the tile it drew; `others`: the hands of seat 2, 3 and 0."""
    second, third, first = (*others, *[""] * (3 - len(others)))
    return Table(first, "", second, third, draws=tile, **words).play(f"0; 1 {tile}")


def test_fz55_only_the_next_seat_may_chow() -> None:
    assert discarded("m5", f"m4699 {APART}", "m46", "m46").claims == {2: ["chow m4 m6"]}
    assert discarded("m5", f"m1199 {APART}", "m46", "m46").claims == {}


def test_fz70_any_of_the_three_others_may_win_on_a_discard() -> None:
    for seat in (2, 3, 0):
        hands = [""] * 4
        hands[seat] = READY + (" p9" if seat == 0 else "")
        table = Table(*hands, draws="s4", gold="p5", flowers=("E",) * 4)
        table.play("0 p9; 1 s4" if seat == 0 else "0; 1 s4")
        assert "win" in table.claims[seat]
        table.play(f"{seat} win")
        assert there(table.state.last).scores == tuple(6 if other == seat else -2 for other in range(4))
        assert (there(table.state.last).self_draw, there(table.state.last).winner) == (False, seat)


@pytest.mark.parametrize(("own", "claim"), [("s44", "pong s4"), ("s444", "kong s4"), ("s56", "chow s5 s6")])
def test_fz66_a_win_comes_before_everything_else(own: str, claim: str) -> None:
    """Seat 3 waits for s4; seat 2 is nearer."""
    table = discarded("s4", own, READY)
    table.say(2, claim).say(-1, "go_on")
    assert table.open
    assert there(table.say(3, "win").state.last).winner == 3
    table = discarded("s4", own, READY).say(-1, "go_on").say(3, "win")
    assert there(table.state.last).winner == 3
