"""The tiles that bring a hand nearer to a win, and the discard that leaves the most such tiles (T-30, T-32)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.mahjong.need import SUITS, TRIPLETS, Row, distance
from engine.mahjong.tiles import ONE, SUIT, SUITED, Tiles

GROUPS = (
    *((SUITS, 27 * group, range(9 * group, 9 * group + 9)) for group in range(3)),
    (TRIPLETS, 81, range(SUITED, 34)),
)
"""The table of needs, the lowest bit and the kind indices of each group of tiles."""

EVERY = range(34)


@dataclass(frozen=True, slots=True)
class Discard:
    """A discard and its effect.

    `index`: the index of its kind. `distance`: the distance from a win after the discard. `accepts`: indices of the
    kinds that then lower the distance. `tiles`: how many tiles of these kinds may still be drawn.
    """

    index: int
    distance: int
    accepts: tuple[int, ...]
    tiles: int


def waits(tiles: Tiles, melds: int, wilds: int = 0) -> tuple[int, ...]:
    """Return the kinds (indices) that win for a hand of 3 x melds + 1 tiles; () if it is not ready."""
    if distance(tiles, melds, wilds) != 1:
        return ()
    return tuple(index for index in EVERY if distance(tiles + ONE[index], melds, wilds) == 0)


def discards(tiles: Tiles, melds: int, wilds: int, unseen: Sequence[int]) -> tuple[Discard, ...]:
    """Return the discards that keep a hand of 3 x melds + 2 tiles nearest to a win.

    Discards after which the most unseen tiles help come first. `unseen`: how many tiles of each of the 34 kinds may
    still be drawn.

    Wild tiles are never discarded, because no hand is nearer to a win without one. A hand of only wild tiles has no
    discard: (). A drawn wild tile helps equally after every discard, so it is not listed.
    """
    rows = [table[tiles >> bit & SUIT] for table, bit, _ in GROUPS]
    place = 2 * melds + 1
    rest = [_sum_without(rows, group) for group in range(4)]
    kept: list[tuple[int, int, Row]] = []
    for group, (table, bit, kinds) in enumerate(GROUPS):
        own = tiles >> bit & SUIT
        for index in kinds:
            if tiles >> 3 * index & 7:
                row = table[own - (ONE[index] >> bit)]
                kept.append((rest[group][row].need[place], index, row))
    nearest = min((cost for cost, _, _ in kept), default=0)
    found = [
        _accepted(tiles, index, row, rows, place, nearest, wilds, unseen)
        for cost, index, row in kept
        if cost == nearest
    ]
    return tuple(sorted(found, key=lambda discard: -discard.tiles))


def _accepted(
    tiles: Tiles, index: int, row: Row, rows: list[Row], place: int, cost: int, wilds: int, unseen: Sequence[int]
) -> Discard:
    """Return the discard of the kind `index`, with the kinds that help if they are drawn after it.

    `rows`: the rows of the four groups before the discard. `row`: that of the discard's group after it. A drawn tile
    helps if the hand then needs fewer than `cost` tiles.
    """
    left, accepts, total = tiles - ONE[index], list[int](), 0
    home = index // 9
    after = [*rows[:home], row, *rows[home + 1 :]]
    for group, (table, bit, kinds) in enumerate(GROUPS):
        others, own = _sum_without(after, group), left >> bit & SUIT
        for kind in kinds:
            if unseen[kind] and others[table[own + (ONE[kind] >> bit)]].need[place] < cost:
                accepts.append(kind)
                total += unseen[kind]
    return Discard(index, cost - wilds, tuple(accepts), total)


def _sum_without(rows: list[Row], group: int) -> Row:
    one, two, three = (row for number, row in enumerate(rows) if number != group)
    return one[two][three]
