"""Hands of all sorts under settings of all sorts, against every substitution of the golds and a second scoring."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.core import Rng
from engine.fuzhou import shape
from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Hand, Win, best
from engine.mahjong.melds import Meld, MeldKind
from engine.mahjong.tiles import KINDS, pack
from tests.engine.fuzhou.oracle.wins import Reading, readings

SUITED, FLOWERS = KINDS[:27], KINDS[27:]
POOLS = (SUITED[:9], SUITED[9:18], SUITED[:13], SUITED[18:], SUITED[::2], SUITED)
SOURCES = ("opening", "deal", "draw", "kong_draw", "rob_gold", "discard", "rob_kong", "final")
WORTH = {"three_golds": 40, "rob_gold": 30, "heaven": 30, "no_flower": 30}
WORTH |= {"one_flower": 0, "gold_pair": 0, "gold_triplet": 0, "gold_edge": 50}
"""What the specials add, 0 where a setting says it."""


def block(rng: Rng, pool: tuple[str, ...]) -> tuple[str, ...]:
    first = rng.pick(pool)
    row = KINDS[KINDS.index(first) : KINDS.index(first) + 3]
    straight = rng.below(2) and row[-1] in pool and row[0][0] == row[-1][0]
    return row if straight else (first,) * 3


PONGS: tuple[MeldKind, ...] = ("pong", "pong", "kong", "added", "concealed")


def meld_of(rng: Rng, tiles: tuple[str, ...]) -> Meld:
    if tiles[0] != tiles[1]:
        return Meld("chow", tiles)
    kind: MeldKind = rng.pick(PONGS)
    return Meld(kind, tiles if kind == "pong" else (*tiles, tiles[0]))


def some_hand(rng: Rng) -> Hand:
    """Five sets and a pair of few kinds or many, of which golds took some tiles; now and then one is a stranger."""
    pool, gold, opened = rng.pick(POOLS), rng.pick(SUITED), rng.pick([0, 0, 0, 1, 2, 4, 5])
    blocks = [block(rng, pool) for _ in range(5)]
    tiles = [tile for tiles in blocks[opened:] for tile in tiles] + [rng.pick(pool)] * 2
    free = min(rng.below(4), len(tiles) - 1)
    tiles = [*rng.shuffled(tiles)[free:], *[gold] * free]
    for _ in range(rng.pick([0, 0, 1, 3])):
        tiles[rng.below(len(tiles))] = rng.pick(pool)
    melds = tuple(meld_of(rng, tiles) for tiles in blocks[:opened])
    *concealed, tile = rng.shuffled(tiles)
    found = came(rng, Hand(tuple(concealed), tile, gold, melds, (), "draw", 0, 0))
    return found if possible(found) else some_hand(rng)


def edge_hand(rng: Rng) -> Hand:
    """A hand that has declared 金坎, or not where its tiles do not allow it, and some tile that came then."""
    gold = rng.pick([kind for kind in SUITED if kind[1] in "2345678"])
    around = [gold[0] + str(int(gold[1]) + step) for step in (-1, 1)]
    pool, opened = tuple(kind for kind in rng.pick(POOLS) if kind != gold), rng.below(5)
    blocks = [block(rng, pool) for _ in range(4)]
    tiles = [*around, *(tile for tiles in blocks[opened:] for tile in tiles), *[rng.pick(pool)] * 2]
    if not rng.below(4):
        tiles[rng.below(len(tiles))] = rng.pick(pool)
    melds = tuple(meld_of(rng, tiles) for tiles in blocks[:opened])
    found = came(rng, Hand(tuple(tiles), rng.pick([gold, *pool[:2], around[0]]), gold, melds, (), "draw", 0, 0))
    if not possible(found) or found.came_from in ("opening", "deal"):
        return edge_hand(rng)
    return replace(found, jinkan=shape.jinkan(pack(found.concealed), gold, 5 - opened))


def came(rng: Rng, found: Hand) -> Hand:
    """How the tile came, to whom, and what else counts or bars."""
    came_from, seat = rng.pick(SOURCES[2:] if found.melds else SOURCES), rng.below(4)
    return replace(
        found,
        tile=found.gold if came_from == "rob_gold" else found.tile,
        flowers=rng.shuffled([*FLOWERS[:7] * 4, *FLOWERS[7:]])[: rng.pick([0, 0, 1, 4, 20, 36])],
        came_from=came_from,
        seat=seat,
        dealer=seat if came_from == "deal" else rng.below(4),
        discarder=(seat + 1 + rng.below(3)) % 4 if came_from in ("discard", "rob_kong") else None,
        streak=rng.below(4),
        discarded_gold=not rng.below(5),
        locked=frozenset(rng.shuffled(found.concealed)[: rng.below(3)]),
    )


def possible(found: Hand) -> bool:
    """At most four tiles of each kind, three of them golds and the indicator, none of which lies in a meld."""
    held = Counter([*found.concealed, found.tile, *(tile for meld in found.melds for tile in meld.pieces)])
    golds = found.concealed.count(found.gold) + (found.tile == found.gold)
    most = 4 if found.came_from == "rob_gold" else 3
    return max(held.values()) <= 4 and held[found.gold] == golds <= most


def settings(rng: Rng) -> Rules:
    """Settings by chance, about half of them the default."""
    return Rules.parse(
        {
            option.name: option.default if rng.below(2) else rng.pick(option.offer)
            for option in Rules.options()
            if option.name != "reserve"
        }
    )


def expected(rules: Rules, hand: Hand) -> dict[str, Any] | None:
    """What a hand scores, from the readings alone (FZ-70 to FZ-92); None where it does not win."""
    tiles = [*hand.concealed, *([hand.tile] if hand.tile else [])]
    golds, missing = tiles.count(hand.gold), 5 - len(hand.melds)
    found = readings(tiles, hand.gold, missing)
    if not may_win(rules, hand, found, golds):
        return None
    worth = {key: points or getattr(rules, key) for key, points in WORTH.items()}
    special = {key: worth[key] for key, holds in specials(rules, hand, found, golds).items() if holds}
    hua = len(hand.flowers) + 2 * sum(hand.flowers.count(kind) == 4 for kind in "ESWNCFB")
    hua += 2 * sum(all(f"{plant}{number}" in hand.flowers for number in "1234") for plant in "fg")
    lian = hand.streak * (hand.seat == hand.dealer or rules.streak == "all")
    counted = hua + golds + lian
    if rules.kong_fan != "none":
        counted += sum(2 if meld.kind == "concealed" else 1 for meld in kongs(hand))
    plain = (counted + rules.base) * (1 if on_others(hand) else 2)
    doubled = (counted + rules.base if rules.special_base else counted) * 2
    amount = (doubled + max(special.values()) if special else plain) * rules.stake
    return {"special": special, "hua": hua, "jin": golds, "lian": lian, "P": amount, "pay": paid(rules, hand, amount)}


def may_win(rules: Rules, hand: Hand, found: frozenset[Reading], golds: int) -> bool:
    """Whether a hand with these readings and so many golds wins."""
    three = three_golds(hand, golds)
    if on_others(hand):
        pair = any(pair for _, pair in found)
        waiting = readings(drop(hand.concealed, hand.gold), hand.gold, 5 - len(hand.melds), 0)
        held = hand.concealed.count(hand.gold)
        lone = bool(held and waiting) and rules.youjin != "off" and (held == 1 or rules.youjin == "any_gold")
        barred = hand.tile == hand.gold or hand.tile in hand.locked or hand.jinkan or (lone and not pair)
        barred = barred or (hand.discarded_gold and rules.gold_discard == "self_draw_only")
        return bool(found) and not barred and (hand.came_from == "discard" or rules.rob_kong)
    drawn = hand.came_from in ("draw", "kong_draw")
    if hand.jinkan:
        return bool(found) and (drawn or hand.came_from == "final") and hand.tile == hand.gold
    if hand.came_from == "opening":
        return three
    drawn_third = drawn and hand.tile == hand.gold
    return bool(found) or (three and (hand.came_from == "final" or rules.three_golds == "any_own_turn" or drawn_third))


def specials(rules: Rules, hand: Hand, found: frozenset[Reading], golds: int) -> dict[str, bool]:
    """Which specials a hand has that wins."""
    return {
        "three_golds": three_golds(hand, golds) or (golds >= 3 and on_others(hand) and rules.three_golds_on_discard),
        "rob_gold": hand.came_from == "rob_gold",
        "heaven": hand.came_from == "deal" and bool(found),
        "no_flower": not hand.flowers and not kongs(hand),
        "one_flower": len(hand.flowers) == 1 and not kongs(hand) and rules.one_flower > 0,
        "gold_pair": any(pair for _, pair in found),
        "gold_triplet": any(sets for sets, _ in found),
        "gold_edge": hand.jinkan,
    }


def paid(rules: Rules, hand: Hand, amount: int) -> tuple[int, ...]:
    """What each seat wins or pays."""
    pay = [-amount] * 4
    if on_others(hand) and rules.discard_payment != "all_three":
        pay = [0] * 4
        pay[hand.discarder or 0] = -amount * {"only": 1, "double": 2, "three": 3}[rules.discard_payment.split("_")[-1]]
    pay[hand.seat] = 0
    pay[hand.seat] = -sum(pay)
    return tuple(pay)


def on_others(hand: Hand) -> bool:
    """Whether it wins on a tile of somebody else."""
    return hand.came_from in ("discard", "rob_kong")


def three_golds(hand: Hand, golds: int) -> bool:
    return golds >= 3 and hand.came_from not in ("discard", "rob_kong", "rob_gold")


def kongs(hand: Hand) -> list[Meld]:
    return [meld for meld in hand.melds if len(meld.pieces) == 4]


def drop(tiles: tuple[str, ...], kind: str) -> list[str]:
    """The tiles without one of a kind, if there is one."""
    rest = list(tiles)
    if kind in rest:
        rest.remove(kind)
    return rest


def compared(rng: Rng) -> tuple[str, ...]:
    """Holds one hand against both; its specials, or "no" where it does not win."""
    rules, found = settings(rng), some_hand(rng) if rng.below(5) else edge_hand(rng)
    assert_shapes(rules, found)
    win, wanted = best(rules, found), expected(rules, found)
    assert (win is None) == (wanted is None), found
    if win is None or wanted is None:
        return ("no",)
    assert {name: getattr(win, name) for name in wanted} == {**wanted, "special": tuple(wanted["special"].items())}
    assert win.pay == tuple(
        sum(amount * ((seat == receiver) - (seat == payer)) for payer, receiver, amount in win.payments)
        for seat in range(4)
    )
    assert_shown(found, win)
    return tuple(wanted["special"]) or ("plain",)


def assert_shapes(rules: Rules, found: Hand) -> None:
    """The predicates, each against the readings it speaks of (FZ-112)."""
    gold, missing, concealed = found.gold, 5 - len(found.melds), found.concealed
    tiles, waiting = pack((*concealed, *([found.tile] if found.tile else []))), pack(concealed)
    seen = readings([*concealed, *([found.tile] if found.tile else [])], gold, missing)
    assert shape.complete(tiles, gold, missing) == bool(seen)
    assert found.came_from == "opening" or (shape.distance(tiles, gold, missing) == 0) == bool(seen)
    assert shape.gold_pair(tiles, gold, missing) == any(pair for _, pair in seen)
    assert shape.gold_triplet(tiles, gold, missing) == any(sets for sets, _ in seen)
    assert any(pair for _, pair in seen) or not any(sets for sets, _ in seen)
    held = concealed.count(gold)
    allowed = {"any_gold": held > 0, "one_gold": held == 1, "off": False}[rules.youjin]
    alone = allowed and bool(readings(drop(concealed, gold), gold, missing, 0))
    assert shape.youjin(rules, waiting, gold, missing) == alone
    around = {gold[0] + str(int(gold[1]) + step) for step in (-1, 1)}
    edge = not held and len(around & {*concealed} & {*SUITED}) == 2
    rest = list(concealed)
    for kind in around if edge else ():
        rest.remove(kind)
    assert shape.jinkan(waiting, gold, missing) == (edge and bool(readings(rest, gold, missing - 1)))


def assert_shown(found: Hand, win: Win) -> None:
    """FZ-27: the natural tiles lie in the reading as they are, the golds take what is left, and the special shows."""
    parts = [*win.sets[len(found.melds) :], *([win.pair] if win.pair else [])]
    own = [*found.concealed, *([found.tile] if found.tile else [])]
    naturals = Counter(tile for tile in own if tile != found.gold)
    places = Counter(tile for tiles, _ in parts for tile in tiles)
    assert not naturals - places
    assert sum(wild for _, wild in parts) == (places - naturals).total() == own.count(found.gold)
    assert [(meld.pieces, 0) for meld in found.melds] == list(win.sets[: len(found.melds)])
    special = [key for key, _ in win.special]
    if win.pair is None:
        assert "three_golds" in special
        return
    assert all(tiles in [(tiles[0],) * 3] or tiles[-1][1] == str(int(tiles[0][1]) + 2) for tiles, _ in parts[:-1])
    if "gold_triplet" in special:
        assert ((found.gold,) * 3, 3) in parts
    elif "gold_pair" in special:
        assert win.pair == ((found.gold,) * 2, 2)


def tally(first: int, last: int) -> Counter[str]:
    return Counter(key for number in range(first, last) for key in compared(Rng(b"golds", str(number))))


def test_fz112_the_tables_and_every_substitution_find_the_same_wins_in_300_hands() -> None:
    found = tally(0, 300)
    assert found["no"] < 200
    assert all(found[key] for key in ("plain", *WORTH)), found


@pytest.mark.full
def test_fz112_the_tables_and_every_substitution_find_the_same_wins_in_20000_hands() -> None:
    found = tally(300, 20_300)
    assert found["no"] < 14_000
    assert min(found[key] for key in ("plain", *WORTH)) > 100, found


def test_fz74_fz76_after_jinkan_a_drawn_gold_wins_and_nothing_else() -> None:
    declared, wins = 0, 0
    for number in range(200):
        found = edge_hand(Rng(b"edges", str(number)))
        if found.jinkan:
            declared += 1
            win = best(Rules(), found)
            assert (win is not None) == (found.tile == found.gold and found.came_from in ("draw", "kong_draw", "final"))
            if win is not None:
                wins += 1
                assert "gold_edge" in dict(win.special)
                assert any(wild == 1 and tiles[1] == found.gold for tiles, wild in win.sets)
    assert 60 < declared < 200
    assert wins > 10


def test_fz112_a_hand_is_ready_for_just_the_tiles_that_complete_it() -> None:
    ready = 0
    for number in range(100):
        found = some_hand(Rng(b"waits", str(number)))
        concealed, gold, missing = found.concealed, found.gold, 5 - len(found.melds)
        left = [kind for kind in SUITED if kind != gold and concealed.count(kind) < 4]
        complete = tuple(KINDS.index(kind) for kind in left if readings([*concealed, kind], gold, missing))
        assert shape.waits(pack(concealed), gold, missing) == complete
        assert (shape.distance(pack(concealed), gold, missing) == 1) == bool(complete)
        ready += bool(complete)
    assert 20 < ready < 100


def test_fz70_who_is_asked_about_a_discard_is_who_may_win_on_it() -> None:
    wins = 0
    for number in range(300):
        rng = Rng(b"claims", str(number))
        rules, found = settings(rng), some_hand(rng)
        if found.tile is None or found.came_from == "rob_gold":
            continue
        asked = shape.may_claim(rules, pack(found.concealed), found.gold, 5 - len(found.melds), found.tile)
        free = replace(
            found, came_from="discard", discarder=3, seat=1, discarded_gold=False, jinkan=False, locked=frozenset()
        )
        assert asked == (expected(rules, free) is not None)
        wins += asked
    assert wins > 30
