"""A restart while a clock runs or a stand-in plays: nobody loses time, and nobody is pinged twice."""

import asyncio

import pytest

from tests.bot.clocked import rest
from tests.bot.restarts.stage import LOOK, PING, called
from tests.bot.waiting import at_rest, eventually
from tests.there import there
from tests.virtual_time import hold_up

MINUTE_S = 60


async def left_s(stage, number):
    row = (await stage.bot.registry.get(number)).row
    return (there(row.due_at) - stage.bot.registry.now()) / 1000


async def chosen(stage, clock):
    """A match of Anna and Ben with that clock. Returns its number."""
    lobby = there((await stage.anna.command(stage.channel, "challenge", friend=stage.ben)).message)
    await stage.ben.press(lobby, label="Accept")
    await stage.bot.lobbies.set_clock(1, stage.anna.id, clock)
    await stage.anna.press(await stage.anna.now(lobby), label="Start")
    await at_rest(stage)
    return 1


@pytest.mark.parametrize("clock", ["30s", "10m"])
async def test_after_restarts_a_short_clock_still_has_one_ping_and_a_long_one_a_ping_and_a_reminder(stage, clock):
    async with stage.up(silence=5):  # before the reminder of the short clock
        number = await chosen(stage, clock)
        await rest(stage, 6) if clock == "10m" else None
        assert len(await stage.pings()) == (clock == "10m")
    for _ in range(2):
        async with stage.up(silence=5, hours=1):
            await rest(stage, 6)
            assert len(await stage.pings()) == 1
            question = there((await stage.bot.registry.get(number)).match).number
            await stage.bot.pings._remind(number, question)
            await at_rest(stage)
            reminders = [m for m in await stage.anna.sees(stage.channel) if "is waiting for you. Answer by" in m.text]
            assert len(reminders) + len(await stage.pings()) == 1
            assert bool(reminders) == (clock == "10m")
            if clock == "10m":
                break


async def moved_by(stage, number):
    return [move.by for move in there(await stage.bot.store.tables.load(number)).moves]


async def test_a_process_that_stood_still_gives_back_that_time_before_any_clock_ends(stage):
    async with stage.up():
        number = await chosen(stage, "30s")
        for rest_s in (27, 19, 11, 2):  # the last one would end before the next heartbeat
            await asyncio.sleep(await left_s(stage, number) - rest_s)
            hold_up(MINUTE_S)
            await asyncio.sleep(0.5)
            assert await moved_by(stage, number) == []
            assert rest_s - 0.6 <= await left_s(stage, number) <= rest_s + stage.bot.tables.timing.heartbeat_s
        await asyncio.sleep(10)
        assert await moved_by(stage, number) == ["clock"] * 2


async def test_nobody_is_pinged_twice_for_a_question_and_again_for_a_new_one(stage):
    async with stage.up(silence=20):
        number = await stage.challenged()
        await called(stage, number)
    (first,) = await stage.pings()
    for hours in (0, 24):
        async with stage.up(silence=20, hours=hours):
            await called(stage, number)
            assert stage.counted()[PING] == 0
    async with stage.up(silence=20, hours=24):
        await called(stage, number)
        for person in (stage.anna, stage.ben):
            await stage.moves(person, number)

        async def another():
            return [each.id for each in await stage.pings() if each.id != first.id]

        await eventually(another)
        await called(stage, number)
        (second,) = await stage.pings()
        assert len(second.pings) == 1
    async with stage.up(silence=20, hours=24):
        await called(stage, number)
        assert [each.id for each in await stage.pings()] == [second.id]
        assert stage.counted()[PING] == 0


@pytest.mark.parametrize(("sent", "hours"), [(True, 5), (False, 0)])
async def test_a_ping_under_way_when_the_bot_dies_comes_once(stage, sent, hours):
    async with stage.up() as bot:
        number = await stage.challenged()
        stage.discord.delay("POST", r"/(channels|webhooks)/.*", 3600, late=sent)
        dying = asyncio.create_task(bot.pings._ping(number, there(bot.registry.known[number].match).number))
        # the stand-in has taken it, and (`sent`) carried it out
        await eventually(lambda: not stage.discord.rest.faults)
        dying.cancel()
        await asyncio.gather(dying, return_exceptions=True)
    assert len(await stage.pings()) == sent
    for start in range(2):
        async with stage.up(silence=20, hours=hours):
            await called(stage, number)
            assert len(await stage.pings()) == 1
            assert stage.counted()[PING] == (start == 0 and not sent)
            assert stage.counted()[LOOK] <= (start == 0)
    async with stage.up(silence=600, hours=hours):
        for person in (stage.anna, stage.ben):
            await stage.moves(person, number)

        async def gone():
            return not await stage.pings()

        await eventually(gone, "the ping that was answered stays")
