"""Rate limits by the stand-in's own clock, and errors on demand."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.playground.wire import Line, Wire


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in's time stands still but for what a test lets pass: no limit ends because a machine is slow."""
    monkeypatch.setattr("bot.playground.world.clock.time", SimpleNamespace(time=lambda: 1_700_000_000.0))


async def test_five_messages_in_five_seconds_are_all_and_the_sixth_waits(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    path = f"/channels/{place.channel.id}/messages"
    for left in (4, 3, 2, 1, 0):
        reply = await wire.ask("POST", path, {"content": "x"})
        assert (reply.status, reply.headers["X-RateLimit-Remaining"]) == (200, str(left))
    refused = await wire.ask("POST", path, {"content": "x"})
    assert refused.status == 429
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.body["global"] is False
    assert 0 < refused.body["retry_after"] <= 5
    other = discord.add_channel(place.guild, "other")
    assert (await wire.ask("POST", f"/channels/{other.id}/messages", {"content": "x"})).status == 200
    discord.clock.advance(5)
    assert (await wire.ask("POST", path, {"content": "x"})).status == 200
    assert discord.limits.invalid == 1


async def test_fifty_requests_a_second_are_all(discord: Playground, place: SimpleNamespace, wire: Wire) -> None:
    channels = [discord.add_channel(place.guild, f"c{n}") for n in range(51)]
    asked = [wire.ask("POST", f"/channels/{channel.id}/messages", {"content": "x"}) for channel in channels]
    replies = await asyncio.gather(*asked)
    refused = [reply for reply in replies if reply.status == 429]
    assert len(refused) == 1
    assert refused[0].headers["X-RateLimit-Global"] == "true"
    assert refused[0].body["global"] is True


async def test_edits_of_messages_older_than_an_hour_are_throttled(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    new = (await wire.post(place.channel, {"content": "x"})).body
    path = f"/channels/{place.channel.id}/messages/{new['id']}"
    discord.clock.advance(3601)
    for number in range(3):
        assert (await wire.ask("PATCH", path, {"content": str(number)})).status == 200
    refused = await wire.ask("PATCH", path, {"content": "3"})
    assert (refused.status, refused.code) == (429, 30046)
    assert (refused.headers["X-RateLimit-Scope"], discord.limits.invalid) == ("shared", 1)
    assert 0 < refused.body["retry_after"] <= 6
    discord.clock.advance(6)
    assert (await wire.ask("PATCH", path, {"content": "4"})).status == 200


async def test_ten_thousand_invalid_requests_are_answered_with_nothing_more(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    for _ in range(10_000):
        discord.limits.note_invalid()
    assert (await wire.post(place.channel, {"content": "x"})).status == 429
    discord.clock.advance(601)
    assert (await wire.post(place.channel, {"content": "x"})).status == 200


async def test_an_error_on_demand_comes_as_often_as_asked(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    discord.fail("POST", r"/channels/\d+/messages", 500, times=2)
    assert [(await wire.post(place.channel, {"content": "x"})).status for _ in range(3)] == [500, 500, 200]
    discord.fail("POST", r"/channels/\d+/messages", 429, retry_after=0.5)
    limited = await wire.post(place.channel, {"content": "x"})
    assert (limited.status, limited.body["retry_after"]) == (429, 0.5)
    discord.fail("POST", r"/channels/\d+/messages", 404, code=10003)
    assert (await wire.post(place.channel, {"content": "x"})).code == 10003
    assert len(place.channel.messages) == 1


async def test_a_late_error_is_carried_out_all_the_same_and_a_delay_holds_an_answer_back(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    discord.fail("POST", r"/channels/\d+/messages", 502, late=True)
    assert (await wire.post(place.channel, {"content": "x"})).status == 502
    assert len(place.channel.messages) == 1
    discord.delay("POST", r"/channels/\d+/messages", 0.1)
    began = time.monotonic()
    assert (await wire.post(place.channel, {"content": "x"})).status == 200
    assert time.monotonic() - began >= 0.1


async def test_every_request_is_written_down_and_so_many_are_remembered_as_asked(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    await wire.post(place.channel, {"content": "x"}, {"a.png": b"bytes"})
    noted = discord.requests[-1]
    assert (noted.method, noted.path) == ("POST", f"/channels/{place.channel.id}/messages")
    assert (noted.body, noted.status, noted.reply["content"]) == ({"content": "x"}, 200, "x")
    assert [(file.filename, file.data) for file in noted.files] == [("a.png", b"bytes")]
    discord.rest.remember = 2
    for number in range(3):
        await wire.post(place.channel, {"content": str(number)})
    assert [noted.body["content"] for noted in discord.requests] == ["1", "2"]


async def answered(place: SimpleNamespace, wire: Wire, line: Line) -> dict[str, Any]:
    """A command of Anna's that has its first answer."""
    return (await wire.answered(line, place.anna.command(place.channel, "hello")))[0]


@pytest.fixture
async def line(place: SimpleNamespace, wire: Wire) -> Line:
    await wire.register({"name": "hello", "description": "Say hello"})
    return await wire.online()


async def test_requests_by_tokens_share_a_limit_of_their_channel_once_a_test_wants_it_and_callbacks_are_free(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.limit_hooks(6, 60)
    first, second, third = [await answered(place, wire, line) for _ in range(3)]
    for interaction in (first, second):
        for method, rest in (("POST", ""), ("PATCH", "/messages/@original"), ("PATCH", "/messages/@original")):
            assert (await wire.hook(method, interaction, rest, {"content": "x"})).status == 200
    refused = await wire.hook("PATCH", third, "/messages/@original", {"content": "x"})
    assert (refused.status, refused.headers["X-RateLimit-Scope"]) == (429, "shared")
    assert refused.body["retry_after"] == 60
    await answered(place, wire, line)
    discord.clock.advance(60)
    assert (await wire.hook("PATCH", third, "/messages/@original", {"content": "x"})).status == 200


async def test_without_edits_only_new_messages_count_in_a_channel_and_other_applications_use_the_same_limit(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.limit_hooks(3, 60, edits=False)
    interaction = await answered(place, wire, line)
    edited = [await wire.hook("PATCH", interaction, "/messages/@original", {"content": "x"}) for _ in range(4)]
    assert [reply.status for reply in edited] == [200] * 4
    interaction = await answered(place, wire, line)
    assert (await wire.hook("POST", interaction, "", {"content": "x"})).status == 200
    for _ in range(2):
        discord.spend_hook(place.channel.id)
    refused = await wire.hook("POST", interaction, "", {"content": "x"})
    assert (refused.status, refused.headers["X-RateLimit-Scope"]) == (429, "shared")
    discord.spend_hook(place.channel.id)  # what another one is refused is its own affair
    assert (await wire.hook("PATCH", interaction, "/messages/@original", {"content": "x"})).status == 200


async def test_a_token_has_five_requests_in_two_seconds_over_all_its_routes(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.limit_hooks()
    interaction = await answered(place, wire, line)
    routes = [("POST", ""), ("PATCH", "/messages/@original")] * 3
    replies = [await wire.hook(method, interaction, rest, {"content": "x"}) for method, rest in routes]
    assert [reply.status for reply in replies] == [200] * 5 + [429]
    discord.clock.advance(2)
    assert (await wire.hook("POST", interaction, "", {"content": "x"})).status == 200
