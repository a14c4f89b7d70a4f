"""Threads: who sees a private one, and what an archived one lets the bot do."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from tests.bot.openapi import spec
from tests.bot.playground.wire import Wire, button, row


async def test_a_private_thread_is_seen_from_within_and_by_moderators_only(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Secret", private=True, members=[place.anna])
    assert thread.kind == 12
    assert (await wire.post(thread, {"content": "hidden"})).status == 200
    assert [message.text for message in await place.anna.sees(thread)] == ["hidden"]
    with pytest.raises(NotPossible, match="no such channel"):
        await place.ben.sees(thread)
    discord.grant(place.guild, place.ben, "MANAGE_THREADS")
    assert [message.text for message in await place.ben.sees(thread)] == ["hidden"]
    assert (await wire.ask("DELETE", f"/channels/{thread.id}/thread-members/@me")).status == 204
    assert (await wire.post(thread, {"content": "outside"})).code == 50001
    line = await wire.line()
    await line.identify(1)
    assert (await line.event("GUILD_CREATE"))["threads"] == []


async def test_a_thread_of_a_channel_that_is_hidden_is_hidden_too(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Thread")
    place.channel.overwrite(place.guild, deny="VIEW_CHANNEL")
    line = await wire.online(1)
    created = await line.event("GUILD_CREATE")
    assert created["threads"] == []
    assert [each["id"] for each in created["channels"]] == [str(place.channel.id)]
    assert (await wire.post(thread, {"content": "x"})).code == 50001
    discord.archive(thread)
    place.channel.overwrite(place.guild)
    assert (await line.next())["t"] == "CHANNEL_UPDATE"


async def test_writing_into_an_archived_thread_opens_it_again_but_not_a_locked_one(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Thread")
    first = (await wire.post(thread, {"content": "x"})).body["id"]
    line = await wire.online()
    assert [each["id"] for each in (await line.event("GUILD_CREATE"))["threads"]] == [str(thread.id)]
    discord.archive(thread)
    assert (await line.event("THREAD_UPDATE"))["thread_metadata"]["archived"] is True
    edited = await wire.ask("PATCH", f"/channels/{thread.id}/messages/{first}", {"content": "y"})
    assert (edited.status, edited.code) == (400, 50083)
    assert (await wire.post(thread, {"content": "again"})).status == 200
    assert (await line.next())["t"] == "THREAD_UPDATE"
    assert (await line.next())["t"] == "MESSAGE_CREATE"
    assert not thread.archived
    discord.archive(thread, locked=True)
    told = (await line.event("THREAD_UPDATE"))["thread_metadata"]
    assert (told["archived"], told["locked"]) == (True, True)
    refused = await wire.post(thread, {"content": "x"})
    assert (refused.status, refused.code) == (400, 50083)
    with pytest.raises(NotPossible, match="50083"):
        await place.anna.says(thread, "x")
    discord.unarchive(thread)
    told = (await line.event("THREAD_UPDATE"))["thread_metadata"]
    assert (told["archived"], told["locked"]) == (False, False)
    discord.archive(thread)
    await place.anna.says(thread, "a person opens it as well")
    assert not thread.archived


async def test_an_archived_thread_does_not_come_with_its_server_and_takes_no_press(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Thread")
    number = int((await wire.post(thread, {"content": "x", "components": [row(button("Go", "go"))]})).body["id"])
    discord.archive(thread)
    line = await wire.line()
    await line.identify(1)
    assert (await line.event("GUILD_CREATE"))["threads"] == []
    with pytest.raises(NotPossible, match="archived"):
        await place.anna.press(number, "go")
    assert (await wire.ask("GET", f"/guilds/{place.guild.id}/threads/active")).body["threads"] == []


async def test_an_archived_thread_is_opened_by_the_bot_before_anything_else_and_unlocked_by_moderators_only(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Thread")
    path = f"/channels/{thread.id}"
    discord.archive(thread)
    assert (await wire.ask("PATCH", path, {"name": "Other"})).code == 50083
    reply = await wire.ask("PATCH", path, {"archived": False})
    assert spec().answer("PATCH", path, reply.body, reply.status) == []
    assert not thread.archived
    discord.archive(thread, locked=True)
    assert (await wire.ask("PATCH", path, {"archived": False, "locked": False})).code == 50013


async def test_a_thread_is_archived_after_the_minutes_without_a_message_that_its_creator_chose(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Thread")
    path = f"/channels/{thread.id}"
    await asyncio.sleep(23 * 3600)
    refused = await wire.ask("PATCH", path, {"auto_archive_duration": 61})
    assert (refused.code, thread.archived_after_min) == (50035, 1440)
    reply = await wire.ask("PATCH", path, {"auto_archive_duration": 60})
    assert spec().answer("PATCH", path, reply.body, reply.status) == []
    await asyncio.sleep(50 * 60)
    await wire.post(thread, {"content": "still here"})
    await asyncio.sleep(50 * 60)
    assert not thread.archived
    await asyncio.sleep(11 * 60)
    assert thread.archived
    await wire.ask("PATCH", path, {"archived": False})
    await asyncio.sleep(50 * 60)
    assert not thread.archived
    await asyncio.sleep(11 * 60)
    assert thread.archived


async def test_an_archived_thread_is_opened_and_given_its_minutes_in_one_request(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Thread")
    discord.archive(thread)
    path = f"/channels/{thread.id}"
    assert (await wire.ask("PATCH", path, {"auto_archive_duration": 60})).code == 50083
    assert (await wire.ask("PATCH", path, {"archived": False, "auto_archive_duration": 60})).status == 200
    assert (thread.archived, thread.archived_after_min) == (False, 60)
