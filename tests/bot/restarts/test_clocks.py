"""A restart while a clock runs, or while a stand-in plays: nobody loses time, and nothing is forgotten."""

import asyncio

import pytest

from tests.bot.clocked import rest
from tests.bot.house import PATIENCE_S
from tests.bot.waiting import at_rest
from tests.there import there
from tests.virtual_time import hold_up

pytestmark = pytest.mark.slow

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


async def test_a_clock_goes_on_where_it_stood_and_reminds_nobody_twice(stage):
    async with stage.up():
        number = await chosen(stage, "10m")
        await asyncio.sleep(5 * MINUTE_S)
        assert await left_s(stage, number) == pytest.approx(5 * MINUTE_S, abs=20)
    for hours in (3, 30):
        async with stage.up(hours=hours):
            assert await left_s(stage, number) == pytest.approx(5 * MINUTE_S, abs=30)
            due_s = there((await stage.bot.registry.get(number)).row.due_at) // 1000
            says = f"(<t:{due_s}:R>)"
            await stage.anna.wait(stage.channel, lambda m, says=says: not m.ephemeral and says in m.text, PATIENCE_S)


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


async def test_a_stand_in_is_there_after_a_restart_and_goes_when_its_owner_presses(stage):
    async with stage.up():
        number = await chosen(stage, "10m")
        await stage.bot.matches.stand_in(number, stage.ben.id)
        await at_rest(stage)
    async with stage.up(hours=2):
        shown = await stage.anna.wait(
            stage.channel, lambda m: not m.ephemeral and f"{stage.ben.mention} is away" in m.text, PATIENCE_S
        )
        answer = await stage.ben.press(shown, label="I'm back")
        assert there(answer.message).ephemeral
        assert (await stage.bot.registry.get(number)).sitter(1).here
        await at_rest(stage)
        assert await left_s(stage, number) == pytest.approx(10 * MINUTE_S, abs=20)


async def test_a_vote_on_the_end_is_over_a_minute_after_it_began_also_over_a_restart(stage):
    async with stage.up():
        number = await chosen(stage, "10m")
        table = await stage.bot.registry.get(number)
        await stage.bot.tables.leaving.ending.ask(number, stage.anna.id, table.match.number)
        await asyncio.sleep(MINUTE_S / 2)
    async with stage.up(hours=1):
        assert (await stage.bot.registry.get(number)).wish is not None
        await asyncio.sleep(MINUTE_S)
        assert (await stage.bot.registry.get(number)).wish is None


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
