"""Aims of a Jiaxing hand: the possible shapes, their points, and the tiles that bring them nearer (JX-55, JX-60)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.jiaxing.score import DRAGONS, TAI
from engine.mahjong.melds import Meld
from engine.mahjong.need import SUITS, TRIPLETS, Row
from engine.mahjong.tiles import INDEX, ONE, SUIT, SUITED, Tiles, suit

HONOUR_BIT = 3 * SUITED
SEVEN: Tiles = (1 << 21) - 1
"""The bits of the seven honours."""
HONOURS = (TRIPLETS, HONOUR_BIT, range(SUITED, 34))
RUNS = tuple((SUITS, 27 * group, range(9 * group, 9 * group + 9)) for group in range(3))
THREES = tuple((TRIPLETS, 27 * group, range(9 * group, 9 * group + 9)) for group in range(3))

Group = tuple[Mapping[Tiles, Row], int, range]
"""A group of tiles: its table of needs, the first bit of its tiles, and the indices of its kinds."""


class Aim(NamedTuple):
    """A shape that a hand may aim for.

    `groups`: the tiles that may be in the hand. `mask`: the bits of all these tiles. `triplets`: the honours
    (indices) that must be triplets for their 台. `shape` numbers the shapes of one hand.
    """

    shape: int
    points: int
    groups: tuple[Group, ...]
    mask: Tiles
    triplets: tuple[int, ...] = ()


def scoring(seat_wind: str, round_wind: str) -> dict[int, int]:
    """Return the 台 that a triplet of each honour is worth, by the honour's index (JX-61 to JX-65, JX-71)."""
    found = {INDEX[kind]: TAI[key] for key, kind in DRAGONS.items()}
    for wind, key in ((seat_wind, "seat_wind"), (round_wind, "round_wind")):
        found[INDEX[wind]] = found.get(INDEX[wind], 0) + TAI[key]
    return found


def aims(own: Tiles, melds: Sequence[Meld], worth: Mapping[int, int]) -> Iterator[Aim]:
    """Yield every shape that the melds allow, as an `Aim`.

    A shape with honours is also yielded with pairs of scoring honours counted as triplets. `worth`: the 台 of each
    scoring honour, by its index.
    """
    lying = {INDEX[meld.pieces[0]] for meld in melds}
    sure = sum(points for index, points in worth.items() if index in lying or own >> 3 * index & 7 > 2)
    pairs = [index for index in worth if index not in lying and own >> 3 * index & 7 == 2]
    extras = [extra for size in (0, 1, 2) for extra in combinations(pairs, size)]
    for number, (points, groups) in enumerate(_shapes(melds)):
        mask = sum((SUIT if bit < HONOUR_BIT else SEVEN) << bit for _, bit, _ in groups)
        if groups[-1] is not HONOURS:
            yield Aim(number, points, groups, mask)
            continue
        for extra in extras:
            if len(extra) <= 4 - len(melds):
                more = sure + sum(worth[index] for index in extra)
                yield Aim(number, points + more, groups, mask, extra)


def _shapes(melds: Sequence[Meld]) -> Iterator[tuple[int, tuple[Group, ...]]]:
    """Yield each shape that the melds allow, as (points, groups). Honours are the last of the groups."""
    suits = {suit(meld.pieces[0]) for meld in melds}
    honoured, threes = "" in suits, all(meld.kind != "chow" for meld in melds)
    for group, name in enumerate("mps"):
        if suits <= {name, ""}:
            yield TAI["mixed"], (RUNS[group], HONOURS)
            if not honoured:
                yield TAI["pure"], (RUNS[group],)
            if threes:
                yield TAI["mixed"] + TAI["triplets"], (THREES[group], HONOURS)
    if threes:
        yield TAI["triplets"], (*THREES, HONOURS)
        if suits <= {""}:
            yield TAI["honors"] + TAI["triplets"], (HONOURS,)


def need(own: Tiles, melds: int, aim: Aim) -> int:
    """Return how many tiles the aim still needs. Wild tiles are not taken into account."""
    own, missing = _set_aside(own, aim.triplets)
    row = _all([table[own >> bit & SUIT] for table, bit, _ in aim.groups])
    return missing + row.need[2 * (4 - melds - len(aim.triplets)) + 1]


def reach(own: Tiles, melds: int, aim: Aim, unseen: Sequence[int]) -> tuple[int, list[int]]:
    """Return how many tiles the aim needs, and the unseen kinds (indices) that lower this number."""
    own, missing = _set_aside(own, aim.triplets)
    place = 2 * (4 - melds - len(aim.triplets)) + 1
    parts = [own >> bit & SUIT for _, bit, _ in aim.groups]
    rows = [table[part] for (table, _, _), part in zip(aim.groups, parts, strict=True)]
    before = _all(rows).need[place]
    helping = [index for index in aim.triplets if unseen[index]]
    for number, (table, bit, kinds) in enumerate(aim.groups):
        others, part = rows[:number] + rows[number + 1 :], parts[number]
        after: Callable[[Row], Row] = _all(others).__getitem__ if others else lambda row: row
        helping += [
            kind
            for kind in kinds
            if unseen[kind]
            and kind not in aim.triplets
            and after(table[part + (ONE[kind] >> bit)]).need[place] < before
        ]
    return missing + before, helping


def _all(rows: Sequence[Row]) -> Row:
    total = rows[0]
    for row in rows[1:]:
        total = total[row]
    return total


def _set_aside(own: Tiles, triplets: Sequence[int]) -> tuple[Tiles, int]:
    """Remove the tiles of these triplets from the hand.

    Return the other tiles, and how many tiles the triplets lack.
    """
    missing = 0
    for index in triplets:
        held = min(own >> 3 * index & 7, 3)
        own -= held * ONE[index]
        missing += 3 - held
    return own, missing
