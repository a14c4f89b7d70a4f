"""Every version is pinned in pyproject.toml itself, transitive ones and build tools too."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

from tests.missing import stand_aside
from tests.scripts import script

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
# written in parts, so that this file does not name what it looks for
SLASH = "/"
FOREIGN = "|".join(
    (rf"https?:{SLASH}/\S+/simple\b", r"files[.]pythonhosted", rf"{SLASH}root/[.]", SLASH.join(("", "work", "main")))
)


def test_the_export_of_uv_is_the_list_of_constraints():
    uv = os.environ.get("UV") or shutil.which("uv")  # the one that runs this, or any
    if uv is None:
        stand_aside("asks uv, which is not on this machine")
    done = subprocess.run([uv, *script("newer").EXPORT.split()], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == PROJECT["tool"]["uv"]["constraint-dependencies"]


def test_every_requirement_names_one_exact_version():
    groups = [PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"].values()]
    groups += [PROJECT["build-system"]["requires"], PROJECT["tool"]["uv"]["build-constraint-dependencies"]]
    for requirement in (requirement for group in groups for requirement in group):
        assert re.fullmatch(r"[\w.-]+==[\w.]+", requirement), requirement


def test_no_registry_and_no_path_of_a_machine_is_named():
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    for name in files:
        if name.endswith((".py", ".toml", ".md", ".txt", ".sql", ".ftl", ".yml", "run")):
            text = (ROOT / name).read_text("utf-8")
            assert not re.search(FOREIGN, text), name


def test_the_version_is_the_latest_part_of_the_changelog():
    parts = re.findall(
        r"^## (\d\S+) \(\d{4}-\d\d-\d\d\)$", (ROOT / ".github" / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert parts[0] == PROJECT["project"]["version"]


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
