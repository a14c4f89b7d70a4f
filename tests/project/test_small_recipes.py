"""The recipes of CONTRIBUTING for a house rule, a command and a language, followed word by word on one copy."""

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
STEP = re.compile(r"^\d\. ((?:.+\n)+)\n((?:(?: {7}.*)?\n)+)", re.MULTILINE)
SHOWN = """
from bot.features.lobby.rules_form import rules_modal
from bot.features.rules.rules_page import Book, Pages
from bot.telling.house_rules import panel_post
from engine.core import AnyMatch
from engine.koikoi import GAME
from tests.bot.reading import TEXT, reading
from tests.bot.refusals.test_secrets import table_of
table = table_of(GAME, GAME.rules(), AnyMatch(GAME, GAME.rules(), 2, bytes(32)))
forms = [rules_modal(table, GAME.rules.options()[at:at + 5], TEXT).to_dict() for at in range(0, 20, 5)]
pages = Pages(Book.of(table), reading())
shown = (panel_post(table, TEXT, {}, "one_dealer").view.to_components(), forms, pages._settings)
print(*("After a win whoever dealt deals again" in str(each) for each in shown))
"""
SAID = """
from bot.words import Words, languages
words = Words(strict=True)
print(languages(), *(words.text("bg", key) for key in ("language-name", "hand-left", "lobby-start")), sep="|")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The repository as its author has it, compiled as it is here."""
    to = tmp_path_factory.mktemp("author")
    for name in ("bot", "engine", "hanapai_testing", "tests", ".github"):
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("golden", "survivors", "browser"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, to / name)
    return to


def recipe(title):
    return there(re.search(rf"^## {title}\n(.+?)^## ", CONTRIBUTING, re.MULTILINE | re.DOTALL))[1]


def follow(title, copy):
    """Change each file as the step about it says."""
    for told, block in STEP.findall(recipe(title)):
        file = copy / re.findall(r"`([\w./-]+/[\w./-]+)`", told)[-1]
        text = file.read_text("utf-8") if file.exists() else ""
        for hunk in re.split(r"\n{2,}", block.strip("\n")):
            lines = [line[7:] for line in hunk.splitlines()]
            before, after = ("".join(f"{line[1:]}\n" for line in lines if line[0] != sign) for sign in "+-")
            assert text.count(before) == 1 or not text, f"{file}: {before}"
            text = text.replace(before, after, 1) if text else after
        file.write_text(text, "utf-8")


def python(copy, *words):
    """What a run in the copy says."""
    done = subprocess.run(
        [sys.executable, *words], cwd=copy, env={"PYTHONPATH": str(copy)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def typed(title, copy):
    """The first tests that the recipe lets its author run."""
    (command,) = re.findall(r"`uv run (pytest [^`]+)`\s+says\s+that (?:all|it) passed", recipe(title))
    said = python(copy, "-m", *shlex.split(command), "-n", "0", "-p", "no:cacheprovider")
    assert "100%" in said


def test_a_house_rule_is_declared_counted_said_numbered_and_tested(copy):
    follow("Adding a house rule", copy)
    typed("Adding a house rule", copy)
    assert python(copy, "-c", SHOWN) == "True True True"


def test_a_command_is_described_written_and_typed(copy):
    follow("Adding a command", copy)
    typed("Adding a command", copy)


def test_a_language_of_two_lines_falls_back_to_english_and_may_grow_to_all_of_it(copy):
    english, ours = copy / "bot" / "locales" / "en", copy / "bot" / "locales" / "bg"
    check = there(re.search(r"`uv run (pytest -vv \S+/test_languages\.py)", recipe("Adding a language")))[1]
    ours.mkdir()
    (ours / "hanapai.ftl").write_text("language-name = Български\nlobby-start = Старт\n", "utf-8")
    assert python(copy, "-c", SAID) == "('bg', 'en')|Български|You have left this table.|Старт"
    shutil.copytree(english, ours, dirs_exist_ok=True)
    assert "100%" in python(copy, "-m", *check.split(), "-n", "0", "-p", "no:cacheprovider")
    (ours / "hanapai.ftl").write_text("lobby-start = { $wer }\n", "utf-8")
    with pytest.raises(AssertionError, match="lobby-start knows no"):
        python(copy, "-m", *check.split(), "-n", "0", "-p", "no:cacheprovider")
    shutil.rmtree(ours)
