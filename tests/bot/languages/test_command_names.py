"""A sentence that names a command names it as that command is typed in its language."""

import re

import pytest
from fluent.syntax import ast

from bot.i18n import DEFAULT, Words, folders, named, written
from tests.bot.languages.sentences import inside, message

TYPED = re.compile(r"(?<![\w/<>])/([\w-]+)")
SOURCE = next(language for language in folders() if language != DEFAULT)
COMMANDS = {key.removeprefix("command-"): key for key in written(SOURCE) if key.startswith("command-")}
NAMED = [language for language in folders() if language != DEFAULT and "command-play" in written(language)]


def typed(language, key):
    """What stands behind a stroke in the text of a message, its references aside."""
    if "/" not in written(language)[key]:
        return []
    texts = [each.value for each in inside(message(language, key)) if isinstance(each, ast.TextElement)]
    return [name for text in texts for name in TYPED.findall(text)]


@pytest.mark.slow
def test_what_english_names_is_a_command():
    assert {name for key in written(DEFAULT) for name in typed(DEFAULT, key)} - COMMANDS.keys() == set()


@pytest.mark.slow
@pytest.mark.parametrize("language", NAMED)
def test_no_sentence_has_the_name_of_a_command_written_out(language):
    called = {*COMMANDS, *(named(language, key, "name") for key in COMMANDS.values())}
    assert [(key, name) for key in written(language) for name in typed(language, key) if name in called] == []


@pytest.mark.parametrize(("language", "play", "verify"), [
    ("en", "/play", "/verify table:7"), ("ja", "/遊ぶ", "/検証 卓:7"), ("zh-CN", "/开局", "/验牌 牌桌:7"),
    ("zh-TW", "/開桌", "/驗牌 牌桌:7"), ("ko", "/새판", "/검증 테이블:7"),
])  # fmt: skip
def test_a_sentence_says_what_is_typed_in_its_language(language, play, verify):
    text = Words(strict=True).translator(language)
    assert f"`{play}`" in text("tables-none-waits")
    assert f"`{verify}`" in text("table-sealed", table=7)
