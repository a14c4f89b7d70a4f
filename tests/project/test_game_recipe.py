"""The recipe of CONTRIBUTING for a game, all its steps: a game that is only copied passes everything."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.there import there

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / ".github" / "CONTRIBUTING.md").read_text("utf-8")
RECIPE = CONTRIBUTING.partition("## Adding a game")[2].partition("### In a package")[0]
STEPS = dict(re.findall(r"^(\d)\. ((?:.*\n)+?)(?=^\d\. |^Commit)", RECIPE, re.MULTILINE))
TOLD = {
    "2": [
        ("engine/__init__.py", "koikoi, stopgo", "koikoi, moons, stopgo"),
        ("engine/__init__.py", "fuzhou.GAME)", "fuzhou.GAME, moons.GAME)"),
    ],
    "3": [
        (
            "pyproject.toml",
            '"engine.hanafuda", "engine.jiaxing"',
            '"engine.hanafuda", "engine.moons", "engine.jiaxing"',
        ),
        (
            "pyproject.toml",
            '"engine.hanaawase", "engine.jiaxing", "e',
            '"engine.hanaawase", "engine.moons", "engine.jiaxing", "e',
        ),
    ],
    "4": [("tests/project/test_rules.py", "TEXTS = {\n", 'TEXTS = {\n    "MO": "engine/moons/RULES.md",\n')],
    "8": [
        ("README.md", "**Hana-awase** for three", "**Hana-awase** for three, **Moon Months** for two or three"),
        (
            "README.md",
            "| **Koi-Koi**",
            "| **Moon Months** | 2 or 3 | [the rules](engine/moons/RULES.md) |\n| **Koi-Koi**",
        ),
        (".github/ISSUE_TEMPLATE/rule.yml", "        - Koi-Koi\n", "        - Koi-Koi\n        - Moon Months\n"),
        (".github/CHANGELOG.md", "### Added\n\n", "### Added\n\n- *Moon Months*.\n"),
    ],
}
"""What the words of a step tell its author to write, as file, before and after."""


def run(copy, *words):
    """What a command says in the copy; it has to succeed."""
    path = {"PYTHONPATH": str(copy), "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin"}
    done = subprocess.run(words, cwd=copy, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def passed(copy, *words):
    """Run tests in the copy, but for those that make copies themselves."""
    quiet = ("-n", "0", "-p", "no:cacheprovider", "-m", "not slow and not full")
    assert "100%" in run(copy, sys.executable, "-m", "pytest", *words, *quiet)


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """The repository of somebody who has taken all steps, and changed nothing of the toy but its name."""
    copy = tmp_path_factory.mktemp("author") / "hanapai"
    kept = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "*.sqlite3*")
    shutil.copytree(ROOT, copy, ignore=kept)
    for hidden in (".github", ".ci", ".deploy", ".dockerignore", ".env.example", ".gitignore"):
        if (ROOT / hidden).is_dir():
            shutil.copytree(ROOT / hidden, copy / hidden)
        elif (ROOT / hidden).exists():
            shutil.copy(ROOT / hidden, copy / hidden)
    block = there(re.search(r"\n\n((?:       .+\n)+)", STEPS["1"]))[1]
    lines = [line.replace("uv run ", "") for line in block.splitlines()]
    run(copy, "bash", "-euc", "\n".join(lines))
    for step in sorted(TOLD):
        for name, before, after in TOLD[step]:
            assert name.partition("/")[0] in STEPS[step], name
            text = (copy / name).read_text("utf-8")
            assert before in text, f"{name}: {before}"
            (copy / name).write_text(text.replace(before, after, 1), "utf-8")
    author = ("-c", "user.name=author", "-c", "user.email=author@example.org")
    for words in (("init", "-q"), ("add", "-A"), (*author, "commit", "-qm", "Add Moon Months")):
        run(copy, "git", *words)
    return copy


def typed(step):
    """The tests that a step lets its author run."""
    (command,) = re.findall(r"`uv run pytest ([^`]+)`\s+says that all passed", STEPS[step])
    return shlex.split(command.replace("$KEY", "moons").replace("-n 0 ", ""))


@pytest.mark.slow
def test_after_the_steps_imports_rules_and_the_readme_agree(written):
    assert "0 broken" in run(written, "lint-imports")
    passed(written, *typed("4"))
    passed(written, *typed("8"))


@pytest.mark.slow
def test_a_game_that_is_only_copied_passes_all_that_goes_over_every_game(written):
    passed(written, *typed("9"))


def test_the_smaller_loops_are_part_of_the_last_step():
    for step in ("5", "6"):
        *paths, option, key = typed(step)
        assert (option, key) == ("-k", "moons")
        assert all((ROOT / path).exists() for path in paths)
