"""Commands are named as they are typed in each language, and each is registered by all its names."""

import asyncio
import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.framework.options import STATES
from bot.i18n import DEFAULT, Words, folders, named, written
from bot.transport.command_translator import RENAMED
from tests.bot.languages.sentences import inside, message
from tests.bot.running.test_localised import registered

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


ROOT = Path(__file__).parents[3]
DOCS = (*ROOT.glob("*.md"), *ROOT.glob(".deploy/*.md"), *ROOT.glob(".github/**/*"), *ROOT.glob("bot/**/*.md"),
        *ROOT.glob("engine/**/*.md"))  # fmt: skip
OTHERS = {"DISCORD.md", "CHANGELOG.md"}
"""Docs with addresses of Discord, and docs with names of the time."""
PAGES = {"health", "metrics", "root"}
"""Words that look like commands but are pages for the bot's owner, or a folder."""
CODED = re.compile(r"`/([a-z][a-z_-]*)(?![\w/.-])")
"""A command at the start of code."""
CHAT = 1
"""The type of commands that are typed."""


@pytest.fixture(scope="module")
def commands(tmp_path_factory):
    """The typed commands as they are registered: for each, its names by language."""
    told = asyncio.run(registered(tmp_path_factory.mktemp("registered") / "names.sqlite3"))
    return {
        each["name"]: {DEFAULT: each["name"]} | each["name_localizations"]
        for each in told
        if (each.get("type") or CHAT) == CHAT
    }


def documented():
    """Return each command that a doc names, with the doc."""
    texts = {path: path.read_text("utf-8") for path in DOCS if path.suffix in (".md", ".yml")}
    return {
        (name, path.relative_to(ROOT).as_posix())
        for path, text in texts.items()
        if path.name not in OTHERS
        for name in CODED.findall(text)
        if name not in PAGES
    }


@pytest.mark.slow
def test_each_named_command_is_registered_in_each_language_and_no_two_share_a_name(commands):
    assert {*STATES} - commands.keys() == set()
    assert len(documented()) > 50
    assert [(name, path) for name, path in documented() if name not in commands] == []
    for language in folders():
        assert {key.removeprefix("command-") for key in written(language) if key.startswith("command-")} == {*commands}
        said = {name for key in written(language) for name in typed(language, key) if name.isascii()}
        assert said - commands.keys() == set(), language
        assert all(language in names for names in commands.values()), language
    for name, names in commands.items():
        others = {each for other in commands.keys() - {name} for each in commands[other].values()}
        assert {*names.values()} & others == set()
        assert {*names.values()} & RENAMED.keys() == set()
    assert {*RENAMED.values()} <= commands.keys()
