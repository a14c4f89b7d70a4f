"""An invitation is a short plain message that pings the invited alone, and stands while the lobby is open."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.bot.house import PATIENCE_S, evening, more, running
from tests.bot.waiting import at_rest, eventually
from tests.there import there


def is_invitation(message):
    return "challenges you" in message.text and not message.buttons


async def invitations(person, channel):
    return [m for m in await person.sees(channel) if is_invitation(m)]


async def invited(person, channel):
    return await person.wait(channel, is_invitation, PATIENCE_S)


async def none_stands(person, channel):
    async def gone():
        return not await invitations(person, channel)

    await eventually(gone, "the invitation stays")


def posts(discord):
    """Invitations that Discord has made."""
    return [
        each
        for each in discord.requests
        if each.method == "POST"
        and each.path.endswith("/messages")
        and each.status == 200
        and "challenges you" in each.body["content"]
    ]


async def test_it_is_short_and_plain_and_comes_after_the_lobby(house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    message = await invited(house.ben, house.channel)
    assert message.id > lobby.id
    assert message.components == []
    assert message.raw["content"] == message.text
    assert len(message.text) < 150
    for word in (house.ben.mention, house.anna.mention, "Koi-Koi", "table 1"):
        assert word in message.text
    assert not message.silent
    assert message.pings == [house.ben.id]
    await at_rest(house)
    assert [m.pings for m in await house.public() if m.pings] == [[house.ben.id]]
    (request,) = posts(house.discord)
    assert request.body["allowed_mentions"]["users"] == [house.ben.id]
    assert not request.body["allowed_mentions"].get("parse")


async def test_three_friends_are_told_by_one_message(house):
    await house.anna.command(house.channel, "play", game="koikoi")
    await at_rest(house)
    assert posts(house.discord) == []  # nobody is invited
    chie, dai = house.discord.add_person("Chie"), house.discord.add_person("Dai")
    friends = {"friend": house.ben, "friend2": chie, "friend3": dai}
    await house.anna.command(house.channel, "challenge", game="jiaxing", **friends)
    message = await invited(dai, house.channel)
    assert sorted(message.pings) == sorted([house.ben.id, chie.id, dai.id])
    await at_rest(house)
    assert len(posts(house.discord)) == 1


async def close_by(house, lobby, how):
    match how:
        case "start":
            await house.ben.press(lobby, label="Accept")
            assert await invitations(house.ben, house.channel)
            await house.anna.press(await house.anna.now(lobby), label="Start")
        case "leave":
            await more(house.anna, lobby, "Close the lobby")
        case "decline":
            await house.ben.press(lobby, label="Decline")
        case "expiry":
            await house.bot.lobby_expiry._expire(1)


@pytest.mark.parametrize(("how", "restarts"), [("start", 1), ("leave", 0), ("decline", 0), ("expiry", 1)])
async def test_it_goes_with_the_lobby_also_after_a_restart(tmp_path, how, restarts):
    async with evening(tmp_path) as house, AsyncExitStack() as later:
        lobby = (await house.anna.command(house.channel, "challenge", friend=house.ben)).message
        await invited(house.ben, house.channel)
        await at_rest(house)
        for _ in range(restarts):
            await house.bot.close()
            house.bot = await later.enter_async_context(running(house.discord, house.database))
            await at_rest(house)
            assert len(await invitations(house.ben, house.channel)) == 1
        await close_by(house, lobby, how)
        await none_stands(house.ben, house.channel)
        assert len(posts(house.discord)) == 1


async def test_one_that_could_not_be_taken_away_before_the_end_goes_after_the_restart(house):
    lobby = (await house.anna.command(house.channel, "challenge", friend=house.ben)).message
    await invited(house.ben, house.channel)
    await at_rest(house)
    house.discord.hang("DELETE", r"/channels/.*")
    await close_by(house, lobby, "start")
    await eventually(
        lambda: not house.bot.interactions._busy and not house.bot.pings.notices.subject(1), "it is not taken away"
    )
    await house.bot.close()
    assert await invitations(house.ben, house.channel)
    house.discord.mend()
    async with running(house.discord, house.database):
        await none_stands(house.ben, house.channel)
    house.complaints.clear()


async def test_it_is_tried_again_while_discord_fails_and_the_lobby_is_open(house):
    house.discord.reset("POST", r"/channels/.*", times=7)
    await house.anna.command(house.channel, "challenge", friend=house.ben)
    assert (await invited(house.ben, house.channel)).pings == [house.ben.id]
    await at_rest(house)
    assert house.discord.rest.faults == []
    assert len(posts(house.discord)) == 1


async def test_it_is_not_sent_where_the_lobby_was_closed_meanwhile(house):
    house.discord.reset("POST", r"/channels/.*", times=10**6)
    lobby = (await house.anna.command(house.channel, "challenge", friend=house.ben)).message
    await eventually(lambda: house.discord.rest.faults[0].times < 10**6 - 2, "it is not tried again")
    await more(house.anna, lobby, "Close the lobby")
    house.discord.rest.faults.clear()
    await at_rest(house)
    assert posts(house.discord) == []


async def test_it_is_not_sent_where_the_lobby_was_closed_while_the_channel_was_busy(monkeypatch, house):
    turn, waits, free = house.bot.pace.turn, asyncio.Event(), asyncio.Event()

    async def busy(channel, party, **more):
        waits.set()
        await free.wait()
        return await turn(channel, party, **more)

    monkeypatch.setattr(house.bot.pace, "turn", busy)
    lobby = (await house.anna.command(house.channel, "challenge", friend=house.ben)).message
    await waits.wait()
    await more(house.anna, lobby, "Close the lobby")
    free.set()
    await at_rest(house)
    assert posts(house.discord) == []


@pytest.mark.usefixtures("fixed_seeds")
async def test_a_turn_ping_from_before_a_restart_goes_when_it_is_answered(tmp_path):
    async with evening(tmp_path, silence=20.0) as house:
        await house.started()
        hand = await house.hand(house.anna)
        await house.anna.wait(house.channel, lambda m: "press **Ready** at table" in m.text, PATIENCE_S)
        await eventually(lambda: house.bot.pings.notices.subject(1), "it is not noted")
        await at_rest(house)
        await house.bot.close()
        async with running(house.discord, house.database) as house.bot:
            await house.anna.press(hand, label="Ready")
            await house.ben.press(await house.hand(house.ben), label="Ready")

            async def gone():
                return not [m for m in await house.public() if "press **Ready** at table" in m.text]

            await eventually(gone, "the ping stays")
