"""A restart pings nobody twice."""

import asyncio

import pytest

from tests.bot.restarts.stage import LOOK, PING, called
from tests.bot.waiting import eventually
from tests.there import there


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
