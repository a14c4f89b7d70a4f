"""The extra `fast` changes nothing but the speed."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def weighed(count: int, *how: str) -> list[str]:
    command = [sys.executable, "-m", "tests.engine.ai.weighing", str(count), *how]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.skipif(
    find_spec("numba") is None, reason="only where the extra `fast` is installed, as in a step of .ci/run"
)
@pytest.mark.parametrize("count", [25, pytest.param(300, marks=pytest.mark.full)])
def test_compiled_players_think_what_plain_ones_do(count: int) -> None:
    """Points, chances, errors and figures of every move, to the last digit."""
    (kind, *found), (plain, *expected) = weighed(count), weighed(count, "plain")
    assert (kind, plain) == ("compiled", "plain")
    assert len(expected) == 3 * count
    assert found == expected
