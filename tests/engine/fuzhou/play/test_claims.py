"""Claims on a discard: chow, pong, kong and win, who comes first, and what follows (FZ-43, FZ-55 to FZ-57, FZ-66)."""

from typing import Any

import pytest

from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4."""
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
