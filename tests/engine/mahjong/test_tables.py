"""What is played alike at a table of either game: turns, claims and what they lay down, and kongs."""

import itertools
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.engine.fuzhou.table import Table as Fuzhou
from tests.engine.jiaxing.table import Table as Jiaxing
from tests.engine.mahjong.story import Story
from tests.there import there


@dataclass(frozen=True)
class Game:
    """A game, and hands of it.

    apart: tiles that go with no character, and four fewer than a hand less melds has; more: what makes `apart` whole
    with two tiles beside it, dull: with none. ready: waits for `tile`, for four from each with `words`.
    """

    table: type[Jiaxing | Fuzhou]
    apart: str
    more: str
    dull: str
    ready: str
    tile: str
    words: dict[str, Any] = field(default_factory=dict)

    def discarded(self, *others: str) -> Story:
        """Seat 1 has discarded the m5 it drew; `others`: the hands of seat 2, 3 and 0."""
        second, third, first = (*others, *[""] * (3 - len(others)))
        return self.table(first, "", second, third, draws="m5").play("0; 1 m5")

    def fight(self) -> Story:
        """Seat 2 may chow, seat 3 may pong the m5 of seat 1."""
        table = self.discarded(f"m46 {self.apart} {self.more}", "m55")
        assert table.claims == {2: ["chow m4 m6"], 3: ["pong m5"]}
        return table


JIAXING = Game(Jiaxing, "EE SS WW NN C", "FF", "FF CB", "m123456789 EEE S", "S")
FUZHOU = Game(
    *(Fuzhou, "p147 p258 s147 s258", "m99", "m1199", "m123456789 p123 s11 s23", "s4"), {"flowers": ("E",) * 4}
)
BOTH = pytest.mark.parametrize("game", [JIAXING, FUZHOU], ids=["jiaxing", "fuzhou"])


def kongs(table: Story, seat: int) -> set[str]:
    return {action for action in table.asked[seat] if "kong" in action}


# turns


@BOTH
def test_jx20_jx1_fz40_fz1_the_turn_passes_to_the_right_hand_neighbour_who_draws_from_the_front(game: Game) -> None:
    table = game.table(draws="m1 m5 m9 p4 p8")
    for seat, drawn in zip((1, 2, 3, 0, 1), ("m1", "m5", "m9", "p4", "p8"), strict=True):
        table.play(str((seat - 1) % 4)).all_quiet()
        assert list(table.asked) == [seat]
        assert (table.state.drawn, table.state.source) == (drawn, "draw")
        assert f"discard {drawn}" in table.asked[seat]


@BOTH
def test_jx21_fz41_a_win_may_be_declined_and_declared_later_without_penalty(game: Game) -> None:
    draws = f"{game.tile} p9 p6 p7 {game.tile}"
    table = game.table("", game.ready, draws=draws, **game.words).play("0").all_quiet()
    assert "win" in table.asked[1]
    table.play(f"1 {game.tile}; 2; 3; 0; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)


# claims


@BOTH
def test_jx40_fz55_the_player_says_which_of_up_to_three_sequences(game: Game) -> None:
    for own, meld in (("m3 m4", "m345"), ("m4 m6", "m456"), ("m6 m7", "m567")):
        table = game.discarded(f"m3467 {game.apart}")
        assert table.claims[2] == ["chow m3 m4", "chow m4 m6", "chow m6 m7"]
        hand = set(table.hand(2).split())
        table.play(f"2 chow {own}")
        assert table.melds(2) == [f"chow {meld}"]
        left = "".join(sorted(set("3467") - {own[1], own[4]}))
        assert set(table.hand(2).split()) == hand - {"m3467"} | {f"m{left}"}
        assert (list(table.asked), table.state.source) == ([2], "claim")


@BOTH
@pytest.mark.parametrize("seat", [2, 3, 0])
def test_jx41_fz56_any_of_the_three_others_with_two_of_the_kind_may_pong(game: Game, seat: int) -> None:
    hands = ["", "", f"{game.apart} {game.dull}", ""]
    hands[seat] = f"m55 {game.apart} {game.more}"
    table = game.table(*hands, draws="m5").play("0; 1 m5")
    assert table.claims == {seat: ["pong m5"]}
    table.play(f"{seat} pong m5")
    assert table.melds(seat) == ["pong m555"]
    assert (list(table.asked), table.state.source) == ([seat], "claim")


@BOTH
def test_jx49_fz66_pong_comes_before_chow_whoever_says_it_first(game: Game) -> None:
    for order in itertools.permutations(((2, "chow m4 m6"), (3, "pong m5"), (-1, "go_on"))):
        table = game.fight()
        for seat, words in order:
            if table.open:
                table.say(seat, words)
        assert (table.melds(3), table.melds(2), list(table.asked)) == (["pong m555"], [], [3])


@BOTH
def test_jx23_fz43_the_window_is_settled_as_soon_as_no_missing_answer_could_be_better(game: Game) -> None:
    assert game.fight().say(-1, "go_on").say(3, "pong m5").melds(3) == ["pong m555"]
    table = game.fight().say(-1, "go_on").say(2, "chow m4 m6")
    assert (table.open, table.told) == (True, ())
    table = game.fight().say(-1, "go_on").say(3, "pass")
    assert (table.open, list(table.asked)) == (True, [2])


@BOTH
def test_jx23_fz43_no_answer_settles_a_window_before_the_table_goes_on(game: Game) -> None:
    table = game.fight().say(3, "pong m5").say(2, "pass")
    assert (table.asked, table.told, table.melds(3)) == ({-1: ["go_on"]}, (), [])
    assert table.say(-1, "go_on").kinds() == ["pong"]


@BOTH
def test_jx50_fz53_the_claimed_tile_leaves_the_row_and_the_meld_shows_it_and_its_source(game: Game) -> None:
    table = game.fight().say(3, "pass").say(2, "chow m4 m6").say(-1, "go_on")
    (meld,) = table.state.melds[2]
    assert (meld.pieces, meld.claimed, meld.source) == (("m4", "m5", "m6"), "m5", 1)
    assert [seat for seat, _ in table.state.discards] == [0]


# kongs


@BOTH
def test_jx43_fz58_a_pong_and_the_fourth_tile_drawn_now(game: Game) -> None:
    table = game.table("m4", "m44 p9", draws="p1 p2 p3 m4").play("0 m4; 1 pong m4; 1 p9; 2; 3; 0").quiet()
    assert kongs(table, 1) == {"added_kong m4"}
    table.play("1 added_kong m4").quiet()
    assert table.melds(1) == ["added m4444"]
    (meld,) = table.state.melds[1]
    assert (meld.claimed, meld.source) == ("m4", 0)


@BOTH
def test_jx44_fz59_four_of_a_kind_in_the_hand_are_a_concealed_kong(game: Game) -> None:
    table = game.table("m1111 p5555", back="m5 m6")
    assert kongs(table, 0) == {"concealed_kong m1", "concealed_kong p5"}
    table.say(0, "concealed_kong p5")
    assert table.melds(0) == ["concealed p5555"]
    (meld,) = table.state.melds[0]
    assert (meld.claimed, meld.source) == (None, None)
    assert kongs(table, 0) == {"concealed_kong m1"}
