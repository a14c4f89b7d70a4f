"""Hands by chance, scored by the engine and by the second reading of the rules: the best reading is exact (T-36)."""

from collections import Counter
from typing import Any, cast

from engine.core import Rng
from engine.jiaxing import score
from engine.jiaxing.rules import Rules
from engine.jiaxing.score import FAN, TAI
from engine.mahjong.melds import Meld
from tests.engine.jiaxing.oracle.hands import Case, case
from tests.engine.jiaxing.oracle.score import doublings, items, payments, readings, share
from tests.sampling import counts


def scored(known: Case) -> score.Win | None:
    """What the engine finds in a hand."""
    hand = known.hand
    concealed = list(hand.concealed)
    concealed.remove(hand.tile)
    return score.best(
        Rules(**hand.settings),
        score.Hand(
            concealed=tuple(concealed),
            tile=hand.tile,
            wild=hand.wild,
            melds=tuple(Meld(cast(Any, meld.kind), tuple(meld.pieces)) for meld in known.laid),
            came_from=cast(Any, hand.src),
            discarder=known.source,
            seat=hand.seat,
            dealer=hand.dealer,
            round_wind=hand.round,
            last=hand.last,
            first_turn=hand.first_turn or hand.earthly_draw,
            queue=hand.queue,
            contracts=tuple((one, other) for one, other in known.edges),
            gone=tuple(known.gone),
        ),
    )


def compare(known: Case) -> list[str]:
    """Both readings of a hand agree in everything; `lost`, or how it was won and what counted."""
    hand, win = known.hand, scored(known)
    tai = items(hand)
    assert (win is None) == (tai is None), known
    if win is None or tai is None:
        return ["lost"]
    assert list(win.tai) == list(tai.items()), known
    assert (win.T, dict(win.fan)) == (sum(tai.values()), doublings(hand)), known
    pay = payments(hand, tai, known.source, known.edges, known.gone)
    assert (win.S, list(win.pay)) == (share(hand, tai), pay), known
    compare_parts(known, win)
    return [hand.src, *tai, *doublings(hand)]


def compare_parts(known: Case, win: score.Win) -> None:
    """The sets and the pair that the engine shows are one of the readings, and its wild tiles are all there."""
    naturals = [tile for tile in known.hand.concealed if tile != known.hand.wild]
    wilds = len(known.hand.concealed) - len(naturals)
    shown = list(win.sets[len(known.laid) :])
    if win.pair is not None:
        cut = Counter(tiles for tiles, _ in shown), win.pair[0]
        assert any((Counter(sets), pair) == cut for _, sets, pair in readings(naturals, wilds)), known
        shown.append(win.pair)
    assert sum(number for _, number in shown) == wilds, known
    assert sum(len(tiles) for tiles, _ in shown) == len(known.hand.concealed), known


@counts(100, slow=300, full=20_000)
def test_t36_jx75_hands_by_chance_score_as_the_rules_are_read(count: int) -> None:
    """The best reading that `engine.mahjong.reading` finds is exact: JX-51 to JX-84, JX-89 to JX-98, JX-124."""
    rng = Rng(b"hands by chance")
    found = Counter(word for _ in range(count) for word in compare(case(rng)))
    assert min(found["lost"], found["draw"]) > 5
    assert count == 100 or min(found[word] for word in ("kong_draw", "rob", "first_discard", *TAI, *FAN)) > 0
