"""Claims on a discard: chow, pong, kong and win, who comes first, and what follows (FZ-43, FZ-55 to FZ-57, FZ-66)."""

import itertools
from typing import Any

import pytest

from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4."""
APART = "p147 p258 s147 s258"
"""Beside it there are four tiles more: nothing here goes with a character."""
DULL = f"{APART} m1199"
"""A hand that can do nothing with m5."""


def discarded(tile: str, *others: str, **words: Any) -> Table:
    """Seat 1 has discarded the tile it drew; `others`: the hands of seat 2, 3 and 0."""
    second, third, first = (*others, *[""] * (3 - len(others)))
    return Table(first, "", second, third, draws=tile, **words).play(f"0; 1 {tile}")


def test_fz55_only_the_next_seat_may_chow() -> None:
    assert discarded("m5", f"m4699 {APART}", "m46", "m46").claims == {2: ["chow m4 m6"]}
    assert discarded("m5", DULL, "m46", "m46").claims == {}


def test_fz55_the_player_says_which_of_up_to_three_sequences() -> None:
    for own, meld in (("m3 m4", "m345"), ("m4 m6", "m456"), ("m6 m7", "m567")):
        table = discarded("m5", "m3467 p147 p258 s147 s258", gold="p9")
        assert table.claims[2] == ["chow m3 m4", "chow m4 m6", "chow m6 m7"]
        table.play(f"2 chow {own}")
        assert table.melds(2) == [f"chow {meld}"]
        left = set("3467") - {own[1], own[4]}
        assert table.hand(2) == f"m{''.join(sorted(left))} p124578 s124578"
        assert (list(table.asked), table.state.source) == ([2], "claim")


@pytest.mark.parametrize("seat", [2, 3, 0])
def test_fz56_any_of_the_three_others_with_two_of_the_kind_may_pong(seat: int) -> None:
    hands = ["", "", DULL, ""]
    hands[seat] = f"m5599 {APART}"
    table = Table(*hands, draws="m5").play("0; 1 m5")
    assert table.claims == {seat: ["pong m5"]}
    table.play(f"{seat} pong m5")
    assert table.melds(seat) == ["pong m555"]
    assert (list(table.asked), table.state.source) == ([seat], "claim")


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


# priority and settling


def fight() -> Table:
    """Seat 2 may chow, seat 3 may pong the m5 of seat 1."""
    table = discarded("m5", f"m4699 {APART}", "m55")
    assert table.claims == {2: ["chow m4 m6"], 3: ["pong m5"]}
    return table


def test_fz66_pong_comes_before_chow_whoever_says_it_first() -> None:
    for order in itertools.permutations(((2, "chow m4 m6"), (3, "pong m5"), (-1, "go_on"))):
        table = fight()
        for seat, words in order:
            if table.open:
                table.say(seat, words)
        assert (table.melds(3), table.melds(2), list(table.asked)) == (["pong m555"], [], [3])


@pytest.mark.parametrize(("own", "claim"), [("s44", "pong s4"), ("s444", "kong s4"), ("s56", "chow s5 s6")])
def test_fz66_a_win_comes_before_everything_else(own: str, claim: str) -> None:
    """Seat 3 waits for s4; seat 2 is nearer."""
    table = discarded("s4", own, READY)
    table.say(2, claim).say(-1, "go_on")
    assert table.open
    assert there(table.say(3, "win").state.last).winner == 3
    table = discarded("s4", own, READY).say(-1, "go_on").say(3, "win")
    assert there(table.state.last).winner == 3


def test_fz43_the_window_is_settled_as_soon_as_no_missing_answer_could_be_better() -> None:
    assert fight().say(-1, "go_on").say(3, "pong m5").melds(3) == ["pong m555"]
    table = fight().say(-1, "go_on").say(2, "chow m4 m6")
    assert (table.open, table.told) == (True, ())
    table = fight().say(-1, "go_on").say(3, "pass")
    assert (table.open, list(table.asked)) == (True, [2])


def test_fz43_no_answer_settles_a_window_before_the_table_goes_on() -> None:
    table = fight().say(3, "pong m5").say(2, "pass")
    assert (table.asked, table.told, table.melds(3)) == ({-1: ["go_on"]}, (), [])
    assert table.say(-1, "go_on").kinds() == ["pong"]


def test_fz53_the_claimed_tile_leaves_the_row_and_the_meld_shows_it_and_its_source() -> None:
    table = fight().say(3, "pass").say(2, "chow m4 m6").say(-1, "go_on")
    (meld,) = table.state.melds[2]
    assert (meld.pieces, meld.claimed, meld.source) == (("m4", "m5", "m6"), "m5", 1)
    assert [seat for seat, _ in table.state.discards] == [0]
