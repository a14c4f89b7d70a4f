"""Recipes for contributors, followed on a copy of the repository: first the numbered changes, then the commands.

A recipe begins with its commands. A change has `+` before each added line, `-` before each removed one, and a blank
before lines that are there already. Its file is named in it after `@`, or at the end of what the step says.
"""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.there import there

ROOT = Path(__file__).parents[2]
CONTRIBUTING = ROOT / ".github" / "CONTRIBUTING.md"
PAGES = (CONTRIBUTING, ROOT / "engine" / "HOUSE_RULE.md", ROOT / "tests" / "toy_deck" / "README.md")
"""The pages that have recipes."""
RECIPES = "\n".join(page.read_text("utf-8") for page in PAGES)
STEP = re.compile(r"^\d\. ((?:.*\n)+?)(?=\S|\Z)", re.MULTILINE)
BLOCK = re.compile(r"(?<=\n\n)(?: {7}.*\n|\n(?= {7}))+")
COMMANDS = re.compile(r"\n+((?: {4}.*\n)+)")
"""What a recipe begins with."""
TESTS = "uv run pytest "
FILE = re.compile(r"`([\w./-]+/[\w./-]+)`")


def recipe(title: str) -> str:
    """The text below a title, up to the next one."""
    return there(re.search(rf"^{re.escape(title)}\n(.+?)(?=^#+ |\Z)", RECIPES, re.MULTILINE | re.DOTALL))[1]


def commands(title: str) -> list[str]:
    """The commands with which a recipe begins, each on one line and without its remark."""
    lines = there(COMMANDS.match(recipe(title)))[1].replace("\\\n", "").splitlines()
    return [re.sub(r" {2,}# .*", "", line.strip()) for line in lines]


def copied(to: Path) -> Path:
    """The repository as its author has it, compiled as it is here."""
    to.mkdir(exist_ok=True)
    for name in {line.split("/")[0] for line in run(ROOT, "git", "ls-files").splitlines()}:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, dirs_exist_ok=True)
        elif (ROOT / name).exists():
            shutil.copy2(ROOT / name, to / name)
    run(to, "git", "init", "-q")
    return to


def follow(titles: Iterable[str], copy: Path) -> None:
    """Follow several recipes: make the changes of each, and type its commands, except those that test.

    What writes a list of the whole repository is typed once, at the end.
    """
    lists = dict[str, None]()
    for title in titles:
        for step in STEP.findall(recipe(title)):
            for found in BLOCK.finditer(step):
                name = ["", *FILE.findall(step[: found.start()])][-1]
                lines = (line[7:] for line in found[0].strip("\n").splitlines())
                for hunk in "\n".join(lines).split("\n\n"):
                    if hunk.startswith("@"):
                        name, _, hunk = hunk[1:].partition("\n")
                    change(copy / name, hunk)
        lines = [line for line in commands(title) if not line.startswith(TESTS)]
        for line in lines:
            if line.startswith("uv run python .ci/"):
                lists |= dict.fromkeys(line.split(" && "))
        type_in(copy, *(line for line in lines if not line.startswith("uv run python .ci/")))
    run(copy, "git", "add", "-N", ".")
    type_in(copy, *lists)


def type_in(copy: Path, *lines: str) -> None:
    """Type lines in one shell."""
    run(copy, "bash", "-euc", "\n".join(lines).replace("uv run ", ""))


def change(file: Path, hunk: str) -> None:
    """Put the lines with a plus in the place of those with a minus, where these are first."""
    text = file.read_text("utf-8") if file.exists() else ""
    before, after = ("".join(f"{each[1:]}\n" for each in hunk.splitlines() if each[0] != sign) for sign in "+-")
    assert before in text, f"{file}: {before}"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text.replace(before, after, 1) if text else after, "utf-8")


def run(copy: Path, *words: str) -> str:
    """The output of a command in the copy; it has to succeed."""
    known = {"PYTHONPATH": str(copy), "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "HOME": str(copy.parent)}
    known["HYPOTHESIS_STORAGE_DIRECTORY"] = str(ROOT / ".hypothesis")  # which modules have which constants
    done = subprocess.run(words, cwd=copy, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def python(copy: Path, *words: str) -> str:
    """The output of a run of Python in the copy."""
    return run(copy, sys.executable, *words)


def typed(title: str, key: str = "") -> list[list[str]]:
    """The tests that a recipe lets its author run, in their order."""
    lines = (line.removeprefix(TESTS) for line in commands(title) if line.startswith(TESTS))
    return [shlex.split(words.replace("$KEY", key)) for words in lines]


def passed(copy: Path, *lines: list[str]) -> str:
    """The tests of all these lines pass in the copy, in one process, and each line has some: which ones.

    Those that make copies themselves are left out.
    """
    paths, wanted = dict[str, None](), []
    for words in lines:
        files, keys = (words[: words.index("-k")], words[-1]) if "-k" in words else (words, "")
        paths |= dict.fromkeys(files)
        inside = " or ".join(" and ".join(Path(file).with_suffix("").parts[1:]) for file in files)
        wanted.append(f"({inside}) and ({keys})" if keys else f"({inside})")
    quiet = ("-vv", "-n", "0", "-p", "no:cacheprovider", "-m", "not slow and not full", "-k", " or ".join(wanted))
    said = python(copy, "-m", "pytest", *paths, *quiet)
    assert [words for words in lines if not any(word in said for word in words if "/" in word)] == []
    return said
