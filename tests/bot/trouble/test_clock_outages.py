"""While Discord is out of reach no clock runs out, and afterwards nobody has lost time."""

import asyncio

import pytest

from bot.store.deadlines import Place
from tests.bot.clocked import all_ready, asked, board, moves, started, table
from tests.bot.house import evening, without_tokens
from tests.bot.trouble.test_outages import said_wrongly
from tests.bot.waiting import PATIENCE_S, at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.slow

CLOCK_S = 30


async def due_at(house):
    return there((await table(house)).row.due_at)


@pytest.mark.usefixtures("fixed_seeds")
async def test_a_clock_waits_for_the_gateway(house):
    await started(house, CLOCK_S, house.ben)
    before, discord = await due_at(house), house.discord
    discord.gateway_sessions.refuse = True
    await discord.disconnect_bot(resumable=False)
    await eventually(lambda: house.bot.downtime.lost, "the loss of the gateway is not noticed")
    await asyncio.sleep(CLOCK_S + 2)
    assert moves(house) == []
    discord.gateway_sessions.refuse = False
    await discord.connected(PATIENCE_S)
    await eventually(lambda: not house.bot.downtime.lost, "the gateway is not noticed")
    assert await due_at(house) >= before + (CLOCK_S + 1) * 1000
    assert moves(house) == []
    await eventually(lambda: len(moves(house)) == 2)
    assert moves(house) == [(0, "ready", "clock"), (1, "ready", "clock")]
    await at_rest(house)
    assert [each for each in said_wrongly(house) if not each.startswith("Attempting a reconnect")] == []
    house.complaints.clear()


async def test_a_clock_waits_for_its_channel_alone(tmp_path):
    async with evening(tmp_path, thought=600.0) as house:
        await started(house, CLOCK_S, house.ben)
        without_tokens(house.bot)
        await all_ready(house, house.anna, house.ben)
        turn = await asked(house)
        hand = await house.hand(turn)
        house.discord.outage(503, path_regex=r"/channels/.*")
        await turn.press(hand, hand.buttons[0].custom_id)
        await eventually(lambda: house.bot.downtime.lost, "nobody notices that Discord fails")
        made, before = len(moves(house)), await due_at(house)
        assert house.bot.downtime.lost.keys() == {Place("channel", house.channel.id)}
        await asyncio.sleep(CLOCK_S + 2)
        assert len(moves(house)) == made
        house.discord.mend()
        await eventually(lambda: not house.bot.downtime.lost, "nobody notices that Discord works")
        due = await due_at(house)
        assert due >= before + (CLOCK_S + 1) * 1000
        await board(house, f"(<t:{due // 1000}:R>)")
        await eventually(lambda: len(moves(house)) > made)
        assert moves(house)[made][2] == "clock"
        await at_rest(house)
        assert said_wrongly(house) == []
        house.complaints.clear()
