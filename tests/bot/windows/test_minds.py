"""Computers that think in a worker: it hangs, dies and fails, and their tables go on."""

import logging
import os
import signal
import time

import pytest

from bot.tables.clock import Clock
from bot.tables.table import Refused
from bot.thinking.workers import TASK_LIMIT_S, Workers
from tests.bot.waiting import eventually
from tests.bot.windows.guests import ANNA, moves, seated, until

pytestmark = [pytest.mark.real_time, pytest.mark.slow]


@pytest.fixture
async def minded(timed, caplog):
    """Tables of Jiaxing mahjong go on by themselves: a computer thinks at once, in a worker with 3 s for a thought."""
    caplog.set_level(logging.WARNING)
    timed.retime(window_s=600.0, go_on_s=(0.02, 0.04))  # a worker that hangs takes real time
    clock = Clock()
    timed.computers = timed.players(clock)
    yield timed
    await clock.close()
    pids = timed.computers.thinkers.workers.pids
    await timed.computers.thinkers.close()
    assert not [pid for pid in pids if os.path.exists(f"/proc/{pid}")]


async def watched(house):
    """A table of three computers and Anna, who takes what comes first."""
    table = await house.lobbies.open(1, 5, ANNA, 1000, "jiaxing", "standard")
    for press in (1001, 1002, 1003):
        await house.lobbies.add_computer(table.id, ANNA, press)
    return await house.lobbies.start(table.id, ANNA, 2000)


def thoughts(house):
    """The moves of computers at all tables."""
    return [move for move in moves(house) if move[2] == "computer"]


async def go_on(house, table, count):
    """Anna answers what she is asked until computers have made so many more moves."""
    wanted = len(thoughts(house)) + count

    async def moved():
        match = (await house.keeper.get(table.id)).match
        if 0 in match.pending:
            try:
                await house.matches.play(table.id, ANNA, match.number, match.pending[0][0])
            except Refused as refused:
                if refused.key != "stale":  # a computer was quicker
                    raise
        return len(thoughts(house)) >= wanted

    await eventually(moved, f"{len(thoughts(house))} of {wanted} moves of computers are made")


async def test_a_stopped_worker_costs_one_thought_of_three_seconds(minded, caplog):
    table = await watched(minded)
    await go_on(minded, table, 5)
    (pid,) = minded.computers.thinkers.workers.pids
    assert caplog.messages == []
    os.kill(pid, signal.SIGSTOP)
    begun = time.monotonic()
    await go_on(minded, table, 12)
    assert time.monotonic() - begun >= TASK_LIMIT_S
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith(
        f"Table {table.id}: the computer plays safe, for its thought took longer than 3"
    )
    assert str(pid) in caplog.messages[0]
    assert minded.computers.thinkers.workers.pids != [pid]


async def test_a_worker_that_is_killed_again_and_again_stops_no_table(minded, caplog):
    table = await watched(minded)
    for _ in range(4):
        await go_on(minded, table, 3)
        for pid in minded.computers.thinkers.workers.pids:
            os.kill(pid, signal.SIGKILL)
    await go_on(minded, table, 3)
    assert all(message.startswith(f"Table {table.id}: the computer plays safe") for message in caplog.messages)


async def test_a_thought_that_fails_is_logged_and_the_safe_move_made(timed, caplog):
    # the worker does not know the parlour: its players cannot think there
    clock = Clock()
    timed.computers = timed.players(clock, Workers("bot.thinking.thoughts"))
    table = await seated(timed, ANNA, None)
    question = table.match.number
    await timed.matches.play(table.id, ANNA, question, table.match.pending[0][0])
    assert (await until(timed, 3))[2][0] == 1
    assert caplog.records[0].levelno == logging.ERROR
    assert f"Table {table.id}: the computer plays safe, for its thought failed:" in caplog.text
    assert "KeyError: 'parlour'" in caplog.text
    await clock.close()
    await timed.computers.thinkers.close()
