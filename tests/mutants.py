"""Do the tests bite? Breaks a game's rules one small piece at a time: `python -m tests.mutants koikoi [--sample N]`.

Every mutant is played in a forked process of its own in which one module is compiled from the changed tree;
no file is written. A mutant is killed when the game's tests fail, cannot start, or do not end in time.
"""

import argparse
import importlib.abc
import importlib.util
import json
import os
import random
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from itertools import pairwise
from pathlib import Path
from types import CodeType, ModuleType

import pytest

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
TESTS = {"hanafuda": ("hanafuda", "koikoi")}
PLAYERS = ("test_minds.py", "test_playout.py", "test_simulation.py")
"""What tests computer players is slow, and left out."""
ENOUGH = 90
WORK_S = 20
"""So much one test may work (time of the processor); the longest takes five."""


def main(words: Sequence[str] | None = None) -> int:
    """Print the survivors and `killed K of N (P %)`; 0 from 90 % on, 1 below, 2 if the tests fail without a mutant."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Break a game's rules, test by test.")
    parser.add_argument("game", help="a folder of engine/, e.g. koikoi")
    parser.add_argument("--seed", type=int, default=0, help="which mutants a sample takes")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N mutants, taken by chance")
    asked = parser.parse_args(words)
    found = list(_all(asked.game))
    if not found:
        print(f"There is nothing to break in engine/{asked.game}.", file=sys.stderr)
        return 2
    tests = Tests(asked.game)
    if not tests.pass_without_a_mutant():
        print(f"The tests of {asked.game} fail without any mutant.", file=sys.stderr)
        return 2
    if asked.sample:
        found = random.Random(asked.seed).sample(found, min(asked.sample, len(found)))
    explained, survivors = _explained(asked.game), 0
    for mutant in found:
        if tests.pass_with(mutant):
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


def _explained(game: str) -> dict[str, str]:
    """The survivors that are known, with the reason: a line with the key, and an indented line after it."""
    file = ROOT / "tests" / "survivors" / f"{game}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {key: reason.strip() for key, reason in pairwise(lines) if key and not key.startswith(" ")}


class Tests:
    """The tests of one game, run again and again in forked processes: the quickest test first, until one fails."""

    def __init__(self, game: str) -> None:
        self.folders = [str(ROOT / "tests" / "engine" / folder) for folder in TESTS.get(game, (game,))]
        self.seconds: dict[str, float] = {}

    def pass_without_a_mutant(self) -> bool:
        """Also measures how long each test takes; then the quickest first, as with a mutant."""
        reader, writer = os.pipe()
        child = self._forked(None, writer)
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as told:
            self.seconds = json.loads(told.read() or "{}")
        return _passed(child) and _passed(self._forked(None, None))

    def pass_with(self, mutant: Mutant) -> bool:
        """Whether no test sees the change: a survivor."""
        return _passed(self._forked(mutant, None))

    def _forked(self, mutant: Mutant | None, writer: int | None) -> int:
        child = os.fork()
        if child == 0:
            os._exit(self._run(mutant, writer))
        return child

    def _run(self, mutant: Mutant | None, writer: int | None) -> int:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        sys.dont_write_bytecode = True
        if mutant:
            module = mutant.file.removesuffix(".py").replace("/", ".")
            sys.meta_path.insert(0, _Mutated(module, compile(mutant.tree(), mutant.file, "exec")))
        watch = _Watch(self.seconds)
        quick = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
        left_out = [f"--ignore-glob=*/{file}" for file in PLAYERS]
        code = int(pytest.main([*quick, *left_out, *self.folders], plugins=[watch]))
        if writer is not None:
            with os.fdopen(writer, "w", encoding="utf-8") as told:
                json.dump(watch.seconds, told)
        return code


def _passed(child: int) -> bool:
    status = os.waitpid(child, 0)[1]
    return os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0


class _Watch:
    """A pytest plugin that runs the quickest tests first, measures them, and ends the process with an endless one."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = dict(seconds)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.seconds.get(item.nodeid, 0.0))

    def pytest_runtest_setup(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, WORK_S)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.seconds[report.nodeid] = report.duration


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a tree in memory, whatever stands in its file."""

    def __init__(self, module: str, code: CodeType) -> None:
        self.module, self.code = module, code

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


if __name__ == "__main__":
    sys.exit(main())
