"""The special wins and when there may be one (FZ-74 to FZ-79, FZ-89), and whose win counts (FZ-80)."""

from dataclasses import replace
from typing import Any

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Hand
from engine.fuzhou.shape import jinkan
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import pack
from tests.engine.fuzhou.won import LONE, PLAIN, hand, special, win, won
from tests.kinds.fuzhou import priority

STANDARD = Rules()
THREE = "m12479 p25689 s1379 s55 + s5"
"""Three golds s5 and nothing else."""
EDGE = "m13 p123456 s123456 p99 + m2"
"""What 金坎 may be declared with; m2 is the gold."""
ROB = "m123456 p123456 s11 s78 + s9"
"""A hand that s9, the gold, completes."""
PAIR = "m123456 p123456 s55 s89 + s7"
"""A pair of golds s5."""
NEAR = "m456789 p456789 s11 s89 + s7"


@pytest.mark.parametrize("came_from", ["opening", "deal", "draw", "kong_draw", "final"])
def test_fz77_three_golds_win_with_any_tiles(came_from: str) -> None:
    assert special(THREE, gold="s5", came_from=came_from, seat=0) == ["three_golds"]
    assert win(THREE.replace("s55", "s45"), gold="s5", came_from=came_from, seat=0) is None


@pytest.mark.parametrize("came_from", ["discard", "rob_kong", "rob_gold"])
def test_fz77_fz78_three_golds_win_nothing_that_is_not_drawn(came_from: str) -> None:
    three = "m12479 p2568 s1379 s555 + m1"
    assert win(three, gold="s5", came_from="draw")
    assert win(three, gold="s5", came_from=came_from) is None
    assert win(three, gold="s5", came_from=came_from, rules=Rules(three_golds_on_discard=True)) is None
    assert win(THREE, gold="s5", came_from="rob_gold") is None


@pytest.mark.parametrize("seat", [0, 2])
def test_fz77_three_golds_dealt_win_without_a_winning_tile(seat: int) -> None:
    text = "m12479 p25689 s137 s555" + (" s9" if seat == 0 else "")
    assert special(text, gold="s5", came_from="opening", seat=seat) == ["three_golds"]
    assert win(text.replace("s555", "s545"), gold="s5", came_from="opening", seat=seat) is None


def test_fz77_the_opening_asks_for_three_golds_and_nothing_else() -> None:
    assert win(PLAIN, came_from="deal", seat=0)
    assert win(PLAIN, came_from="opening", seat=0) is None


def test_fz77_three_golds_win_in_any_own_turn_or_by_setting_when_the_third_is_drawn() -> None:
    moment, later = Rules(three_golds="moment_of_draw"), "m12479 p25689 s137 s555 + s9"
    for came_from in ("draw", "kong_draw"):
        assert win(later, gold="s5", came_from=came_from)
        assert win(later, gold="s5", came_from=came_from, rules=moment) is None
        assert win(THREE, gold="s5", came_from=came_from, rules=moment)
    assert win(later, gold="s5", came_from="deal", seat=0)
    assert win(THREE, gold="s5", came_from="deal", seat=0, rules=moment) is None
    assert win(later, gold="s5", came_from="opening", rules=moment)
    assert win(later, gold="s5", came_from="final", rules=moment)


def test_fz89_three_golds_are_a_special_of_a_complete_hand_too_but_not_on_the_tile_of_another() -> None:
    text = "m1245 p45 p111 s78 s22 s555 + s9"
    assert special(text, gold="s5") == ["three_golds"]
    for came_from in ("discard", "rob_kong"):
        assert special(text, gold="s5", came_from=came_from) == []
        assert special(text, gold="s5", came_from=came_from, rules=Rules(three_golds_on_discard=True)) == [
            "three_golds"
        ]
    robbing = "m1245 p45 p111 s789 s22 s55 + s5"
    assert special(robbing, gold="s5", came_from="rob_gold", rules=Rules(three_golds_on_discard=True)) == ["rob_gold"]


def test_fz78_the_gold_is_robbed_for_five_sets_and_a_pair() -> None:
    for seat in range(4):
        assert special(ROB, gold="s9", came_from="rob_gold", seat=seat) == ["rob_gold"]
    assert win(ROB.replace("s78", "s25"), gold="s9", came_from="rob_gold") is None
    assert special("m123456 s11 s78 p123 + s9", "akong p5555", gold="s9", came_from="rob_gold", seat=0) == ["rob_gold"]


