"""Features declare their commands and how they delete a user's data."""

import re
from pathlib import Path
from types import SimpleNamespace

from discord.ext import commands

from tests.scripts import script


async def test_nothing_listens_before_the_app_says_so(bot):
    assert bot.tables.registry.events._handlers == []


async def test_everything_that_remembers_somebody_is_told_to_forget_them(bot, monkeypatch):
    forgotten = []
    features = [SimpleNamespace(forgets=[forgotten.append]), SimpleNamespace(forgets=[], close=None)]
    monkeypatch.setattr(bot, "features", features)
    for name in ("names", "words", "pictures", "painters"):
        monkeypatch.setattr(getattr(bot.outside, name), "forget", forgotten.append)
    for room in (bot.live.members, bot.services.films):
        monkeypatch.setattr(room, "forget", forgotten.append)
    bot.services.forget(11)
    assert forgotten == [11] * 7
    monkeypatch.undo()


README, COMMANDS = ((Path(__file__).parents[3] / name).read_text("utf-8") for name in ("README.md", "bot/COMMANDS.md"))


async def test_the_list_of_commands_is_that_of_the_features(bot):
    written = script("commands")
    assert written.listed(bot) == written.LIST.read_text("utf-8")


async def test_the_readme_names_only_commands_that_are_declared(bot):
    declared = [command for feature in bot.features for command in feature.commands]
    cogs = [command for command in declared if isinstance(command, commands.Cog)]
    names = {each.qualified_name for cog in cogs for each in cog.walk_app_commands()}
    table = README.partition("\n## First commands\n")[2].partition("\n## ")[0]
    assert len(re.findall(r"^\| `/([\w-]+)` \|", table, re.MULTILINE)) == 8
    assert {*re.findall(r"`/([\w-]+)", README)} <= names
