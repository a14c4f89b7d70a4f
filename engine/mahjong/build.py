"""The builder of the shipped table `need.bin`, an automaton that reads the nine counts of a suit (T-31, T-33).

The automaton is minimal. A state of the search holds the least number of additional tiles for each combination of four
numbers: sequences begun one rank ago, sequences begun two ranks ago, complete melds and complete pairs. Reading the
count of the next rank leads to the next state. After the ninth rank the state is a row of 12 needs. States with equal
futures are merged, from the last rank to the first.
"""

from __future__ import annotations

from functools import cache
from itertools import product

MELDS = 6
RANKS = 9
COUNTS = 5
FAR = 99

Costs = tuple[int, ...]
"""Costs as 108 numbers: [begun one rank ago 0-2][begun two ranks ago 0-2][melds 0-5][pairs 0-1]."""

Row = tuple[int, ...]
"""Needs as 12 numbers: [melds 0-5][pairs 0-1], the `need` of T-31."""

_PLACES = tuple(product(range(3), range(3), range(MELDS), range(2)))
_AT = {place: number for number, place in enumerate(_PLACES)}
_START: Costs = tuple(0 if place == (0, 0, 0, 0) else FAR for place in _PLACES)


def automaton() -> bytes:
    """Build the content of the file `need.bin`. This takes 10 seconds.

    The file holds the number of states of each rank, five successors for each state, then the rows.
    """
    layers: list[dict[Costs, tuple[Costs, ...]]] = []
    reached = {_START}
    for rank in range(RANKS):
        layer = {costs: tuple(_next(costs, count, RANKS - rank) for count in range(COUNTS)) for costs in reached}
        layers.append(layer)
        reached = {costs for following in layer.values() for costs in following}
    rows = sorted({_row(costs) for costs in reached})
    names = {costs: rows.index(_row(costs)) for costs in reached}
    tables: list[list[tuple[int, ...]]] = []
    for layer in reversed(layers):
        futures = {costs: tuple(names[after] for after in following) for costs, following in layer.items()}
        table = sorted(set(futures.values()))
        place = {future: number for number, future in enumerate(table)}
        names = {costs: place[future] for costs, future in futures.items()}
        tables.insert(0, table)
    sizes = b"".join(len(table).to_bytes(2, "little") for table in tables) + len(rows).to_bytes(2, "little")
    steps = b"".join(after.to_bytes(2, "little") for table in tables for future in table for after in future)
    return sizes + steps + b"".join(map(bytes, rows))


def row(counts: tuple[int, ...]) -> Row:
    """Return the needs of one suit with these nine counts, calculated without the table."""
    costs = _START
    for rank, count in enumerate(counts):
        costs = _next(costs, count, RANKS - rank)
    return _row(costs)


def _row(costs: Costs) -> Row:
    return costs[: 2 * MELDS]


@cache
def _next(costs: Costs, count: int, room: int) -> Costs:
    """Return the costs after one more rank. `room`: number of ranks left, including this one.

    More than two equal sequences or triplets are never needed. Three equal sequences can be replaced by three triplets.
    A third triplet of a kind costs three tiles, like a triplet of any other kind.
    """
    after = [FAR] * len(_PLACES)
    begun = range(3 if room >= 3 else 1)
    for (one, two, melds, pairs), cost in zip(_PLACES, costs, strict=True):
        if cost < FAR:
            for new, triplets, pair in product(begun, range(3), range(2 - pairs)):
                made = melds + two + triplets
                if made < MELDS:
                    used = one + two + new + 3 * triplets + 2 * pair
                    place = _AT[new, one, made, pairs + pair]
                    after[place] = min(after[place], cost + max(0, used - count))
    return _pruned(after)


def _pruned(costs: list[int]) -> Costs:
    """Drop useless costs: those of begun sequences that cost as much as whole melds.

    A meld costs at most three tiles.
    """
    for pairs in range(2):
        for melds in range(1, MELDS):
            place = _AT[0, 0, melds, pairs]
            costs[place] = min(costs[place], costs[_AT[0, 0, melds - 1, pairs]] + 3)
    for one, two, melds, pairs in _PLACES:
        whole = melds + one + two
        if one + two and (whole >= MELDS or costs[_AT[one, two, melds, pairs]] >= costs[_AT[0, 0, whole, pairs]]):
            costs[_AT[one, two, melds, pairs]] = FAR
    return tuple(costs)
