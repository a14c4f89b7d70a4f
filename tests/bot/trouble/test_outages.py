"""Discord fails, for as long as it likes: afterwards every table, every hand and every ping is as it should be."""

import math
import re
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bot.tables.events import Moved
from bot.transport.retries import Pauses
from tests.bot.house import evening, opened, retime, running
from tests.bot.waiting import PATIENCE_S, at_rest, eventually
from tests.sampling import SLOW
from tests.there import there


async def against_computer(house, person, channel=None):
    """A table of koi-koi against a computer that thinks for minutes and is asked. It plays for a friend who is away:
    alone with computers nobody would be called. Returns the number of the table."""
    channel, bot = channel or house.channel, house.bot
    retime(bot, computer_s=0.01)
    lobby = (await person.command(channel, "play", game="koikoi")).message
    number = int(there(re.search(r"table (\d+)", lobby.text))[1])
    friend = house.ben if person is house.anna else house.anna
    await bot.lobbies.join(number, friend.id, 1)
    await person.press(lobby, f"l:{number}:start", raw=True)
    await bot.matches.stand_in(number, friend.id)
    await eventually(lambda: asks(house, number, person), "the person is not asked")
    offered = [action.verb for legal in bot.registry.known[number].match.pending.values() for action in legal]
    if "declare" in offered:  # one deal in 80 is over before it begins
        await bot.leaving.resign(number, person.id)
        await at_rest(house)
        return await against_computer(house, person, channel)
    retime(bot, computer_s=600)
    while asks(house, number, person):
        hand = await person.wait(channel, lambda m: current(house, number, m), PATIENCE_S)
        await person.press(hand, hand.buttons[0].custom_id)
    await at_rest(house)
    return number


def asks(house, number, person):
    """Whether the person is asked at the table; nobody before it is loaded."""
    table = house.bot.registry.known.get(number)
    return table is not None and person.id in [table.sitter(seat).user for seat in table.match.pending]


def current(house, number, hand):
    """Whether a message is the hand that asks what is asked now."""
    prefix = f"p:{number}:{house.bot.registry.known[number].match.number}:"
    return hand.ephemeral and any(each.custom_id.startswith(prefix) for each in hand.buttons)


async def computers_move(house, *numbers):
    """The computers asked at these tables think no longer, and from now on hardly at all."""
    bot = house.bot
    retime(bot, computer_s=0.01)
    for table in [await bot.registry.get(number) for number in numbers]:
        for seat in table.match.pending:
            bot.clock.drop(("computer", table.id, seat, table.match.number))
        bot.computers.on_moved(Moved(table))


async def shown_to(house, number, person, channel=None, patience_s=PATIENCE_S):
    """Wait until the board and the hand show that the person is asked."""
    channel = channel or house.channel
    await person.wait(channel, lambda m: current(house, number, m), patience_s)
    call = re.compile(rf"table {number}\n.*(\*\*{person.mention}\*\*, it's your turn|: press \*\*Ready)", re.DOTALL)
    await person.wait(channel, lambda m: not m.ephemeral and bool(m.buttons and call.search(m.text)), patience_s)


def said_wrongly(house):
    """Warnings of the bot but for those that say that Discord fails, or lets us wait."""
    usual = (
        "Discord is failing",
        "Discord has answered no",
        "We are being rate limited",
        "Global rate limit",
        "Webhook ID ",
    )
    return [each for each in house.complaints if not each.startswith(usual)]


def broken(discord, fault):
    """From now on Discord fails for all but the first answers to presses."""
    for routes in (r"/channels/.*", r"/webhooks/.*"):
        if fault == "hang":
            discord.hang("*", routes)
        elif fault == "reset" or "webhooks" in routes:
            discord.reset("*", routes, times=math.inf)  # an error 5xx is tried for 25 s by discord.py itself there
        else:
            discord.outage(int(fault), path_regex=routes)


