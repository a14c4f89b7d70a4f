"""Commands by every name: what Discord is told, what texts say, and what was once their name."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.framework.options import STATES
from bot.i18n import DEFAULT, folders, written
from bot.transport.command_translator import RENAMED
from tests.bot.languages.test_command_names import typed
from tests.bot.running.test_localised import registered

ROOT = Path(__file__).parents[3]
DOCS = (*ROOT.glob("*.md"), *ROOT.glob(".deploy/*.md"), *ROOT.glob(".github/**/*"), *ROOT.glob("bot/**/*.md"),
        *ROOT.glob("engine/**/*.md"))  # fmt: skip
OTHERS = {"DISCORD.md", "CHANGELOG.md"}
"""Docs with addresses of Discord, and docs with names of the time."""
PAGES = {"health", "metrics", "root"}
"""What is no command: pages of the bot for its owner, and a folder."""
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
