"""The score of hands of all sorts under settings of all sorts, against a second reading of the rules."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core import Rng
from engine.jiaxing.rules import Rules
from engine.jiaxing.score import Hand, Win, best
from engine.jiaxing.shape import may_rob, may_win
from engine.mahjong.melds import Meld
from engine.mahjong.reading import ALL
from engine.mahjong.tiles import BIT, KINDS, pack
from tests.engine.jiaxing.oracle import score as oracle

TILES = KINDS[:34]
POOLS = (TILES[:9], TILES[9:18] + TILES[27:], TILES[27:], (*TILES[18:27], *"ESC"), TILES[::2], TILES)


def meld_of(rng: Rng, block: tuple[str, ...]) -> Meld:
    if block[0] != block[1]:
        return Meld("chow", block)
    return rng.pick([Meld("pong", block), Meld("concealed", (*block, block[0]))])


def some_hand(rng: Rng) -> Hand:
    """Four sets and a pair of a few kinds, some of the tiles taken by wild ones; now and then one tile off."""
    pool = rng.pick(POOLS)
    blocks = [block for block in ALL if len(block) == 3 and {*block} <= {*pool}]
    sets, pair = [rng.pick(blocks) for _ in range(4)], rng.pick(pool)
    opened, wild = rng.pick([0, 0, 1, 2, 3, 4]), rng.pick(TILES)
    tiles = list(rng.shuffled([*(tile for block in sets[opened:] for tile in block), pair, pair]))
    free = min(rng.below(4), len(tiles) - 1)
    tiles = tiles[free:] + [wild] * free
    if not rng.below(4):
        tiles[0] = rng.pick(pool)
    *concealed, tile = rng.shuffled(tiles)
    seat, dealer = rng.below(4), rng.below(4)
    melds = tuple(meld_of(rng, block) for block in sets[:opened])
    found = Hand(tuple(concealed), tile, wild, melds, "draw", None, seat, dealer, rng.pick("ESWN"))
    return found if possible(found) else some_hand(rng)


def possible(found: Hand) -> bool:
    """At most four of each kind, three wild tiles, and none of them in a meld."""
    laid = [tile for meld in found.melds for tile in meld.pieces]
    held = Counter([*found.concealed, found.tile, *laid])
    return max(held.values()) <= 4 and held[found.wild] <= 3 and found.wild not in laid


def some_circumstances(rng: Rng, found: Hand) -> Hand:
    """How the tile came, the contracts, and who gave up."""
    others = [seat for seat in range(4) if seat != found.seat]
    came_from = rng.pick(["draw", "kong_draw", *(["rob", "first_discard"] if found.tile != found.wild else [])])
    if came_from == "first_discard":
        found = replace(found, dealer=rng.pick(others))
    contracts = tuple((rng.pick(others), found.seat) for _ in range(rng.below(2)))
    contracts += tuple(tuple(rng.shuffled(range(4))[:2]) for _ in range(rng.below(3)))
    discarder = found.dealer if came_from == "first_discard" else rng.pick(others) if came_from == "rob" else None
    bound = {found.seat, discarder, *(seat for contract in contracts for seat in contract)}
    return replace(
        found,
        came_from=came_from,
        discarder=discarder,
        last=not rng.below(4),
        first_turn=not rng.below(3),
        queue=rng.below(3),
        contracts=contracts,
        gone=tuple(seat for seat in others if seat not in bound and rng.below(2)),
    )


@pytest.mark.parametrize("batch", range(10))
def test_jx75_a_second_reading_of_the_rules_finds_the_same_wins(batch: int) -> None:
    won = sum(compared(Rng(b"readings", str(number))) for number in range(batch * 30, batch * 30 + 30))
    assert 5 <= won < 30


@pytest.mark.parametrize("all_honors_melds", [True, False])
def test_jx124_a_reading_is_found_just_where_the_tables_say_that_the_hand_wins(all_honors_melds: bool) -> None:
    rules, robbed = Rules(all_honors_melds=all_honors_melds), 0
    for number in range(300):
        found = some_hand(Rng(b"tables", str(number)))
        tiles = pack((*found.concealed, found.tile))
        assert (best(rules, found) is not None) == may_win(rules, tiles, found.wild, found.melds)
        if tiles >> BIT[found.tile] & 7 == 1 and found.tile != found.wild:
            robbing = best(rules, replace(found, came_from="rob", discarder=(found.seat + 1) % 4)) is not None
            assert robbing == may_rob(pack(found.concealed), found.wild, found.melds, found.tile)
            robbed += robbing
    assert robbed > 10


def compared(rng: Rng) -> bool:
    """Whether a hand wins, of which both say the same."""
    settings = {name: rng.pick(values) for name, values in oracle.SETTINGS.items()}
    found = some_circumstances(rng, some_hand(rng))
    other = read_by_oracle(found, settings)
    win, items = best(Rules.parse(settings), found), oracle.items(other)
    assert (win is None) == (items is None)
    if win is None or items is None:
        return False
    assert list(win.tai) == list(items.items())
    assert dict(win.fan) == oracle.doublings(other)
    assert oracle.share(other, items) == win.S
    edges = {frozenset(contract) for contract in found.contracts}
    assert list(win.pay) == oracle.payments(other, items, found.discarder, edges, set(found.gone))
    assert_shown(found, win)
    return True


def read_by_oracle(found: Hand, settings: dict) -> oracle.Hand:
    return oracle.Hand(
        [*found.concealed, found.tile],
        found.tile,
        found.wild,
        [(meld.kind, meld.pieces) for meld in found.melds],
        found.came_from,
        found.seat,
        found.dealer,
        found.round_wind,
        last=found.last,
        first_turn=found.first_turn,
        earthly_draw=found.first_turn,
        queue=found.queue,
        settings=oracle.chosen(**settings),
    )


def assert_shown(found: Hand, win: Win) -> None:
    """JX-59: the natural tiles lie in the reading as they are, and the wild ones take what is left of it."""
    parts = [*win.sets[len(found.melds) :], *([win.pair] if win.pair else [])]
    naturals = Counter(tile for tile in (*found.concealed, found.tile) if tile != found.wild)
    places = Counter(tile for block, _ in parts for tile in block)
    assert not naturals - places
    assert sum(wild for _, wild in parts) == (places - naturals).total() == 14 - 3 * len(found.melds) - naturals.total()
    assert [(meld.pieces, 0) for meld in found.melds] == list(win.sets[: len(found.melds)])
