"""Many tables and an hour without Discord: a minute after it works again, everybody is shown what is saved.

An hour is as long as it takes for nothing to change any more: every pause has grown to its longest, every hand has lost
its token.
"""

import asyncio

import pytest

from bot.messages import live_hand
from bot.messages.board import board_post
from bot.messages.pictures import Pictures
from bot.words import Words
from tests.bot.friends import due, sight_of, undrawn
from tests.bot.house import PATIENCE_S, evening, retime
from tests.bot.reading import reading
from tests.bot.test_outages import asks, computers_move, current, said_wrongly
from tests.bot.waiting import eventually

AT_ONCE = 16


async def each(people, do):
    """Everybody does it, some at once."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(person):
        async with turn:
            return await do(person)

    return await asyncio.gather(*map(one, people))


async def crowd(house, tables, channels):
    """So many tables of one person and a computer each; [(person, channel, table)], every computer is asked and thinks
    for minutes."""
    bot, discord = house.bot, house.discord
    places = [house.channel, *(discord.add_channel(house.guild, f"games-{n}") for n in range(1, channels))]
    retime(bot, computer_s=0.01)
    seated = []
    for number in range(tables):
        person, channel = discord.add_person(f"Guest {number}"), places[number % channels]
        table = await bot.lobbies.open(
            house.guild.id, channel.id, person.id, discord.world.next_id(), "koikoi", "kirin"
        )
        await bot.lobbies.add_computer(table.id, person.id, discord.world.next_id())
        await bot.lobbies.start(table.id, person.id, discord.world.next_id())
        seated.append((person, channel, table.id))

    async def begin(place):
        person, channel, number = place
        title = f"table {number}\n"
        board = await person.wait(channel, lambda m: not m.ephemeral and title in m.text and bool(m.buttons), 300)
        await person.press(board, label="My hand")
        hand = await person.wait(channel, lambda m: current(house, number, m), PATIENCE_S)
        await person.press(hand, hand.buttons[0].custom_id)

    async def play(place):
        person, channel, number = place
        while asks(house, number, person):
            hand = await person.wait(channel, lambda m: current(house, number, m), PATIENCE_S)
            await person.press(hand, hand.buttons[0].custom_id)

    await each(seated, begin)
    await eventually(lambda: all(asks(house, number, person) for person, _, number in seated))
    retime(bot, computer_s=600)
    await each(seated, play)
    return seated


async def truths(house, seated):
    """How many of the tables are shown as they stand, and call their person in the hand or by a ping."""
    pictures = Pictures(Words(strict=True), undrawn)

    async def told(place):
        person, channel, number = place
        seen = await person.sees(channel)
        expected = due(await board_post(await house.bot.keeper.get(number), reading(pictures)))[:2]
        shown = [sight_of(message)[:2] for message in seen if not message.ephemeral]
        return expected in shown and any(current(house, number, m) or person.id in m.pings for m in seen)

    return sum(await each(seated, told))


async def after_an_outage(tmp_path, tables, channels, seconds):
    """Seconds from the end of an outage until everything is shown, and how much was shown at its end."""
    async with evening(tmp_path, silence=5) as house:
        seated = await crowd(house, tables, channels)
        await eventually(lambda: not house.bot.boards._painters, "the boards are not painted")
        for status, routes in ((503, r"/channels/.*"), (500, r"/(webhooks|guilds)/.*")):
            house.discord.outage(status, path_regex=routes)
        await computers_move(house, *(number for _, _, number in seated))
        await eventually(lambda: all(asks(house, number, person) for person, _, number in seated))
        before, loop = await truths(house, seated), asyncio.get_running_loop()
        house.discord.clock.advance(3600)  # all messages are old ones from now on
        house.bot.keeper.now = lambda: int(house.discord.clock.now() * 1000)
        await asyncio.sleep(seconds)
        house.discord.mend()
        mended = loop.time()
        while (shown := await truths(house, seated)) < tables:
            assert loop.time() - mended < 60, f"{shown} of {tables} are shown"
            await asyncio.sleep(0.5)
        assert before == 0
        assert said_wrongly(house) == []
        house.complaints.clear()
        return loop.time() - mended, before


@pytest.mark.slow
async def test_a_few_tables_show_the_truth_within_a_minute_after_an_outage(tmp_path):
    await after_an_outage(tmp_path, tables=9, channels=3, seconds=3)


@pytest.mark.full
async def test_200_tables_in_50_channels_show_the_truth_within_a_minute_after_an_hour(tmp_path, monkeypatch):
    monkeypatch.setattr(live_hand, "TOKEN_LIFE_S", 150)
    print(await after_an_outage(tmp_path, tables=200, channels=50, seconds=240))
