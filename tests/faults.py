"""Do the tests of the bot bite? `python -m tests.mutants bot` breaks its rooms, one small piece at a time.

First every test runs once, with marks where something is to be broken: so it is known which tests come by, and how
long they take. Then each fault meets these tests, in a forked process that compiles one module from a changed tree.
Nothing is written but `.mutants/`, line by line: what was ended goes on from there. Remove it once tests have changed.

To compare two days of the tests, run it in two checkouts, the second with `--before` and the first one's `SEED.tsv`.
"""

import argparse
import ast
import builtins
import json
import os
import resource
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from itertools import accumulate
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from types import CodeType

import pytest

from tests.mutations import FUNCTIONS, Changed, Mutant, mutants

ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".mutants"
ROOMS = ("tables", "live", "framework", "transport", "store")
MOST = 200
"""So many faults are drawn, the same number in each room; a sample takes the first of them."""
LONGER = 10
PATIENCE_S = 30.0
"""A test has no end when it takes so many times longer than without a fault, and so many seconds more."""
MEMORY = 8 << 30
MARK = "__came_by__"


@dataclass(frozen=True)
class Fault:
    """A mutant of the bot. `name` outlives line numbers; `place` is the statement that tests are to come by."""

    name: str
    mutant: Mutant
    place: str


def main(words: Sequence[str], seed: int, sample: int) -> int:
    """Print each fault with what became of it, and a summary; 1 if one survives that was killed before."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants bot", description="Break the bot, test by test.")
    parser.add_argument("--tests", nargs="+", type=Path, default=[ROOT / "tests" / "bot"], help="files and folders")
    parser.add_argument("--marks", default="not full and not slow", help="which tests, as in `pytest -m`")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="so many at once")
    parser.add_argument("--budget", type=float, default=120.0, metavar="S", help="seconds of tests for each fault")
    parser.add_argument("--before", type=Path, metavar="TSV", help="what became of the faults with other tests")
    parser.add_argument("--again", action="store_true", help="try what has survived once more")
    asked = parser.parse_args(words)
    KEPT.mkdir(exist_ok=True)
    told, faults = KEPT / f"{seed}.tsv", drawn(seed)
    tests = Tests(KEPT / f"{seed}.jsonl", asked.marks, asked.budget)
    files = [file for path in asked.tests for file in ([path] if path.is_file() else path.rglob("test_*.py"))]
    places: dict[str, set[str]] = {}
    for fault in faults:
        places.setdefault(fault.mutant.file, set()).add(fault.place)
    if not tests.learn(files, places, asked.jobs):
        print("Some tests cannot start without any fault.", file=sys.stderr)
        return 2
    before, known = _read(asked.before), _read(told)
    left = [each for each in faults[:sample] if each.name not in known or (asked.again and not _killed(known, each))]

    def try_all(some: list[Fault]) -> int:
        for fault in some:
            end = tests.end_of(fault, before.get(fault.name, "").removeprefix("killed by "))
            _add(told, f"{fault.name}\t{end}")
            print(f"{fault.mutant.file}:{fault.mutant.line}: {fault.name}: {end}", flush=True)
        return 0

    if not _side_by_side([partial(try_all, left[job :: asked.jobs]) for job in range(asked.jobs)]):
        return 2
    known = _read(told)
    killed = sum(_killed(known, each) for each in faults[:sample])
    print(f"killed {killed} of {sample} ({100 * killed / sample:.1f} %)")
    worse = [each.name for each in faults[:sample] if _killed(before, each) and not _killed(known, each)]
    print(*(f"killed before, and survives: {name}" for name in worse), sep="\n", end="\n" if worse else "")
    return 1 if worse else 0


def drawn(seed: int) -> list[Fault]:
    """The same faults for the same seed, and nearly the same where a few lines of the bot have changed."""

    def lot(fault: Fault) -> str:
        return sha256(f"{seed} {fault.name}".encode()).hexdigest()

    return sorted((each for room in ROOMS for each in sorted(_all(room), key=lot)[: MOST // len(ROOMS)]), key=lot)


def _all(room: str) -> Iterator[Fault]:
    for file in sorted((ROOT / "bot" / room).rglob("*.py")):
        name, source = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        tree, same = ast.parse(source), Counter[str]()
        nodes, lines = list(ast.walk(tree)), _lines(tree)
        for mutant in mutants(name, source):
            what = f"{name} {mutant.where}: {mutant.before} -> {mutant.after}"
            same[what] += 1
            yield Fault(f"{what} #{same[what]}", mutant, f"{name}:{lines.get(nodes[mutant.node], 0)}")


def _lines(tree: ast.Module) -> dict[ast.AST, int]:
    """The line of the statement of each node, inside of functions: what else there is runs as a module is imported."""
    lines: dict[ast.AST, int] = {}

    def walk(node: ast.AST, line: int) -> None:
        for name, value in ast.iter_fields(node):
            inside = line or (name == "body" and isinstance(node, FUNCTIONS))
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    lines[child] = child.lineno if inside and isinstance(child, ast.stmt) else line
                    walk(child, lines[child])

    walk(tree, 0)
    return lines


def _marked(file: str, places: Iterable[str]) -> ast.Module:
    """The module with a mark before the statements at these places; line 0 means every function of it."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    lines = _lines(tree)

    def mark(line: int) -> list[ast.stmt]:
        return ast.parse(f"{MARK}({f'{file}:{line}'!r})").body if f"{file}:{line}" in places else []

    for node in list(ast.walk(tree)):
        for name, block in ast.iter_fields(node):
            if isinstance(block, list) and any(isinstance(each, ast.stmt) for each in block):
                marked = [each for one in block for each in (*(mark(lines[one]) if lines.get(one) else []), one)]
                if isinstance(node, FUNCTIONS) and name == "body":
                    marked[int(ast.get_docstring(node) is not None) : 0] = mark(0)
                block[:] = marked
    return ast.fix_missing_locations(tree)


