"""Tests leave nothing outside of the repository, except what pytest keeps of tests that failed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = (
    "tests/bot/trouble/test_never_lost.py",
    "tests/bot/running/test_check.py::test_where_all_is_well_every_line_says_so",
    "tests/bot/running/test_home.py",
)
"""They start bots, kill them, make databases and backups, and ask for the home of somebody."""


@pytest.mark.slow
def test_tests_leave_nothing_in_the_home_or_among_temporary_files(tmp_path):
    places = {"HOME": tmp_path / "home", "TMPDIR": tmp_path / "temporary", "PYTEST_DEBUG_TEMPROOT": tmp_path / "pytest"}
    for place in places.values():
        place.mkdir()
    known = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "PYTEST_"))}
    command = [sys.executable, "-m", "pytest", "-n0", "-p", "no:cacheprovider", *TESTS]
    subprocess.run(command, cwd=ROOT, env=known | {name: str(place) for name, place in places.items()}, check=True)
    left = [path for name in ("HOME", "TMPDIR") for path in places[name].rglob("*") if path.is_file()]
    assert [path for path in left if ".cache" not in path.parts] == []
    assert [path for path in places["PYTEST_DEBUG_TEMPROOT"].rglob("*") if path.is_file()] == []
