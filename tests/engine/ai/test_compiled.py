"""The extra `fast` changes nothing but the speed."""

import subprocess
import sys
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, ai
from engine.ai import compiled
from engine.core import AnyGame, Effort

ROOT = Path(__file__).parents[3]
FAST = pytest.mark.skipif(
    find_spec("numba") is None, reason="only where the extra `fast` is installed, as in a step of .ci/run"
)

PLAIN = "import sys; sys.modules['numba'] = None; "
"""An import of it fails from there on."""
FORBIDDEN = """
class Forbidding:
    def find_spec(self, name, path=None, target=None):
        if name == "numba":
            raise {error}
import sys; sys.meta_path.insert(0, Forbidding())
"""
"""As numba fails where a process may not write code and run it."""
HARDENED = "import ctypes; assert ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) == 0\n"
"""The very thing: PR_SET_MDWE, what MemoryDenyWriteExecute of a service sets."""
CALLER = """
from engine.ai.compiled import compiled

@compiled
def double(number):
    return 2 * number

@compiled
def six():
    return double(1) + double(2)
"""


def weighed(count: int, before: str = "") -> list[str]:
    """What a process of its own thinks after that code."""
    command = [sys.executable, "-c", f"{before}from tests.engine.ai.weighing import told; told({count})"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_what_each_preset_and_number_of_seats_needs_is_there_before_the_first_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: set[tuple[str, object, int]] = set()

    def judge(game: AnyGame, view: Any, legal: object, rng: object, effort: Effort) -> None:
        judged.add((game.key, view.rules, len(game.scene(view).places)))

    monkeypatch.setattr(ai, "NUMBA", object())
    monkeypatch.setattr(ai, "judge", judge)
    ai.warm_up(GAMES.values())
    assert judged == {
        (key, rules, seats)
        for key, game in GAMES.items()
        for rules, seats in product(game.presets.values(), game.seats)
    }


@pytest.mark.parametrize(
    ("error", "why"),
    [
        pytest.param("PermissionError(13, 'not allowed')", "[Errno 13] not allowed", marks=pytest.mark.slow),
        ("MemoryError()", "MemoryError"),
    ],
)
def test_where_no_code_may_be_written_players_think_without_it_and_why_is_known(error: str, why: str) -> None:
    forbidden = FORBIDDEN.format(error=error)
    code = f"{forbidden}import engine; from engine.ai.compiled import NUMBA; print(NUMBA, engine.UNUSABLE)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"None {why}\n"


@FAST
def test_machine_code_is_kept_until_the_engine_changes(tmp_path: Path) -> None:
    """A function is compiled once, whatever constants it is called with."""
    (tmp_path / "caller.py").write_text(CALLER)

    def compiled_with(stamp: int) -> list[int]:
        """The result, the number of functions read from the cache, and in how many versions `double` was compiled."""
        code = f"""
import sys; sys.path.insert(0, {str(tmp_path)!r})
from engine.ai import compiled; compiled.STAMP = {stamp}
import caller
print(caller.six(), len(caller.six.stats.cache_hits), len(caller.double.signatures))
"""
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
        return [*map(int, done.stdout.split())]

    assert compiled_with(1) == [6, 0, 1]
    assert compiled_with(1) == [6, 1, 0]
    assert compiled_with(2) == [6, 0, 1]


def test_every_file_of_the_engine_counts_as_its_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "files", lambda _: tmp_path)
    (tmp_path / "game").mkdir()
    file = tmp_path / "game" / "play.py"
    file.write_text("1")
    before = compiled._stamp()
    file.write_text("2")
    assert compiled._stamp() != before


@FAST
def test_under_the_service_file_the_command_still_says_its_version() -> None:
    code = f"{HARDENED}import sys; sys.argv = ['hanapai', '--version']; from bot.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("hanapai ")
    assert weighed(1, HARDENED)[0] == "plain"


@FAST
@pytest.mark.parametrize("count", [25, pytest.param(300, marks=pytest.mark.full)])
def test_compiled_players_think_what_plain_ones_do(count: int) -> None:
    """Points, chances, errors and figures of every move, to the last digit."""
    (kind, *found), (plain, *expected) = weighed(count), weighed(count, PLAIN)
    assert (kind, plain) == ("compiled", "plain")
    assert len(expected) == 4 * count
    assert found == expected
