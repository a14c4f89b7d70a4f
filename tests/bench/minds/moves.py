"""What a move by `Match.play` costs beside an older checkout: `python -m tests.bench.minds.moves PATH [GAME...]`, where
PATH is a worktree of the older commit. Both play hands by chance from the same seeds, in processes of their own that
take turns, a short lot each; printed are microseconds of processor time a move in the median of all lots, the median
of the ratios of lots that follow each other (above 1: quicker than before), and the quartiles of these.

Rules have changed since, so hands may last longer or shorter than they did: a move is what both have in common.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.core import Match

HERE = Path(__file__).parents[3]
PAIRS, LOTS = 4, 60
"""So many pairs of processes a game, as no two of them lie alike in memory; so many lots each."""

HANDS = {"hanafuda": 12, "mahjong": 6}
"""By deck, in a lot: some 30 ms, so that whatever else the machine does meets both sides alike."""


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs beside an older checkout.")
    parser.add_argument("older", type=Path, help="a worktree of the older commit")
    parser.add_argument("games", nargs="*", default=[*GAMES])
    asked = parser.parse_args()
    print("| game | before | now | as fast |\n|---|---|---|---|")
    for key in asked.games:
        for seats in GAMES[key].seats:
            lots = [lot for _ in range(PAIRS) for lot in compared(asked.older, key, seats)]
            before, now = (statistics.median(side) for side in zip(*lots, strict=True))
            low, middle, high = statistics.quantiles((was / now for was, now in lots), n=4)
            name = key + f" for {seats}" * (len(GAMES[key].seats) > 1)
            print(f"| {name} | {before:.1f} us | {now:.1f} us | {middle:.3f} ({low:.2f} to {high:.2f}) |", flush=True)


def compared(older: Path, key: str, seats: int) -> Iterator[tuple[float, float]]:
    """Microseconds a move before and now, lot by lot; they take turns in being first."""
    with ExitStack() as both:
        before, now = (both.enter_context(player(tree, key, seats)) for tree in (older, HERE))
        for lot in range(LOTS):
            first, second = (before, now) if lot % 2 else (now, before)
            took = {first: one_lot(first, lot), second: one_lot(second, lot)}
            if lot:  # the first one fills what is kept by rules and tiles
                yield took[before], took[now]


def player(tree: Path, key: str, seats: int) -> subprocess.Popen[str]:
    """This very file, with the engine of that tree."""
    run = [sys.executable, "-P", __file__, "--lots", key, str(seats)]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve())}
    return subprocess.Popen(run, env=environment, cwd=tree, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def one_lot(process: subprocess.Popen[str], lot: int) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    print(lot, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def lots(key: str, seats: int) -> None:
    """Play the lots that are asked for, and say what a move took, until nobody asks any more."""
    for lot in sys.stdin:
        hands = range(int(lot) * HANDS[GAMES[key].deck], (int(lot) + 1) * HANDS[GAMES[key].deck])
        began = time.process_time()
        moves = sum(played(GAMES[key], seats, number) for number in hands)
        print((time.process_time() - began) / moves * 1e6, flush=True)


def played(game: Any, seats: int, number: int) -> int:
    """One hand: whoever is asked, the table too, answers in any order. How many moves it had."""
    chance = random.Random(number).random
    match = Match(game, game.rules(), seats, number.to_bytes(32, "big"))
    for seat in range(seats):
        match.play(seat, match.pending[seat][0])
    while match.result is None and not paused(match):
        asked = [*match.pending]
        seat = asked[int(chance() * len(asked))]
        actions = match.pending[seat]
        match.play(seat, actions[int(chance() * len(actions))])
    return match.seq


def paused(match: Any) -> bool:
    """Whether everybody is asked for the next hand; which action tells it has another name in older commits."""
    return any(action.verb in ("ready", "finish") for action in match.pending.get(0, ()))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--lots"]:
        lots(sys.argv[2], int(sys.argv[3]))
    else:
        main()