def test_fz78_only_the_indicator_can_be_robbed_and_the_hand_may_hold_golds() -> None:
    assert win(ROB, gold="m9", came_from="rob_gold") is None
    assert won(f"{LONE} + s5", gold="s5", came_from="rob_gold").jin == 2
    assert won("m123456 p123456 s1 s555 + s5", gold="s5", came_from="rob_gold").jin == 4


def test_fz78_neither_a_lock_nor_a_discarded_gold_nor_youjin_prevents_robbing_the_gold() -> None:
    barred: dict[str, Any] = {"discarded_gold": True, "locked": frozenset({"s5"})}
    assert special(f"{LONE} + s5", gold="s5", came_from="rob_gold", **barred) == ["rob_gold", "gold_pair"]


def test_fz78_who_declared_jinkan_robs_no_gold() -> None:
    assert special(EDGE, gold="m2", came_from="rob_gold", seat=0) == ["rob_gold"]
    assert win(EDGE, gold="m2", came_from="rob_gold", seat=0, jinkan=True) is None


def test_fz79_the_dealers_tiles_as_dealt_are_a_heavenly_hand() -> None:
    assert special(PLAIN, came_from="deal", seat=0) == ["heaven"]
    assert special(PLAIN.replace("+", ""), came_from="deal", seat=0) == ["heaven"]
    assert special(PLAIN, came_from="draw", seat=0) == []


def test_fz79_three_golds_dealt_without_the_structure_are_no_heavenly_hand() -> None:
    assert special(THREE, gold="s5", came_from="deal", seat=0) == ["three_golds"]
    assert special("m123456 p123456 s89 s7 s55 + s5", gold="s5", came_from="deal", seat=0) == [
        *("three_golds", "heaven", "gold_pair"),
    ]


@pytest.mark.parametrize("came_from", ["draw", "discard"])
def test_fz89_pinghe_has_neither_flowers_nor_kongs(came_from: str) -> None:
    assert special(PLAIN, flowers="", came_from=came_from) == ["no_flower"]
    assert special(PLAIN, flowers="B", came_from=came_from) == []
    assert special("m123456 p123 s11 s89 + s7", "pong p555", flowers="", came_from=came_from) == ["no_flower"]


@pytest.mark.parametrize("kong", ["kong p5555", "akong p5555", "added p5555"])
def test_fz89_a_kong_of_any_sort_makes_no_pinghe(kong: str) -> None:
    assert special("m123456 p123 s11 s89 + s7", kong, flowers="") == []


@pytest.mark.parametrize("came_from", ["draw", "discard", "rob_kong", "final"])
def test_fz89_a_pair_of_golds_is_a_gold_sparrow(came_from: str) -> None:
    assert special(PAIR, gold="s5", came_from=came_from) == ["gold_pair"]
    assert special(PAIR.replace("s55", "s45"), gold="s5", came_from="draw") == []


def test_fz89_the_third_gold_of_a_gold_sparrow_may_be_in_a_set() -> None:
    assert special("m123456 p12345 s555 s89 + s7", gold="s5", came_from="discard") == ["gold_pair"]


def test_fz89_a_set_of_three_golds_is_a_gold_dragon_and_could_always_be_a_sparrow() -> None:
    assert special("m123456 p123456 s1 s555 + s1", gold="s5", came_from="discard") == ["gold_pair", "gold_triplet"]
    assert special("m123456 p123456 s22 s55 + s5", gold="s5") == ["three_golds", "gold_pair", "gold_triplet"]


def test_fz89_the_fourth_gold_of_a_gold_dragon_may_be_in_a_set() -> None:
    text = "m123456 p12346 s22 s555 + s5"
    assert special(text, gold="s5", came_from="rob_gold") == ["rob_gold", "gold_pair", "gold_triplet"]


def test_fz89_golds_that_complete_three_sets_are_neither() -> None:
    assert special("m1245 p45 p111 s78 s22 s555 + s9", gold="s5", came_from="discard") == []


def test_fz74_fz76_after_jinkan_a_drawn_gold_wins_and_nothing_else() -> None:
    for came_from in ("draw", "kong_draw", "final"):
        assert special(EDGE, gold="m2", came_from=came_from, jinkan=True) == ["gold_edge"]
        assert special(EDGE, gold="m2", came_from=came_from) == []
    other = "m1333 p123456 s123456 + m1"
    assert win(other, gold="m2", came_from="draw")
    for came_from in ("draw", "kong_draw", "final", "discard", "rob_kong"):
        assert win(other, gold="m2", came_from=came_from, jinkan=True) is None


