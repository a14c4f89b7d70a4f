"""The special wins and when there may be one (FZ-74 to FZ-79, FZ-89), and whose win counts (FZ-80)."""

from dataclasses import replace

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Hand
from engine.fuzhou.shape import jinkan
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import pack
from tests.engine.fuzhou.won import LONE, PLAIN, hand, win
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
