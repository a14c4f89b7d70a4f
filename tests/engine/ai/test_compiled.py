"""The extra `fast` changes nothing but the speed."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


PLAIN = "import sys; sys.modules['numba'] = None; "
"""An import of it fails from there on."""


def weighed(count: int, before: str = "") -> list[str]:
    """What a process of its own thinks after that code."""
    command = [sys.executable, "-c", f"{before}from tests.engine.ai.weighing import told; told({count})"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.skipif(
    find_spec("numba") is None, reason="only where the extra `fast` is installed, as in a step of .ci/run"
)
@pytest.mark.parametrize("count", [25, pytest.param(300, marks=pytest.mark.full)])
def test_compiled_players_think_what_plain_ones_do(count: int) -> None:
    """Points, chances, errors and figures of every move, to the last digit."""
    (kind, *found), (plain, *expected) = weighed(count), weighed(count, PLAIN)
    assert (kind, plain) == ("compiled", "plain")
    assert len(expected) == 3 * count
    assert found == expected
