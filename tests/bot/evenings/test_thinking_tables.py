"""Twenty tables of computers that take all the time they have for a thought keep nobody waiting."""

import asyncio
import time

import pytest

from bot.tables.tasks import ended
from bot.thinking import thinkers
from bot.thinking.thinkers import usual_size
from bot.wire.answers import ANSWER_WITHIN_S
from engine.core import Action
from tests.bot.house import PATIENCE_S, evening
from tests.bot.pondering import ponder
from tests.bot.trouble.test_overload import next_press
from tests.bot.waiting import eventually

TABLES, PRESSES = 20, 8
PACE_S = 1.0


async def computers_play(house, level):
    """Tables at which two computers play, one of that level: their people have begun, and answer at once."""
    lobbies, matches, tables = house.bot.lobbies, house.bot.matches, house.bot.keeper.known
    for host in range(1000, 1000 + TABLES):
        table = await lobbies.open(house.guild.id, house.lounge.id, host, host, "koikoi", "kirin")
        await lobbies.add_computer(table.id, host, host, level)
        await lobbies.set_pace(table.id, host, "calm")
        table = await lobbies.start(table.id, host, host)
        await matches.play(table.id, host, table.match.number, Action("ready"))
    begun = [number for number in tables if number > 1]
    await eventually(lambda: all(0 in tables[number].match.question.legal for number in begun))

    async def answer_at_once():
        """Their persons keep no computer waiting: it is always the computers that think."""
        while True:
            for number in begun:
                table = await house.bot.keeper.get(number)
                if table.match is not None and (legal := table.match.pending.get(0)):
                    await matches.play(number, table.row.host, table.match.number, legal[0])
            await asyncio.sleep(0.02)

    return asyncio.create_task(answer_at_once())


@pytest.mark.parametrize(
    ("level", "mind"), [("easy", ponder), pytest.param("hard", thinkers.think, marks=pytest.mark.full)]
)
async def test_people_are_answered_in_time_while_twenty_tables_think_and_computers_keep_their_pace(
    tmp_path, monkeypatch, level, mind
):
    monkeypatch.setattr(thinkers, "think", mind)
    waits, think = [], thinkers.Thinkers.think

    async def timed(self, *task):
        began = time.monotonic()
        try:
            return await think(self, *task)
        finally:
            waits.append(time.monotonic() - began)

    monkeypatch.setattr(thinkers.Thinkers, "think", timed)
    async with evening(tmp_path, thought=PACE_S) as house:
        house.lounge = house.discord.add_channel(house.guild, "lounge")
        await house.started()
        workers = house.bot.thinkers.workers
        workers._limit_s = PATIENCE_S  # whatever else runs on this machine
        await asyncio.gather(*(workers.run(ponder, "", "", None, [1], b"", 0.0) for _ in range(usual_size())))
        answering = await computers_play(house, level)
        waits.clear()
        await eventually(lambda: len(waits) > TABLES, "nobody thinks")
        before, took = len(waits), []
        for _ in range(PRESSES):
            state, seconds = await next_press(house)
            assert state == "updated"
            took.append(seconds)
            await asyncio.sleep(0.2)
        await ended([answering])
        assert max(took) < ANSWER_WITHIN_S
        assert len(waits) > before + TABLES
        assert sorted(waits)[len(waits) * 9 // 10] < 2 * PACE_S
