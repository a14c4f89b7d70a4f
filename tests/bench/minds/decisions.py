"""How long the decisions of a level take."""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.core import FINISH, FULL, Action, Effort, Rng
from tests.bench.minds.duels import Contest, played, player, spread


def timed(contest: Contest, count: int, processes: int) -> Iterator[list[float]]:
    """The decisions of each match, in seconds of processor time, until there are so many; the level has all seats. The
    pause before a hand is none."""
    seen = 0
    for found in spread(partial(_timed, contest), range(count), processes):
        yield found
        seen += len(found)
        if seen >= count:
            return


def _timed(contest: Contest, number: int) -> list[float]:
    match, mind, found = contest.match(number), player(contest.key, contest.better), list[float]()

    def stopped(view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
        began = time.thread_time()
        action = mind(view, legal, rng, effort)
        if FINISH not in legal:
            found.append(time.thread_time() - began)
        return action

    for _ in played(match, dict.fromkeys(range(contest.seats), stopped), Rng(match.seed, "time"), contest.budget):
        pass
    return found


HEAD = "| game | level | budget | decisions | p50 | p99 | longest |\n|---|---|---|---|---|---|---|"


def row(contest: Contest, seconds: list[float]) -> str:
    """A line of the table."""
    ordered = sorted(1000 * each for each in seconds)
    p50, p99 = (ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] for percent in (50, 99))
    return (
        f"| {contest.name} | {contest.better} | {contest.budget} | {len(ordered):,} "
        f"| {p50:.1f} ms | {p99:.1f} ms | {ordered[-1]:.1f} ms |"
    )
