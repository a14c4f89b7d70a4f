"""Claims on a discard: chow, pong and kong, who comes first, and what follows (JX-23, JX-24, JX-40 to JX-50)."""

import itertools
from typing import Any

import pytest

from tests.engine.jiaxing.table import Table


def discarded(tile: str, *others: str, **words: Any) -> Table:
    """Seat 1 has discarded the tile it drew; `others`: the hands of seat 2, 3 and 0."""
    second, third, first = (*others, *[""] * (3 - len(others)))
    return Table(first, "", second, third, draws=tile, **words).play(f"0; 1 {tile}")


def test_jx40_only_the_next_seat_may_chow() -> None:
    rest = ("EE SS WW NN C FF", "p1122 s113377 N", "p778899 CC BB F")
    for own in itertools.permutations(("m46", "p46", "s46")):
        table = discarded("m5", *(f"{tiles} {others}" for tiles, others in zip(own, rest, strict=True)))
        assert table.claims == ({2: ["chow m4 m6"]} if own[0] == "m46" else {})


def test_jx40_the_player_says_which_of_up_to_three_sequences() -> None:
    table = discarded("m5", "m3467 EE SS WW NN C")
    assert table.claims == {2: ["chow m3 m4", "chow m4 m6", "chow m6 m7"]}
    for own, meld in (("m3 m4", "m345"), ("m4 m6", "m456"), ("m6 m7", "m567")):
        table = discarded("m5", "m3467 EE SS WW NN C").play(f"2 chow {own}")
        assert table.melds(2) == [f"chow {meld}"]
        left = set("3467") - {own[1], own[4]}
        assert table.hand(2) == f"m{''.join(sorted(left))} EE SS WW NN C"


@pytest.mark.parametrize("seat", [2, 3, 0])
def test_jx41_any_of_the_three_others_with_two_of_the_kind_may_pong(seat: int) -> None:
    hands = ["", "", "EE SS WW NN CC FF B", ""]
    hands[seat] = "m55 m1 m9 EE SS WW NN C"
    table = Table(*hands, draws="m5").play("0; 1 m5")
    assert table.claims == {seat: ["pong m5"]}
    table.play(f"{seat} pong m5")
    assert table.melds(seat) == ["pong m555"]
    assert (list(table.asked), table.state.source) == ([seat], "claim")


def test_jx47_wild_tiles_are_no_part_of_a_claim() -> None:
    """The wild tile m4: no pong of m5 with it, no chow with it as a substitute or as itself."""
    assert discarded("m5", "m45 EE SS WW NN C FF", "m45 p1", wild="m4").claims == {}
    assert discarded("m5", "m46 EE SS WW NN C FF", wild="m4").claims == {}
    assert discarded("m5", "m4467 EE SS WW NN C", wild="m4").claims == {2: ["chow m6 m7"]}
    assert discarded("m5", "m55 EE SS WW NN C FF", "m44", wild="m4").claims == {2: ["pong m5"]}


def fight() -> Table:
    """Seat 2 may chow, seat 3 may pong the m5 of seat 1."""
    table = discarded("m5", "m46 EE SS WW NN C FF", "m55")
    assert table.claims == {2: ["chow m4 m6"], 3: ["pong m5"]}
    return table


def test_jx49_pong_comes_before_chow_whoever_says_it_first() -> None:
    claims = ((2, "chow m4 m6"), (3, "pong m5"), (-1, "go_on"))
    for order in itertools.permutations(claims):
        table = fight()
        for seat, words in order:
            if table.open:
                table.say(seat, words)
        assert (table.melds(3), table.melds(2), list(table.asked)) == (["pong m555"], [], [3])


def test_jx23_the_window_is_settled_as_soon_as_no_missing_answer_could_be_better() -> None:
    table = fight().say(-1, "go_on")
    assert table.say(3, "pong m5").melds(3) == ["pong m555"]
    table = fight().say(-1, "go_on").say(2, "chow m4 m6")
    assert (table.open, table.told) == (True, ())
    table = fight().say(-1, "go_on").say(3, "pass")
    assert (table.open, list(table.asked)) == (True, [2])


def test_jx23_no_answer_settles_a_window_before_the_table_goes_on() -> None:
    table = fight().say(3, "pong m5").say(2, "pass")
    assert (table.asked, table.told, table.melds(3)) == ({-1: ["go_on"]}, (), [])
    assert table.say(-1, "go_on").kinds() == ["pong"]


def test_jx24_a_declined_claim_may_be_made_the_next_time() -> None:
    table = Table("m5", "", "m55 m1", "", draws="m5").play("0 m5")
    assert table.claims == {2: ["pong m5"]}
    assert table.play("1 m5").claims == {2: ["pong m5"]}
    assert table.play("2 pong m5").melds(2) == ["pong m555"]


def test_jx50_the_claimed_tile_leaves_the_row_and_the_meld_shows_it_and_its_source() -> None:
    table = fight().say(3, "pass").say(2, "chow m4 m6").say(-1, "go_on")
    (meld,) = table.state.melds[2]
    assert (meld.pieces, meld.claimed, meld.source) == (("m4", "m5", "m6"), "m5", 1)
    assert "m5" not in [tile for _, tile in table.state.discards]
    assert len(table.state.discards) == 1


def test_jx50_after_a_claim_any_tile_may_be_discarded_and_nothing_else_done() -> None:
    table = discarded("m5", "m5567 p5555 CC NN W").play("2 pong m5")
    assert sorted(table.asked[2]) == sorted(f"discard {tile}" for tile in ("m6", "m7", "p5", "C", "N", "W"))
    table = discarded("m5", "m4567 p3456 C NN WW").play("2 chow m6 m7")
    assert "discard m5" in table.asked[2]
    assert table.play("2 m5").kinds() == ["discarded"]


def test_jx50_not_same_kind_is_about_the_kind_alone_and_only_that_discard() -> None:
    """The other end of a sequence, m8 after m5 with m6 m7, may go; and the claimed kind may in the next turn."""
    table = discarded("m5", "m56788 p34 NN WW CC", swap_discard="not_same_kind").play("2 chow m6 m7")
    assert {"discard m8"} <= set(table.asked[2])
    table.play("2 C; 3; 0; 1").quiet()
    assert "discard m5" in table.asked[2]
