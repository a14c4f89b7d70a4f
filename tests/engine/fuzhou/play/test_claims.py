"""Claims on a discard: chow, pong, kong and win, who comes first, and what follows (FZ-43, FZ-55 to FZ-57, FZ-66)."""

import itertools
from typing import Any

import pytest

from engine.core import IllegalAction
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


def test_fz43_every_discard_asks_the_table_and_only_those_who_may_claim_it() -> None:
    table = discarded("m5", DULL, "m55")
    assert table.asked == {-1: ["go_on"], 3: ["pass", "pong m5"]}
    assert discarded("m5", DULL).asked == {-1: ["go_on"]}


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


@pytest.mark.parametrize(
    ("tile", "hand"),
    [("m9", "p12"), ("m8", "m9 p1"), ("m1", "m89"), ("m1", "m29"), ("m5", "m37"), ("m5", "m4 p6"), ("p1", "m89 s23")],
)
def test_fz55_no_sequence_across_suits_or_ends(tile: str, hand: str) -> None:
    """The four melds and two more tiles, s5 and s8, do not matter."""
    table = Table(draws=tile).meld(2, f"{hand} s58", "pong s111", "pong s222", "pong s333", "pong s444")
    assert 2 not in table.play(f"0; 1 {tile}").claims


@pytest.mark.parametrize("seat", [2, 3, 0])
def test_fz56_any_of_the_three_others_with_two_of_the_kind_may_pong(seat: int) -> None:
    hands = ["", "", DULL, ""]
    hands[seat] = f"m5599 {APART}"
    table = Table(*hands, draws="m5").play("0; 1 m5")
    assert table.claims == {seat: ["pong m5"]}
    table.play(f"{seat} pong m5")
    assert table.melds(seat) == ["pong m555"]
    assert (list(table.asked), table.state.source) == ([seat], "claim")


def test_fz56_one_of_the_kind_is_not_enough_and_the_discarder_claims_nothing() -> None:
    assert not any("pong" in word for words in discarded("m5", "m5", "m5", "m5").claims.values() for word in words)
    assert 1 not in Table("", "m555", draws="m5").play("0; 1 m5").claims


@pytest.mark.parametrize("seat", [2, 3, 0])
def test_fz57_any_of_the_three_others_with_three_of_the_kind_may_kong_the_next_seat_too(seat: int) -> None:
    hands = ["", "", DULL, ""]
    hands[seat] = f"m5559 {APART}"
    table = Table(*hands, draws="m5", back="p9").play("0; 1 m5")
    assert {seat: sorted(words) for seat, words in table.claims.items()} == {seat: ["kong m5", "pong m5"]}
    table.play(f"{seat} kong m5")
    assert table.melds(seat) == ["kong m5555"]
    assert (table.state.drawn, table.state.source) == ("p9", "kong_draw")


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


def test_fz70_the_tile_counts_as_itself_and_not_as_the_golds_it_may_be_beside() -> None:
    """The gold in the hand waits as s1 or as s4 beside s2 s3, never as the discard itself."""
    table = discarded("s5", "m123456789 p123 s11 s23")
    assert "win" not in table.claims.get(2, [])
    assert "win" in discarded("s4", "m123456789 p123 s11 s2 p9", gold="p9").claims[2]
    assert "win" in discarded("s3", "m123456789 p123 s11 s2 p9", gold="p9").claims[2]
    assert "win" not in discarded("s6", "m123456789 p123 s11 s2 p9", gold="p9").claims.get(2, [])


def test_fz62_fz70_a_discarded_gold_can_be_won_on_by_nobody() -> None:
    table = Table("s4", READY, gold="s4").play("0 s4")
    assert table.asked == {-1: ["go_on"], 1: ["pass", "rob_gold"]}
    assert table.quiet().asked == {-1: ["go_on"]}


@pytest.mark.parametrize(("setting", "offered"), [("any_gold", False), ("one_gold", False), ("off", True)])
def test_fz73_a_youjin_hand_wins_on_no_discard(setting: str, offered: bool) -> None:
    """Five sets and the gold s9 alone; with s1 there is another reading, s123 and s4 with the gold."""
    for tile in ("p9", "s1"):
        table = discarded(tile, "m123456789 p123 s234 s9", youjin=setting)
        assert ("win" in table.claims.get(2, [])) == offered


