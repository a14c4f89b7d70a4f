"""Strength of the learned weights inside the search: `python -m tests.training.measured GAME`.

`hard` of this tree plays single rounds against `hard` of commit 1f613410, with 100 samples each: with that commit's
weights, and without the policy's own estimates, which the search did not use then. With `--seconds S`, this tree has S
seconds of processor time a decision, and that commit 400 samples.
Every deal is played once for each seat that the new weights may have. Prints by how many points a round that seat is
ahead of the others' mean, and the standard error. Deals that are already in the log are not played again.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from statistics import fmean, stdev
from subprocess import run
from typing import Any
from unittest.mock import patch

from engine import GAMES as ALL
from engine.core import TABLE, Action, AnyMatch, Effort, Match, Rng, Seat
from engine.hanafuda import judge
from engine.hanafuda.kernel import LEARNED
from engine.hanafuda.weights import unpacked
from tests.training.courses import ENGINE, GAMES, Course, courses

BEFORE, SAMPLES, ROUNDS = "1f613410", 100, 12
"""The commit to compare with, samples of a decision, and rounds of the match whose first round is played."""
TIMED, PLENTY = 400, 1_000_000
"""Samples of that commit if this tree's time is limited, and samples that this tree then never reaches."""


class Contest:
    """Rounds of one course, some seats of which think with earlier weights. `seconds`: as `--seconds`, 0 for none."""

    def __init__(self, course: Course, seconds: float) -> None:
        self.course, self.game, self._seconds = course, ALL[course.game], seconds
        self.rules = replace(self.game.presets[course.preset], rounds=ROUNDS)
        self._mind = import_module(f"engine.{course.game}.learned")
        self._lookups = self._mind.lookups
        name = f"{BEFORE}:engine/{course.game}/{course.file.name}"
        self._weights = unpacked(run(["git", "show", name], cwd=ENGINE, capture_output=True, check=True).stdout)

    def gain(self, number: int) -> float:
        """Return the mean over all seats of the points by which a seat with the new weights is ahead."""
        return fmean(self._round(number, seat) for seat in range(self.course.settings.seats))

    def _round(self, number: int, new: Seat) -> float:
        seed = sha256(f"measured {self.course.game} {self.course.name} {number}".encode()).digest()
        match: AnyMatch = Match(self.game, self.rules, self.course.settings.seats, seed)
        luck = [Rng(seed, "luck", seat) for seat in range(match.seats)]
        while not match.view(None).history:
            seat = max(match.pending)
            legal = match.pending[seat]
            if seat == TABLE or len(legal) == 1:
                match.play(seat, legal[0])
            else:
                match.play(seat, self._action(match.view(seat), legal, luck[seat], earlier=seat != new))
        points = match.view(None).history[0]
        return points[new] - (sum(points) - points[new]) / (match.seats - 1)

    def _action(self, view: Any, legal: tuple[Action, ...], rng: Rng, *, earlier: bool) -> Action:
        if not earlier:
            return self.game.players["hard"](view, legal, rng, self._effort())
        with (
            patch.object(self._mind, "lookups", self._earlier_lookups),
            patch.multiple(judge, TRUST=0, TRUST_IN_CALLS=0),
        ):
            return self.game.players["hard"](view, legal, rng, Effort(TIMED if self._seconds else SAMPLES))

    def _effort(self) -> Effort:
        if not self._seconds:
            return Effort(SAMPLES)
        end = time.process_time() + self._seconds
        return Effort(PLENTY, lambda: time.process_time() >= end)

    def _earlier_lookups(self, view: Any) -> Any:
        tables = self._lookups(view)
        learned = (*self._weights, *tables[LEARNED][len(self._weights) :])
        return (*tables[:LEARNED], learned, *tables[LEARNED + 1 :])


def measured(contest: Contest, deals: range, log: Path) -> list[float]:
    """Return the gain in each deal. Gains are kept in `log`, one a line after the number of the deal."""
    lines = [line.split() for line in log.read_text().splitlines()] if log.exists() else []
    known = {int(number): float(gain) for number, gain in lines}
    with log.open("a") as file:
        for number in deals:
            if number not in known:
                known[number] = contest.gain(number)
                print(number, known[number], file=file, flush=True)
    return [known[number] for number in deals]


def reports(game: str, names: list[str], seconds: float, deals: range, folder: Path) -> Iterator[str]:
    """Yield the result of each course."""
    for course in courses(game):
        if course.name in names or not names:
            version = sha256(course.file.read_bytes()).hexdigest()[:12]
            log = folder / f"{game}-{course.name}-{seconds:g}-{version}.txt"
            gains = measured(Contest(course, seconds), deals, log)
            yield f"{game} {course.name}: {fmean(gains):+.3f} ± {stdev(gains) / len(gains) ** 0.5:.3f} ({len(gains)})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Points a round that the new weights gain.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--courses", nargs="+", default=[], help="default: all of the game")
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--seconds", type=float, default=0.0, help="CPU time of a decision (default: 100 samples)")
    parser.add_argument("--log", type=Path, default=Path(tempfile.gettempdir()), help="folder of the logs")
    asked = parser.parse_args()
    deals = range(asked.first, asked.first + asked.deals)
    for line in reports(asked.game, asked.courses, asked.seconds, deals, asked.log):
        print(line, flush=True)


if __name__ == "__main__":
    main()
