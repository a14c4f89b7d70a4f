"""Winning hands and their distance: four melds and a pair in one of four shapes (JX-54, JX-55).

Three kinds of targets cover all shapes (JX-123). One is only triplets. The others are one suit with honours, for each
suit that the melds allow. A pure hand is such a hand without honours. All honours is such a hand without tiles of a
suit.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Piece
from engine.jiaxing.rules import Rules
from engine.mahjong.melds import AROUND, Meld
from engine.mahjong.need import SUITS, TRIPLETS, whole_triplets
from engine.mahjong.tiles import BIT, INDEX, ONE, SUIT, TILE, Tiles

FAR = 99
SUITED_BITS: Tiles = (1 << 81) - 1
EVERY = range(34)


def may_win(rules: Rules, tiles: Tiles, wild: Piece, melds: Sequence[Meld]) -> bool:
    """Return whether these concealed tiles win by self-draw (JX-51, JX-54 to JX-56).

    There must be 14 - 3 x melds tiles, including the wild ones.
    """
    wilds = tiles >> BIT[wild] & 7
    tiles -= wilds * TILE[wild]
    lying, chow = tiles, False
    for meld in melds:
        lying |= TILE[meld.pieces[0]]
        chow = chow or meld.kind == "chow"
    if _nearest(tiles, lying, 4 - len(melds), triplets=not chow) <= wilds:
        return True
    return not rules.all_honors_melds and not lying & SUITED_BITS


def may_rob(tiles: Tiles, wild: Piece, melds: Sequence[Meld], robbed: Piece) -> bool:
    """Return whether the robbed tile wins as part of a set. It may never be in the pair (JX-57).

    `tiles`: the concealed tiles without it. The robbed tile is never wild.
    """
    wilds = tiles >> BIT[wild] & 7
    tiles -= wilds * TILE[wild]
    lying, chow = tiles | TILE[robbed], False
    for meld in melds:
        lying |= TILE[meld.pieces[0]]
        chow = chow or meld.kind == "chow"
    missing = 3 - len(melds)
    for block in ((robbed,) * 3, *AROUND[robbed]):
        rest, cost, others = tiles, 0, list(block)
        others.remove(robbed)
        for kind in others:
            if rest >> BIT[kind] & 7:
                rest -= TILE[kind]
            else:
                cost += 1
        triplets = not chow and block[0] == block[1]
        if missing >= 0 and cost + _nearest(rest, lying, missing, triplets=triplets) <= wilds:
            return True
    return False


def distance(tiles: Tiles, wild: Piece, melds: Sequence[Meld]) -> int:
    """Return how many tiles the hand is from the nearest legal win.

    0: won, 1: ready, 2: one step before, FAR: no legal win is possible.
    """
    wilds = tiles >> BIT[wild] & 7
    return max(0, min(targets(tiles - wilds * TILE[wild], melds)) - wilds)


def targets(tiles: Tiles, melds: Sequence[Meld]) -> tuple[int, int, int, int]:
    """Return how many tiles the natural tiles need for each of four targets.

    The first three are characters, circles and bamboos, each with honours. The fourth is a hand of only triplets.
    """
    place = 2 * (4 - len(melds)) + 1
    lying = sum({TILE[meld.pieces[0]] for meld in melds})
    suits = [lying >> bit & SUIT for bit in (0, 27, 54)]
    honours = TRIPLETS[tiles >> 81]
    mixed = [
        FAR if any(suits[:group] + suits[group + 1 :]) else SUITS[tiles >> 27 * group & SUIT][honours].need[place]
        for group in range(3)
    ]
    chow = any(meld.kind == "chow" for meld in melds)
    return mixed[0], mixed[1], mixed[2], FAR if chow else whole_triplets(tiles).need[place]


def waits(tiles: Tiles, wild: Piece, melds: Sequence[Meld]) -> tuple[int, ...]:
    """Return the natural kinds (indices) that win by self-draw; () if the hand is not ready (JX-51)."""
    if distance(tiles, wild, melds) != 1:
        return ()
    own = INDEX[wild]
    return tuple(index for index in EVERY if index != own and distance(tiles + ONE[index], wild, melds) == 0)


def _nearest(tiles: Tiles, lying: Tiles, missing: int, *, triplets: bool) -> int:
    """Return how many tiles the hand needs for the nearest shape that uses all its natural tiles.

    `tiles`: the natural tiles. `lying`: at least one tile of each kind in the hand and the melds. `missing`: the number
    of melds still to be made. `triplets`: whether the melds allow a hand of only triplets.

    The natural and wild tiles together are as many as a complete hand has. So a shape that leaves out a natural tile
    never counts (T-32).
    """
    place = 2 * missing + 1
    m, p, s = lying & SUIT, lying >> 27 & SUIT, lying >> 54 & SUIT
    need = FAR
    if not p and not s:
        need = SUITS[tiles & SUIT][TRIPLETS[tiles >> 81]].need[place]
    elif not m and not s:
        need = SUITS[tiles >> 27 & SUIT][TRIPLETS[tiles >> 81]].need[place]
    elif not m and not p:
        need = SUITS[tiles >> 54 & SUIT][TRIPLETS[tiles >> 81]].need[place]
    if triplets and need:
        need = min(need, whole_triplets(tiles).need[place])
    return need
