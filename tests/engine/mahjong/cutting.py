"""A second opinion on wins: every wild tile is tried as every kind, and the tiles are cut into sets and a pair.

A hand is a list of 34 counts. Nothing here adds up needs: a hand wins when some substitution can be cut, and it is k
tiles from a win when it wins with k of its tiles taken for wild ones.
"""

from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product

from engine.core import Rng
from engine.mahjong.tiles import ONE

GROUPS = (slice(0, 9), slice(9, 18), slice(18, 27), slice(27, 34))
ALL = range(4)


def wins(hand: list[int], wilds: int, sequences: bool = True, groups: tuple[int, ...] = tuple(ALL)) -> bool:
    """Whether all these tiles are sets and one pair; the wild ones stand for kinds of `groups` only."""
    parts = [tuple(hand[group]) for group in GROUPS]
    if any(sum(parts[group]) for group in ALL if group not in groups):
        return False
    return any(
        all(
            _made(parts[group], share, group == pair, sequences and group != 3)
            for group, share in zip(groups, shares, strict=True)
        )
        for shares in product(range(wilds + 1), repeat=len(groups))
        if sum(shares) == wilds
        for pair in groups
    )


def reaches(hand: list[int], melds: int, wilds: int, tiles: int, sequences: bool = True) -> bool:
    """Whether so many other tiles make a hand of 3 x melds + 1 or + 2 tiles win: drawn, or in the place of its own."""
    drawn = 3 * melds + 2 - sum(hand) - wilds
    own = [kind for kind in range(34) for _ in range(hand[kind])]
    for away in set(combinations(own, tiles - drawn)) if tiles >= drawn else ():
        if wins([count - away.count(kind) for kind, count in enumerate(hand)], wilds + tiles, sequences):
            return True
    return False


def distance(hand: list[int], melds: int, wilds: int, sequences: bool = True) -> int:
    return next(tiles for tiles in range(15) if reaches(hand, melds, wilds, tiles, sequences))


@lru_cache(1 << 18)
def _made(counts: tuple[int, ...], wilds: int, pair: bool, sequences: bool) -> bool:
    """Whether a group is sets, and a pair if asked, when its wild tiles stand for some kinds of it."""
    if (sum(counts) + wilds) % 3 != 2 * pair:
        return False
    return any(
        _cut(tuple(count + places.count(kind) for kind, count in enumerate(counts)), pair, sequences)
        for places in combinations_with_replacement(range(len(counts)), wilds)
    )


@lru_cache(1 << 18)
def _cut(counts: tuple[int, ...], pair: bool, sequences: bool) -> bool:
    """Whether exactly these tiles are sets, and a pair if asked: the lowest tile must lie somewhere."""
    if not any(counts):
        return not pair
    lowest = next(kind for kind, count in enumerate(counts) if count)
    ways = [((lowest,) * 3, pair)]
    if pair:
        ways.append(((lowest,) * 2, False))
    if sequences and lowest < 7:
        ways.append(((lowest, lowest + 1, lowest + 2), pair))
    for taken, still in ways:
        rest = tuple(count - taken.count(kind) for kind, count in enumerate(counts))
        if min(rest) >= 0 and _cut(rest, still, sequences):
            return True
    return False


@cache
def targets(kinds: int, melds: int, pairs: int) -> frozenset[tuple[int, ...]]:
    """The counts of all sets and pairs in a group; only a suit, of nine kinds, has sequences (T-31)."""
    sets = [(kind,) * 3 for kind in range(kinds)]
    if kinds == 9:
        sets += [(first, first + 1, first + 2) for first in range(7)]
    found: set[tuple[int, ...]] = set()
    for chosen in combinations_with_replacement(sets, melds):
        for twice in combinations_with_replacement(range(kinds), pairs):
            tiles = [kind for block in chosen for kind in block] + [*twice, *twice]
            found.add(tuple(map(tiles.count, range(kinds))))
    return frozenset(found)


def needed(counts: tuple[int, ...], melds: int, pairs: int) -> int:
    """The least number of additional tiles, over all targets."""
    return min(
        sum(max(0, wanted - own) for wanted, own in zip(target, counts, strict=True))
        for target in targets(len(counts), melds, pairs)
    )


def near(rng: Rng, melds: int, wilds: int, strangers: int, missing: int = 0) -> list[int]:
    """A hand by chance: sets and a pair, but some tiles are missing, some strangers lie for others, some are wild."""
    while True:
        groups = [rng.below(4) for _ in range(1 + rng.below(3))]
        tiles = [kind for _ in range(melds) for kind in _block(rng, rng.pick(groups))]
        tiles += [rng.pick(range(34)[GROUPS[rng.pick(groups)]])] * 2
        kept = rng.shuffled(tiles)[wilds + strangers + missing :]
        hand = [0] * 34
        for kind in (*kept, *(rng.below(34) for _ in range(strangers))):
            hand[kind] += 1
        if max(hand) <= 4:
            return hand


def _block(rng: Rng, group: int) -> tuple[int, ...]:
    if group == 3 or rng.below(3) == 0:
        return (rng.pick(range(34)[GROUPS[group]]),) * 3
    first = 9 * group + rng.below(7)
    return (first, first + 1, first + 2)


def packed(hand: list[int]) -> int:
    return sum(count * one for count, one in zip(hand, ONE, strict=False))