@pytest.mark.parametrize(("setting", "offered"), [("any_gold", False), ("one_gold", True), ("off", True)])
def test_fz73_with_two_golds_it_depends_on_the_setting(setting: str, offered: bool) -> None:
    """One gold completes s23, the other waits alone."""
    table = discarded("p7", "m123456789 p123 s23 s99", youjin=setting)
    assert ("win" in table.claims.get(2, [])) == offered


def test_fz73_fz89_a_pair_of_golds_wins_on_a_discard_though_the_hand_is_youjin() -> None:
    """With s4 the two golds are the pair."""
    table = discarded("s4", "m123456789 p123 s23 s99")
    assert "win" in table.claims[2]
    assert dict(there(table.play("2 win").state.last).specials) == {"gold_pair": 50, "no_flower": 30}


def test_fz73_a_youjin_hand_wins_by_self_draw_with_any_tile() -> None:
    for tile in ("p9", "m5", "s1"):
        table = Table("", "m123456789 p123 s234 s9", draws=tile, flowers=("", "E")).play("0; 1 win")
        assert (there(table.state.last).scores, there(table.state.last).specials) == ((-6, 18, -6, -6), ())


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


def test_fz66_kong_comes_before_chow() -> None:
    table = discarded("m5", f"m46 {APART}", "m555 p147 s147")
    table.say(2, "chow m4 m6").say(-1, "go_on").say(3, "kong m5")
    assert (table.melds(3), table.melds(2)) == (["kong m5555"], [])


@pytest.mark.parametrize(("own", "claim"), [("s44", "pong s4"), ("s444", "kong s4"), ("s56", "chow s5 s6")])
def test_fz66_a_win_comes_before_everything_else(own: str, claim: str) -> None:
    """Seat 3 waits for s4; seat 2 is nearer."""
    table = discarded("s4", own, READY)
    table.say(2, claim).say(-1, "go_on")
    assert table.open
    assert there(table.say(3, "win").state.last).winner == 3
    table = discarded("s4", own, READY).say(-1, "go_on").say(3, "win")
    assert there(table.state.last).winner == 3


def test_fz66_a_chow_counts_when_the_pong_is_not_made() -> None:
    table = fight().say(2, "chow m4 m6").say(3, "pass")
    assert table.open
    assert table.say(-1, "go_on").melds(2) == ["chow m456"]


def test_fz80_of_several_wins_the_nearest_after_the_discarder_wins() -> None:
    hands = (f"{READY} p9", "", "m123456789 p456 s55 s23", "m123456789 p789 s88 s23")
    for seats in ((2, 3, 0), (3, 0), (0,)):
        table = Table(*hands, draws="s4").play("0 p9; 1 s4")
        assert set(table.claims) >= {2, 3, 0}
        for seat in (0, 3, 2):
            table.say(seat, "win" if seat in seats else "pass")
        assert there(table.say(-1, "go_on").state.last).winner == seats[0]


def test_fz80_a_gold_pair_goes_before_a_nearer_win() -> None:
    hands = ("", "", "m123456789 p456 s55 s23", "m123456789 p789 s99 s23")
    table = Table(*hands, draws="s4", gold="s9").play("0; 1 s4")
    table.say(2, "win").say(-1, "go_on")
    assert table.open
    assert there(table.say(3, "win").state.last).winner == 3
    table = Table(*hands, draws="s4", gold="s9").play("0; 1 s4").say(-1, "go_on").say(3, "win")
    assert dict(there(table.state.last).specials)["gold_pair"] == 50


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


def test_fz43_who_answers_late_has_passed() -> None:
    table = fight().say(-1, "go_on").say(3, "pong m5")
    with pytest.raises(IllegalAction):
        table.say(2, "chow m4 m6")
    with pytest.raises(IllegalAction):
        fight().say(3, "pass").say(3, "pong m5")


def test_fz43_without_a_claim_the_next_seat_draws() -> None:
    table = fight().quiet()
    assert (list(table.asked), table.state.source) == ([2], "draw")
    assert table.state.discards[-1] == (1, "m5")


def test_fz53_the_claimed_tile_leaves_the_row_and_the_meld_shows_it_and_its_source() -> None:
    table = fight().say(3, "pass").say(2, "chow m4 m6").say(-1, "go_on")
    (meld,) = table.state.melds[2]
    assert (meld.pieces, meld.claimed, meld.source) == (("m4", "m5", "m6"), "m5", 1)
    assert [seat for seat, _ in table.state.discards] == [0]


def test_fz1_after_a_claim_the_turn_goes_on_from_the_claimer() -> None:
    table = fight().say(2, "pass").say(3, "pong m5").say(-1, "go_on").play("3").quiet()
    assert list(table.asked) == [0]
