"""A restart while a clock runs, or while a stand-in plays: nobody loses time, and nothing is forgotten."""

import asyncio

import pytest

from tests.bot.clocked import rest
from tests.bot.waiting import at_rest
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
