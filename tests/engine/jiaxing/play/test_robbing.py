"""Robbing a kong: which tile, in which reading, by whom, and who pays (JX-49, JX-57, JX-97)."""

import dataclasses
from typing import Any

import pytest

from engine.jiaxing.shape import may_win
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import pack
from tests.engine.jiaxing.table import Table
from tests.there import there

WAITING = "m56789 m111 m22 EEE"
"""Waits for m4 (and m7): mixed 2, round wind 1, no wild tile 1."""


def konged(waiting: str = WAITING, second: str = "", **words: Any) -> Table:
    """Seat 1 has made a pong of seat 0's m4, and now adds the fourth; `waiting`: seat 3's hand, `second`: seat 2's."""
    draws = str(words.pop("draws", "p1 p2 p3 m4"))
    table = Table("m4", "m44 C", second, waiting, draws=draws, earthly="off", **words)
    table.play("0 m4; 1 pong m4; 1 C; 2 p1; 3 p2; 0 p3")
    return table.quiet().say(1, "added_kong m4")


def test_jx57_a_tile_added_to_a_pong_may_be_robbed_by_who_wins_with_it() -> None:
    table = konged()
    assert table.asked == {-1: ["go_on"], 3: ["pass", "win"]}
    assert table.kinds() == ["added_kong"]
    assert table.state.phase == "rob"


def test_jx57_nobody_is_asked_but_the_table_where_nobody_wins_with_it() -> None:
    table = konged("m56789 m111 m22 EE S")
    assert table.asked == {-1: ["go_on"]}
    assert table.say(-1, "go_on").kinds() == ["drew"]
    assert (list(table.asked), table.melds(1)) == ([1], ["added m4444"])


def test_jx57_a_robbed_kong_does_not_come_about() -> None:
    table = konged(back="W").say(3, "win")
    assert table.told == ()
    table.say(-1, "go_on")
    last = there(table.state.last)
    assert [(meld.kind, meld.pieces) for meld in last.melds[1]] == [("pong", ("m4", "m4", "m4"))]
    assert (last.winner, last.tile) == (3, "m4")
    assert "drew" not in table.kinds()
    assert table.kinds()[:2] == ["robbed", "won"]
    assert (table.told[0].seat, table.told[0].pieces, table.told[0].to) == (3, ("m4",), 1)


def test_jx57_the_scene_says_whose_kong_was_robbed() -> None:
    sheet = there(konged(back="W").say(3, "win").say(-1, "go_on").scene(None).sheet("winning"))
    assert (sheet.reason, sheet.rows[0].pieces, sheet.rows[0].seat) == ("rob_kong", ("m4",), 1)


def test_jx28_while_a_kong_may_be_robbed_nobody_holds_a_drawn_tile() -> None:
    table = konged()
    for viewer in (0, 1, None):
        assert "drawn" not in [pile.role for pile in table.scene(viewer).piles]


def test_jx57_who_passed_the_discard_before_is_asked_about_the_kong_all_the_same() -> None:
    table = Table("m4", "m44 C", "", WAITING, draws="p1 p2 m2 m4", earthly="off")
    table.play("0 m4; 1 pong m4; 1 C; 2; 3; 0 m2")
    assert table.claims == {3: ["pong m2"]}
    table.play("1 added_kong m4")
    assert table.claims == {3: ["win"]}


def test_jx97_the_konger_alone_pays_three_shares() -> None:
    last = there(konged().play("3 win").state.last)
    assert dict(last.tai) == {"mixed": 2, "round_wind": 1, "no_wild": 1}
    assert (dict(last.fan), last.share, last.scores) == ({}, 4, (0, -12, 0, 12))


def test_jx57_a_robbed_kong_counts_as_a_self_draw_but_its_tile_is_no_replacement() -> None:
    table = konged("m56 m111 m22 EEE s999", wild="s9")
    assert dict(there(table.play("3 win").state.last).fan) == {"three_wild": 1}


