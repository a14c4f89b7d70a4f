"""Strength of each level against each lower one: `python -m tests.bench.minds.strength [GAME...] --log FOLDER`.

The deals of a group of matches are played once for each seat that the better level may have. All other seats have the
lower level. Prints a table in Markdown; tests/bench/README.md explains its columns. Groups that are already in the log
are not played again, so the command can be interrupted at any time.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from hashlib import sha256
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from tqdm import tqdm  # pyright: ignore[reportMissingModuleSource]

from engine import GAMES
from engine.core import Seat
from tests.bench.minds.duels import LENGTHS, Budget, Contest, Group, Played, group, rules

ENGINE = Path(__file__).parents[3] / "engine"
PRESETS = {"koikoi": ("nintendo", "kirin")}
"""The presets that are played, by game; in all other games the first one."""

MAHJONG = Budget(ms=20)
HEADS = "| game | preset | levels | groups | won, or place | points a hand | errors |\n|---|---|---|---|---|---|---|"

Groups = dict[int, Group]
Task = tuple[Contest, int]


class Mean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.error:.2f}"


def contests(games: Iterable[str]) -> Iterator[Contest]:
    """Yield each pair of levels, in every number of seats."""
    for key in games:
        game, budget = GAMES[key], MAHJONG if key in LENGTHS else Budget()
        for preset in PRESETS.get(key, [*game.presets][:1]):
            for seats in game.seats:
                for lower, better in combinations(game.players, 2):
                    yield Contest(key, better, lower, preset, rules(key, preset), seats, budget=budget)


def log_file(contest: Contest, folder: Path) -> Path:
    """Return the file of the contest's groups. It is another one for other weights or another version of the judge."""
    weights = sorted((ENGINE / contest.key).glob("*weights*"))
    version = sha256(b"".join(file.read_bytes() for file in weights)).hexdigest()[:8]
    names = (contest.key, contest.preset, contest.seats, contest.better, contest.lower)
    return folder / f"{'-'.join(map(str, names))}-{contest.game.judge_version}-{version}.txt"


def logged(file: Path) -> Groups:
    """Return the groups in a log by their numbers. Each line has a number, and the matches of its group."""
    lines = [line.split(maxsplit=1) for line in file.read_text().splitlines()] if file.exists() else []
    return {
        int(number): tuple(Played(tuple(points), hands) for points, hands in json.loads(found))
        for number, found in lines
    }


def met(wanted: Sequence[Contest], matches: int, folder: Path, processes: int) -> list[Groups]:
    """Play what is missing, the same number of groups of all contests after each other. Return all logged groups."""
    known = {contest: logged(log_file(contest, folder)) for contest in wanted}
    tasks = [(contest, number) for number in range(matches) for contest in wanted if number not in known[contest]]
    with get_context("spawn").Pool(processes) if processes > 1 else nullcontext() as pool:
        for (contest, number), found in tqdm((pool.imap if pool else map)(_played, tasks), total=len(tasks)):
            known[contest][number] = found
            with log_file(contest, folder).open("a") as file:
                print(number, json.dumps(found), file=file)
    return [known[contest] for contest in wanted]


def _played(task: Task) -> tuple[Task, Group]:
    return task, group(*task)


def row(contest: Contest, groups: Sequence[Group]) -> str:
    """Return a contest's row of the table."""
    duel, even = contest.seats == 2, (contest.seats + 1) / 2
    lead = _mean([fmean(_lead(match, seat) / match.hands for seat, match in enumerate(each)) for each in groups])
    if duel:
        won = _mean([_won(sum(_lead(match, seat) for seat, match in enumerate(each))) for each in groups])
        said, gap = f"{100 * won.value:.1f} % ± {100 * won.error:.1f} %", won.value - 0.5
    else:
        won = _mean([fmean(_place(match, seat) for seat, match in enumerate(each)) for each in groups])
        said, gap = f"{won} of {contest.seats}", even - won.value
    name = contest.key + f" for {contest.seats}" * (len(contest.game.seats) > 1)
    levels = f"{contest.better} : {contest.lower}"
    cells = (name, contest.preset, levels, len(groups), said, lead, f"{gap / won.error:.1f}" if won.error else "")
    return f"| {' | '.join(map(str, cells))} |"


def _mean(values: Sequence[float]) -> Mean:
    return Mean(fmean(values), stdev(values) / len(values) ** 0.5)


def _lead(match: Played, seat: Seat) -> float:
    """Return the points ahead of the mean of the others, exactly 0 if they are equal."""
    others = len(match.points) - 1
    return (match.points[seat] * others - (sum(match.points) - match.points[seat])) / others


def _won(lead: float) -> float:
    return 0.5 if lead == 0 else float(lead > 0)


def _place(match: Played, seat: Seat) -> float:
    """Return the place, from 1. Players who share places have the mean of them."""
    mine = match.points[seat]
    return 1 + sum(points > mine for points in match.points) + (match.points.count(mine) - 1) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description="Strength of each level against each lower one.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--matches", type=int, default=100, help="groups of each pair; 0 only prints the log")
    parser.add_argument("--log", type=Path, default=Path(tempfile.gettempdir()), help="folder of the logs")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    asked = parser.parse_args()
    wanted = [*contests(asked.games or GAMES)]
    found = met(wanted, asked.matches, asked.log, asked.processes)
    rows = [row(contest, [*groups.values()]) for contest, groups in zip(wanted, found, strict=True) if len(groups) > 1]
    print(HEADS, *rows, sep="\n")


if __name__ == "__main__":
    main()