def _read(file: Path | None) -> dict[str, str]:
    lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    parts = [line.partition("\t") for line in lines]
    return {name: end for name, tab, end in parts if tab}


def _add(file: Path, line: str) -> None:
    with file.open("ab", buffering=0) as whole:  # at once: several processes write
        whole.write(f"{line}\n".encode())


def _killed(known: dict[str, str], fault: Fault) -> bool:
    return known.get(fault.name, "").startswith("killed")


class Tests:
    """Some tests: how long each takes, whether it fails without any fault, and what it comes by."""

    def __init__(self, kept: Path, marks: str, budget: float = inf) -> None:
        self.kept, self.marks, self.budget = kept, marks, budget
        self.seconds: dict[str, float] = {}
        self.failing: set[str] = set()
        self.touching: dict[str, list[str]] = {}
        self.stable = cache(self._stable)

    def learn(self, found: Iterable[Path], places: dict[str, set[str]], jobs: int = 1) -> bool:
        """Run what has not yet run once, each file in one of so many processes; whether all could start."""
        notes = self._notes()
        done = {each["test"] for each in notes if "test" in each}
        left = sorted({file.as_posix() for file in found} - {each.get("over") for each in notes})

        def run(files: list[str]) -> int:
            codes = dict(compiled(file, _marked(file, some)) for file, some in places.items())
            ended = _run([*files, "-m", self.marks], codes, _Noting(self.kept, done)) if files else 0
            if ended not in (0, 1, 5):
                return ended
            for file in files:
                _add(self.kept, json.dumps({"over": file}))
            return 0

        went = _side_by_side([partial(run, left[job::jobs]) for job in range(jobs)])
        for each in self._notes():
            if "test" in each and _file(each["test"]).exists():
                self.seconds[each["test"]] = each["seconds"]
                if not each["passed"]:
                    self.failing.add(each["test"])
                for place in each["places"] if each["passed"] else ():
                    self.touching.setdefault(place, []).append(each["test"])
        return went

    def end_of(self, fault: Fault, first: str) -> str:
        """What becomes of a fault; the test that killed it before runs first."""
        touching = self._ordered(fault.place, first)
        limits, codes = self.limits(touching), dict([compiled(fault.mutant.file, fault.mutant.tree())])
        survived = f"survived {len(limits)} of {len(touching)} tests"
        while limits and (failing := self.first_failing(limits, codes)) is not None:
            killer = failing or next(iter(limits))
            # a test that fails by chance, or also without the fault, kills nothing
            if self.first_failing({killer: limits[killer]}, codes) is not None and self.stable(killer):
                return f"killed by {killer}"
            names = list(limits)
            limits = {name: limits[name] for name in names[names.index(killer) + 1 :]}
        return survived

    def _notes(self) -> list[dict]:
        return [json.loads(line) for line in self.kept.read_text("utf-8").splitlines()] if self.kept.exists() else []

    def _ordered(self, place: str, first: str) -> list[str]:
        """The quickest test of each file, the quickest first, then the second of each; before all the one named."""
        files: Counter[Path] = Counter()
        ordered: list[tuple[int, float, str]] = []
        for test in sorted(self.touching.get(place, ()), key=self.seconds.__getitem__):
            ordered.append((-1 if test == first else files[_file(test)], self.seconds[test], test))
            files[_file(test)] += 1
        return [test for *_, test in sorted(ordered)]

    def limits(self, tests: list[str]) -> dict[str, float]:
        """What the budget pays for: in how many seconds each test must have ended."""
        spent = accumulate((self.seconds[test] for test in tests), initial=0.0)
        within = [test for test, before in zip(tests, spent, strict=False) if before < self.budget]
        return {test: PATIENCE_S + LONGER * self.seconds[test] for test in within}

    def _stable(self, test: str) -> bool:
        """Whether a test passes without a fault, well within its time."""
        return self.first_failing({test: PATIENCE_S / 3 + LONGER / 3 * self.seconds[test]}, {}) is None

    def first_failing(self, limits: dict[str, float], codes: dict[str, CodeType]) -> str | None:
        """The first test that fails or has no end, "" if none can start, None if all pass."""
        words = ["-x", "-m", self.marks, *dict.fromkeys(str(_file(test)) for test in limits)]
        with TemporaryDirectory() as folder:
            told = Path(folder, "told")
            told.touch()

            def run() -> int:
                os.setpgid(0, 0)
                resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
                return _run([*words, f"--basetemp={folder}/tests"], codes, _Chosen(told, limits))

            child = _forked(run)
            try:
                return None if _ended(child) in (0, 5) else told.read_text("utf-8")
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(child, signal.SIGKILL)


