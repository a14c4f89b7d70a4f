"""A bot that nobody needs sleeps until something is due: ten minutes of the loop's time is counted in work."""

import asyncio
from collections import Counter
from types import SimpleNamespace

import pytest

from bot.app import container
from bot.features.daily.days import day_of
from bot.store.sqlite.file.connection import Connection
from bot.tables.steady_clock import SteadyClock
from tests.bot.house import evening
from tests.bot.seasons.calendar import at
from tests.there import there

HOUR_S, TEN_MINUTES_S = 60 * 60, 10 * 60
STARTED_S = 120
"""By then all that a start has to do is done."""
MOST = {"timers": 607, "jobs": 290, "commits": 145, "threads": 70}
"""What the stand-in, in the same loop, adds to the timers is in there. The commits are the heartbeats, one in five
seconds."""


@pytest.fixture
def work(monkeypatch):
    """What was done: timers set, jobs for the thread of the database, jobs for other threads."""
    counted, run = Counter(), Connection.run

    def job(self, given):
        counted["jobs"] += 1
        return run(self, given)

    monkeypatch.setattr(Connection, "run", job)
    return counted


def count(monkeypatch, work):
    """From now on count what this loop does."""
    loop = asyncio.get_running_loop()
    at, thread = loop.call_at, loop.run_in_executor

    def timer(*given, **options):
        work["timers"] += 1
        return at(*given, **options)

    def executed(*given):
        work["threads"] += 1
        return thread(*given)

    monkeypatch.setattr(loop, "call_at", timer)
    monkeypatch.setattr(loop, "run_in_executor", executed)
    work.clear()


async def begun(house):
    """A match that waits for its players, who have a day."""
    answer = await house.anna.command(house.channel, "challenge", friend=house.ben)
    lobby = there(answer.message)
    await house.ben.press(lobby, label="Accept")
    await house.bot.tables.lobbies.set_clock(1, house.anna.id, "1d")
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await house.ready(house.anna, house.ben)


async def test_ten_minutes_in_which_nobody_presses_are_slept_through(monkeypatch, work, house):
    await begun(house)
    await asyncio.sleep(STARTED_S)
    count(monkeypatch, work)
    commits, began = house.bot.store.work.commits, asyncio.get_running_loop().time()
    await asyncio.sleep(TEN_MINUTES_S)
    assert asyncio.get_running_loop().time() - began >= TEN_MINUTES_S
    work["commits"] = house.bot.store.work.commits - commits
    assert {kind: done for kind, done in work.items() if done > MOST[kind]} == {}
    assert work["commits"] >= TEN_MINUTES_S / house.bot.tables.timing.heartbeat_s * 0.9  # others see that it runs


def of_the_loop(monkeypatch, *date):
    """From now on every bot has a clock that goes with the loop, from that moment on, and may jump ahead."""
    loop = asyncio.get_running_loop()
    clock = SimpleNamespace(ahead_ms=0)
    began_ms = at(*date) - loop.time() * 1000

    def steady():
        return int(began_ms + loop.time() * 1000)

    monkeypatch.setattr(container, "SteadyClock", lambda: SteadyClock(lambda: steady() + clock.ahead_ms, steady))
    return clock


@pytest.mark.slow
async def test_a_day_begins_and_another_is_over_in_the_very_second(tmp_path, monkeypatch):
    of_the_loop(monkeypatch, 2026, 11, 23, 23, 57)
    today = day_of(at(2026, 11, 23))
    async with evening(tmp_path) as house:
        await asyncio.sleep(60)
        dailies = house.bot.store.dailies
        assert there(await dailies.get(today + 1)).opened_at is None
        await asyncio.sleep(121)
        assert there(await dailies.get(today + 1)).opened_at is not None
        await asyncio.sleep(HOUR_S - 60)
        assert there(await dailies.get(today)).closed_at is None
        await asyncio.sleep(60)
        assert there(await dailies.get(today)).closed_at is not None


async def test_all_tables_are_woken_again_right_after_the_heartbeat_that_sees_the_clock_jump(tmp_path, monkeypatch):
    clock = of_the_loop(monkeypatch, 2026, 11, 24)
    async with evening(tmp_path) as house:
        await asyncio.sleep(STARTED_S)
        downtime, before = house.bot.tables.downtime, house.bot.tables.registry.now()
        clock.ahead_ms = HOUR_S * 1000
        await asyncio.sleep(house.bot.tables.timing.heartbeat_s + 0.5)
        assert house.bot.tables.registry.now() - before >= HOUR_S * 1000
        assert not downtime.stood_still()  # somebody has asked already
        house.complaints.clear()