@pytest.mark.parametrize("fault", ["503", pytest.param("reset", marks=SLOW), pytest.param("hang", marks=SLOW)])
async def test_what_a_failing_discord_did_not_show_is_shown_when_it_works_again(tmp_path, fault):
    async with evening(tmp_path, silence=20.0) as house:
        number = await against_computer(house, house.anna)
        broken(house.discord, fault)
        await computers_move(house, number)
        await eventually(lambda: asks(house, number, house.anna), "the computer does not move")
        tries = len(house.discord.requests)
        await eventually(lambda: len(house.discord.requests) > tries + 8, "it is given up")
        assert not any(current(house, number, message) for message in await house.anna.sees(house.channel))
        house.discord.mend()
        await shown_to(house, number, house.anna, patience_s=60)
        ping = await house.anna.wait(house.channel, lambda m: "your turn at table" in m.text, PATIENCE_S)
        assert ping.pings == [house.anna.id]
        await at_rest(house)
        assert len([m for m in await house.public() if "your turn at table" in m.text]) == 1
        assert said_wrongly(house) == []
        house.complaints.clear()


async def test_a_lobby_shows_a_player_who_joined_while_answers_to_presses_failed(house):
    lobby = (await house.anna.command(house.channel, "play", game="koikoi")).message
    await at_rest(house)
    house.discord.reset("*", ".*", times=math.inf)
    answer = await house.ben.press(lobby, label="Join")
    assert answer.state == "failed"
    house.discord.mend()
    await house.anna.wait(house.channel, lambda m: not m.ephemeral and house.ben.mention in m.text, 60)
    house.complaints.clear()


def test_pauses_grow_to_twenty_seconds_and_begin_anew_after_a_success():
    pauses = Pauses()
    assert [pauses.next() for _ in range(8)] == [1, 2, 4, 8, 16, 20, 20, 20]


def sharded(tmp_path, silence):
    """The house, with a bot on two shards."""

    @asynccontextmanager
    async def run(discord, database):
        discord.gateway_sessions.shards = 2
        async with running(discord, database, silence) as bot:
            yield bot

    return opened(tmp_path, run)


async def pings_of(person, channel, number):
    said = f"your turn at table {number}."
    return [message for message in await person.sees(channel) if said in message.text and not message.ephemeral]


@pytest.mark.slow
@pytest.mark.parametrize("resumable", [pytest.param(True, marks=pytest.mark.full), False])
async def test_a_cut_of_one_shard_leaves_every_table_true(tmp_path, monkeypatch, resumable):
    async with sharded(tmp_path, 20.0) as house:
        discord, bot = house.discord, house.bot
        places = [discord.add_channel(discord.add_guild(f"Club {shard}", shard=shard), "games") for shard in (0, 1)]
        numbers = [await against_computer(house, house.anna, place) for place in places]
        discord.gateway_sessions.refuse = True
        await discord.disconnect_bot(shard=1, resumable=resumable)
        with monkeypatch.context() as lost:
            # what is wanted while the shard is away is lost on the way
            lost.setattr(bot.table_messages, "want", lambda *_: None)
            lost.setattr(bot.hands, "want", lambda *_: None)
            await computers_move(house, *numbers)
            await eventually(lambda: all(asks(house, number, house.anna) for number in numbers))
        bot.table_messages.want(numbers[0])
        bot.hands.want(await bot.registry.get(numbers[0]))
        await shown_to(house, numbers[0], house.anna, places[0])
        discord.gateway_sessions.refuse = False
        await discord.connected(PATIENCE_S)
        await shown_to(house, numbers[1], house.anna, places[1], 60)
        for number, place in zip(numbers, places, strict=True):
            await eventually(partial(pings_of, house.anna, place, number), "nobody is pinged")
            await at_rest(house)
            assert len(await pings_of(house.anna, place, number)) == 1
        await discord.disconnect_bot(resumable=resumable)
        await discord.connected(PATIENCE_S)
        await eventually(lambda: not any(("ping", number) in bot.clock for number in numbers))
        await at_rest(house)
        for number, place in zip(numbers, places, strict=True):
            assert len(await pings_of(house.anna, place, number)) == 1
        house.complaints.clear()
