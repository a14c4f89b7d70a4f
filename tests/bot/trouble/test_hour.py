"""Many tables and an hour without Discord: a minute after it works again, everybody is shown what is saved."""

import asyncio
import random

import pytest

from bot.reading.pictures import Pictures
from bot.telling.board_post import board_post
from bot.words import Words
from tests.bot.friends import due, sight_of, undrawn
from tests.bot.house import PATIENCE_S, evening, retime
from tests.bot.reading import reading
from tests.bot.trouble.test_outages import asks, computers_move, current, said_wrongly
from tests.bot.waiting import eventually

AT_ONCE = 16
OUTAGE_S = 20 * 60
"""So long each trouble lasts: three of them are an hour."""


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


async def after_an_outage(tmp_path, tables, channels, seed):
    """Seconds from the end of an outage until everything is shown. All troubles come one after the other, in an order
    that the seed tells."""
    troubles = random.Random(seed).sample(("errors", "silence", "waiting"), 3)
    async with evening(tmp_path, silence=20.0) as house:
        seated = await crowd(house, tables, channels)
        await eventually(lambda: not house.bot.boards._painters, "the boards are not painted")
        begin(house.discord, troubles[0], OUTAGE_S)
        await computers_move(house, *(number for _, _, number in seated))
        await eventually(lambda: all(asks(house, number, person) for person, _, number in seated))
        assert len(await untrue(house, seated)) == tables
        await asyncio.sleep(OUTAGE_S)
        for trouble in troubles[1:]:
            house.discord.mend()
            begin(house.discord, trouble, OUTAGE_S)
            await asyncio.sleep(OUTAGE_S)
        house.discord.mend()
        loop, left = asyncio.get_running_loop(), seated
        mended = loop.time()
        while left := await untrue(house, left):
            assert loop.time() - mended < 60, f"{len(left)} of {tables} are not shown"
            await asyncio.sleep(0.5)
        took_s = loop.time() - mended
        assert await untrue(house, seated) == []
        assert said_wrongly(house) == []
        house.complaints.clear()
        return took_s


@pytest.mark.parametrize(
    ("tables", "channels", "seed"),
    [
        pytest.param(6, 3, 1, marks=pytest.mark.slow),
        *(pytest.param(200, 50, seed, marks=pytest.mark.full) for seed in (0, 1)),
    ],
)
async def test_many_tables_show_the_truth_within_a_minute_after_an_hour_of_trouble(tmp_path, tables, channels, seed):
    print(await after_an_outage(tmp_path, tables, channels, seed))
