"""Deadlines: one a key, moved by setting it again, and none outlives the clock."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.tables.timers import Timers


@pytest.fixture
async def clock():
    clock = Timers()
    yield clock
    await clock.close()


@pytest.fixture
def rung():
    """The names of what has rung so far."""
    return []


def bell(rung, name):
    async def ring():
        rung.append(name)

    return ring


async def settled():
    """Long enough for every deadline of these tests that is due."""
    await asyncio.sleep(0.1)


async def test_a_job_runs_once_when_its_time_has_come_and_not_before(clock, rung):
    clock.set("turn", 0.05, bell(rung, "turn"))
    await asyncio.sleep(0)
    assert (rung, "turn" in clock) == ([], True)
    await settled()
    assert (rung, "turn" in clock) == (["turn"], False)
    await settled()
    assert rung == ["turn"]


async def test_a_deadline_in_the_past_is_due_at_once_but_not_before_set_returns(clock, rung):
    clock.set("late", -1_000, bell(rung, "late"))
    assert rung == []
    await settled()
    assert rung == ["late"]


async def test_deadlines_ring_in_their_own_order(clock, rung):
    for delay, name in ((0.06, "third"), (0.02, "first"), (0.04, "second")):
        clock.set((1, name), delay, bell(rung, name))
    await settled()
    assert rung == ["first", "second", "third"]


async def test_a_dropped_deadline_never_rings_and_the_others_do(clock, rung):
    clock.set("a", 0.01, bell(rung, "a"))
    clock.set("b", 0.01, bell(rung, "b"))
    clock.drop("a")
    clock.drop("a")
    clock.drop("never set")
    assert ("a" in clock, "b" in clock) == (False, True)
    await settled()
    assert rung == ["b"]


async def test_setting_a_key_again_replaces_time_and_job(clock, rung):
    clock.set("turn", 0.01, bell(rung, "old"))
    clock.set("turn", 0.15, bell(rung, "new"))
    await settled()
    assert (rung, "turn" in clock) == ([], True)
    await settled()
    assert rung == ["new"]


async def test_a_job_may_set_its_own_key_anew(clock, rung):
    async def again():
        rung.append(len(rung))
        if len(rung) < 3:
            clock.set("turn", 0, again)

    clock.set("turn", 0, again)
    await settled()
    assert rung == [0, 1, 2]
    assert "turn" not in clock


async def test_dropping_a_key_does_not_end_the_job_under_way(clock, rung):
    begun = asyncio.Event()

    async def slow():
        begun.set()
        await asyncio.sleep(0.02)
        rung.append("done")

    clock.set("turn", 0, slow)
    await begun.wait()
    clock.drop("turn")
    await settled()
    assert rung == ["done"]


async def test_closing_forgets_the_deadlines_and_ends_the_jobs_under_way(rung):
    clock, begun = Timers(), asyncio.Event()

    async def endless():
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            rung.append("ended")

    clock.set("under way", 0, endless)
    clock.set("waiting", 0.02, bell(rung, "too late"))
    await begun.wait()
    before = len(asyncio.all_tasks())
    await clock.close()
    await clock.close()
    assert rung == ["ended"]
    assert len(asyncio.all_tasks()) == before - 1
    await settled()
    assert (rung, "waiting" in clock) == (["ended"], False)


async def test_a_closed_clock_takes_no_more_jobs_not_even_from_one_that_it_ends(rung):
    clock, begun = Timers(), asyncio.Event()

    async def beat():
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            clock.set("beat", 0, bell(rung, "again"))

    clock.set("beat", 0, beat)
    await begun.wait()
    await clock.close()
    clock.set("a place is up", 0, bell(rung, "too late"))
    await settled()
    assert (rung, "beat" in clock, "a place is up" in clock) == ([], False, False)


async def test_a_job_that_raises_is_reported_and_harms_no_other(clock, rung):
    reports = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reports.append(context))
    clock.set("bad", 0, AsyncMock(side_effect=RuntimeError("the disk burns")))
    clock.set("good", 0, bell(rung, "good"))
    await settled()
    assert [(report["message"], str(report["exception"])) for report in reports] == [
        ("A deadline failed.", "the disk burns")
    ]
    assert rung == ["good"]
    clock.set("bad", 0, bell(rung, "again"))
    await settled()
    assert rung == ["good", "again"]


async def test_a_job_ended_by_closing_is_not_reported():
    reports = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reports.append(context))
    clock = Timers()
    clock.set("turn", 0, lambda: asyncio.sleep(60))
    await asyncio.sleep(0.01)
    await clock.close()
    await settled()
    assert reports == []
