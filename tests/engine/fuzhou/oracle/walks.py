"""Walls and choices by chance that lead to what is rare: golds, jinkan, robbing, kongs, flowers and the last tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core import Rng
from tests.engine.fuzhou.oracle.deal import Laying
from tests.engine.fuzhou.oracle.play import Table
from tests.engine.fuzhou.oracle.score import ALL, FLOWERS, SUITED, Chosen
from tests.engine.mahjong.reading import SEATS, TABLE

STYLES = ["any", "any", "any", "any", "ready", "ready", "triplets", "youjin", "jinkan", "golds", "pair of golds"]
WILLING = {
    "deal": [0, 50], "draw": [0, 80, 100], "discard": [0, 0, 80, 100], "rob_gold": [0] * 7 + [100],
    "first_draw": [0, 100], "three_golds": [0, 0, 100],
}  # fmt: skip
"""How often, in percent, a win is taken that there may be; what is rarer is always taken."""


def place_of(tile: str) -> int:
    """Where it lies in the wall that `Placed.on` was asked for."""
    assert isinstance(tile, Placed)
    return tile.place


class Placed(str):
    """A tile that knows its place in the wall."""

    __slots__ = ("place",)

    place: int

    @staticmethod
    def on(ring: Sequence[str]) -> list[Placed]:
        placed = [Placed(tile) for tile in ring]
        for place, tile in enumerate(placed):
            tile.place = place
        return placed


def thrown(rng: Rng) -> tuple[int, int]:
    """Two dice."""
    return 1 + rng.below(6), 1 + rng.below(6)


def one_set(rng: Rng, pool: list[str], only_triplets: bool = False) -> list[str]:
    """A triplet or a sequence."""
    tile = rng.pick(pool)
    if only_triplets or tile[1] > "7" or rng.below(3) == 0:
        return [tile] * 3
    return [f"{tile[0]}{int(tile[1]) + step}" for step in range(3)]


def wished(rng: Rng, style: str, gold: str, pool: list[str]) -> list[str]:
    """Seventeen tiles: five sets and a pair, some of them golds; the last of them may be what the hand waits for."""
    if style == "any":
        return []
    sets = [one_set(rng, pool, style == "triplets") for _ in range(5)]
    pair = [rng.pick(pool)] * 2
    if style == "jinkan":
        rank = int(gold[1])
        sets[0] = [f"{gold[0]}{min(9, max(1, rank + step))}" for step in (-1, 1)] + [rng.pick(pool)]
        return [tile for part in [pair, *sets[1:], sets[0]] for tile in part]
    if style == "youjin":
        pair = [gold, rng.pick(SUITED)]
    if style == "pair of golds":
        pair = [gold, gold]
    tiles = [*pair, *rng.shuffled([tile for part in sets for tile in part])]
    for place in range(rng.below(4) if style == "golds" else rng.below(2)):
        tiles[2 + place] = gold
    if rng.below(2):
        tiles[rng.below(17)] = rng.pick(SUITED)
    return tiles


class Walk:
    """The habits of one hand: what the seats are dealt, which suit each collects, and how willing they are."""

    def __init__(self, rng: Rng, style: str = "") -> None:
        """`style`: of what all the seats are dealt; without one, every second time some are dealt what nearly wins."""
        self.rng = rng
        self.kept = [rng.pick("mps"[: 1 + rng.below(3)]) for _ in SEATS]
        self.styles = [style] if style else STYLES if rng.below(2) else ["any"]
        self.tired = 0
        self.luck = rng.pick([0, 50, 80])
        self.claims = rng.pick([5, 20, 60, 95])
        rare = style and rng.below(2)
        self.wins = {how: 0 if rare else rng.pick(often) for how, often in WILLING.items()}
        self.flowers = rng.pick([0, 50, 100])
        self.golds = rng.pick([0, 0, 30])
        self.near = 20 if style == "jinkan" else rng.pick([0, 20, 70])

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def ring(self, settings: Chosen, dealer: int, dice: tuple[int, int]) -> tuple[str, ...]:
        """A wall: where its flowers lie decides who takes which place, then the places are given suit tiles."""
        ring = list(self.rng.shuffled(ALL))
        laid = self._laid(settings, dealer, ring, dice)
        if not self.chance(self.flowers):  # few flowers: some of those dealt lie in the reserve instead
            free = [place_of(tile) for stack in laid.wall[30:50] for tile in stack if tile not in FLOWERS]
            dealt = [place_of(tile) for rack in laid.racks for tile in rack]
            for place, other in zip(dealt[self.rng.below(6) :], free, strict=False):
                ring[place], ring[other] = ring[other], ring[place]
            laid = self._laid(settings, dealer, ring, dice)
        left = list(self.rng.shuffled(SUITED * 4))
        gold = self.rng.pick(SUITED)
        self._put(ring, place_of(laid.gold), [gold], left)
        for seat in self.rng.shuffled(SEATS):
            pool = self.rng.pick([SUITED, [tile for tile in SUITED if tile[0] == self.kept[seat]]])
            wish = wished(self.rng, self.rng.pick(self.styles), gold, pool)
            for tile in laid.hands[seat]:
                liked = wish[:1] or [tile for tile in left if tile[0] == self.kept[seat] and self.chance(self.luck)]
                wish = wish[1:]
                self._put(ring, place_of(tile), liked, left)
        for tile in [tile for stack in laid.wall for tile in stack if tile not in FLOWERS]:
            self._put(ring, place_of(tile), [gold] * self.chance(self.near), left)
        return tuple(ring)

    def _laid(self, settings: Chosen, dealer: int, ring: list[str], dice: tuple[int, int]) -> Laying:
        laid = Laying()
        laid.settings = settings
        laid.lay_out(dealer, Placed.on(ring), dice)
        return laid

    def _put(self, ring: list[str], place: int, liked: list[str], left: list[str]) -> None:
        """The first tile that is liked and left, else any that is left."""
        tile = next((tile for tile in liked if tile in left), left[0])
        left.remove(tile)
        ring[place] = tile

    def choose(self, table: Table) -> tuple[int, str]:
        """Somebody's answer: wins and claims are taken more or less willingly, and a suit is collected."""
        seat = self.rng.pick(list(table.asked))
        words = table.asked[seat]
        if "finish" in words and self.chance(self.tired):
            return seat, "finish"
        if seat == TABLE or words[0] == "ready":
            return seat, words[0]
        for win in ("win", "rob_gold", "three_golds"):
            how = win if win != "win" else table.kind if table.phase == "claim" else table.src
            if win == "rob_gold" and table.kind == "discard":
                how = "first_draw"
            often = 100 if seat in table.jinkan else self.wins.get(how, 100)
            if win in words and self.chance(often):
                return seat, win
        melds = [word for word in words if word.split()[0] in ("chow", "pong", "kong")]
        kongs = [word for word in words if word.startswith(("added_kong", "concealed_kong"))]
        declared = [word for word in words if word.startswith("jinkan")]
        if declared and self.chance(80):
            return seat, self.rng.pick(declared)
        if kongs and self.chance(90):
            return seat, self.rng.pick(kongs)
        if melds and self.chance(self.claims):
            return seat, self.rng.pick(melds)
        discards = [word for word in words if word.startswith("discard")]
        if f"discard {table.gold}" in discards and self.chance(self.golds):
            return seat, f"discard {table.gold}"
        if discards and self.chance(95):
            return seat, min(discards, key=lambda word: self._use(table, seat, word.split()[1]))
        return seat, self.rng.pick(discards or ["pass"])

    def _use(self, table: Table, seat: int, tile: str) -> int:
        hand, held = table.hands[seat], Counter(table.hands[seat])
        if tile == table.gold:
            return 100
        near = [other for other in hand if other[0] == tile[0] and other != tile]
        apart = [abs(int(other[1]) - int(tile[1])) for other in near]
        return 4 * held[tile] + 2 * apart.count(1) + apart.count(2) + 2 * (tile[0] == self.kept[seat])
