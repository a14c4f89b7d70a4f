"""The gateway's rules, over a raw websocket."""

import time
from types import SimpleNamespace

import pytest

from bot.playground import Playground
from bot.playground.api.gateway import ON_THE_WAY
from tests.bot.playground.wire import Wire
from tests.bot.waiting import PATIENCE_S, eventually


async def test_a_bot_gets_ready_then_its_guilds_with_itself_as_the_only_member(
    place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.line()
    ready = await line.identify()
    assert ready["guilds"] == [{"id": str(place.guild.id), "unavailable": True}]
    guild = await line.event("GUILD_CREATE")
    assert [member["user"]["id"] for member in guild["members"]] == [str(wire.discord.application_id)]
    assert guild["member_count"] == 3
    assert guild["unavailable"] is False


@pytest.mark.parametrize(("change", "code"), [
    ({"token": "wrong"}, 4004), ({"shard": [2, 2]}, 4010), ({"intents": 1 << 30}, 4013), ({"intents": 1 << 1}, 4014),
    ({"intents": 1 << 15}, 4014),
])  # fmt: skip
async def test_a_wrong_identify_closes_the_line(wire: Wire, change: dict[str, object], code: int) -> None:
    line = await wire.line()
    await line.send(2, {"token": wire.token, "intents": 1} | change)
    assert await line.closed() == code


async def test_privileged_intents_are_allowed_once_they_are_switched_on(discord: Playground, wire: Wire) -> None:
    discord.gateway_sessions.privileged = 1 << 15
    assert (await (await wire.line()).identify(1 << 15))["session_id"]


async def test_speaking_before_identify_or_unknown_words_or_twice_closes_the_line(wire: Wire) -> None:
    line = await wire.line()
    await line.send(3, {})
    assert await line.closed() == 4003
    line = await wire.online()
    await line.send(77, {})
    assert await line.closed() == 4001
    line = await wire.online()
    await line.send(2, {"token": wire.token, "intents": 1})
    assert await line.closed() == 4005
    line = await wire.line()
    await line.socket.send_str("no json")
    assert await line.closed() == 4002


async def test_heartbeats_are_acknowledged_and_a_silent_bot_is_hung_up_on(discord: Playground, wire: Wire) -> None:
    line = await wire.line()
    before = time.monotonic()
    await line.send(1, None)
    assert (await line.next())["op"] == 11
    # never before a library has noted that it sent one
    assert time.monotonic() - before > 0.9 * ON_THE_WAY
    discord.gateway_sessions.heartbeat_interval = 0.1
    silent = await wire.line()
    assert await silent.closed() == 4009


async def test_more_than_120_frames_a_minute_close_the_line(wire: Wire) -> None:
    line = await wire.line()
    for _ in range(121):
        await line.send(1, None)
    assert await line.closed() == 4008


async def test_a_resumed_session_hears_what_it_missed_and_only_that(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.line()
    session = (await line.identify())["session_id"]
    await line.event("GUILD_CREATE")
    await discord.disconnect_bot()
    assert await line.closed() == 4000
    await place.anna.says(place.channel, "missed")
    again = await wire.line()
    await again.send(6, {"token": wire.token, "session_id": session, "seq": 2})
    assert (await again.next())["t"] == "MESSAGE_CREATE"
    assert (await again.next())["t"] == "RESUMED"


async def test_a_forgotten_session_cannot_be_resumed(discord: Playground, wire: Wire) -> None:
    line = await wire.line()
    session = (await line.identify())["session_id"]
    await discord.disconnect_bot(resumable=False)
    again = await wire.line()
    await again.send(6, {"token": wire.token, "session_id": session, "seq": 1})
    assert await again.next() == {"op": 9, "d": False}


async def test_closing_with_1000_ends_the_session(discord: Playground, wire: Wire) -> None:
    line = await wire.online()
    await line.socket.close(code=1000)
    await eventually(lambda: discord.gateway_sessions.sessions == {})


async def test_a_bot_can_be_asked_to_reconnect_and_its_session_be_invalidated(discord: Playground, wire: Wire) -> None:
    line = await wire.online()
    discord.gateway_sessions.reconnect()
    assert (await line.next()) == {"op": 7, "d": None}
    discord.gateway_sessions.invalidate(resumable=False)
    assert (await line.next()) == {"op": 9, "d": False}


async def test_coming_to_a_server_and_being_removed_is_told(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online()
    await line.event("GUILD_CREATE")
    guild = discord.add_guild("New")
    assert "unavailable" not in await line.event("GUILD_CREATE")
    discord.remove_guild(guild)
    assert await line.event("GUILD_DELETE") == {"id": str(guild.id)}
    discord.remove_channel(place.channel)
    assert (await line.event("CHANNEL_DELETE"))["id"] == str(place.channel.id)


async def test_members_are_given_by_id_only_a_hundred_at_a_time_and_none_of_other_servers(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online()
    await line.send(8, {"guild_id": str(place.guild.id), "user_ids": [str(place.anna.id), "5"], "limit": 0})
    chunk = await line.event("GUILD_MEMBERS_CHUNK")
    assert [member["user"]["global_name"] for member in chunk["members"]] == ["Anna"]
    assert chunk["not_found"] == ["5"]
    people = [str(discord.add_person(f"Guest {number}").id) for number in range(101)]
    await line.send(8, {"guild_id": "5", "user_ids": people, "limit": 0, "nonce": "other"})
    await line.send(8, {"guild_id": str(place.guild.id), "user_ids": people, "limit": 0, "nonce": "mine"})
    chunk = await line.event("GUILD_MEMBERS_CHUNK")
    assert (chunk["nonce"], len(chunk["members"]), chunk["not_found"]) == ("mine", 100, [])


async def test_a_bot_that_was_killed_is_not_connected_any_more_and_its_successor_is(
    discord: Playground, wire: Wire
) -> None:
    line = await wire.online()
    await discord.connected(PATIENCE_S)
    connection = line.socket._response.connection
    assert connection
    assert connection.transport
    connection.transport.abort()
    await eventually(lambda: not any(session.line for session in discord.gateway_sessions.sessions.values()))
    with pytest.raises(TimeoutError):
        await discord.connected(0.02)
    await wire.online()
    await discord.connected(PATIENCE_S)
    assert len(discord.gateway_sessions.sessions) == 1
