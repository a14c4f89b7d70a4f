"""How quick the mahjong core is beside public libraries: `python -m tests.bench.mahjong [PART...]` prints both times
and their ratio, on one core. Parts: tables wins distance discards hands (default: all). The libraries are in the group
`bench`: `uv run --group bench python -m tests.bench.mahjong`."""

import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import Any

import rlcard
from mahjong.agari import Agari
from mahjong.shanten import Shanten
from rlcard.agents import RandomAgent

from engine import GAMES
from engine.core import Action, Match
from engine.jiaxing.playout import Playout
from engine.jiaxing.state import State
from engine.mahjong import need
from engine.mahjong.acceptance import discards
from engine.mahjong.tiles import ONE, Tiles

Counts = list[int]
ROUNDS = 5
"""How often each side runs, in turn; the quickest run counts."""

GAME, READY = GAMES["jiaxing"], Action("ready")
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
        [sys.executable, "-X", "importtime", "-c", "import bot.app"], capture_output=True, text=True, check=True
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
    assert all(need.wins(key(without_three(hand)), 4, 3) for hand in whole)
    for words, hands in (("wins of complete hands", whole), ("wins of random hands", strays)):
        wild = [without_three(hand) for hand in hands]
        keys = [key(hand) for hand in wild]
        compared(f"{words} from counts, goal 2.5", hands, Agari.is_agari, wild, lambda hand: need.wins_with(hand, 4, 3))
        compared(f"{words} from keys, goal 8", hands, Agari.is_agari, keys, lambda hand: need.wins(hand, 4, 3))


def distance() -> None:
    hands = [stray() for _ in range(2_000)]
    keys = [key(hand) for hand in hands]
    assert [need.distance(hand, 4) - 1 for hand in keys] == [shanten(hand) for hand in hands]
    compared("distance of random hands, goal 25", hands, shanten, keys, lambda hand: need.distance(hand, 4))


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


def whole_hands() -> None:
    """Four seats do what is legal by chance: whole hands from the shuffle on, and play-outs from the deal on."""
    environment = rlcard.make("mahjong", config={"seed": 2})
    environment.set_agents([RandomAgent(num_actions=environment.num_actions)] * environment.num_players)
    seeds = [number.to_bytes(32, "big") for number in range(40)]
    states = [dealt(seed) for seed in seeds]
    theirs = [environment] * len(seeds)
    compared("random hands by Match.play, goal 10", theirs, one_game, seeds, played)
    compared("random hands played out, goal 25", theirs, one_game, states, played_out)


def one_game(environment: rlcard.envs.Env) -> None:
    environment.run(is_training=False)


def played(seed: bytes) -> None:
    """One hand by a match: whoever is asked, the table too, answers in any order."""
    match = Match(GAME, GAME.rules(), 4, seed)
    for seat in range(4):
        match.play(seat, READY)
    while match.result is None and READY not in match.pending.get(0, ()):
        seat = chance.choice([*match.pending])
        match.play(seat, chance.choice(match.pending[seat]))


def dealt(seed: bytes) -> State:
    state = GAME.start(GAME.rules(), range(4), seed).state
    for seat in range(4):
        state = GAME.apply(state, seat, READY).state
    return state


def played_out(state: State) -> None:
    Playout.of(state).run(lambda _, seat, options: chance.choice(options))


def compared(
    words: str,
    theirs: Sequence[Any],
    their_way: Callable[[Any], object],
    ours: Sequence[Any],
    our_way: Callable[[Any], object],
) -> None:
    """Print both times a hand and their ratio: the quickest of several runs in turn. Our first one fills the tables."""
    for table in (need.SUITS, need.TRIPLETS, need._COUNTED, *need._rows.values()):
        table.clear()
    runs = [(timed(their_way, theirs), timed(our_way, ours)) for _ in range(ROUNDS)]
    their, our = (min(times) for times in zip(*runs, strict=True))
    first = runs[0][1]
    print(f"{words}: {their:.2f} us, ours {our:.2f} us (first time {first:.2f}): {their / our:.1f} times as fast")


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


def complete() -> Counts:
    """Four sets, more sequences than triplets, and a pair."""
    hand = [0] * 34
    for _ in range(4):
        if chance.random() < 0.6:
            first = chance.randrange(3) * 9 + chance.randrange(7)
            for kind in range(first, first + 3):
                hand[kind] += 1
        else:
            hand[chance.randrange(34)] += 3
    hand[chance.randrange(34)] += 2
    return hand if max(hand) <= 4 else complete()


def without_three(hand: Counts) -> Counts:
    """The hand with wild tiles in the place of three of its own."""
    gone = chance.sample([kind for kind in range(34) for _ in range(hand[kind])], 3)
    return [held - gone.count(kind) for kind, held in enumerate(hand)]


def key(hand: Counts) -> Tiles:
    return sum(held * ONE[kind] for kind, held in enumerate(hand))


PARTS = {"tables": tables, "wins": wins, "distance": distance, "discards": best_discard, "hands": whole_hands}

if __name__ == "__main__":
    main(sys.argv[1:])
