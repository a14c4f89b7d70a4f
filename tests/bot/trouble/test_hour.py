"""Many tables and an hour without Discord: a minute after it works again, everybody is shown what is saved.

An hour is as long as it takes for nothing to change any more: every pause has grown to its longest, every hand has lost
its token.
"""

import asyncio
import random

import pytest

from bot.live import live_hand
from bot.reading.pictures import Pictures
from bot.tables.tasks import ended
from bot.telling.board_post import board_post
from bot.words import Words
from tests.bot.friends import due, sight_of, undrawn
from tests.bot.house import PATIENCE_S, evening, retime
from tests.bot.reading import reading
from tests.bot.trouble.test_outages import asks, computers_move, current, said_wrongly
from tests.bot.waiting import eventually

AT_ONCE = 16

TICK_S = 0.1


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


async def untrue(house, seated):
    """Which of the tables are not shown as they stand. Who plays alone with computers is never called."""
    pictures = Pictures(Words(strict=True), undrawn)

    async def told(place):
        person, channel, number = place
        seen = await person.sees(channel)
        expected = due(await board_post(await house.bot.keeper.get(number), reading(pictures)))[:2]
        shown = [sight_of(message)[:2] for message in seen if not message.ephemeral]
        assert not any(person.id in message.pings for message in seen)
        return expected in shown

    shown = await each(seated, told)
    return [place for place, true in zip(seated, shown, strict=True) if not true]


def begin(discord, trouble, seconds):
    """From now on Discord answers everything but presses by errors, not at all, or by telling to wait for so long."""
    if trouble == "errors":
        for status, routes in ((503, r"/channels/.*"), (500, r"/(webhooks|guilds)/.*")):
            discord.outage(status, path_regex=routes)
    elif trouble == "silence":
        discord.hang("*", r"/(channels|webhooks|guilds)/.*")
    else:
        discord.limit_all(seconds)


async def count(ticks):
    """Count time as it passes for the bot: where others keep the machine, or it has much to do, less of it."""
    while True:
        await asyncio.sleep(TICK_S)
        ticks.append(True)


async def after_an_outage(tmp_path, tables, channels, seconds, seed):
    """Seconds of a free machine from the end of an outage until everything is shown. All troubles come one after the
    other, for so many seconds each, in an order that the seed tells."""
    troubles = random.Random(seed).sample(("errors", "silence", "waiting"), 3)
    async with evening(tmp_path, silence=5) as house:
        seated = await crowd(house, tables, channels)
        await eventually(lambda: not house.bot.boards._painters, "the boards are not painted")
        house.discord.clock.advance(3600)  # all messages are old ones from now on
        house.bot.keeper.now = lambda: int(house.discord.clock.now() * 1000)
        began = asyncio.get_running_loop().time()
        begin(house.discord, troubles[0], seconds)
        await computers_move(house, *(number for _, _, number in seated))
        await eventually(lambda: all(asks(house, number, person) for person, _, number in seated))
        assert len(await untrue(house, seated)) == tables
        loop, left = asyncio.get_running_loop(), seated
        for number, trouble in enumerate(troubles):
            if number:
                house.discord.mend()
                began = loop.time()
                begin(house.discord, trouble, seconds)
            await asyncio.sleep(began + seconds - loop.time())
        house.discord.mend()
        counting = asyncio.create_task(count(passed := []))
        while left := await untrue(house, left):
            assert len(passed) * TICK_S < 60, f"{len(left)} of {tables} are not shown"
            await asyncio.sleep(0.5)
        await ended([counting])
        assert await untrue(house, seated) == []
        assert said_wrongly(house) == []
        house.complaints.clear()
        return len(passed) * TICK_S


@pytest.mark.slow
async def test_a_few_tables_show_the_truth_within_a_minute_after_errors_silence_and_a_long_wait(tmp_path):
    await after_an_outage(tmp_path, tables=9, channels=3, seconds=6, seed=1)


@pytest.mark.full
@pytest.mark.parametrize("seed", [0, 1])
async def test_200_tables_in_50_channels_show_the_truth_within_a_minute_after_an_hour(tmp_path, monkeypatch, seed):
    monkeypatch.setattr(live_hand, "TOKEN_LIFE_S", 150)
    print(await after_an_outage(tmp_path, tables=200, channels=50, seconds=80, seed=seed))
