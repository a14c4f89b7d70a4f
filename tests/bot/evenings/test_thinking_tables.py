"""Twenty tables of computers that take all the time they have for a thought keep nobody waiting."""

import asyncio
import time

import pytest

from bot.tables.tasks import ended
from bot.thinking import thinkers
from bot.wire.answers import ANSWER_WITHIN_S
from engine.core import Action
from tests.bot.house import evening
from tests.bot.trouble.test_overload import next_press
from tests.bot.waiting import eventually

TABLES, PRESSES = 20, 8
PACE_S = 1.0


async def computers_play(house):
    """Tables at which computers play: their people have begun, and answer at once."""
    lobbies, matches, tables = house.bot.lobbies, house.bot.matches, house.bot.keeper.known
    for host in range(1000, 1000 + TABLES):
        table = await lobbies.open(house.guild.id, house.lounge.id, host, host, "koikoi", "kirin")
        await lobbies.add_computer(table.id, host, host, "easy")
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
            await asyncio.sleep(0.1)

    return asyncio.create_task(answer_at_once())


async def pondered(_think, _game, _level, _view, legal, _seed, seconds):
    """A thought that takes all the time there is, as that of a hard player whose choice is never clear."""
    await asyncio.sleep(seconds)
    return legal[0]


@pytest.mark.slow
async def test_people_are_answered_in_time_while_twenty_tables_think_and_computers_keep_their_pace(
    tmp_path, monkeypatch
):
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
        monkeypatch.setattr(house.bot.thinkers.workers, "run", pondered)
        answering = await computers_play(house)
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
