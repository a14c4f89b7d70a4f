"""The match over its rounds: totals, ties and extra rounds (GO-34)."""

import itertools
from dataclasses import replace

import pytest

from engine.stopgo.score import standing
from tests.engine.hanafuda.table import five_animals
from tests.engine.stopgo.table import GAME, Table, deck, matches, script, with_rules
from tests.there import there

SEATS = pytest.mark.parametrize("seats", [2, 3])


def at_the_end(rounds: int, history: list[tuple[int, ...]], tie: str) -> bool:
    """GO-34, read again."""
    if len(history) < rounds:
        return False
    totals = sorted(sum(scores[seat] for scores in history) for seat in range(len(history[0])))
    return totals[-1] > totals[-2] or tie == "shared" or len(history) >= rounds + 6


@SEATS
@pytest.mark.parametrize("tie", ["shared", "extra_round"])
@pytest.mark.parametrize("rounds", [1, 3])
def test_go34_the_standing_after_any_rounds(rounds: int, tie: str, seats: int) -> None:
    rules = with_rules(rounds=rounds, tie=tie)
    win = [tuple(3 * (seat == winner) for seat in range(seats)) for winner in range(seats)]
    for length in range(rounds + 2):
        for history in itertools.product([(0,) * seats, *win], repeat=length):
            if any(at_the_end(rounds, list(history[:count]), tie) for count in range(length)):
                continue
            found = standing(rules, history)
            assert (found.state == "over") == at_the_end(rounds, list(history), tie)
            assert found.state in ("over", "continue")
            if history:
                assert found.totals == tuple(map(sum, zip(*history, strict=True)))


def test_go34_after_six_extra_rounds_the_place_is_shared() -> None:
    dealt = Table(deck("01*", "02*"), hand_yaku="instant", rounds=1, tie="extra_round").state
    for extra, over in ((0, False), (5, False), (6, True)):
        table = Table(deck())
        table.state = replace(dealt, round=1 + extra, history=((0, 0),) * extra)
        table.ready()
        assert (GAME.result(table.state) is not None) == over
        assert table.state.last.reason == "both_instant"
    assert there(GAME.result(table.state)).places == (1, 1)
    assert there(GAME.result(table.state)).hands == 7


@pytest.mark.parametrize("tie", ["shared", "extra_round"])
def test_go34_a_match_that_stands_level_ends_or_goes_on(tie: str) -> None:
    table = Table(script(*five_animals()), rounds=3, tie=tie, hand_yaku="off")
    table.state = replace(table.state, round=3, history=((0, 1), (0, 0)))
    table.ready().play("02A", "01H", "05A", "01R", "07A", "stop")
    assert table.state.scores == (1, 1)
    if tie == "shared":
        assert there(GAME.result(table.state)).places == (1, 1)
    else:
        assert GAME.result(table.state) is None
        assert (table.state.round, sorted(table.asked)) == (4, [0, 1])


def test_go34_extra_rounds_are_played_by_all_until_one_is_ahead() -> None:
    lengths = set()
    for table in matches(20, seats=3, rounds=1, tie="extra_round"):
        table.to_the_end("go")
        *level, last = table.state.history
        assert all(scores == (0, 0, 0) for scores in level)
        assert max(last) > 0 or len(level) == 6
        assert there(GAME.result(table.state)).places.count(1) == 1
        lengths.add(len(level))
    assert {0, 1} <= lengths
