"""How quick the mahjong core is beside public libraries: `python -m tests.bench.mahjong [PART...]` prints both times
and their ratio, on one core. Parts: tables wins golds distance strange discards (default: all). The libraries
are in the group `bench`: `uv run --group bench python -m tests.bench.mahjong`."""

# pyright: reportMissingImports=false

import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import Any

from mahjong.agari import Agari
from mahjong.shanten import Shanten

from engine.fuzhou import shape
from engine.mahjong import need
from engine.mahjong.acceptance import discards
from engine.mahjong.tiles import ONE, SUITED, Tiles
from tests.bench.counted import COUNTED, wins_with

Counts = list[int]
ROUNDS = 5
"""How often each side runs, in turn; the quickest run counts."""

chance = random.Random(2)


def main(asked: Sequence[str]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for name, part in PARTS.items():
        if not asked or name in asked:
            part()


def tables() -> None:
    """What the tables of needs cost before the first hand, and how large they grow."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", "import bot.app.client"], capture_output=True, text=True, check=True
    ).stderr
    line = next(line for line in told.splitlines() if line.endswith("engine.mahjong.need"))
    print(f"import of engine.mahjong.need by itself: {int(line.split(':')[1].split('|')[0]) / 1000:.1f} ms")
    hands = [key(stray()) for _ in range(10_000)]
    tracemalloc.start()
    for hand in hands:
        need.distance(hand, 4)
    print(f"the tables after {len(hands):,} hands: {tracemalloc.get_traced_memory()[0] / 1e6:.2f} MB")
    tracemalloc.stop()


def wins() -> None:
    """Agari sees all 14 tiles, the table 11 and three wild ones. The goals are for complete hands."""
    whole = [complete() for _ in range(20_000)]
    strays = [stray() for _ in range(20_000)]
    assert all(map(Agari.is_agari, whole))
    assert all(need.wins(key(without(hand)), 4, 3) for hand in whole)
    for words, hands in (("wins of complete hands", whole), ("wins of random hands", strays)):
        wild = [without(hand) for hand in hands]
        keys = [key(hand) for hand in wild]
        assert [wins_with(hand, 4, 3) for hand in wild] == [need.wins(hand, 4, 3) for hand in keys]
        compared(f"{words} from counts, goal 2.5", hands, Agari.is_agari, wild, lambda hand: wins_with(hand, 4, 3))
        compared(f"{words} from keys, goal 8", hands, Agari.is_agari, keys, lambda hand: need.wins(hand, 4, 3))


def golds() -> None:
    """Agari sees all of 14 tiles, the table 13 or 14 of 17 and three or four golds, p5 being gold (Fuzhou)."""
    whole = [complete() for _ in range(20_000)]
    for count in (3, 4):
        hands = [without(complete(5, SUITED), count) for _ in whole]
        keys = [key(hand) for hand in hands]
        golden = [hand + count * ONE[13] for hand in keys if not hand >> 39 & 7]
        assert all(need.wins(hand, 5, count) for hand in keys)
        assert all(shape.complete(hand, "p5", 5) for hand in golden)
        words = f"wins of 17 tiles with {count} golds"
        from_counts, from_keys = GOLDEN[count]
        compared(f"{words} from counts, goal 2.5", whole, Agari.is_agari, hands, from_counts)
        compared(f"{words} from keys, goal 8", whole, Agari.is_agari, keys, from_keys)


GOLDEN: dict[int, tuple[Callable[[Any], bool], Callable[[Any], bool]]] = {
    3: (lambda hand: wins_with(hand, 5, 3), lambda hand: need.wins(hand, 5, 3)),
    4: (lambda hand: wins_with(hand, 5, 4), lambda hand: need.wins(hand, 5, 4)),
}


def distance() -> None:
    hands = [stray() for _ in range(2_000)]
    keys = [key(hand) for hand in hands]
    assert [need.distance(hand, 4) - 1 for hand in keys] == [shanten(hand) for hand in hands]
    compared("distance of random hands, goal 25", hands, shanten, keys, lambda hand: need.distance(hand, 4))


def strange() -> None:
    """Hands not seen before, once the tables know 60,000 others; the quickest of several lots counts."""
    forget()
    for _ in range(60_000):
        need.distance(key(stray()), 4)
    times: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        hands = [stray() for _ in range(2_000)]
        keys = [key(hand) for hand in hands]
        times.append((timed(shanten, hands), timed(lambda hand: need.distance(hand, 4), keys)))
    their, our = (min(side) for side in zip(*times, strict=True))
    print(f"distance of hands that are new: {their:.2f} us, ours {our:.2f} us: {their / our:.1f} times as fast")


def best_discard() -> None:
    hands = [stray() for _ in range(40)]
    keys = [key(hand) for hand in hands]
    assert [discard_by_table(hand) for hand in keys] == [discard_by_shanten(hand) for hand in hands]
    compared("best discard by acceptance, goal 30", hands, discard_by_shanten, keys, discard_by_table)


def discard_by_table(tiles: Tiles) -> int:
    """How many tiles help after the best discard."""
    return discards(tiles, 4, 0, [4 - (tiles >> 3 * kind & 7) for kind in range(34)])[0].tiles


def discard_by_shanten(hand: Counts) -> int:
    """The same: every discard, and after those that stay nearest every draw."""
    after: dict[int, int] = {}
    for kind in range(34):
        if hand[kind]:
            hand[kind] -= 1
            after[kind] = shanten(hand)
            hand[kind] += 1
    nearest, most = min(after.values()), 0
    for kind in (kind for kind, far in after.items() if far == nearest):
        hand[kind] -= 1
        most = max(most, sum(4 - hand[draw] - (draw == kind) for draw in range(34) if helps(hand, draw, nearest)))
        hand[kind] += 1
    return most


def helps(hand: Counts, draw: int, far: int) -> bool:
    if hand[draw] == 4:
        return False
    hand[draw] += 1
    nearer = shanten(hand) < far
    hand[draw] -= 1
    return nearer


def shanten(hand: Counts) -> int:
    return Shanten.calculate_shanten(hand, False, False)


def compared(
    words: str,
    theirs: Sequence[Any],
    their_way: Callable[[Any], object],
    ours: Sequence[Any],
    our_way: Callable[[Any], object],
) -> None:
    """Print both times a hand and their ratio: the quickest of several runs in turn. Our first one fills the tables."""
    forget()
    runs = [(timed(their_way, theirs), timed(our_way, ours)) for _ in range(ROUNDS)]
    their, our = (min(times) for times in zip(*runs, strict=True))
    first = runs[0][1]
    print(f"{words}: {their:.2f} us, ours {our:.2f} us (first time {first:.2f}): {their / our:.1f} times as fast")


def forget() -> None:
    """Empty the tables."""
    for table in (need.SUITS, need.TRIPLETS, COUNTED, *need._rows.values()):
        table.clear()


def timed(way: Callable[[Any], object], hands: Sequence[Any]) -> float:
    """Microseconds a hand."""
    began = time.perf_counter()
    for hand in hands:
        way(hand)
    return (time.perf_counter() - began) / len(hands) * 1e6


def stray() -> Counts:
    """14 tiles of a shuffled wall."""
    tiles = chance.sample([kind for kind in range(34) for _ in range(4)], 14)
    return [tiles.count(kind) for kind in range(34)]


def complete(sets: int = 4, kinds: int = 34) -> Counts:
    """So many sets, more sequences than triplets, and a pair."""
    hand = [0] * 34
    for _ in range(sets):
        if chance.random() < 0.6:
            first = chance.randrange(3) * 9 + chance.randrange(7)
            for kind in range(first, first + 3):
                hand[kind] += 1
        else:
            hand[chance.randrange(kinds)] += 3
    hand[chance.randrange(kinds)] += 2
    return hand if max(hand) <= 4 else complete(sets, kinds)


def without(hand: Counts, count: int = 3) -> Counts:
    """The hand with wild tiles in the place of so many of its own."""
    gone = chance.sample([kind for kind in range(34) for _ in range(hand[kind])], count)
    return [held - gone.count(kind) for kind, held in enumerate(hand)]


def key(hand: Counts) -> Tiles:
    return sum(held * ONE[kind] for kind, held in enumerate(hand))


PARTS = {
    "tables": tables,
    "wins": wins,
    "golds": golds,
    "distance": distance,
    "strange": strange,
    "discards": best_discard,
}

if __name__ == "__main__":
    main(sys.argv[1:])
