"""Winning hands: five sets and a pair, with golds for any tile (FZ-71). They are checked at every turn and window.

In all functions, `tiles` are concealed tiles with their golds. `missing` is the number of sets still to form from them:
5 minus the number of melds. The caller must pass the right number of tiles: 3 x missing + 2 for a complete hand, and
one less for a waiting hand. Then the cost in the tables already shows that no tile is left over (T-32, FZ-112).
"""

from __future__ import annotations

from engine.core import Piece
from engine.fuzhou.rules import Rules
from engine.mahjong.need import SUITS
from engine.mahjong.tiles import BIT, INDEX, KINDS, ONE, SUIT, SUITED, TILE, Tiles

EDGES: dict[Piece, Tiles] = {
    kind: ONE[index - 1] + ONE[index + 1] for index, kind in enumerate(KINDS[:SUITED]) if 0 < index % 9 < 8
}
"""The tiles below and above a gold with which 金坎 may be declared (FZ-74)."""


def golds(tiles: Tiles, gold: Piece) -> int:
    """Return the number of golds among the tiles."""
    return tiles >> BIT[gold] & 7


def complete(tiles: Tiles, gold: Piece, missing: int) -> bool:
    """Return whether the tiles are five sets and a pair (FZ-71)."""
    wild = tiles >> BIT[gold] & 7
    return _need(tiles - wild * TILE[gold])[2 * missing + 1] <= wild


def gold_pair(tiles: Tiles, gold: Piece, missing: int) -> bool:
    """Return whether the tiles are five sets and a pair of two golds, 金雀 (FZ-89)."""
    wild = tiles >> BIT[gold] & 7
    return wild >= 2 and _need(tiles - wild * TILE[gold])[2 * missing] <= wild - 2


def gold_triplet(tiles: Tiles, gold: Piece, missing: int) -> bool:
    """Return whether the tiles are five sets, one of them three golds, and a pair, 金龙 (FZ-89)."""
    wild = tiles >> BIT[gold] & 7
    return wild >= 3 and _need(tiles - wild * TILE[gold])[2 * missing - 1] <= wild - 3


def three_golds(tiles: Tiles, gold: Piece) -> bool:
    """Return whether all three golds are in the hand, 三金 (FZ-77)."""
    return tiles >> BIT[gold] & 7 >= 3


def youjin(rules: Rules, tiles: Tiles, gold: Piece, missing: int) -> bool:
    """Return whether a waiting hand consists of sets and a single gold, 游金 (FZ-73)."""
    wild = tiles >> BIT[gold] & 7
    if not wild or rules.youjin == "off" or (wild > 1 and rules.youjin == "one_gold"):
        return False
    return _need(tiles - wild * TILE[gold])[2 * missing] <= wild - 1


def jinkan(tiles: Tiles, gold: Piece, missing: int) -> bool:
    """Return whether 金坎 may be declared with a waiting hand (FZ-74). The caller checks the setting.

    The hand must hold no gold, but the tiles directly below and above the gold's rank in its suit. All other tiles must
    form sets and a pair.
    """
    bit, edges = BIT[gold], EDGES.get(gold)
    if edges is None or tiles >> bit & 7 or not (tiles >> bit - 3 & 7 and tiles >> bit + 3 & 7):
        return False
    return _need(tiles - edges)[2 * missing - 1] == 0


def neighbours(gold: Piece) -> tuple[Piece, Piece]:
    """Return the tiles one below and one above the gold, which 金坎 shows (FZ-74). The gold must be of rank 2 to 8."""
    return KINDS[INDEX[gold] - 1], KINDS[INDEX[gold] + 1]


def may_win(rules: Rules, tiles: Tiles, gold: Piece, missing: int, drawn: Piece | None) -> bool:
    """Return whether a hand wins in its own TURN (FZ-71, FZ-77).

    `drawn`: the seat's drawn tile, None in the dealer's first turn. After 金坎 was declared, a gold always wins and no
    other tile does (FZ-76).
    """
    wild = tiles >> BIT[gold] & 7
    if wild >= 3 and (rules.three_golds == "any_own_turn" or drawn == gold):
        return True
    return _need(tiles - wild * TILE[gold])[2 * missing + 1] <= wild


def may_claim(rules: Rules, tiles: Tiles, gold: Piece, missing: int, tile: Piece) -> bool:
    """Return whether a waiting hand wins on another seat's `tile` (FZ-70, FZ-73).

    A pair of golds may win despite 游金. The caller checks what bars the seat independently of its hand: a lock, a gold
    that it discarded, or 金坎.
    """
    if tile == gold:
        return False
    wild = tiles >> BIT[gold] & 7
    need = _need(tiles - wild * TILE[gold] + TILE[tile])
    if need[2 * missing + 1] > wild:
        return False
    return need[2 * missing] <= wild - 2 or not youjin(rules, tiles, gold, missing)


def distance(tiles: Tiles, gold: Piece, missing: int) -> int:
    """Return how many tiles the hand is from five sets and a pair: 0 won, 1 ready, 2 one step before (T-32)."""
    wild = tiles >> BIT[gold] & 7
    return _need(tiles - wild * TILE[gold])[2 * missing + 1] - wild


def waits(tiles: Tiles, gold: Piece, missing: int) -> tuple[int, ...]:
    """Return the natural kinds (indices) that form five sets and a pair; () if the hand is not ready."""
    if distance(tiles, gold, missing) != 1:
        return ()
    own = INDEX[gold]
    return tuple(index for index in range(SUITED) if index != own and complete(tiles + ONE[index], gold, missing))


def _need(tiles: Tiles) -> tuple[int, ...]:
    """Return how many tiles the natural tiles need for m sets and p pairs, at index 2 x m + p (T-31)."""
    return SUITS[tiles & SUIT][SUITS[tiles >> 27 & SUIT]][SUITS[tiles >> 54 & SUIT]].need
