"""A restart opens no thread."""

import asyncio

from tests.bot.house import retime
from tests.bot.restarts.stage import EDIT, archived_table, called, thread_shows
from tests.bot.trouble.test_outages import against_computer, asks, computers_move
from tests.bot.waiting import at_rest, eventually
from tests.there import there


async def next_round(stage, number):
    """The table reaches its second round, and nobody has pressed anything."""
    bot = stage.bot
    retime(bot, computer_s=1.0)
    await computers_move(stage, number)
    while True:
        table = await bot.registry.get(number)
        if "round 2" in (await bot.table_messages.get(number).content.made(table)).view.to_components().__str__():
            return
        if asks(stage, number, stage.anna):
            seat = table.seat_of(stage.anna.id)
            await bot.matches.play(number, stage.anna.id, table.match.number, table.match.pending[seat][0])
        await asyncio.sleep(0.3)


async def test_no_archived_thread_is_opened_before_a_person_presses(stage):
    thread, number = await archived_table(stage)
    async with stage.up(hours=24):
        await at_rest(stage)
        assert stage.counted() == {EDIT: 1}
    async with stage.up(hours=24, silence=20, thought=1.0):
        await eventually(lambda: asks(stage, number, stage.anna))
        await called(stage, number)
        await next_round(stage, number)
        await called(stage, number)
        assert thread.archived
        assert stage.counted() == {EDIT: 1}
        assert stage.refused() == []
        await stage.anna.command(stage.channel, "hand", table=number)
        await eventually(lambda: not thread.archived, "the table is not posted in its thread")
        await thread_shows(stage, thread, number)
        await eventually(lambda: stage.pings(thread), "the person that is asked is not pinged")
        await at_rest(stage)
        assert len(await stage.pings(thread)) == 1
        assert stage.refused() == []


async def test_a_ping_that_no_archived_thread_took_comes_when_it_is_opened(stage):
    thread = stage.discord.add_thread(stage.channel, "corner")
    async with stage.up() as bot:
        number = await against_computer(stage, stage.anna, thread)
        stage.discord.archive(thread)
        retime(bot, silence_s=20)
        await eventually(lambda: there(bot.get_guild(stage.guild.id)).get_thread(thread.id) is None)
        await computers_move(stage, number)
        await eventually(lambda: asks(stage, number, stage.anna))
        await called(stage, number)
        assert thread.archived
        assert await stage.pings(thread) == []
        stage.discord.unarchive(thread)
        await eventually(lambda: stage.pings(thread), "nobody is pinged")


async def test_a_table_that_ended_in_an_archived_thread_costs_one_refused_request(stage):
    thread, number = await archived_table(stage)
    async with stage.up(hours=24) as bot:
        bot.table_messages.want = lambda *_: None  # the bot ends before it shows anything more
        bot.table_messages._wanted.clear()
        await bot.leaving.resign(number, stage.anna.id)
    seen = []
    for _ in range(3):
        async with stage.up(hours=24):
            await at_rest(stage)
            seen.append(sum(stage.counted().values()))
    assert seen == [1, 0, 0]
    assert thread.archived
