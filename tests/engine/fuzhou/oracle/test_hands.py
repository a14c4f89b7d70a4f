"""Hands by chance, scored by the engine and by the second reading of the rules."""

from collections import Counter
from typing import Any, cast

from engine.core import Rng
from engine.fuzhou import score
from engine.fuzhou.rules import Rules
from engine.mahjong.melds import Meld
from tests.engine.fuzhou.oracle import score as oracle
from tests.engine.fuzhou.oracle.hands import case
from tests.engine.fuzhou.oracle.score import Hand
from tests.kinds.fuzhou import priority
from tests.sampling import counts


def known(hand: Hand, source: int | None) -> score.Hand:
    """The hand as the engine takes it."""
    concealed = list(hand.concealed)
    if hand.tile:
        concealed.remove(hand.tile)
    return score.Hand(
        concealed=tuple(concealed),
        tile=hand.tile or None,
        gold=hand.gold,
        melds=tuple(Meld(cast(Any, kind), pieces) for kind, pieces in hand.melds),
        flowers=tuple(hand.flowers),
        came_from=cast(Any, hand.src),
        seat=hand.seat,
        dealer=hand.dealer,
        discarder=source,
        streak=hand.streak,
        discarded_gold=hand.discarded_gold,
        jinkan=hand.jinkan,
        locked=frozenset(hand.locked),
    )


def compare(rng: Rng) -> list[str]:
    """Both readings of a hand agree in everything; `lost`, or how it was won and its specials."""
    hand = case(rng)
    source = (hand.seat + 1 + rng.below(3)) % 4 if hand.from_another else None
    win = score.best(Rules(**hand.settings), known(hand, source))
    expected = oracle.wins(hand) and (hand.src != "rob_kong" or bool(hand.settings["rob_kong"]))
    assert (win is not None) == expected, hand
    if win is None:
        return ["lost"]
    assert dict(win.special) == oracle.specials(hand), hand
    counted = {"hua": win.hua, "jin": win.jin, "lian": win.lian, "kongs": win.kongs}
    assert counted == oracle.points(hand), hand
    assert (win.P, list(win.pay)) == (oracle.amount(hand), oracle.payments(hand, source)), hand
    compare_parts(hand, win)
    return [hand.src, *oracle.specials(hand)]


def compare_parts(hand: Hand, win: score.Win) -> None:
    """What the engine shows as sets and a pair: such they are, and the tiles and golds of the hand are all in them."""
    shown = list(win.sets[len(hand.melds) :])
    if win.pair is None:
        assert "three_golds" in oracle.specials(hand), hand
        assert not oracle.complete(hand), hand
        assert sorted(tile for tiles, _ in shown for tile in tiles) == sorted(hand.concealed), hand
        return
    assert all(oracle.cut(tuple(sorted(int(tile[1]) for tile in tiles)), pair=False) for tiles, _ in shown), hand
    assert all(len(tiles) == 3 and len({tile[0] for tile in tiles}) == 1 for tiles, _ in shown), hand
    assert len(win.pair[0]) == 2, hand
    assert len(set(win.pair[0])) == 1, hand
    assert len(shown) + len(hand.melds) == 5, hand
    compare_golds(hand, [*shown, win.pair])


def compare_golds(hand: Hand, shown: list[tuple[tuple[str, ...], int]]) -> None:
    """The golds stand for what the others lack, and a pair or triplet of golds is shown where it counts."""
    places = Counter(tile for tiles, _ in shown for tile in tiles)
    naturals = Counter(tile for tile in hand.concealed if tile != hand.gold)
    golds = hand.concealed.count(hand.gold)
    assert not naturals - places, hand
    assert sum((places - naturals).values()) == golds == sum(number for _, number in shown), hand
    special = oracle.specials(hand)
    if "gold_triplet" in special:
        assert any(number == 3 == len(tiles) for tiles, number in shown), hand
    elif "gold_pair" in special:
        assert shown[-1][1] == 2, hand


@counts(400, full=20_000)
def test_fz90_hands_by_chance_score_as_the_rules_are_read(count: int) -> None:
    """FZ-27 to FZ-29, FZ-62, FZ-65, FZ-70 to FZ-79, FZ-85 to FZ-92."""
    rng = Rng(b"hands by chance")
    found = Counter(word for _ in range(count) for word in compare(rng))
    wanted = ("lost", "draw", "discard", "kong_draw", "rob_kong", "deal", "final", *oracle.CONSTANTS)
    assert min(found[word] for word in wanted) > count // 400, found


def several(rng: Rng) -> tuple[list[Hand], int]:
    """Some seats that may all win on the same tile, and who gave it; to rob the gold, the dealer among them."""
    while True:
        model = case(rng)
        if model.tile and model.src in ("discard", "rob_kong", "rob_gold"):
            break
    source = model.dealer if model.src == "rob_gold" else (model.seat + 1 + rng.below(3)) % 4
    hands = [model]
    while len(hands) < 3:
        hand = case(rng, model)
        if hand.seat not in [one.seat for one in hands] and (hand.seat != source or hand.src == "rob_gold"):
            hands.append(hand)
    return hands, source


@counts(100, full=10_000)
def test_fz80_of_several_the_same_seat_wins_in_both_readings(count: int) -> None:
    rng, sizes = Rng(b"several"), Counter[int]()
    for _ in range(count):
        hands, source = several(rng)
        rules = Rules.parse(hands[0].settings | {"rob_kong": True})
        from_whom = None if hands[0].src == "rob_gold" else source
        ready = [hand for hand in hands if oracle.wins(hand)]
        order = priority(rules, [known(hand, from_whom) for hand in hands])
        assert sorted(order) == sorted(hand.seat for hand in ready), hands
        sizes[len(ready)] += 1
        while ready:
            winner = oracle.first(ready, source)
            assert order[len(order) - len(ready)] == winner, ready
            ready = [hand for hand in ready if hand.seat != winner]
    assert min(sizes[1], sizes[2]) > 4
