"""Channels that are closed to the bot, archived or gone: a request or two is refused, and then none is made."""

import asyncio
import re
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.transport.channel_access import WALL_S
from tests.bot.house import PATIENCE_S, retime, without_tokens
from tests.bot.restarts.stage import PING, archived_table, called, staged, thread_shows
from tests.bot.trouble.test_outages import against_computer, asks, computers_move
from tests.bot.waiting import at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.slow


async def moved(stage, number):
    """The computer at the table answers, and whoever is called for has been called."""
    await computers_move(stage, number)
    await eventually(lambda: asks(stage, number, stage.anna))
    await called(stage, number)


async def played(stage, number, channel=None):
    """Anna answers what she is asked, and then the computer is asked."""
    retime(stage.bot, computer_s=600)
    while asks(stage, number, stage.anna):
        hand = (await stage.anna.command(channel or stage.channel, "hand", table=number)).message
        answer = await stage.anna.press(hand, hand.buttons[0].custom_id)
        assert answer.state == "updated"
    await at_rest(stage)


async def asked_in_public(stage, number):
    """Wait until the public message of the table says that Anna is asked."""
    said = re.compile(rf"table {number}\n.*(\*\*{stage.anna.mention}\*\*|Press \*\*Ready)", re.DOTALL)
    await stage.anna.wait(
        stage.channel, lambda m: bool(not m.ephemeral and m.buttons and said.search(m.text)), PATIENCE_S
    )


def shut(stage):
    """The refused requests to channels. Those by token may be pictures that need *Attach Files*."""
    return [each for each in stage.refused() if each.path.startswith("/channels/")]


def take_away(stage, way):
    """Take the channel from the bot. Returns what gives it back."""
    if way == "its overwrite":
        stage.channel.deny("VIEW_CHANNEL")
        return lambda: stage.channel.allow("VIEW_CHANNEL")
    role = stage.discord.add_role(stage.guild, "Barred")
    stage.discord.give_role(stage.guild, stage.discord.bot_user, role)
    stage.channel.overwrite(role, deny="VIEW_CHANNEL")
    return lambda: stage.discord.remove_role(role)


@pytest.mark.parametrize("way", ["its overwrite", "a role deleted"])
async def test_a_channel_without_access_costs_one_refused_request_until_it_is_given_back(tmp_path, monkeypatch, way):
    async with staged(tmp_path, monkeypatch) as stage, stage.up(silence=20.0):
        number = await against_computer(stage, stage.anna)
        other = await against_computer(stage, stage.anna)
        lounge = stage.discord.add_channel(stage.guild, "lounge")
        called_before = stage.counted()[PING]
        reopen = take_away(stage, way)
        for table in (number, other):
            await moved(stage, table)
        assert [each.reply["code"] for each in shut(stage)] == [50001]
        for _ in range(2):
            await played(stage, number)
            await moved(stage, number)
        lounge.deny("ATTACH_FILES")
        stage.discord.change_role(stage.discord.add_role(stage.guild, "Colours"), "ATTACH_FILES")
        await at_rest(stage)
        assert len(shut(stage)) == 1
        assert stage.counted()[PING] == called_before
        reopen()
        for table in (number, other):
            await asked_in_public(stage, table)
        await eventually(lambda: stage.counted()[PING] == called_before + 2, "nobody is pinged")
        assert len(shut(stage)) == 1


