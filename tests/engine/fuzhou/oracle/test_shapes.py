"""What the tables say of a hand, against every way to take its golds (FZ-112)."""

from dataclasses import replace

from engine.core import Rng
from engine.fuzhou import shape
from engine.fuzhou.rules import Rules
from engine.mahjong.tiles import KINDS, pack
from tests.engine.fuzhou.oracle import score as oracle
from tests.engine.fuzhou.oracle.hands import case
from tests.engine.fuzhou.oracle.score import SUITED, Hand
from tests.sampling import counts


def before(hand: Hand) -> list[str]:
    """The tiles without the one that came last."""
    rest = list(hand.concealed)
    if hand.tile:
        rest.remove(hand.tile)
    return rest


def compare(hand: Hand) -> tuple[bool, ...]:
    """The predicates of a hand, found alike by both."""
    rules, gold, missing = Rules(**hand.settings), hand.gold, 5 - len(hand.melds)
    tiles, waiting = pack(hand.concealed), pack(before(hand))
    complete = oracle.complete(hand)
    found = (
        shape.complete(tiles, gold, missing),
        shape.gold_pair(tiles, gold, missing),
        shape.gold_triplet(tiles, gold, missing),
        shape.jinkan(waiting, gold, missing),
    )
    golden = oracle.with_gold_pair(hand), oracle.with_gold_triplet(hand)
    assert found == (complete, *golden, oracle.jinkan_shape(before(hand), gold, len(hand.melds))), hand
    if len(hand.concealed) == 3 * missing + 2:
        assert (shape.distance(tiles, gold, missing) == 0) == complete, hand
    if not hand.tile:
        return found
    assert shape.youjin(rules, waiting, gold, missing) == oracle.youjin(hand), hand
    free = replace(hand, src="discard", discarded_gold=False, jinkan=False, locked=set())
    claims = shape.may_claim(rules, waiting, gold, missing, hand.tile)
    assert claims == oracle.wins(free), hand
    return (*found, claims)


@counts(300, full=20_000)
def test_fz70_fz73_fz112_both_find_the_same_shapes(count: int) -> None:
    found = [compare(case(Rng(b"shapes", number))) for number in range(count)]
    assert all(sum(each[place : place + 1] == (True,) for each in found) > 3 for place in range(5))


@counts(60, full=2_000)
def test_fz112_a_hand_is_ready_for_just_the_tiles_that_complete_it(count: int) -> None:
    ready = 0
    for number in range(count):
        hand = case(Rng(b"waits", number))
        held, gold, missing = before(hand), hand.gold, 5 - len(hand.melds)
        if len(held) == 3 * missing + 1:
            kinds = [kind for kind in SUITED if kind != gold and held.count(kind) < 4]
            waits = [kind for kind in kinds if oracle.fits([*held, kind], gold, 0, missing, 1)]
            assert [KINDS[index] for index in shape.waits(pack(held), gold, missing)] == waits, hand
            assert (shape.distance(pack(held), gold, missing) == 1) == bool(waits), hand
            ready += bool(waits)
    assert ready > count // 5
