"""The expected points of a hand that waits for its next tile, from all wins that it may reach.

Two ways to win are rated: the fastest one, and valuable special patterns of golds. Their chances depend on the hand's
distance from a win and on helping tiles. The chances were learned from hands of these computer players (`PLAIN` and
`weights`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul
from typing import Protocol

from engine.core import Piece, Seat
from engine.fuzhou.flowers import complete_fours
from engine.fuzhou.legal import Lying, live_tiles
from engine.fuzhou.opening import TILES
from engine.fuzhou.score import SHARES, constants
from engine.fuzhou.session import Deal
from engine.fuzhou.weights import SPECIAL
from engine.mahjong.need import SUITS, Needs, Row
from engine.mahjong.tiles import BIT, INDEX, SUIT, SUITED, Tiles, pack

CLAIMED = 0.75
"""Chance that another seat discards a helping tile, relative to the chance of drawing it."""
LARGE_DRAWN = 0.6
"""Share of special wins that are self-drawn."""
UNFLOWERED = 0.75
"""Chance that a hand without flowers comes one tile nearer to a win without drawing a flower."""
TO_COME = 0.6
"""Average number of points for flowers and golds that a winner still gets after the estimate."""
SELF_DRAWN = 0.24
"""Share of self-drawn wins among the wins of hands that are not ready."""
OTHERS = 7.4, 0.5, 1.3
"""Payment of each seat if another wins: a constant, and factors on that seat's flowers and on the base."""
SPECIALS = 0.07
"""Share of special wins among all wins."""
SUREST = 0.85
"""Maximum chance of a win that can't be declared yet, because another seat may be faster."""
FARTHEST = 5
PLAIN: dict[str, tuple[float, ...]] = {
    "1": (-0.902, 0.724, 0.0, 2.828, -1.032, -0.519, -0.083, 0.437, 0.555, -0.407, 0.0, 0.0, 0.046),
    "2": (-3.474, 0.677, 0.244, 4.429, -1.538, -0.706, -0.338, 0.777, 0.989, 0.402, 0.0, 0.0, 0.104),
    "3": (-5.295, 0.71, 0.747, 4.615, -1.451, -0.935, -0.276, 0.851, 1.084, 1.042, 0.0, 0.0, 0.154),
    "4": (-5.173, 0.744, 1.116, 2.245, -0.286, -1.071, -0.411, 0.938, 0.0, 1.2, 0.0, 0.0, 0.174),
    "5": (-4.912, 0.481, 0.492, 0.491, 0.86, -1.182, -0.38, 0.39, 0.0, 0.0, -0.055, -1.361, 0.066),
    "free": (2.859, 0.073, 0.24, -0.742, -1.752),
}
"""Weights of the facts that determine the chance of the fastest win, by its distance.

`free` means 游金, in which any drawn tile wins. The weights come from logistic regressions. Weights learned from more
hands were no better, so training doesn't change them. `normal` uses them too.
"""

SUIT_TILES = pack(tile for tile in TILES if INDEX[tile] < SUITED)
ALONE, CHOW, PONG = range(3)
Suits = tuple[Tiles, Tiles, Tiles]


class Table(Lying, Protocol):
    """The inputs of a hand's value, except its tiles: a View, or a play-out."""

    @property
    def gold(self) -> Piece: ...
    @property
    def carried(self) -> Deal: ...
    @property
    def shed(self) -> Sequence[Seat]: ...
    @property
    def jinkan(self) -> Sequence[Seat]: ...


@dataclass(frozen=True, slots=True)
class Reach:
    """The prospects of a hand.

    `points`: expected points. `wins`: chance to win. `distance`: number of tiles missing from a win. `helping`: number
    of unseen tiles that bring the hand nearer to this win. `worth`: total points of this win.
    """

    points: float
    wins: float
    distance: int
    helping: int
    worth: float


@dataclass(frozen=True, slots=True)
class Way:
    """One way to win.

    `key` finds its weights, which apply to `facts`. `own`: share of such wins that are self-drawn.
    """

    key: str
    facts: tuple[float, ...]
    distance: int = 0
    helping: int = 0
    own: float = SELF_DRAWN


