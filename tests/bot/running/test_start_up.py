"""The command `hanapai`: it starts, registers its commands only when they changed, or says what is wrong."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from unittest.mock import AsyncMock, Mock
from urllib.parse import parse_qs, urlsplit

import pytest
from aiohttp import web
from discord import Permissions

from bot.app import client
from bot.config import Config
from bot.playground import Playground
from tests.bot.command import ROOT, hanapai, refused
from tests.bot.house import running
from tests.bot.openapi import inspect
from tests.bot.waiting import eventually


async def test_why_the_extra_fast_cannot_be_used_stands_in_the_log_and_the_bot_goes_on(monkeypatch, caplog):
    class Bot:
        def __init__(self, *_, **__):
            self.start = self.close = AsyncMock()

    monkeypatch.setattr(client, "UNUSABLE", "no executable memory")
    monkeypatch.setattr(client, "Hanapai", Bot)
    await client.run(Config(), Mock())
    assert caplog.messages == [
        "The extra `fast` is installed but can't be used here (no executable memory); continuing without it."
    ]


@pytest.mark.parametrize("variables", [{"DISCORD_TOKEN": "x"}, {"SHARDS": "0-1/2", "DATABASE": "postgresql://h/n"}])
def test_only_a_bot_of_some_shards_takes_over_from_another(tmp_path, variables):
    code, printed, said = hanapai(tmp_path, "--take-over", **variables)
    assert (code, printed) == (2, "")
    assert said == "--take-over needs DISCORD_TOKEN and SHARDS: set both, or stop the running bot and leave it out."


def test_emoji_are_added_to_an_application_alone(tmp_path):
    assert refused(tmp_path, "emoji", "sync") == "hanapai emoji sync needs DISCORD_TOKEN: set it in .env."


async def test_a_link_with_what_the_bot_needs_is_printed_and_stands_in_the_log_of_its_start(tmp_path, caplog):
    assert refused(tmp_path, "invite") == "hanapai invite needs DISCORD_TOKEN: set it in .env."
    async with Playground(token="evening") as discord:
        given = {"DISCORD_TOKEN": "evening", "DISCORD_API": discord.api, "DISCORD_GATEWAY": discord.gateway}
        code, printed, _ = await asyncio.to_thread(hanapai, tmp_path, "invite", **given)
        assert code == 0
        with caplog.at_level("INFO"):
            async with running(discord, tmp_path / "hanapai.sqlite3"):
                link = f"Link that adds the bot to a server: {printed}"
                await eventually(lambda: link in caplog.messages, "the log does not name it")
        given = {name: values[0] for name, values in parse_qs(urlsplit(printed).query).items()}
        assert given["client_id"] == str(discord.application_id)
    assert given["scope"] == "bot applications.commands"
    asked = {name for name, there in Permissions(int(given["permissions"])) if there}
    assert asked == {
        *("read_messages", "send_messages", "send_messages_in_threads", "embed_links", "attach_files"),
        *("read_message_history", "create_public_threads"),
    }
    step = (ROOT / "README.md").read_text("utf-8").partition("hanapai invite`")[2].partition("\n4. ")[0]
    for name in {*asked - {"read_messages"}, "view_channels"}:
        assert name.removesuffix("s").replace("_", " ") in " ".join(step.split()).lower(), name


@pytest.mark.parametrize("where", [".", "file/below", "notes.txt"])
def test_a_database_that_cannot_be_used_is_named_in_one_sentence_and_stays_as_it_is(tmp_path, where):
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "notes.txt").write_text("dear diary " * 1000)
    assert where in refused(tmp_path, DISCORD_TOKEN="x", DATABASE=where)
    assert (tmp_path / "notes.txt").read_text() == "dear diary " * 1000


async def test_a_wrong_token_is_said_in_one_sentence_without_the_token(tmp_path):
    async with Playground(token="right") as discord:
        given = {"DISCORD_TOKEN": "wrong-secret", "DISCORD_API": discord.api, "DISCORD_GATEWAY": discord.gateway}
        code, _, said = await asyncio.to_thread(hanapai, tmp_path, **given)
    assert (code, said.split("\n")[-1].partition(":")[0]) == (1, "Discord doesn't know DISCORD_TOKEN")
    assert "wrong-secret" not in said
    assert "Traceback" not in said


@pytest.mark.parametrize("address", ["http://127.0.0.1:9/api/v10", "http://xn--/api", "http://%/api"])
def test_an_address_that_leads_nowhere_is_said_in_one_sentence(tmp_path, address):
    said = refused(tmp_path, DISCORD_TOKEN="x", DISCORD_API=address)
    assert said.startswith("Discord can't be reached")
    assert said.endswith((": check this machine's connection, and DISCORD_API if set.", "so correct it."))


def test_a_taken_playground_port_is_named_in_one_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(tmp_path, PLAYGROUND_PORT=port)
    assert said.startswith(f"PLAYGROUND_PORT {port} can't be used (Address already in use)")
    assert "Discord" not in said


@pytest.mark.parametrize(
    ("status", "words"),
    [(403, "refused the bot with 403"), (404, "check DISCORD_API"), (429, "in an hour")],
)
async def test_a_refusal_at_login_is_said_in_one_sentence(tmp_path, status, words):
    async def refuse(request):
        return web.Response(status=status, text="<html>\nno\n</html>", content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    api = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    said = await asyncio.to_thread(refused, tmp_path, DISCORD_TOKEN="x", DISCORD_API=api)
    await runner.cleanup()
    assert words in said
    assert said.startswith("Discord ")


def puts(discord):
    return sum(request.method == "PUT" for request in discord.requests)


def registered(discord):
    return {command["name"]: command for command in discord.commands.all(None)}


@pytest.fixture
async def discord():
    async with Playground(token="evening", inspect=inspect) as discord:
        discord.add_guild("Hanami Club")
        yield discord
        assert discord.violations == []


@pytest.fixture
def start(discord, tmp_path):
    """Starts the bot, and ends it. `older`: what it has noted of its commands is of an older version."""
    database = tmp_path / "sync.sqlite3"

    async def start(*, older=False):
        if older:
            with closing(sqlite3.connect(database)) as db, db:
                db.execute("UPDATE meta SET value = 'older' WHERE key LIKE 'commands:%'")
        async with running(discord, database):
            pass

    return start


@pytest.mark.parametrize("activities", [False, True])
async def test_commands_are_sent_once_and_again_when_they_changed_also_beside_an_entry_point(
    discord, start, activities
):
    if activities:
        discord.commands.switch_on_activities()
    for older, count in ((False, 1), (False, 1), (True, 2)):
        await start(older=older)
        assert puts(discord) == count
    assert ("launch" in registered(discord)) == activities


async def test_the_sync_survives_activities_that_are_switched_on_later(discord, start):
    await start()
    launch = discord.commands.switch_on_activities()
    for older, count in ((False, 1), (True, 2), (False, 2)):  # at first it is nothing of ours
        await start(older=older)
        assert puts(discord) == count
    assert registered(discord)["launch"] == launch


@pytest.mark.parametrize("activities", [False, True])
async def test_commands_that_were_overwritten_elsewhere_are_restored(discord, start, activities):
    kept = [discord.commands.switch_on_activities()] if activities else []
    await start()
    ours = registered(discord)
    changed = [each | {"description": "Something else"} if each["name"] == "play" else each for each in ours.values()]
    for number, others in enumerate(([], [{"name": "dance", "description": "Dance"}], changed), 2):
        discord.commands.overwrite([*others, *(kept if others is not changed else ())])
        await start()
        found = registered(discord)
        assert (set(found), found["play"]["description"]) == (set(ours), ours["play"]["description"])
        assert puts(discord) == number
    await start()
    assert puts(discord) == 4


async def test_commands_are_offered_where_they_can_be_answered_and_nowhere_else(discord, start):
    await start()
    commands = registered(discord).values()
    offered = {(tuple(command["integration_types"]), tuple(command["contexts"])) for command in commands}
    assert offered == {((0,), (0,)), ((0, 1), (0, 1, 2))}
    (sent,) = [request.body for request in discord.requests if request.method == "PUT"]
    assert len(sent) == len(commands)