async def test_a_press_in_a_channel_given_back_unheard_of_opens_it(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage, stage.up(silence=20.0):
        number = await against_computer(stage, stage.anna)
        ears, called_before = stage.discord.world.ears, stage.counted()[PING]
        stage.channel.deny("VIEW_CHANNEL")
        await moved(stage, number)
        await stage.anna.command(stage.channel, "hand", table=number)
        await at_rest(stage)
        assert len(shut(stage)) == 1
        stage.discord.world.ears = replace(ears, channel_changed=lambda _: None)
        stage.channel.allow("VIEW_CHANNEL")
        stage.discord.world.ears = ears
        await at_rest(stage)
        assert stage.counted()[PING] == called_before
        await stage.anna.command(stage.channel, "hand", table=number)
        await stage.anna.wait(stage.channel, lambda m: f"**{stage.anna.mention}**" in m.text, PATIENCE_S)
        assert len(shut(stage)) == 1


async def test_a_channel_that_takes_no_pictures_gets_words_and_then_is_left_alone(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage, stage.up(silence=20.0):
        number = await against_computer(stage, stage.anna)
        without_tokens(stage.bot)
        stage.discord.fail("PATCH", r"/channels/\d+/messages/\d+", 403, 50013, times=2)
        await moved(stage, number)
        edits = [each for each in stage.refused() if each.method == "PATCH"]
        assert [bool(each.files) for each in edits] == [True, False]
        for _ in range(2):
            await played(stage, number)
            await moved(stage, number)
        assert len(stage.refused()) == 2


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_channel_that_contradicts_its_permissions_is_tried_once_in_five_minutes(tmp_path, monkeypatch, code):
    async with staged(tmp_path, monkeypatch) as stage, stage.up(silence=20.0):
        number = await against_computer(stage, stage.anna)
        without_tokens(stage.bot)
        stage.discord.outage(403, code, r"/channels/\d+/messages.*")

        async def pressed(times, pause_s):
            began = len(shut(stage))
            for _ in range(times):
                await stage.anna.command(stage.channel, "hand", table=number)
                await asyncio.sleep(pause_s)
            return len(shut(stage)) - began

        await moved(stage, number)
        await played(stage, number)
        await pressed(25, 1.0)
        assert len(shut(stage)) <= 5
        await asyncio.sleep(WALL_S)
        assert 1 <= await pressed(10, 1.0) <= 2  # perhaps with the look at what is below the message
        assert 3 <= await pressed(20, 60.0) <= 2 * 4
        stage.discord.mend()
        began = len(stage.discord.requests)
        stage.channel.deny("ADD_REACTIONS")  # any change of the channel that the gateway reports
        await at_rest(stage)
        asked = [each for each in stage.discord.requests[began:] if each.path.startswith("/channels/")]
        assert {each.status // 100 for each in asked if each.method != "GET"} == {2}


async def test_a_ping_that_may_not_be_sent_is_refused_twice_at_most(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage, stage.up(silence=20.0):
        number = await against_computer(stage, stage.anna)
        stage.channel.deny("SEND_MESSAGES")
        for _ in range(2):
            await moved(stage, number)
            await played(stage, number)
        assert len(shut(stage)) <= 2
        await moved(stage, number)
        stage.channel.allow("SEND_MESSAGES")
        await eventually(lambda: stage.pings(), "nobody is pinged")
        assert len(shut(stage)) <= 2


async def test_an_archived_thread_is_edited_once_and_a_locked_one_waits_for_its_key(stage):
    thread, number = await archived_table(stage)
    stage.discord.archive(thread, locked=True)
    async with stage.up(silence=20.0, thought=0.01):
        await eventually(lambda: asks(stage, number, stage.anna))
        await called(stage, number)
        for _ in range(2):
            await stage.anna.command(stage.channel, "hand", table=number)
            await at_rest(stage)
        assert thread.archived
        assert len(stage.refused(400)) == 2  # the edit, and the message for who pressed
        assert stage.refused() == []
        stage.discord.unarchive(thread)
        await thread_shows(stage, thread, number)
        await eventually(lambda: stage.pings(thread))
        assert len(stage.refused(400)) == 2


async def closed(stage, *numbers):
    """Wait until these tables are closed, and see that nothing of them is left."""

    async def all_closed():
        return all([(await stage.bot.registry.get(number)).row.state == "closed" for number in numbers])

    await eventually(all_closed, "a table is not closed")
    await at_rest(stage)
    bot = stage.bot
    # the thought of a computer finds no match when its time comes
    assert [key for key in bot.clock._timers if key[0] != "computer" and key[1] in numbers] == []
    for kept in (bot.hands.live, bot.hands._joined):
        assert not [key for key in kept if key[0] in numbers]
    assert not set(numbers) & (set(bot.pings.notices._standing) | set(bot.table_messages._messages))
    for number in numbers:
        with pytest.raises(UserError, match=r"closed|not-seated"):
            await bot.matches.play(number, stage.anna.id, 0, None)


SLOW_PLACES = [pytest.param(place, marks=pytest.mark.slow) for place in ("thread", "parent")]


@pytest.mark.parametrize("place", ["channel", *SLOW_PLACES])
async def test_a_deleted_place_closes_its_tables_without_a_request(tmp_path, monkeypatch, place):
    async with staged(tmp_path, monkeypatch) as stage, stage.up(silence=20.0):
        thread = stage.discord.add_thread(stage.channel, "corner")
        where = stage.channel if place == "channel" else thread
        lounge = stage.discord.add_channel(stage.guild, "lounge")
        number = await against_computer(stage, stage.anna, where)
        lobby = await stage.ben.command(where, "challenge", friend=stage.anna)
        assert lobby.message
        elsewhere = await against_computer(stage, stage.anna, lounge)
        await moved(stage, number)
        await eventually(lambda: stage.bot.pings.notices.subject(number))
        await at_rest(stage)
        asked = len(stage.discord.requests)
        stage.discord.remove_channel(thread if place == "thread" else stage.channel)
        await closed(stage, number, number + 1)
        assert [each.path for each in stage.discord.requests[asked:]] == []
        assert (await stage.bot.registry.get(elsewhere)).row.state == "playing"
        answer = await stage.anna.command(lounge, "hand", table=number)
        assert "closed" in there(answer.message).text
        assert await stage.bot.store.tables.get_finish(number) is None


async def test_a_channel_deleted_while_the_bot_was_down_closes_its_tables_with_one_request(stage):
    async with stage.up():
        numbers = [await against_computer(stage, stage.anna) for _ in range(2)]
    stage.discord.remove_channel(stage.channel)
    async with stage.up(silence=20.0):
        await closed(stage, *numbers)
        assert [each.reply["code"] for each in stage.refused(404)] == [10003]
        assert sum(stage.counted().values()) == 1
    async with stage.up(silence=20.0):
        await at_rest(stage)
        assert stage.counted() == {}


async def test_an_unavailable_server_closes_nothing_and_is_shown_again(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage, stage.up(silence=20.0) as bot:
        number = await against_computer(stage, stage.anna)
        stage.discord.unavailable(stage.guild)
        await eventually(lambda: there(bot.get_guild(stage.guild.id)).unavailable)
        before = stage.counted()
        await moved(stage, number)
        assert stage.counted() == before
        assert (await bot.registry.get(number)).row.state == "playing"
        stage.discord.available(stage.guild)
        await stage.anna.wait(stage.channel, lambda m: f"**{stage.anna.mention}**" in m.text, PATIENCE_S)
        await eventually(stage.pings, "nobody is pinged")
        assert stage.refused() == []
