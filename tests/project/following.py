"""Recipes of CONTRIBUTING, followed on a copy of the repository: files change as its blocks say, its lines are typed.

A block has `+` before what is added, `-` before what is taken away, and a blank before what stands there already. Which
file it is about stands in it after `@`, or at the end of what the step says.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.there import there

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / ".github" / "CONTRIBUTING.md").read_text("utf-8")
STEP = re.compile(r"^\d\. ((?:.+\n)+)\n((?:(?: {7}.*)?\n)+)", re.MULTILINE)
UNSEEN = shutil.ignore_patterns("golden", "survivors", "browser", "__pycache__")


def recipe(title: str) -> str:
    """What stands below a title, up to the next one that is as high."""
    level = title.split()[0]
    return there(re.search(rf"^{re.escape(title)}\n(.+?)(?=^#{{1,{len(level)}}} |\Z)", CONTRIBUTING, re.M | re.S))[1]


def copied(to: Path) -> Path:
    """The repository as its author has it, compiled as it is here."""
    for name in ("bot", "engine", "hanapai_testing", "tests", ".github"):
        shutil.copytree(ROOT / name, to / name, ignore=UNSEEN)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, to / name)
    return to


def follow(title: str, copy: Path) -> None:
    """Take all steps of a recipe: change the files that they name, and type what is no change of a file."""
    for told, block in STEP.findall(recipe(title)):
        named = re.findall(r"`([\w./-]+/[\w./-]+)`", told)
        lines = [line[7:] for line in block.strip("\n").splitlines()]
        if not any(line[:1] in ("+", "-") for line in lines):
            done = subprocess.run(["bash", "-euc", "\n".join(lines)], cwd=copy, check=False, timeout=60)
            assert done.returncode == 0, block
            continue
        name = named[-1] if named else ""
        for hunk in "\n".join(lines).split("\n\n"):
            if hunk.startswith("@"):
                name, _, hunk = hunk[1:].partition("\n")
            change(copy / name, hunk)


def change(file: Path, hunk: str) -> None:
    """Put the lines with a plus in the place of those with a minus."""
    text = file.read_text("utf-8") if file.exists() else ""
    before, after = ("".join(f"{each[1:]}\n" for each in hunk.splitlines() if each[0] != sign) for sign in "+-")
    assert text.count(before) == 1 or not text, f"{file}: {before}"
    file.write_text(text.replace(before, after, 1) if text else after, "utf-8")


def run(copy: Path, *words: str) -> str:
    """What a command says in the copy; it has to succeed."""
    path = {"PYTHONPATH": str(copy), "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin"}
    done = subprocess.run(words, cwd=copy, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def python(copy: Path, *words: str) -> str:
    """What a run of Python in the copy says."""
    return run(copy, sys.executable, *words)


def passed(copy: Path, *words: str) -> None:
    """Run tests in the copy, in one process."""
    assert "100%" in python(copy, "-m", "pytest", *words, "-n", "0", "-p", "no:cacheprovider")
