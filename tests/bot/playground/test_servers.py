"""Servers that are away for a while, that took the commands alone, or know nothing of the app; and shards."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.openapi import spec
from tests.bot.playground.wire import EPHEMERAL, Line, Wire, button, row
from tests.bot.waiting import PATIENCE_S


def command(name: str, *types: int) -> dict[str, Any]:
    return {"name": name, "description": "Play"} | ({"integration_types": list(types)} if types else {})


ALL = (command("either"), command("servers", 0), command("mine", 1), command("both", 0, 1))


@pytest.fixture
async def line(place: SimpleNamespace, wire: Wire) -> Line:
    await wire.register(*ALL)
    line = await wire.online()
    await line.event("GUILD_CREATE")
    return line


async def test_an_unavailable_server_tells_nothing_but_interactions_until_it_is_back(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.unavailable(place.guild)
    assert await line.event("GUILD_DELETE") == {"id": str(place.guild.id), "unavailable": True}
    await place.anna.says(place.channel, "unheard")
    assert (await wire.post(place.channel, {"content": "REST goes on"})).status == 200
    task = asyncio.create_task(place.anna.command(place.channel, "servers"))
    frame = await line.next()
    assert frame["t"] == "INTERACTION_CREATE"
    await wire.callback(frame["d"], 4, {"content": "yes", "flags": EPHEMERAL})
    assert (await task).state == "answered"
    later = await wire.line()
    assert (await later.identify(1))["guilds"] == [{"id": str(place.guild.id), "unavailable": True}]
    discord.available(place.guild)
    frame = await later.next()
    assert (frame["t"], frame["d"]["unavailable"]) == ("GUILD_CREATE", False)


async def test_a_server_that_took_the_commands_alone_offers_them_and_hides_all_else(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    guild = discord.add_guild("Commands only", bot=False)
    channel = discord.add_channel(guild, "games")
    assert discord.bot_user.id not in guild.members
    assert [each["name"] for each in await place.anna.commands(channel)] == ["either", "servers", "both"]
    task = asyncio.create_task(place.anna.command(channel, "either"))
    frame = await line.next()
    assert frame["t"] == "INTERACTION_CREATE", "the gateway tells nothing else of it"
    interaction = frame["d"]
    assert interaction["guild_id"] == interaction["guild"]["id"] == str(guild.id)
    assert interaction["authorizing_integration_owners"] == {"0": str(guild.id)}
    assert interaction["member"]["user"]["global_name"] == "Anna"
    parts = [row(button("Go", "go"))]
    reply = await wire.callback(interaction, 4, {"content": "public", "components": parts}, files={"a.png": b"x"})
    assert spec().answer("POST", "/interactions/1/x/callback", reply.body, reply.status) == []
    answer = await task
    assert [message.text for message in await place.ben.sees(channel)] == ["public"]
    private = {"content": "mine", "flags": EPHEMERAL}
    interaction, mine = await wire.answered(line, place.ben.press(answer.message, "go"), 4, private)
    assert interaction["authorizing_integration_owners"] == {"0": str(guild.id)}
    assert mine.message.ephemeral
    for _ in range(6):
        discord.clock.advance(2)
        assert (await wire.hook("POST", interaction, "", {"content": "more"})).status == 200
    for method, path, body, code in (
        ("POST", f"/channels/{channel.id}/messages", {"content": "x"}, 50001),
        ("PATCH", f"/channels/{channel.id}/messages/{answer.message.id}", {"content": "x"}, 50001),
        ("GET", f"/channels/{channel.id}", None, 50001),
        ("GET", f"/guilds/{guild.id}", None, 10004),
        ("GET", f"/guilds/{guild.id}/members/{place.anna.id}", None, 10004),
        ("GET", f"/guilds/{guild.id}/threads/active", None, 50001),
    ):
        assert (await wire.ask(method, path, body)).code == code, path
    assert {each["id"] for each in (await (await wire.line()).identify())["guilds"]} == {str(place.guild.id)}


async def test_servers_fall_to_the_shard_that_is_asked_for_and_each_hears_its_own(
    discord: Playground, wire: Wire
) -> None:
    discord.gateway_sessions.shards = 2
    guilds = [discord.add_guild(f"Guild {number}", shard=number % 2) for number in range(6)]
    assert [(guild.id >> 22) % 2 for guild in guilds] == [0, 1, 0, 1, 0, 1]
    assert guilds == sorted(guilds, key=lambda guild: guild.id)
    lines = [await wire.line(), await wire.line()]
    for number, line in enumerate(lines):
        ready = await line.identify(shard=[number, 2])
        assert [each["id"] for each in ready["guilds"]] == [str(guild.id) for guild in guilds[number::2]]
    await discord.connected(PATIENCE_S)
    with pytest.raises(ValueError, match="no number 2"):
        discord.add_guild("Beyond", shard=2)
