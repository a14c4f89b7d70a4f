"""Hands by chance that win, or nearly: with up to four golds, up to five melds, flowers, and what bars a win."""

from collections import Counter

from engine.core import Rng
from tests.engine.fuzhou.oracle.score import FLOWERS, PLANTS, SEASONS, SUITED, Hand, Meld, jinkan_shape, mixed
from tests.engine.fuzhou.oracle.walks import STYLES, one_set, wished

SOURCES = [
    "draw", "draw", "discard", "discard", "discard", "kong_draw", "deal", "opening", "final", "rob_gold", "rob_kong",
]  # fmt: skip


def case(rng: Rng, like: Hand | None = None) -> Hand:
    """A hand that 144 tiles allow; about every second wins. `like`: on the same tile, in the same hand of a match."""
    while (hand := _dealt(rng, like)) is None or not _possible(hand):
        pass
    return hand


def _dealt(rng: Rng, like: Hand | None) -> Hand | None:
    """A hand, or None where it lacks the tile."""
    src, gold = (rng.pick(SOURCES), rng.pick(SUITED)) if like is None else (like.src, like.gold)
    dealer = rng.below(4) if like is None else like.dealer
    seat = dealer if src == "deal" else rng.below(4)
    melds, concealed = _tiles(rng, gold)
    if src == "opening" and seat != dealer:
        concealed.pop()
    tile = "" if src == "opening" else rng.pick(concealed)
    if src in ("draw", "kong_draw", "final") and gold in concealed and rng.below(2):
        tile = gold
    if src == "rob_gold":
        tile = gold
        if gold not in concealed:
            concealed[0] = gold
    elif like is not None:
        tile = like.tile
        if tile not in concealed:
            return None
    jinkan = src not in ("deal", "opening") and _waits_for_gold(concealed, tile, gold, len(melds)) and rng.below(4) > 0
    hand = Hand(concealed, tile, gold, _rack(rng), melds, src, seat, dealer, rng.below(4), jinkan)
    if src not in ("deal", "opening", "rob_gold"):
        hand.discarded_gold = rng.below(10) == 0
        hand.locked = set(rng.shuffled(SUITED)[: rng.below(3)])
    hand.settings = mixed(rng) if like is None else like.settings
    return hand


def _tiles(rng: Rng, gold: str) -> tuple[list[Meld], list[str]]:
    """Melds and concealed tiles, seventeen in all: a wish, or sets and a pair, with some tiles of any kind."""
    suit = rng.pick("mps")
    pool = rng.pick([SUITED, [tile for tile in SUITED if tile[0] == suit]])
    style = rng.pick(STYLES)
    concealed = wished(rng, style, gold, pool)
    if style == "jinkan" and rng.below(3):
        return [], list(rng.shuffled([gold, *concealed[:-1]]))
    melds: list[Meld] = []
    if not concealed:
        sets = [one_set(rng, pool, rng.below(3) == 0) for _ in range(5)]
        closed = rng.pick([0, 1, 2, 3, 4, 5])
        melds = [_laid(rng, tiles) for tiles in sets[closed:]]
        concealed = [rng.pick(pool)] * 2 + [tile for tiles in sets[:closed] for tile in tiles]
    concealed = list(rng.shuffled(concealed))
    for place in range(min(len(concealed), rng.pick([0, 0, 0, 1, 1, 2, 3]))):
        concealed[place] = gold
    if rng.below(3) == 0:
        concealed[-1] = rng.pick(pool)
    return melds, concealed


def _laid(rng: Rng, tiles: list[str]) -> Meld:
    if tiles[0] != tiles[1]:
        return "chow", tuple(tiles)
    kind = rng.pick(["pong", "pong", "kong", "added", "concealed"])
    return kind, tuple(tiles if kind == "pong" else [tiles[0]] * 4)


def _rack(rng: Rng) -> list[str]:
    """Flowers: often none, sometimes sets of four."""
    rack = rng.pick([[], rng.pick([["E"] * 4, ["B"] * 4, PLANTS, SEASONS])])
    left = Counter([*FLOWERS[:7] * 4, *FLOWERS[7:]]) - Counter(rack)
    return [*rack, *rng.shuffled(list(left.elements()))[: rng.pick([0, 0, 1, 2, 9])]]


def _waits_for_gold(concealed: list[str], tile: str, gold: str, melds: int) -> bool:
    before = list(concealed)
    before.remove(tile)
    return jinkan_shape(before, gold, melds)


def _possible(hand: Hand) -> bool:
    """Whether there are that many tiles of each kind, the golds being three and the indicator."""
    held = Counter(hand.concealed) + Counter(piece for _, pieces in hand.melds for piece in pieces)
    golds = held[hand.gold] + hand.discarded_gold
    if any(hand.gold in pieces for _, pieces in hand.melds) or golds > (4 if hand.src == "rob_gold" else 3):
        return False
    if hand.src in ("opening", "rob_gold", "deal") and any(kind != "concealed" for kind, _ in hand.melds):
        return False
    return not (hand.src in ("opening", "deal") and hand.melds) and max(held.values()) <= 4
