"""Commands that Discord refuses at the start: the bot goes on with the registered ones, says so, and tries again."""

import asyncio
import logging
import sqlite3
from contextlib import closing

import discord as dpy
import pytest

from bot.app.client import run
from bot.config import Config
from bot.playground import Playground
from bot.store.opening import open_store
from bot.transport.command_registration import RETRY_S
from tests.bot.house import running
from tests.bot.openapi import inspect
from tests.there import there

ROUTE = r"/applications/\d+/commands"
OTHERS = [(400, 50035), (403, 0), (429, 0), (500, 0)]
OLD = "Discord has refused the changed commands since 20"


@pytest.fixture
async def discord():
    async with Playground(token="evening", inspect=inspect) as discord:
        yield discord


@pytest.fixture
async def database(tmp_path, discord):
    """A database whose bot has registered its commands, but of an older version."""
    database = tmp_path / "commands.sqlite3"
    async with running(discord, database):
        pass
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE meta SET value = 'older' WHERE key LIKE 'commands:%'")
    return database


def puts(discord):
    return [request.status for request in discord.requests if request.method == "PUT"]


REFUSALS = [(400, 30034), *(pytest.param(*each, marks=pytest.mark.slow) for each in OTHERS)]


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_refused_commands_leave_the_registered_ones_and_are_tried_again(discord, database, caplog, status, code):
    guild, anna = discord.add_guild("Hanami Club"), discord.add_person("Anna")
    channel, sent = discord.add_channel(guild, "games"), len(puts(discord))
    discord.outage(status, code, ROUTE)
    with caplog.at_level(logging.WARNING, "bot"):
        async with running(discord, database) as bot:
            assert bot.health.wrong.startswith(OLD)
            assert "so the earlier ones stay" in caplog.text
            assert not (await anna.command(channel, "help")).error
            await asyncio.sleep(RETRY_S / 2)
            said = bot.health.wrong
            assert said.startswith(OLD)
        async with running(discord, database) as bot:
            assert bot.health.wrong == said, "since the first refusal, not since the last start"
            discord.mend()
            await asyncio.sleep(RETRY_S)
            assert bot.health.wrong == ""
            assert puts(discord)[sent:][-1] == 200


@pytest.mark.parametrize("method", ["PUT", "*"])
async def test_without_any_of_them_the_bot_does_not_start(discord, tmp_path, method):
    if method == "PUT":
        discord.fail("PUT", ROUTE, 403, times=9)
    else:
        discord.outage(403, 0, ROUTE)
    new = tmp_path / "new.sqlite3"
    addresses = discord.api, discord.gateway, discord.cdn
    config = Config("evening", new, *addresses, strict=True, painters=0, emoji=False)
    with pytest.raises(dpy.Forbidden):
        await run(config, await open_store(new))


async def test_a_command_of_an_older_list_says_that_its_name_has_changed(discord, database):
    guild, anna = discord.add_guild("Hanami Club"), discord.add_person("Anna")
    channel = discord.add_channel(guild, "games")
    dance = {"name": "dance", "description": "Dance", "options": [{"type": 3, "name": "how", "description": "How"}]}
    dance["options"][0]["autocomplete"] = True
    discord.commands.overwrite([*discord.commands.all(None), dance])
    discord.outage(400, 30034, ROUTE)
    async with running(discord, database):
        said = there((await anna.command(channel, "dance")).message)
        assert said.text == "That command has another name now. `/help` lists all commands."
        assert said.ephemeral
        assert await anna.complete(channel, "dance", "how", "w") == []
    assert discord.violations == []