class _Noting:
    """Write down what each test comes by, how long it takes, and whether it passes."""

    def __init__(self, kept: Path, done: set[str]) -> None:
        self.kept, self.done = kept, done
        self.came: set[str] = set()
        self.shared: dict[Path, set[str]] = {}
        self.passed = True
        setattr(builtins, MARK, self.came.add)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid not in self.done]

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef, request: pytest.FixtureRequest) -> Generator:
        """What a fixture comes by that several tests have, all later tests of the file do."""
        made = yield
        if fixturedef.scope in ("class", "module"):
            self.shared.setdefault(request.path, set()).update(self.came)
        return made

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator:
        self.came.clear()
        self.passed, begun = True, monotonic()
        ended = yield
        seconds, places = round(monotonic() - begun, 3), sorted(self.came | self.shared.get(item.path, set()))
        note = {"test": item.nodeid, "passed": self.passed, "seconds": seconds, "places": places}
        _add(self.kept, json.dumps(note))
        return ended

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed = self.passed and not report.failed


class _Chosen:
    """Run some tests alone, each within its time, after which the process ends; tell which one is running."""

    def __init__(self, told: Path, limits: dict[str, float]) -> None:
        self.told, self.limits = told, limits

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.limits if test in found]
        for item in items:
            item.add_marker(pytest.mark.timeout(self.limits[item.nodeid], method="thread"), append=False)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.told.write_text(nodeid, "utf-8")


def _file(test: str) -> Path:
    return ROOT / test.partition("::")[0]


def compiled(file: str, tree: ast.Module) -> tuple[str, CodeType]:
    """What a changed file is imported as, and what it holds."""
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return module, compile(tree, str(ROOT / file), "exec", dont_inherit=True)


def _run(words: Iterable[str], codes: dict[str, CodeType], plugin: object) -> int:
    """Run pytest in silence, with some modules changed: the last thing that a process does."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    sys.meta_path.insert(0, Changed(codes))
    quick = ["-q", "--assert=plain", "-p", "no:cacheprovider", "-n", "0", "--rootdir", str(ROOT)]
    return int(pytest.main([*quick, *words], plugins=[plugin]))


def _forked(work: Callable[[], int]) -> int:
    """A process of its own that ends with what the work gives."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        try:
            os._exit(work())
        except Exception:
            traceback.print_exc()
        finally:  # never on into what its parent does
            os._exit(70)
    return child


def _ended(child: int) -> int:
    """What a process ended with, once it has."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _side_by_side(works: Iterable[Callable[[], int]]) -> bool:
    ends = [_ended(child) for child in [_forked(work) for work in works]]
    return not any(ends)
