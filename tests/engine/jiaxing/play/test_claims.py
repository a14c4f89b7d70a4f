"""Claims on a discard: chow, pong and kong, who comes first, and what follows (JX-23, JX-24, JX-40 to JX-50)."""

import itertools
from typing import Any

import pytest

from engine.core import IllegalAction
from tests.engine.jiaxing.table import Table


def discarded(tile: str, *others: str, **words: Any) -> Table:
    """Seat 1 has discarded the tile it drew; `others`: the hands of seat 2, 3 and 0."""
    second, third, first = (*others, *[""] * (3 - len(others)))
    return Table(first, "", second, third, draws=tile, **words).play(f"0; 1 {tile}")


def test_jx23_every_discard_asks_the_table_and_only_those_who_may_claim_it() -> None:
    table = discarded("m5", "p5", "m55", "p5")
    assert table.asked == {-1: ["go_on"], 3: ["pass", "pong m5"]}
    assert discarded("m5", "p123456789 EEE S", "p111 s222", "p222 s111").asked == {-1: ["go_on"]}


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


@pytest.mark.parametrize(
    ("tile", "hand"),
    [
        ("m9", "p12"),
        ("m8", "m9 p1"),
        ("m1", "m89"),
        ("m1", "m29"),
        ("E", "SW"),
        ("C", "FB"),
        ("m5", "m37"),
        ("m5", "m4p6"),
    ],
)
def test_jx40_no_sequence_across_suits_ends_or_honours(tile: str, hand: str) -> None:
    hand = hand.replace("p6", " p6")
    assert discarded(tile, f"{hand} p55 p77 s22 s55 s88 s9").claims == {}


@pytest.mark.parametrize(("chow", "offered"), [("on", {2: ["chow m4 m6"]}), ("off", {})])
def test_jx40_chow_may_be_switched_off(chow: str, offered: dict) -> None:
    table = discarded("m5", "m46 EE SS WW NN C FF", chow=chow)
    assert table.claims == offered
    assert discarded("m5", "m455 EE SS WW NN C F", chow=chow).claims == {2: ["pong m5"]}


@pytest.mark.parametrize("seat", [2, 3, 0])
def test_jx41_any_of_the_three_others_with_two_of_the_kind_may_pong(seat: int) -> None:
    hands = ["", "", "EE SS WW NN CC FF B", ""]
    hands[seat] = "m55 m1 m9 EE SS WW NN C"
    table = Table(*hands, draws="m5").play("0; 1 m5")
    assert table.claims == {seat: ["pong m5"]}
    table.play(f"{seat} pong m5")
    assert table.melds(seat) == ["pong m555"]
    assert (list(table.asked), table.state.source) == ([seat], "claim")


def test_jx41_one_of_the_kind_is_not_enough_and_the_discarder_may_not_claim() -> None:
    assert discarded("E", "E", "E", "E").claims == {}
    table = Table("", "EEE", draws="E").play("0; 1 E")
    assert table.claims == {}


@pytest.mark.parametrize("seat", [2, 3, 0])
def test_jx42_any_of_the_three_others_with_three_of_the_kind_may_kong_or_pong(seat: int) -> None:
    hands = [""] * 4
    hands[seat] = "EEE"
    table = Table(*hands, draws="E", back="m5").play("0; 1 E")
    assert sorted(table.claims[seat]) == ["kong E", "pong E"]
    assert list(table.claims) == [seat]
    table.play(f"{seat} kong E")
    assert table.melds(seat) == ["kong EEEE"]
    assert (table.state.drawn, table.state.source) == ("m5", "kong_draw")
    assert table.asked[seat][0] == "discard m5"


def test_jx47_wild_tiles_are_no_part_of_a_claim() -> None:
    """The wild tile m4: no pong of m5 with it, no chow with it as a substitute or as itself."""
    assert discarded("m5", "m45 EE SS WW NN C FF", "m45 p1", wild="m4").claims == {}
    assert discarded("m5", "m46 EE SS WW NN C FF", wild="m4").claims == {}
    assert discarded("m5", "m4467 EE SS WW NN C", wild="m4").claims == {2: ["chow m6 m7"]}
    assert discarded("m5", "m55 EE SS WW NN C FF", "m44", wild="m4").claims == {2: ["pong m5"]}


def test_jx47_jx48_a_discarded_wild_tile_is_claimed_by_nobody() -> None:
    table = Table("m4", "m35 EE SS WW NN CC F", "m44", "m6", wild="m4").play("0 m4")
    assert table.asked == {-1: ["go_on"]}


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


def test_jx49_kong_comes_before_chow() -> None:
    table = discarded("m5", "m46 EE SS WW NN C FF", "m555")
    table.say(2, "chow m4 m6").say(-1, "go_on").say(3, "kong m5")
    assert (table.melds(3), table.melds(2)) == (["kong m5555"], [])


def test_jx49_a_chow_counts_when_the_pong_is_not_made() -> None:
    table = fight().say(2, "chow m4 m6").say(3, "pass")
    assert table.open
    assert table.say(-1, "go_on").melds(2) == ["chow m456"]


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


def test_jx23_who_answers_late_has_passed() -> None:
    table = fight().say(-1, "go_on").say(3, "pong m5")
    with pytest.raises(IllegalAction):
        table.say(2, "chow m4 m6")
    with pytest.raises(IllegalAction):
        fight().say(3, "pass").say(3, "pong m5")


def test_jx23_without_a_claim_the_next_seat_draws() -> None:
    table = fight().quiet()
    assert (list(table.asked), table.state.source) == ([2], "draw")
    assert [tile for _, tile in table.state.discards][-1] == "m5"


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


@pytest.mark.parametrize(
    ("claim", "forbidden"),
    [("chow m6 m7", "m5"), ("chow m4 m6", "m5"), ("pong m5", "m5")],
    ids=["low", "middle", "pong"],
)
def test_jx50_with_not_same_kind_the_claimed_kind_may_not_be_discarded(claim: str, forbidden: str) -> None:
    hand = "m455567 p34 NN WW C"
    for setting, offered in (("allowed", True), ("not_same_kind", False)):
        table = discarded("m5", hand, swap_discard=setting).play(f"2 {claim}")
        assert (f"discard {forbidden}" in table.asked[2]) == offered
        assert {"discard p3", "discard N", "discard C"} <= set(table.asked[2])


def test_jx50_not_same_kind_is_about_the_kind_alone_and_only_that_discard() -> None:
    """The other end of a sequence, m8 after m5 with m6 m7, may go; and the claimed kind may in the next turn."""
    table = discarded("m5", "m56788 p34 NN WW CC", swap_discard="not_same_kind").play("2 chow m6 m7")
    assert {"discard m8"} <= set(table.asked[2])
    table.play("2 C; 3; 0; 1").quiet()
    assert "discard m5" in table.asked[2]
