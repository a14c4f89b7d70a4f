"""Robbing a kong (FZ-70), and robbing the gold after the dealer's first discard (FZ-42, FZ-78, FZ-80)."""

import itertools
from typing import Any

import pytest

from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4, and so for a gold."""
OTHER = "m123456789 p456 s55 s23"
THIRD = "m123456789 p456 s66 s23"
E = ("E",) * 4


def konged(second: str = "", third: str = READY, **words: Any) -> Table:
    """Seat 1 has a pong of s4 from seat 0 and adds the fourth; seat 3 waits for it."""
    gold = words.pop("gold", "p9")
    table = Table("s4", "s44 p8", second, third, draws="p8 m9 p7 s4", back="p6", gold=gold, flowers=E, **words)
    return table.play("0 s4; 1 pong s4; 1 p8; 2; 3; 0; 1 added_kong s4")


def specials(table: Table) -> dict[str, int]:
    return dict(there(table.state.last).specials)


# robbing a kong


def test_fz70_an_added_kong_may_be_robbed_before_its_replacement_is_drawn() -> None:
    table = konged()
    assert table.asked == {-1: ["go_on"], 3: ["pass", "win"]}
    assert table.state.left == 78 - 4 - 4
    table.say(-1, "go_on").say(3, "win")
    last = there(table.state.last)
    assert (last.winner, last.tile, last.self_draw, last.scores) == (
        3,
        "s4",
        False,
        (-2, -2, -2, 6),
    )
    assert table.kinds()[:2] == ["robbed", "won"]


def test_fz70_the_scene_says_whose_kong_was_robbed_and_that_the_gold_was() -> None:
    kong = there(konged().say(3, "win").say(-1, "go_on").scene(None).sheet("winning"))
    assert (kong.reason, kong.rows[0].pieces, kong.rows[0].seat) == ("rob_kong", ("s4",), 1)
    gold = there(Table("m5", READY, gold="p9", flowers=E).play("0 m5; 1 rob_gold").scene(None).sheet("winning"))
    assert (gold.reason, gold.rows[0].pieces, gold.rows[0].number, gold.rows[0].seat) == ("rob_gold", ("p9",), 1, None)


def test_fz70_without_a_robber_the_kong_is_complete_and_draws_from_the_back() -> None:
    table = konged().quiet()
    assert (table.melds(1), table.state.drawn, table.state.source) == (["added s4444"], "p6", "kong_draw")
    table = konged(third="")
    assert table.asked == {-1: ["go_on"]}
    assert table.quiet().kinds() == ["drew"]


@pytest.mark.parametrize("says", [(2, 3), (3,)])
def test_fz80_of_several_robbers_the_nearest_after_the_konger_wins(says: tuple[int, ...]) -> None:
    for order in itertools.permutations((2, 3, -1)):
        table = konged(second=OTHER)
        for seat in order:
            if table.open:
                table.say(seat, "go_on" if seat == -1 else "win" if seat in says else "pass")
        assert there(table.state.last).winner == says[0]


# robbing the gold


def test_fz42_fz78_after_the_dealers_first_discard_the_gold_may_be_robbed_before_any_claim() -> None:
    """Seat 1 waits for s4 as well, and seat 2 could pong it: neither is asked about it yet."""
    table = Table("s4", READY, "s44", gold="p9", flowers=E).play("0 s4")
    assert table.asked == {-1: ["go_on"], 1: ["pass", "rob_gold"]}
    table.quiet()
    assert {seat: sorted(words) for seat, words in table.claims.items()} == {1: ["chow s2 s3", "win"], 2: ["pong s4"]}


def test_fz78_the_robbed_gold_completes_the_hand_and_pays_like_a_self_draw() -> None:
    """One flower and one gold: 2 x 2 + 30, from each; the discard stays where it is."""
    table = Table("m5", READY, gold="p9", flowers=E).play("0 m5; 1 rob_gold")
    last = there(table.state.last)
    assert (last.winner, last.tile, last.hua, last.jin, specials(table)) == (
        1,
        "p9",
        1,
        1,
        {"rob_gold": 30},
    )
    assert last.scores == (-34, 102, -34, -34)
    assert table.kinds()[:3] == ["discarded", "robbed_gold", "won"]


def test_fz78_the_dealer_may_rob_it_too_after_the_discard() -> None:
    table = Table(f"{READY} m5", gold="p9", flowers=E).play("0 m5; 0 rob_gold")
    assert (there(table.state.last).winner, there(table.state.last).scores) == (0, (102, -34, -34, -34))
    assert Table(f"{READY} m5", gold="p9").play("0 s2").claims.get(0) is None


def test_fz42_the_gold_is_robbed_once_at_most_and_never_later() -> None:
    table = Table("m5", READY, gold="p9", draws="m6 m7 m8 p1").play("0 m5").quiet()
    assert table.kinds() == ["gold_safe"]
    table.play("1; 2; 3; 0")
    for _ in range(4):
        assert table.state.phase == "claim"
        assert not any("rob_gold" in words for words in table.asked.values())
        table.quiet().play(str(next(iter(table.asked))))


def test_fz78_a_dealer_who_declares_jinkan_with_the_first_discard_robs_no_gold() -> None:
    hand = "m13 p123456 s123456 p99 m7"
    assert Table(hand, gold="m2").play("0 m7").claims == {0: ["rob_gold"]}
    assert Table(hand, gold="m2").play("0 jinkan m7").claims == {}


@pytest.mark.parametrize("dealer", range(4))
def test_fz80_others_go_before_the_dealer_and_the_nearest_to_its_right_first(dealer: int) -> None:
    robbers = (OTHER, THIRD, READY)
    for able in ((1, 2), (2, 3), (1, 3), (3, 0), (2, 0)):
        hands = [""] * 4
        for step, hand in zip(able, robbers, strict=False):
            hands[(dealer + step) % 4] = hand + (" m5" if step == 0 else "")
        if not hands[dealer]:
            hands[dealer] = "m5"
        for first in (0, 1):
            table = Table(*hands, dealer=dealer, gold="p9").play(f"{dealer} m5").say(-1, "go_on")
            seats = [(dealer + step) % 4 for step in able]
            assert set(table.claims) == set(seats)
            for seat in (seats[first], seats[1 - first]):
                if table.open:
                    table.say(seat, "rob_gold")
            assert there(table.state.last).winner == seats[0]


def test_fz80_a_gold_pair_goes_before_a_nearer_robber_but_the_dealers_does_not() -> None:
    """Beside the robbed gold a gold that waits alone is a pair."""
    pair = "m123456789 p123 s678 p9"
    table = Table("m5", OTHER, pair, gold="p9").play("0 m5").say(-1, "go_on").say(1, "rob_gold")
    assert table.open
    assert there(table.say(2, "rob_gold").state.last).winner == 2
    table = Table(f"{pair} m5", "", OTHER, gold="p9").play("0 m5").say(-1, "go_on").say(0, "rob_gold")
    assert table.open
    assert there(table.say(2, "rob_gold").state.last).winner == 2


def test_fz82_by_setting_the_nearest_to_the_dealer_robs_the_gold_whatever_the_hands_have() -> None:
    for order, winner in (("golden_first", 2), ("nearest", 1)):
        table = Table("m5", OTHER, "m123456789 p123 s678 p9", gold="p9", rob_gold_order=order).play("0 m5")
        for seat, words in ((1, "rob_gold"), (-1, "go_on"), (2, "rob_gold")):
            if table.open:
                table.say(seat, words)
        assert there(table.state.last).winner == winner
