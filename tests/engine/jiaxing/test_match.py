"""From hand to hand: what is carried, who deals, the queue, and every end of a match (JX-6, JX-85 to JX-113)."""

import dataclasses
from typing import Any

import pytest

from engine.core import IllegalAction
from engine.mahjong.tiles import size
from tests.engine.jiaxing.table import GAME, Table
from tests.there import there

WON = "m123456789 EEE SS"
READY = "m123456789 EEE S"


def later(table: Table, **fields: Any) -> Table:
    """The same position in a later hand."""
    table.state = dataclasses.replace(table.state, **fields)
    return table


def ready(seat: int, dealer: int = 0, **words: Any) -> Table:
    """The seat, another than the dealer, draws what it waits for and may win."""
    hands = [""] * 4
    hands[seat] = READY
    steps = (seat - dealer) % 4
    table = Table(*hands, dealer=dealer, draws=" ".join([*("p1", "p2", "p3")[: steps - 1], "S"]), **words)
    return table.play("; ".join(str((dealer + step) % 4) for step in range(steps))).quiet()


def washed_out(dealer: int = 0, **words: Any) -> Table:
    table = Table(dealer=dealer, reserve=40, **words).drain(40)
    (seat,) = table.asked
    return table.say(seat, table.asked[seat][0])


def test_jx6_scores_dealer_queue_and_the_wild_kind_are_carried_and_nothing_else() -> None:
    table = ready(1, dice=(3, 3), wild="C").say(1, "win")
    state = table.state
    assert (state.scores, state.history, state.dealer, state.passed) == ((-8, 24, -8, -8), ((-8, 24, -8, -8),), 1, 1)
    assert state.queue[:1] == ("old_wild",)
    assert (state.melds, state.discards, state.contracts, state.gone) == (((), (), (), ()), (), (), ())
    assert (state.first, state.drawn, state.tile, state.source) == (True, None, None, "deal")
    assert [size(hand) for hand in state.hands] == [13, 14, 13, 13]
    assert table.asked == {seat: ["ready", "finish"] for seat in range(4)}
    assert list(table.ready().asked) == [1]


def test_jx86_jx87_a_win_takes_the_oldest_entry_for_one_doubling_and_leaves_the_others() -> None:
    table = ready(1, dice=(3, 3), wild="C")
    assert table.state.queue == ("baozi", "old_wild")
    last = there(table.say(1, "win").state.last)
    assert (last.used, dict(last.fan), last.scores) == ("baozi", {"huang": 1}, (-8, 24, -8, -8))


def test_jx86_a_washout_adds_its_entry_behind_the_others() -> None:
    table = washed_out(dice=(3, 3), wild="C")
    assert table.state.queue[:3] == ("baozi", "old_wild", "draw")
    assert there(table.state.last).used is None


def test_jx86_the_next_hand_adds_its_entries_in_order_also_for_the_same_wild_kind() -> None:
    seen = set()
    for number in range(80):
        table = later(Table("", READY, draws="S", wild="C").play("0").quiet(), seed=b"next %d" % number)
        state = table.say(1, "win").state
        expected = ["baozi"] if state.dice[0] == state.dice[1] else []
        expected += ["old_wild"] if state.wild in "ESWNCFB" else []
        expected += ["same_wild"] if state.wild == "C" else []
        assert list(state.queue) == expected
        queued = [event.notes for event in table.told if event.kind == "queued"]
        assert queued == ([tuple((entry, 1) for entry in expected)] if expected else [])
        seen |= set(expected)
    assert seen == {"baozi", "old_wild", "same_wild"}


def test_jx113_the_ranking_is_by_score_and_ties_go_in_seat_order() -> None:
    table = later(ready(2, 3, match_rounds=1), passed=3).say(2, "win")
    assert there(GAME.result(table.state)).points == (-4, -4, 12, -4)
    assert there(GAME.result(table.state)).places == (2, 3, 1, 4)
    table = later(Table(dealer=3, match_rounds=1, reserve=40), passed=3).drain(40)
    (seat,) = table.asked
    assert there(GAME.result(table.say(seat, table.asked[seat][0]).state)).places == (1, 2, 3, 4)


# before a hand, and leaving the match


@pytest.mark.parametrize("resigner", range(4))
@pytest.mark.parametrize("left", [82, 81, 70])
def test_who_resigns_is_last_and_the_hand_is_void(resigner: int, left: int) -> None:
    table = ready(1).say(1, "win").ready().drain(left)
    points = table.state.scores
    table.say(resigner, "resign")
    result = there(GAME.result(table.state))
    assert (result.points, result.places[resigner], result.reason) == (points, 4, "resigned")
    assert sorted(result.places) == [1, 2, 3, 4]
    assert (table.asked, table.kinds()) == ({}, ["resigned", "over"])
    for seat in (-1, 0, 1, 2, 3):
        with pytest.raises(IllegalAction):
            table.say(seat, "resign")


@pytest.mark.parametrize(("setting", "left", "used"), [(True, ("draw",), "baozi"), (False, ("baozi", "draw"), None)])
def test_jx89_by_setting_a_heavenly_hand_leaves_the_washout_queue_as_it_is(
    setting: bool, left: tuple[str, ...], used: str | None
) -> None:
    table = later(Table(WON, heavenly_yellow=setting), queue=("baozi", "draw"))
    table.play("0 win")
    assert (table.state.queue[: len(left)], there(table.state.last).used) == (left, used)
    assert ("huang" in dict(there(table.state.last).fan)) == setting
    other = later(ready(1, heavenly_yellow=setting), queue=("baozi", "draw")).say(1, "win")
    assert there(other.state.last).used == "baozi"