class _More(dict[Tiles, tuple[tuple[Row, int], ...]]):
    """A cache for adding a tile to a suit. It maps the bits of the suit to one entry for each rank.

    An entry is the row of the suit with a tile of that rank, and how this tile might be claimed.
    """

    def __missing__(self, tiles: Tiles) -> tuple[tuple[Row, int], ...]:
        if len(self) > 1 << 15:
            self.clear()
        counts = [0, 0, *(tiles >> 3 * rank & 7 for rank in range(9)), 0, 0]
        found: list[tuple[Row, int]] = []
        for rank in range(9):
            two_below, below, own, above, two_above = counts[rank : rank + 5]
            chow = (below and (two_below or above)) or (above and two_above)
            found.append((SUITS[tiles + (1 << 3 * rank)], PONG if own >= 2 else CHOW if chow else ALONE))
        self[tiles] = known = tuple(found)
        return known


_more = _More()


class Sight:
    """A seat's sight of a table, prepared for rating possible hands of this seat."""

    special: Mapping[str, tuple[float, ...]] = SPECIAL
    """Weights of wins by special patterns of golds."""
    careful = True
    """A flag for considering whether another seat may win on a discard."""

    def __init__(self, table: Table, seat: Seat, hand: Tiles) -> None:
        rules = self.rules = table.rules
        self.gold, self.table, self.seat = table.gold, table, seat
        unseen = SUIT_TILES - hand - pack(self.shown())
        counts = [unseen >> 3 * index & 7 for index in range(SUITED)]
        self.golds = counts[INDEX[table.gold]]
        counts[INDEX[table.gold]] = 0
        self.unseen = (counts[:9], counts[9:18], counts[18:])
        self.total = max(1, sum(counts) + self.golds)
        self.rounds = live_tiles(rules, table.left, table.melds, table.racks) / 32
        others = [other for other in range(4) if other != seat]
        self.melds = sum(len(table.melds[other]) for other in others) / 4
        self.barred = seat in table.shed and rules.gold_discard == "self_draw_only"
        self.lost = sum(map(self.share, others)) / 3
        self.counted = _counted(table, seat) + TO_COME
        self.flowerless = not table.racks[seat] and not any(meld.is_kong for meld in table.melds[seat])
        self.payers = 3 if rules.discard_payment == "all_three" else SHARES[rules.discard_payment]

    def shown(self) -> list[Piece]:
        """Return the suit tiles that all seats can see, including the indicator."""
        table = self.table
        tiles = [table.gold]
        tiles += (tile for _, tile in table.discards)
        tiles += (piece for row in table.melds for meld in row for piece in meld.pieces)
        return tiles

    def share(self, seat: Seat) -> float:
        """Return approximately how much each payer pays if that seat wins."""
        usual, counted, base = OTHERS
        base += 2 * SPECIALS * self.rules.special_base
        return (usual + counted * _counted(self.table, seat) + base * self.rules.base) * self.rules.stake

    def settled(self, golds: int, constant: float, own: float) -> float:
        """Return the total points of a win with that many golds.

        `constant`: the points of its special pattern, 0 for a plain win. `own`: the chance that the win is self-drawn.
        """
        amount = self.counted + golds + self.rules.counted(special=constant > 0)
        amount = 2 * amount + constant if constant else amount * (1 + own)
        return amount * self.rules.stake * (3 * own + self.payers * (1 - own))

    def reach(self, hand: Tiles, missing: int, wait: int = 4) -> Reach:
        """Return the prospects of a hand of 3 x `missing` + 1 tiles.

        `wait`: number of turns until the seat draws next, its own included.
        """
        golds = hand >> BIT[self.gold] & 7
        plain, special = self.ways(hand, missing, wait)
        rare = min(SUREST, _chance(self.special, special))
        usual = min(SUREST - rare, _chance(PLAIN, plain))
        known = constants(self.rules)
        plainly = known["no_flower"] * UNFLOWERED**plain.distance if self.flowerless else 0
        worth = self.settled(golds, plainly, plain.own)
        large = self.settled(max(golds, 2), known["three_golds" if golds == 3 else "gold_pair"], LARGE_DRAWN)
        wins = usual + rare
        points = usual * worth + rare * large - (1 - wins) * self.lost
        return Reach(points, wins, plain.distance, plain.helping, (usual * worth + rare * large) / (usual + rare))

    def ways(self, hand: Tiles, missing: int, wait: int) -> tuple[Way, Way]:
        """Return two ways to win: the plain one, and the one by special patterns."""
        golds = hand >> BIT[self.gold] & 7
        natural = hand & ~(7 << BIT[self.gold])
        suits = (natural & SUIT, natural >> 27 & SUIT, natural >> 54 & SUIT)
        one, two, three = (SUITS[tiles] for tiles in suits)
        others = (two[three], one[three], one[two])
        need = others[0][one].need
        plain = self._plain(suits, others, need, golds, missing, wait)
        return plain, self._special(suits, others, need, golds, missing, wait, plain)

    def _plain(self, suits: Suits, others: tuple[Row, ...], need: Needs, golds: int, missing: int, wait: int) -> Way:
        place = 2 * missing + 1
        distance = need[place] - golds
        if golds and need[place - 1] < golds and self.rules.youjin != "off":
            return Way("free", (1.0, self.rounds, self.melds, wait / 4, golds), 1, self.total, 1.0)
        draw, chow, pong = self.helping(suits, others, place, need[place])
        helping = draw + self.golds
        claims = 3 * draw if distance == 1 else 3 * pong + chow
        if self.barred and distance == 1:
            claims = 0
        coming = helping + CLAIMED * claims
        rate, shared = coming / self.total, 0 if distance == 1 else CLAIMED * claims / max(1, coming)
        pace = (self.rounds, self.rounds**2, self.melds, wait / 4)
        # with two golds the distance to a pair of golds matters, because seats that aim at it decline plain wins
        more = need[place - 1] + 2 - need[place] if golds >= 2 else -1
        held = (golds == 1, more > 1, more == 1, more == 0, max(0, distance - FARTHEST), missing)
        own = helping / max(1, helping + claims) if distance == 1 else SELF_DRAWN
        facts = (1.0, log(rate + 0.02), shared, *pace, *held)
        return Way(str(min(distance, FARTHEST)), facts, distance, helping, own)

    def _special(
        self, suits: Suits, others: tuple[Row, ...], need: Needs, golds: int, missing: int, wait: int, plain: Way
    ) -> Way:
        if golds < 2:
            return Way(f"{golds} golds {min(plain.distance, 4)}", (1.0, self.rounds, self.melds, self.golds))
        place = 2 * missing
        distance = need[place] - golds + 2
        draw, chow, pong = self.helping(suits, others, place, need[place])
        claims = 3 * draw if distance == 1 else 3 * pong + chow
        rate = (draw + CLAIMED * claims) / self.total
        pace = (self.rounds, self.rounds**2, self.melds, wait / 4)
        facts = (1.0, log(rate + 0.02), *pace, plain.distance - distance, golds == 3)
        return Way(f"pair {min(distance, FARTHEST)}", facts, distance, draw)

    def helping(self, suits: Suits, others: tuple[Row, ...], place: int, need: int) -> tuple[int, int, int]:
        """Return how many unseen tiles bring the hand nearer to a win.

        Also return how many of them could be claimed by chow and by pong. `suits`: the tiles of the hand by suit.
        `others`: for each suit, the row of the other suits. `need`: the number of tiles that the hand needs now, which
        a row has at index `place`.
        """
        found = [0, 0, 0]
        for tiles, rest, unseen in zip(suits, others, self.unseen, strict=True):
            for (row, how), left in zip(_more[tiles], unseen, strict=True):
                if left and rest[row].need[place] < need:
                    found[how] += left
        return sum(found), found[CHOW], found[PONG]

    def declared(self, wait: int = 4) -> Reach:
        """Return the prospects of a hand with 金坎, which wins only with a drawn gold (FZ-75)."""
        worth, comes = self.settled(1, constants(self.rules)["gold_edge"], 1.0), self.golds / self.total
        alive, wins = 1.0, 0.0
        for number in range(round(6 * self.rounds)):
            ends = min(0.5, max(0.02, 0.32 + 0.14 * self.melds - 0.26 * self.rounds + 0.06 * number))
            alive *= 1 - ends * (wait / 4 if not number else 1)
            wins += alive * comes
            alive *= 1 - comes
        return Reach(wins * worth - (1 - wins) * self.lost, wins, 1, self.golds, worth)


def _chance(weights: Mapping[str, tuple[float, ...]], way: Way) -> float:
    known = weights.get(way.key)
    return 0.0 if known is None else 1 / (1 + exp(-sum(map(mul, known, way.facts))))


def _counted(table: Table, seat: Seat) -> int:
    """Return the numbers that count for flowers, streak and kongs (FZ-85, FZ-87, FZ-88)."""
    rules, counted = table.rules, len(table.racks[seat]) + 2 * complete_fours(table.racks[seat])
    if seat == table.carried.dealer or rules.streak == "all":
        counted += table.carried.streak
    if rules.kong_fan != "none":
        counted += sum(2 if meld.kind == "concealed" else 1 for meld in table.melds[seat] if meld.is_kong)
    return counted
