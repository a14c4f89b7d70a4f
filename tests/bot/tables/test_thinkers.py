"""All who wait for a thought share the time of the workers, and nobody waits much longer than they meant to."""

import asyncio
import time
from unittest.mock import AsyncMock

import pytest

from bot.ai import think_pool
from bot.ai.think_pool import LEAST_S, THOUGHT_S, ThinkPool
from bot.ai.thoughts import think
from bot.ai.workers import TASK_LIMIT_S, Lost, Workers
from bot.features.review import service
from engine import GAMES
from engine.core import Action, Match
from tests.bot.timed_rooms import PERSONS

WITHIN_S = 0.6
TABLES = 20


class Sleepers(Workers):
    """Workers that take all the time a thought is given, and note it."""

    def __init__(self):
        super().__init__()
        self.given, self.at_once, self.most = [], 0, 0

    async def run(self, function, *task):
        self.given.append(task[-1])
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        try:
            await asyncio.sleep(task[-1])
        finally:
            self.at_once -= 1


async def weighed(crew, count):
    """So many ask at once; how long each waited."""

    async def one():
        began = time.monotonic()
        await crew.weigh("koikoi", None, (), WITHIN_S)
        return time.monotonic() - began

    return await asyncio.gather(*(one() for _ in range(count)))


async def test_one_who_asks_alone_has_all_the_time_they_can_wait():
    sleepers = Sleepers()
    await weighed(ThinkPool(2, sleepers), 1)
    assert sleepers.given == [pytest.approx(WITHIN_S, abs=0.05)]
    crew = ThinkPool(1, sleepers)
    await asyncio.gather(crew.weigh("koikoi", None, (), WITHIN_S), crew.weigh("koikoi", None, (), 0.0))
    assert LEAST_S in sleepers.given  # also whose time is over before it begins


async def test_twenty_who_ask_at_once_share_two_workers_and_none_waits_twice_as_long_as_they_meant_to():
    sleepers = Sleepers()
    waits = await weighed(ThinkPool(2, sleepers), TABLES)
    assert sleepers.most == 2
    assert len(sleepers.given) == TABLES
    assert max(sleepers.given[: TABLES // 2]) <= 2 * WITHIN_S * 2 / TABLES
    assert min(sleepers.given) >= LEAST_S
    assert max(waits) <= 2 * WITHIN_S


async def test_a_thought_that_is_given_up_or_fails_leaves_its_place_to_others(monkeypatch):
    sleepers = Sleepers()
    crew = ThinkPool(1, sleepers)
    for _ in range(3):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.gather(*(crew.weigh("koikoi", None, (), WITHIN_S) for _ in range(2)))
    monkeypatch.setattr(sleepers, "run", AsyncMock(side_effect=Lost("lost")))
    with pytest.raises(Lost):
        await crew.weigh("koikoi", None, (), WITHIN_S)
    monkeypatch.undo()
    sleepers.given.clear()
    await weighed(crew, 1)
    assert sleepers.given == [pytest.approx(WITHIN_S, abs=0.05)]


async def test_a_worker_weighs_all_that_may_be_done_and_steps_back_behind_other_processes():
    crew = ThinkPool(1)
    match = Match(GAMES["koikoi"], GAMES["koikoi"].presets["kirin"], 2, b"seed")
    while any(action.verb == "ready" for legal in match.pending.values() for action in legal):
        seat = next(iter(match.pending))
        match.play(seat, match.pending[seat][0])
    seat, legal = next(iter(match.pending.items()))
    try:
        found = await crew.weigh("koikoi", match.view(seat), legal, 0.1)
        assert sorted(map(str, legal)) == sorted(str(each.action) for each in found)
        assert await crew.think("koikoi", "easy", match.view(seat), legal, 0.1) in legal
        assert await crew.workers.run(think_pool.os.nice, 0) >= think_pool.os.nice(0) + think_pool.NICENESS // 2
    finally:
        await crew.close()


async def test_a_worker_starts_when_the_first_computer_sits_down_and_not_before(rooms):
    workers = rooms.computers.thinkers.workers
    assert workers.ahead == 0
    table = await rooms.lobbies.open(1, 5, PERSONS[0], 1000, "koikoi", "kirin")
    assert workers.ahead == 0
    await rooms.lobbies.add_computer(table.id, PERSONS[0], 1001)
    assert workers.ahead == 1
    await rooms.restart()
    assert rooms.computers.thinkers.workers.ahead == 1


@pytest.mark.parametrize("hired", [lambda: ThinkPool(1).workers, service.last], ids=["thinkers", "reviews"])
async def test_whoever_thinks_has_compiled_it_before_the_first_task_and_its_limit_begin(hired):
    workers = hired()
    try:
        assert await workers.run(eval, f"{think_pool.WARMING!r} in __import__('sys').modules")
    finally:
        await workers.close()


def test_a_player_is_told_when_it_has_thought_enough(monkeypatch):
    efforts = []

    def player(view, legal, rng, effort):
        began = time.monotonic()
        while not effort.enough():
            time.sleep(0.001)
        efforts.append(time.monotonic() - began)
        return legal[0]

    monkeypatch.setitem(GAMES["koikoi"].players, "slow", player)
    think("koikoi", "slow", None, (Action("pass"),), bytes(16), 0.05)
    (seconds,) = efforts
    assert seconds >= 0.05
    assert THOUGHT_S < TASK_LIMIT_S / 2
