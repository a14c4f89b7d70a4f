"""Do the tests bite? Breaks a game's rules one small piece at a time: `python -m tests.mutants koikoi [--sample N]`.

Every mutant is played in a forked process of its own in which one module is compiled from the changed tree, the
quickest test first. A mutant is killed when the game's tests fail, cannot start, or do not end in time.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import faults
from tests.faults import Tests, compiled
from tests.mutations import Mutant, mutants

ROOT = Path(__file__).parent.parent
FILES = {
    "hanafuda": ("board.py", "capture.py", "turn.py"),
    "hanaawase": ("play.py", "score.py", "rules.py", "oni.py"),
    "mahjong": ("need.py", "acceptance.py", "melds.py", "wall.py", "tiles.py"),
    "jiaxing": ("play.py", "legal.py", "shape.py", "score.py", "session.py", "ending.py", "opening.py", "contracts.py"),
    "fuzhou": (
        "play.py",
        "legal.py",
        "shape.py",
        "score.py",
        "session.py",
        "ending.py",
        "opening.py",
        "locks.py",
        "flowers.py",
    ),
}
"""What is broken in a folder; where nothing is said it is play.py, score.py and rules.py."""
TESTS = {
    "hanafuda": ("hanafuda", "koikoi"),
    **{game: (game, "hanafuda/test_matches.py") for game in ("koikoi", "stopgo", "hanaawase")},
    **{game: (game, "mahjong/test_tables.py") for game in ("jiaxing", "fuzhou")},
}
PLAYERS = ("test_minds.py", "test_playout.py", "test_simulation.py")
"""What tests computer players is slow, and left out."""
ENOUGH = 90


def main(words: Sequence[str] | None = None) -> int:
    """Print the survivors and `killed K of N (P %)`; 0 from 90 % on, 1 below, 2 if the tests fail without a mutant."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Break a game's rules, test by test.")
    parser.add_argument("game", help="a folder of engine/, e.g. koikoi; or bot, of which tests.faults tells")
    parser.add_argument("--seed", type=int, default=0, help="which mutants a sample takes")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N mutants, taken by chance")
    asked, more = parser.parse_known_args(words)
    if asked.game == "bot":
        return faults.main(more, asked.seed, asked.sample or faults.MOST)
    asked = parser.parse_args(words)
    found = list(_all(asked.game))
    if not found:
        print(f"There is nothing to break in engine/{asked.game}.", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder:
        tests = Tests(Path(folder, "tests.jsonl"), "not full")
        if not tests.learn(_files(asked.game), {}) or tests.failing:
            print(f"The tests of {asked.game} fail without any mutant.", file=sys.stderr)
            return 2
    if asked.sample:
        found = random.Random(asked.seed).sample(found, min(asked.sample, len(found)))
    quickest = tests.limits(sorted(tests.seconds, key=tests.seconds.__getitem__))
    explained, survivors = _explained(asked.game), 0
    for mutant in found:
        if tests.first_failing(quickest, dict([compiled(mutant.file, mutant.tree())])) is None:
            survivors += 1
            print(
                f"{mutant.file}:{mutant.line}: {mutant.key} ({explained.get(mutant.key, 'NOT EXPLAINED')})", flush=True
            )
    killed = len(found) - survivors
    print(f"killed {killed} of {len(found)} ({100 * killed / len(found):.1f} %)")
    return 0 if 100 * killed >= ENOUGH * len(found) else 1


def _all(game: str) -> Iterator[Mutant]:
    for name in FILES.get(game, ("play.py", "score.py", "rules.py")):
        file = ROOT / "engine" / game / name
        if file.exists():
            yield from mutants(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))


def _files(game: str) -> list[Path]:
    places = (ROOT / "tests" / "engine" / place for place in (*TESTS.get(game, (game,)), "test_golden.py"))
    found = (file for place in places for file in (place.rglob("test_*.py") if place.is_dir() else [place]))
    return [file for file in found if file.name not in PLAYERS]


def _explained(game: str) -> dict[str, str]:
    """The survivors that are known, with the reason: a line with the key, and an indented line after it."""
    file = ROOT / "tests" / "survivors" / f"{game}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {key: reason.strip() for key, reason in pairwise(lines) if key and not key.startswith(" ")}


if __name__ == "__main__":
    sys.exit(main())
