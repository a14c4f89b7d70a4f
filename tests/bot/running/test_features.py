"""What features declare: who answers each press and how late, who is told of changes in which order, what forgets."""

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.app.container import subscribers
from bot.framework.feature import components_of
from bot.framework.router import Router
from bot.tables.events import EventBus, Moved
from bot.transport.responses import Deferral, begin
from tests.scripts import script

OLD = Path(__file__).parents[2] / "data" / "custom_ids.jsonl"
KNOWN = [json.loads(line) for line in OLD.read_text("utf-8").splitlines()]
KINDS = {custom_id.partition(":")[0] for _, _, custom_id, _, _ in KNOWN}
"""The first words of buttons, selects and forms in old messages."""
WHERE_ALL_SEE: tuple[str, ...] = ()
"""Buttons that only stand on messages that everyone sees."""


def frozen(kind: str, words: list[str], *, private: bool) -> Deferral:
    """What the router said of a late answer at cea330d, word for word."""
    verb = words[1] if len(words) > 1 else ""
    if verb in ("cut", "form") or (kind, verb) in (("o", "number"), ("o", "save")):
        return Deferral.FORM
    if kind in ("m", "moment"):
        return Deferral.ALOUD
    if (
        kind in ("h", "why", "help", "advice")
        or (kind == "learn" and words[2:] == ["open"])
        or (kind == "l" and words[1:2] in (["rules"], ["how"], ["more"], ["fair"]))
        or (kind, verb) in (("privacy", "export"), ("history", "open"))
        or (kind == "replay" and words[3:] in (["file"], ["film"]))
    ):
        return Deferral.WHISPER
    if kind in ("p", "s", "w", "b", "page", "replay", "review") and not private:
        return Deferral.WHISPER
    return Deferral.EDIT


def since(kind: str, words: list[str], *, private: bool) -> Deferral:
    """The same, with what buttons that came later say: More of a hand and of a lobby, advice above a hand, courses
    that lead back to a table, reviews that open beside a result, and Privacy under a table of friends."""
    if kind in ("join", "tell", "puzzle", "daily", "night"):
        return Deferral.EDIT if private else Deferral.WHISPER
    if kind == "more":
        return Deferral.EDIT if private and words[1:2] != ["words"] else Deferral.WHISPER
    if kind in ("l", "lobby") and words[1:2] == ["menu"]:
        return Deferral.WHISPER
    if kind == "welcome":
        return Deferral.ALOUD if words[1] == "play" else Deferral.WHISPER
    if kind in ("numbers", "season") or (kind == "privacy" and not private):
        return Deferral.WHISPER
    if kind == "review":
        return Deferral.EDIT if words[1:] else Deferral.WHISPER
    if kind == "advice" and private:
        return Deferral.EDIT
    if kind == "learn" and words[2:3] == ["open"]:
        return Deferral.WHISPER
    return frozen("l" if kind == "lobby" else kind, words, private=private)


def pressed(custom_id: str, given: object, *, private: bool) -> Any:
    kind = discord.InteractionType.modal_submit if isinstance(given, dict) else discord.InteractionType.component
    flags = SimpleNamespace(flags=SimpleNamespace(ephemeral=private))
    data = {"custom_id": custom_id} | ({"values": given} if isinstance(given, list) else {})
    return SimpleNamespace(data=data, message=flags, type=kind, context=SimpleNamespace(dm_channel=False), extras={})


@pytest.mark.parametrize("private", [True, False])
async def test_a_late_answer_is_what_it_was_for_every_kind_of_press(bot, private):
    handlers = [each for feature in bot.features for each in feature.handlers]
    router, wrong, found = Router(cast(Any, None), cast(Any, None), handlers), [], 0
    for _, _, custom_id, given, _ in KNOWN:
        interaction = pressed(custom_id, given, private=private)
        component, _ = router.find(interaction)
        if component is None:  # it is refused where everyone sees the message
            assert not private or custom_id in WHERE_ALL_SEE, custom_id
            continue
        begin(interaction, component.deferral)
        kind, *words = custom_id.split(":")
        said, found = interaction.extras["answer"].later, found + 1
        if said is not since(kind, words, private=private):
            wrong.append((custom_id, said))
    assert wrong == []
    assert found > (800 if private else 250)


async def test_every_kind_of_press_is_declared(bot):
    handlers = [each for feature in bot.features for each in feature.handlers]
    assert {kind for each in components_of(handlers) for kind in each.custom_id.first_words} >= KINDS


async def test_nothing_listens_before_the_app_says_so(bot):
    assert bot.tables.registry.events._handlers == []


async def test_a_move_of_a_running_match_concerns_few_in_this_order(bot):
    live, tables = bot.live, bot.tables
    declared = subscribers(tables, live, bot.services.panels), *(each.subscribers for each in bot.features)
    events = EventBus()
    events.subscribe(*(each for part in declared for each in part))
    assert [each for each, kinds, _ in events._handlers if issubclass(Moved, kinds)] == [
        tables.matches.channel_activity,
        *(live.hands, live.table_messages, live.pings),
        *(live.computers, live.windows),
    ]


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


async def test_the_list_of_commands_writes_them_as_they_are_declared(bot):
    declared = [command for feature in bot.features for command in feature.commands]
    cogs = [command for command in declared if isinstance(command, commands.Cog)]
    rows = re.findall(r"^\| `(/[^`]+)` \|", COMMANDS.partition("\n## Options\n")[0], re.MULTILINE)
    assert {*rows} <= {script("commands").typed(each) for cog in cogs for each in cog.walk_app_commands()}
    assert len({*rows}) == len(rows) > 20
    menus = [command for command in declared if isinstance(command, app_commands.ContextMenu)]
    assert len(menus) == 3
    assert [menu.name for menu in menus if f"*Apps > {menu.name}*" not in COMMANDS] == []


async def test_the_readme_names_only_commands_that_are_declared(bot):
    declared = [command for feature in bot.features for command in feature.commands]
    cogs = [command for command in declared if isinstance(command, commands.Cog)]
    names = {each.qualified_name for cog in cogs for each in cog.walk_app_commands()}
    table = README.partition("\n## First commands\n")[2].partition("\n## ")[0]
    assert len(re.findall(r"^\| `/([\w-]+)` \|", table, re.MULTILINE)) == 8
    assert {*re.findall(r"`/([\w-]+)", README)} <= names
