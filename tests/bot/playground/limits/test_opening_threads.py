"""Threads that the bot opens: at a message or beside it, in channels that have them, with the permission, so many."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.api import threads
from bot.playground.limits.refusal import NotPossible
from bot.playground.world.world import (
    FORUM,
    MEDIA,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREAD_CREATED,
    VOICE,
)
from tests.bot.openapi import spec
from tests.bot.playground.wire import Wire


@pytest.fixture
async def message(place: SimpleNamespace, wire: Wire) -> str:
    """The path of a message of the bot."""
    sent = await wire.post(place.channel, {"content": "a lobby"})
    return f"/channels/{place.channel.id}/messages/{sent.body['id']}"


async def opened(wire: Wire, path: str, **body: Any) -> Any:
    wire.discord.clock.advance(5)
    return await wire.ask("POST", path + "/threads", body)


async def test_a_thread_at_a_message_has_its_id_and_there_is_one_alone(
    discord: Playground, place: SimpleNamespace, wire: Wire, message: str
) -> None:
    line = await wire.online(1)
    first = await opened(wire, message, name="  A game  ", auto_archive_duration=10080)
    assert spec().answer("POST", message + "/threads", first.body, 201) == []
    thread = discord.world.channels[int(message.split("/")[-1])]
    assert (first.status, thread.kind, thread.name) == (201, PUBLIC_THREAD, "A game")
    assert first.body["thread_metadata"]["auto_archive_duration"] == 10080
    told = await line.event("THREAD_CREATE")
    assert (told["id"], told["newly_created"]) == (str(thread.id), True)
    assert (await wire.ask("GET", message)).body["flags"] & 1 << 5
    second = await opened(wire, message, name="Another")
    assert (second.status, second.code) == (400, 160004)
    discord.remove_channel(thread)
    assert (await wire.ask("GET", message)).status == 200


async def test_a_thread_beside_messages_is_private_unless_it_says_otherwise_and_a_public_one_is_told_of(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    path = f"/channels/{place.channel.id}"
    assert (await opened(wire, path, name="A game")).code == 50013
    place.channel.overwrite(discord.bot_user, allow="CREATE_PRIVATE_THREADS")
    private = await opened(wire, path, name="A game")
    assert spec().answer("POST", path + "/threads", private.body, 201) == []
    assert (private.body["type"], place.channel.messages) == (PRIVATE_THREAD, {})
    public = await opened(wire, path, name="A game", type=11)
    assert public.body["type"] == PUBLIC_THREAD
    (said,) = place.channel.messages.values()
    assert (said.kind, said.content) == (THREAD_CREATED, "A game")
    told = f"{path}/messages/{said.id}"
    assert (await wire.ask("PATCH", told, {"content": "x"})).code == 50021
    assert (await opened(wire, told, name="A game")).code == 50021


@pytest.mark.parametrize("kind", [VOICE, FORUM, MEDIA])
async def test_a_channel_of_another_kind_has_no_threads_of_messages(
    discord: Playground, place: SimpleNamespace, wire: Wire, kind: int
) -> None:
    channel = discord.add_channel(place.guild, "other", kind)
    path = f"/channels/{channel.id}"
    assert spec().answer("GET", path, (await wire.ask("GET", path)).body) == []
    if kind == VOICE:
        path += f"/messages/{(await wire.post(channel, {'content': 'x'})).body['id']}"
    else:
        assert (await wire.post(channel, {"content": "x"})).code == 50008
        with pytest.raises(NotPossible, match="forum"):
            await place.anna.says(channel, "x")
        post = discord.add_thread(channel, "A post")
        path = f"/channels/{post.id}/messages/{(await wire.post(post, {'content': 'x'})).body['id']}"
    assert (await opened(wire, path, name="A game")).code == 50024


async def test_in_an_announcement_channel_threads_are_of_their_own_kind(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    news = discord.add_channel(place.guild, "news", NEWS)
    sent = (await wire.post(news, {"content": "x"})).body["id"]
    path = f"/channels/{news.id}"
    assert (await opened(wire, f"{path}/messages/{sent}", name="A")).body["type"] == NEWS_THREAD
    assert (await opened(wire, path, name="B")).body["type"] == NEWS_THREAD
    assert (await opened(wire, path, name="C", type=11)).code == 50035


async def test_the_permission_is_that_of_the_channel(
    discord: Playground, place: SimpleNamespace, wire: Wire, message: str
) -> None:
    place.channel.deny("CREATE_PUBLIC_THREADS")
    assert (await opened(wire, message, name="A game")).code == 50013
    place.channel.allow("CREATE_PUBLIC_THREADS")
    place.channel.deny("SEND_MESSAGES_IN_THREADS")
    made = await opened(wire, message, name="A game")
    assert made.status == 201
    thread = discord.world.channels[int(made.body["id"])]
    assert (await wire.post(thread, {"content": "x"})).code == 50013
    place.channel.deny("VIEW_CHANNEL")
    assert (await opened(wire, message, name="A game")).code == 50001


REFUSED: list[tuple[Any, ...]] = [
    ({}, "name"),
    ({"name": " "}, "name"),
    ({"name": "x" * 101}, "name"),
    ({"name": "A", "auto_archive_duration": 61}, "auto_archive_duration"),
    ({"name": "A", "rate_limit_per_user": 21601}, "rate_limit_per_user"),
    ({"name": "A", "type": 12}, "type"),
]


async def test_a_form_that_discord_would_refuse_opens_nothing(discord: Playground, wire: Wire, message: str) -> None:
    for body, fault in REFUSED:
        refused = await opened(wire, message, **body)
        assert (refused.code, list(refused.faults())) == (50035, [fault]), body
        assert len(discord.world.channels) == 1, body
        discord.violations.clear()


async def test_of_a_message_that_is_not_there_no_thread_leads_on(wire: Wire, message: str) -> None:
    assert (await wire.ask("DELETE", message)).status == 204
    assert (await opened(wire, message, name="A game")).code == 10008


async def test_a_server_has_so_many_active_threads_and_archived_ones_do_not_count(
    discord: Playground, place: SimpleNamespace, wire: Wire, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "MOST_ACTIVE", 2)
    old = [discord.add_thread(place.channel, name) for name in ("a", "b")]
    assert (await opened(wire, message, name="A game")).code == 160006
    discord.archive(old[0])
    assert (await opened(wire, message, name="A game")).status == 201


async def test_nobody_joins_or_leaves_an_archived_thread(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Thread")
    path = f"/channels/{thread.id}/thread-members/{place.anna.id}"
    assert (await wire.ask("PUT", path)).status == 204
    discord.archive(thread)
    assert (await wire.ask("DELETE", path)).code == 50083
    assert (await wire.ask("PUT", path)).code == 50083
