"""Hands by chance that are complete, or nearly: with up to three wild tiles, up to four melds, and what else scores."""

from collections import Counter
from dataclasses import dataclass

from engine.core import Rng
from tests.engine.jiaxing.oracle.score import HONOURS, TILES, WINDS, Hand, mixed
from tests.engine.mahjong.reading import PLACE, Laid

POOLS = [TILES[:9], TILES[9:18], TILES[18:27], HONOURS]


@dataclass
class Case:
    """A hand, where its tile came from, who is bound to whom and who gave up."""

    hand: Hand
    laid: list[Laid]
    source: int | None
    edges: set[frozenset[int]]
    gone: set[int]


def case(rng: Rng) -> Case:
    """A hand that 136 tiles, three of them wild, allow; about every second wins."""
    while (found := _dealt(rng)) is None:
        pass
    wild, laid, concealed = found
    seat, dealer, src = rng.below(4), rng.below(4), rng.pick(["draw", "draw", "kong_draw", "rob", "first_discard"])
    others = [other for other in range(4) if other != seat]
    source = rng.pick(others) if src == "rob" else None
    if src == "first_discard":
        seat, source = (dealer + 1 + rng.below(3)) % 4, dealer
    tile = rng.pick(concealed)
    if tile == wild and src in ("rob", "first_discard"):  # a wild tile is in no kong, and dead as a discard
        return case(rng)
    hand = Hand(concealed, tile, wild, [(meld.kind, tuple(meld.pieces)) for meld in laid], src, seat, dealer)
    hand.round, hand.queue, hand.last = (
        rng.pick(WINDS),
        rng.below(3),
        src in ("draw", "kong_draw") and rng.below(4) == 0,
    )
    hand.first_turn = src in ("draw", "kong_draw") and rng.below(4) == 0 and seat == dealer
    hand.earthly_draw = src == "draw" and not laid and rng.below(4) == 0 and seat != dealer
    hand.settings = mixed(rng)
    edges, gone = set[frozenset[int]](), set[int]()
    if src != "first_discard" and rng.below(2):
        edges = {frozenset(rng.shuffled(range(4))[:2]) for _ in range(1 + rng.below(3))}
        free = set(others) - {party for edge in edges for party in edge} - {source}
        gone = {other for other in free if rng.below(2)}
    return Case(hand, laid, source, edges, gone)


def _dealt(rng: Rng) -> tuple[str, list[Laid], list[str]] | None:
    """The wild kind, melds and concealed tiles, or None where they are not to be had."""
    wild, pool = rng.pick(TILES), pool_of(rng)
    only_triplets = rng.below(3) == 0
    sets = [one_set(rng, pool, only_triplets) for _ in range(4)]
    pair = rng.pick(pool)
    open_sets = rng.pick([0, 0, 0, 1, 2, 3, 4])
    laid = [_laid(rng, tiles) for tiles in sets[:open_sets]]
    concealed = [pair, pair, *[tile for tiles in sets[open_sets:] for tile in tiles]]
    for _ in range(9 if pool == HONOURS and rng.below(2) else rng.below(3)):  # any 14 honours may do (JX-54)
        concealed[rng.below(len(concealed))] = rng.pick(pool if rng.below(3) else TILES)
    concealed = list(rng.shuffled([tile for tile in concealed if tile != wild] + [wild] * concealed.count(wild)))
    for place in range(min(rng.pick([0, 0, 1, 1, 2, 3]), len(concealed))):
        concealed[place] = wild
    held = Counter(concealed) + Counter(piece for meld in laid for piece in meld.pieces)
    if any(count > (3 if tile == wild else 4) for tile, count in held.items()):
        return None
    if any(wild in meld.pieces for meld in laid):
        return None
    return wild, laid, list(rng.shuffled(concealed))


def pool_of(rng: Rng) -> list[str]:
    """The kinds that the hand is made of: one suit, one with honours, honours alone, or all."""
    suit = POOLS[rng.below(3)]
    return rng.pick([suit, suit + HONOURS, suit + HONOURS, HONOURS, TILES])


def one_set(rng: Rng, pool: list[str], only_triplets: bool) -> list[str]:
    """A triplet or a sequence."""
    tile = rng.pick(pool)
    if only_triplets or tile in HONOURS or tile[1] > "7" or rng.below(3) == 0:
        return [tile] * 3
    return TILES[PLACE[tile] : PLACE[tile] + 3]


def _laid(rng: Rng, tiles: list[str]) -> Laid:
    if tiles[0] != tiles[1]:
        return Laid("chow", tiles)
    kind = rng.pick(["pong", "pong", "kong", "added", "concealed"])
    return Laid(kind, tiles if kind == "pong" else [tiles[0]] * 4)
