"""Behaviour of Discord that no document settles, as a test may choose it: hidden answers, files, AutoMod, tokens."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.playground.wire import EPHEMERAL, Line, Wire

HELLO = {"name": "hello", "description": "Say hello", "integration_types": [0, 1], "contexts": [0, 1, 2]}
PICTURE = {"a.png": b"x"}


@pytest.fixture
async def line(discord: Playground, place: SimpleNamespace, wire: Wire) -> Line:
    line = await wire.online()
    await wire.register(HELLO)
    return line


async def said(place: SimpleNamespace, wire: Wire, line: Line, channel: Any, **more: Any) -> dict[str, Any]:
    """The interaction of a command that is answered at once."""
    return (await wire.answered(line, place.anna.command(channel, "hello"), **more))[0]


async def follow(wire: Wire, interaction: dict[str, Any], files: dict[str, bytes] | None = None) -> Any:
    path = f"/webhooks/{wire.discord.application_id}/{interaction['token']}"
    return await wire.ask("POST", path, {"content": "more"}, files)


async def test_hidden_follow_ups_are_seen_by_one_person_outside_of_servers(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.install(place.anna)
    group = discord.add_group("Friends", place.anna, place.ben)
    discord.hide_answers()
    for channel, hidden in ((group, True), (place.channel, False)):
        reply = await follow(wire, await said(place, wire, line, channel))
        assert bool(reply.body["flags"] & EPHEMERAL) == hidden
        assert len(await place.ben.sees(channel)) == (1 if hidden else 2)
    discord.hide_answers(first=True)
    interaction, task = await line.heard(place.anna.command(place.channel, "hello"))
    reply = await wire.callback(interaction, 4, {"content": "hi"})
    assert reply.body["interaction"]["response_message_ephemeral"]
    await task
    discord.mend()
    assert not (await follow(wire, await said(place, wire, line, group))).body["flags"] & EPHEMERAL


@pytest.mark.parametrize(("later", "statuses"), [(None, (403, 403)), (False, (200, 403)), (True, (200, 200))])
async def test_answers_have_files_without_the_permission_where_discord_is_assumed_to_allow_it(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line, later: bool | None, statuses: tuple[int, int]
) -> None:
    place.channel.deny("ATTACH_FILES")
    if later is not None:
        discord.allow_files(later=later)
    interaction, task = await line.heard(place.anna.command(place.channel, "hello"))
    first = await wire.callback(interaction, 4, {"content": "hi"}, files=PICTURE)
    if first.status != 200:
        assert (await wire.callback(interaction, 4, {"content": "hi"})).status == 200
    await task
    assert (first.status, (await follow(wire, interaction, PICTURE)).status) == statuses
    message = await wire.ask("POST", f"/channels/{place.channel.id}/messages", {"content": "x"}, PICTURE)
    assert message.status == 403


async def test_automod_looks_at_texts_and_at_mentioned_names(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.block_words(place.guild, "anna", "dance")
    for words in ("We DANCE", place.anna.mention):
        refused = await wire.post(place.channel, {"content": words})
        assert (refused.status, refused.code) == (400, 200000)
    interaction = await said(place, wire, line, place.channel)
    assert (await wire.hook("PATCH", interaction, "/messages/@original", {"content": "dance"})).code == 200000
    assert (await wire.post(place.channel, {"content": place.ben.mention})).status == 200
    discord.block_words(place.guild)
    assert (await wire.post(place.channel, {"content": "dance"})).status == 200


async def test_a_dead_token_answers_404_to_everything_but_the_first_answer(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.kill_tokens(1)
    dead, alive = [await said(place, wire, line, place.channel) for _ in range(2)]
    for method, rest in (("GET", "/messages/@original"), ("PATCH", "/messages/@original"), ("POST", "")):
        refused = await wire.hook(method, dead, rest, None if method == "GET" else {"content": "x"})
        assert (refused.status, refused.code) == (404, 10015)
    assert (await follow(wire, alive)).status == 200
