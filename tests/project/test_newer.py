"""Pins are raised everywhere at once, and nothing else of the file changes (`.ci/newer.py`)."""

import re
import tomllib
from pathlib import Path

from tests.scripts import script

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "pyproject.toml").read_text("utf-8")
UV = tomllib.loads(TEXT)["tool"]["uv"]
FOUND, BUILD = UV["constraint-dependencies"], UV["build-constraint-dependencies"]


def test_where_nothing_is_newer_nothing_changes():
    assert script("newer").raised(TEXT, FOUND, BUILD) == TEXT


def test_a_newer_version_is_pinned_in_all_lists_whatever_its_name_is_spelt_like():
    found = [
        {"discord-py": "discord-py==9.0", "pytest": "pytest==8.1", "numba": "numba==7.2"}.get(line.split("==")[0], line)
        for line in FOUND
    ]
    raised = script("newer").raised(TEXT, found, ["hatchling==5.0"])
    project = tomllib.loads(raised)
    assert "discord.py==9.0" in project["project"]["dependencies"]
    assert "pytest==8.1" in project["dependency-groups"]["dev"]
    assert project["project"]["optional-dependencies"]["fast"] == ["numba==7.2"]
    assert project["build-system"]["requires"] == ["hatchling==5.0"]
    assert project["tool"]["uv"]["constraint-dependencies"] == found
    assert project["tool"]["uv"]["build-constraint-dependencies"] == ["hatchling==5.0"]
    assert raised.count("machine code for what computer players") == 1  # comments stay


def test_what_is_looked_for_has_lower_bounds_and_no_list_of_constraints():
    loosened = script("newer").loosened(TEXT)
    project = tomllib.loads(loosened)
    assert not re.search(r'"[\w.-]+==', loosened)
    assert {"constraint-dependencies", "build-constraint-dependencies"} & {*project["tool"]["uv"]} == set()
    assert len(project["project"]["dependencies"]) == len(tomllib.loads(TEXT)["project"]["dependencies"])


def test_what_builds_the_wheel_and_the_image_asks_both_for_their_version():
    build = (ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
    assert build.count("hanapai --version") == 2
    assert "--require-hashes" in build
    weekly = (ROOT / ".github" / "workflows" / "newer.yml").read_text("utf-8")
    assert [weekly.count(each) for each in ("cron:", "run: .ci/run", "python .ci/newer.py")] == [1, 1, 1]