def test_fz89_pinghe_may_be_beside_the_gold_edge() -> None:
    assert special(EDGE, gold="m2", jinkan=True, flowers="") == ["no_flower", "gold_edge"]


@pytest.mark.parametrize(
    ("text", "gold", "missing", "possible"),
    [
        ("m13 p123456 s123456 p99", "m2", 5, True),
        ("m79 p123456 s123456 p99", "m8", 5, True),
        ("m13 p99", "m2", 1, True),
        ("m1333", "m2", 1, True),
        ("m1333456", "m2", 2, True),
        ("m13 p29", "m2", 1, False),
        ("m13 p99 m45 s1", "m2", 2, False),
        ("m12 p99", "m1", 1, False),
        ("m89 p99", "m9", 1, False),
        ("m9 p2 s11", "p1", 1, False),
        ("m8 p1 s11", "m9", 1, False),
        ("m2334", "m3", 1, False),
        ("m2 p49 p9", "m3", 1, False),
        ("m1 p399", "m2", 1, False),
        ("m1", "m2", 0, False),
    ],
)
def test_fz74_jinkan_needs_both_neighbours_of_the_gold_and_all_else_complete(
    text: str, gold: str, missing: int, possible: bool
) -> None:
    tiles = tiles_of(text)
    assert len(tiles) == 3 * missing + 1
    assert jinkan(pack(tiles), gold, missing) is possible


def order(*claimants: Hand, rules: Rules = STANDARD) -> tuple[int, ...]:
    return priority(rules, claimants)


def test_fz80_three_golds_go_before_the_heavenly_hand_and_that_before_robbing_the_gold() -> None:
    three = hand("m12479 p25689 s137 s555", gold="s5", came_from="opening", seat=3)
    heaven = hand(PAIR, gold="s5", came_from="deal", seat=0)
    robbing = hand(f"{LONE} + s5", gold="s5", came_from="rob_gold", seat=1)
    assert order(robbing, heaven, three) == (3, 0, 1)


@pytest.mark.parametrize("dealer", range(4))
def test_fz80_the_gold_is_robbed_by_the_nearest_to_the_dealer_who_comes_last(dealer: int) -> None:
    claimants = [hand(ROB, gold="s9", came_from="rob_gold", seat=seat, dealer=dealer) for seat in range(4)]
    assert order(*claimants) == tuple((dealer + step) % 4 for step in (1, 2, 3, 4))


def test_fz80_of_those_who_rob_the_gold_a_gold_pair_goes_first_but_not_the_dealers() -> None:
    golden, ordinary = f"{LONE} + s5", "m123456 p123456 s46 s11 + s5"
    near, far = (
        hand(ordinary, gold="s5", came_from="rob_gold", seat=1),
        hand(golden, gold="s5", came_from="rob_gold", seat=3),
    )
    assert order(near, far) == (3, 1)
    own = hand(golden, gold="s5", came_from="rob_gold", seat=0)
    assert order(own, near) == (1, 0)


@pytest.mark.parametrize("came_from", ["discard", "rob_kong"])
@pytest.mark.parametrize("discarder", range(4))
def test_fz80_the_nearest_after_the_discarder_wins(came_from: str, discarder: int) -> None:
    seats = [(discarder + step) % 4 for step in (3, 1, 2)]
    claimants = [hand(PLAIN, came_from=came_from, discarder=discarder, seat=seat, dealer=2) for seat in seats]
    assert order(*claimants) == tuple((discarder + step) % 4 for step in (1, 2, 3))


@pytest.mark.parametrize("came_from", ["discard", "rob_kong"])
@pytest.mark.parametrize("golden", [PAIR, "m123456 p123456 s7 s555 + s7"])
def test_fz80_a_gold_pair_or_a_gold_triplet_goes_before_a_nearer_win(came_from: str, golden: str) -> None:
    near = hand(NEAR, gold="s5", came_from=came_from, discarder=0, seat=1)
    far = hand(golden, gold="s5", came_from=came_from, discarder=0, seat=3)
    assert order(near, far) == order(far, near) == (3, 1)
    assert order(near, replace(far, dealer=3)) == (3, 1)


def test_fz80_who_may_not_win_is_not_in_the_order() -> None:
    barred = hand(PLAIN, came_from="discard", discarder=0, seat=1, discarded_gold=True)
    locked = hand(PLAIN, came_from="discard", discarder=0, seat=2, locked=frozenset({"s7"}))
    assert order(barred, locked, hand(NEAR, came_from="discard", discarder=0, seat=3)) == (3,)
    assert order(barred, locked) == ()
    assert order() == ()