@pytest.mark.parametrize(
    ("hand", "robs"),
    [
        ("EEE SSS WWW m999 s9", False),  # m4 and the wild tile as the pair
        ("EEE SSS WWW m99 s99", True),  # m4 and two wild tiles as a triplet
        ("EEE SSS m999 m56 B s9", True),  # a wild tile in the other pair
        ("EEE SSS m999 m55 m6 s9", True),  # m4, m6 and the wild tile, or m4 m5 m6 and m5 with the wild tile
        ("EEE SSS WWW m99 m5 s9", True),  # the wild tile in the sequence
        ("EEE SSS WWW p99 m5 s9", False),
        ("EEE SSS WWW p99 s99", True),  # only triplets
        ("EEE SSS WWW p999 s9", False),
        ("EE SS WW NN BB FFF", False),
    ],
)
def test_jx57_the_robbed_tile_lies_in_a_set_never_in_the_pair(hand: str, robs: bool) -> None:
    assert konged(hand).claims == ({3: ["win"]} if robs else {})


def test_jx57_the_same_single_tile_drawn_oneself_wins() -> None:
    assert "win" in Table("EEE SSS WWW m999 s9 m4").asked[0]


def test_jx57_robbing_on_a_single_wait_is_forbidden() -> None:
    """Seat 3 has four melds: with m4 or the wild tile in its hand m4 would make the pair, and any shape does."""
    melds = tuple(map(Meld.parse, ("pong EEE", "pong SSS", "pong WWW", "pong m999")))
    table = konged()
    for held in ("s9", "m4"):
        hands = (*table.state.hands[:3], pack((held,)))
        table.state = dataclasses.replace(table.state, hands=hands, melds=(*table.state.melds[:3], melds))
        assert table.claims == {}
        assert may_win(table.state.rules, hands[3] + pack(("m4",)), "s9", melds)


def test_jx54_with_all_honors_melds_off_fourteen_honours_rob_nothing() -> None:
    hand = "EE SS WW NN CC FFF"
    table = Table("B", "BB p7", "", hand, draws="p1 p2 p3 B", all_honors_melds="off", earthly="off")
    table.play("0 B; 1 pong B; 1 p7; 2 p1; 3 p2; 0 p3").quiet()
    assert table.say(1, "added_kong B").claims == {}
    assert "win" in Table(hand + " B", all_honors_melds="off").asked[0]


TWO = {"second": "m56 m33 SSS WWW NNN"}


def test_jx49_of_two_robbers_the_nearest_after_the_konger_wins_alone() -> None:
    table = konged(**TWO)
    assert table.claims == {2: ["win"], 3: ["win"]}
    table.say(3, "win").say(-1, "go_on")
    assert table.open
    table.say(2, "win")
    assert there(table.state.last).winner == 2
    assert there(table.state.last).scores[3] == there(table.state.last).scores[0] == 0


def bound(table: Table, *pairs: tuple[int, int], gone: tuple[int, ...] = ()) -> Table:
    table.state = dataclasses.replace(table.state, contracts=pairs, gone=gone)
    return table


@pytest.mark.parametrize(
    ("setting", "pairs", "paid"),
    [
        ("max", ((1, 3),), 20),  # the partner's five shares are more than three
        ("three", ((1, 3),), 12),
        ("max", ((1, 2),), 12),  # three are more than two
        ("max", ((0, 3),), 12),
        ("max", (), 12),
    ],
)
def test_jx97_rob_contract_says_whether_a_contract_counts_for_the_konger(
    setting: str, pairs: tuple[tuple[int, int], ...], paid: int
) -> None:
    table = bound(konged(rob_contract=setting), *pairs).play("3 win")
    assert there(table.state.last).scores == (0, -paid, 0, paid)


def test_jx26_jx106_who_gave_up_robs_nothing() -> None:
    assert bound(konged(), gone=(3,)).claims == {}
