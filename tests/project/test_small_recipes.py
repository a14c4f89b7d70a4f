"""The recipes of CONTRIBUTING for a house rule, a command and a language, followed word by word on one copy."""

import re
import shlex
import shutil

import pytest

from tests.project.following import copied, follow, passed, python, recipe
from tests.there import there

RULE, COMMAND, LANGUAGE = "## Adding a house rule", "## Adding a command", "## Adding a language"
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
print("bg" in languages(), *(words.text("bg", key) for key in ("language-name", "hand-left", "lobby-start")), sep="|")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return copied(tmp_path_factory.mktemp("author"))


def typed(title, copy):
    """The first tests that the recipe lets its author run."""
    (command,) = re.findall(r"`uv run pytest ([^`]+)`\s+says\s+that (?:all|it) passed", recipe(title))
    passed(copy, *shlex.split(command))


def test_a_house_rule_is_declared_counted_said_numbered_and_tested(copy):
    follow(RULE, copy)
    typed(RULE, copy)
    assert python(copy, "-c", SHOWN) == "True True True"


def test_a_command_is_described_written_and_typed(copy):
    follow(COMMAND, copy)
    typed(COMMAND, copy)


def test_a_language_of_two_lines_falls_back_to_english_and_may_grow_to_all_of_it(copy):
    english, ours = copy / "bot" / "locales" / "en", copy / "bot" / "locales" / "bg"
    check = there(re.search(r"`uv run pytest (-vv \S+/test_languages\.py)", recipe(LANGUAGE)))[1]
    ours.mkdir()
    (ours / "hanapai.ftl").write_text("language-name = Български\nlobby-start = Старт\n", "utf-8")
    assert python(copy, "-c", SAID) == "True|Български|You have left this table.|Старт"
    shutil.copytree(english, ours, dirs_exist_ok=True)
    passed(copy, *check.split())
    (ours / "hanapai.ftl").write_text("lobby-start = { $wer }\n", "utf-8")
    with pytest.raises(AssertionError, match="lobby-start knows no"):
        passed(copy, *check.split())
    shutil.rmtree(ours)
