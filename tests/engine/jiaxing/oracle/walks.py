"""Walls and choices by chance that lead to what is rare: every kind of win, kongs, robbing, contracts, giving up."""

from collections import Counter

from engine.core import Rng
from tests.engine.jiaxing.oracle.hands import one_set, pool_of
from tests.engine.jiaxing.oracle.play import Table
from tests.engine.jiaxing.oracle.score import HONOURS, TILES
from tests.engine.mahjong.reading import TABLE, broken

SUITS = "mps"


class Walk:
    """The habits of one hand: which suit every seat draws, which it collects, and how willing the seats are."""

    def __init__(self, rng: Rng, blessed: bool = False) -> None:
        """`blessed`: some seats are dealt what wins, or what waits for one tile; else every third time."""
        self.rng = rng
        self.drawn = [rng.pick(SUITS[: 1 + rng.below(3)]) for _ in range(4)]
        self.kept = self.drawn if rng.below(2) else [self.drawn[seat - 1] for seat in range(4)]
        self.blessed = blessed or rng.below(3) == 0
        self.bait = ""
        self.luck = rng.pick([0, 50, 80, 100])
        self.claims = rng.pick([20, 60, 95])
        self.wins = rng.pick([30, 95, 100])

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def ring(self, dealer: int, dice: tuple[int, ...]) -> tuple[str, ...]:
        """A wall in which each seat finds much of its suit, as long as nobody claims (T-20)."""
        seats = [(dealer + step) % 4 for step in range(4)]
        takers = [seat for _ in range(3) for seat in seats for _ in range(4)] + seats + [dealer]
        takers += [(dealer + turn) % 4 for turn in range(1, 137 - len(takers))]
        left, wishes = list(self.rng.shuffled(TILES * 4)), self._wishes(dealer)
        ring = [""] * 136
        places = [place for stack in broken(range(136), dealer, dice) for place in stack]
        for seat, place in zip(takers, places, strict=True):
            wish = wishes[seat].pop() if wishes[seat] else ""
            liked = [tile for tile in left if tile[0] == self.drawn[seat] or tile in HONOURS]
            ring[place] = wish if wish in left else liked[0] if liked and self.chance(self.luck) else left[0]
            left.remove(ring[place])
        return tuple(ring)

    def _wishes(self, dealer: int) -> list[list[str]]:
        """Sometimes 14 winning tiles for some seats: a heavenly hand, a first draw, or what the dealer may discard."""
        wishes: list[list[str]] = [[], [], [], []]
        for seat in range(4):
            if self.blessed and self.chance(70):
                pool = pool_of(self.rng)
                sets = [one_set(self.rng, pool, self.chance(30)) for _ in range(4)]
                sets.append([self.rng.pick(pool)] * 2)
                wishes[seat] = list(self.rng.shuffled([tile for part in sets for tile in part]))
        waiting = self.rng.pick([wish for wish in wishes if wish] or [[""]])
        if waiting[0] and self.chance(50):  # two seats wait for the same tile
            wishes[self.rng.pick([seat for seat in range(4) if seat != dealer])] = list(waiting)
        if wishes[dealer] and self.chance(70):
            wishes[dealer][0] = self.bait = waiting[0]  # the last of them to be taken
        return wishes

    def choose(self, table: Table) -> tuple[int, str]:
        """Somebody's answer: wins and claims are taken more or less willingly, and a suit is collected."""
        seat = self.rng.pick(list(table.asked))
        words = table.asked[seat]
        if seat == TABLE or table.phase == "ready":
            return seat, words[0]
        if table.phase == "contract":
            return seat, self.rng.pick(words)
        if "win" in words and self.chance(self.wins):
            return seat, "win"
        melds = [word for word in words if word.split()[0] not in ("discard", "pass", "win")]
        added = [word for word in melds if word.startswith("added_kong")]
        if melds and self.chance(95 if added else self.claims):  # an added kong may be robbed
            return seat, self.rng.pick(added or melds)
        discards = [word for word in words if word.startswith("discard")]
        if discards and self.chance(95):
            return seat, min(discards, key=lambda word: self._use(table, seat, word.split()[1]))
        return seat, self.rng.pick(discards or ["pass"])

    def _use(self, table: Table, seat: int, tile: str) -> int:
        hand, held = table.hands[seat], Counter(table.hands[seat])
        if table.first and tile == self.bait:
            return 0
        if tile == table.wild:
            return 100
        if tile in HONOURS:
            return 3 * held[tile]
        if tile[0] != self.kept[seat]:
            return held[tile]
        near = [other for other in hand if other[0] == tile[0] and other != tile]
        return 2 + 3 * held[tile] + sum(abs(int(other[1]) - int(tile[1])) <= 2 for other in near)


def thrown(rng: Rng, count: int) -> tuple[int, ...]:
    """So many dice."""
    return tuple(1 + rng.below(6) for _ in range(count))
