"""Outages, cut connections and silence, until they are mended."""

import asyncio
import errno
from types import SimpleNamespace

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.people.person import Answer
from tests.bot.playground.wire import EPHEMERAL, Wire
from tests.bot.waiting import PATIENCE_S, eventually

CALL = {"name": "call", "description": "Somebody"}


async def asked(place: SimpleNamespace, wire: Wire) -> tuple[dict, "asyncio.Task[Answer]"]:
    """An interaction that is not answered yet, and Anna waiting for it."""
    await wire.register(CALL)
    line = await wire.online()
    return await line.heard(place.anna.command(place.channel, "call"))


async def test_an_outage_answers_every_request_alike_until_it_is_mended(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    interaction, task = await asked(place, wire)
    discord.outage(503)
    refused = [
        await wire.callback(interaction, 4, {"content": "x"}),
        await wire.hook("PATCH", interaction, "/messages/@original", {"content": "x"}),
        await wire.ask("POST", f"/channels/{place.channel.id}/messages", {"content": "x"}),
        await wire.ask("GET", "/users/@me"),
        await wire.ask("GET", "/gateway/bot"),
    ]
    assert [reply.status for reply in refused] == [503] * 5
    assert place.channel.messages == {}
    discord.mend()
    assert (await wire.callback(interaction, 4, {"content": "x", "flags": EPHEMERAL})).status == 200
    assert (await task).state == "answered"
    assert (await wire.post(place.channel, {"content": "x"})).status == 200


async def test_an_outage_may_be_of_some_paths_only_and_have_a_code(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    discord.outage(403, 50001, path_regex=r"/channels/.*")
    for _ in range(3):
        refused = await wire.post(place.channel, {"content": "x"})
        assert (refused.status, refused.code) == (403, 50001)
    assert (await wire.ask("GET", "/users/@me")).status == 200
    discord.fail("GET", "/users/@me", 500, times=2)
    discord.mend()
    assert [(await wire.ask("GET", "/users/@me")).status for _ in range(3)] == [500, 500, 200], "fail counts by itself"


@pytest.mark.parametrize("late", [False, True])
async def test_a_reset_connection_is_reset_and_a_late_one_only_after_the_deed(
    discord: Playground, place: SimpleNamespace, wire: Wire, *, late: bool
) -> None:
    discord.reset("POST", r"/channels/\d+/messages", late=late)
    with pytest.raises(aiohttp.ClientOSError) as raised:
        await wire.post(place.channel, {"content": "x"})
    assert raised.value.errno == errno.ECONNRESET
    assert len(place.channel.messages) == late
    assert (await wire.post(place.channel, {"content": "x"})).status == 200
    assert [request.status for request in discord.requests] == [0, 200]
    assert discord.violations == []


async def test_requests_that_hang_get_no_answer_and_the_others_do(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    discord.hang("POST", r"/channels/\d+/messages")
    waiting = [asyncio.create_task(wire.post(place.channel, {"content": "x"})) for _ in range(2)]
    await eventually(lambda: len(discord.requests) == 2)
    assert (await wire.ask("GET", "/users/@me")).status == 200
    with pytest.raises(TimeoutError):  # one gives up
        await asyncio.wait_for(waiting[0], 0.1)
    discord.mend()
    with pytest.raises(aiohttp.ClientOSError):
        await waiting[1]
    assert (await wire.post(place.channel, {"content": "y"})).status == 200
    assert [message.content for message in place.channel.messages.values()] == ["y"]
    assert discord.violations == []


async def test_one_shard_alone_is_cut_and_nobody_is_let_in_while_the_gateway_refuses(
    discord: Playground, wire: Wire
) -> None:
    discord.gateway_sessions.shards = 2
    lines = [await wire.line(), await wire.line()]
    sessions = [(await line.identify(shard=[number, 2]))["session_id"] for number, line in enumerate(lines)]
    discord.gateway_sessions.refuse = True
    await discord.disconnect_bot(shard=1)
    assert await lines[1].closed() == 4000
    with pytest.raises(aiohttp.ClientOSError):
        await wire.line()
    guild = discord.add_guild("Even", shard=0)
    assert (await lines[0].event("GUILD_CREATE"))["id"] == str(guild.id)
    missed = discord.add_guild("Odd", shard=1)
    with pytest.raises(TimeoutError):
        await discord.connected(0.02)
    discord.gateway_sessions.refuse = False
    again = await wire.line()
    await again.send(6, {"token": wire.token, "session_id": sessions[1], "seq": 1})
    assert (await again.event("GUILD_CREATE"))["id"] == str(missed.id)
    await discord.connected(PATIENCE_S)
    await discord.disconnect_bot(resumable=False, shard=0)
    assert set(discord.gateway_sessions.sessions) == {sessions[1]}
