"""Computers that think in a worker: it fails, and their tables go on."""

import logging

import pytest

from bot.ai.workers import Workers
from bot.tables.timers import Timers
from tests.bot.windows.guests import ANNA, seated, until

pytestmark = [pytest.mark.real_time, pytest.mark.slow]


async def test_a_thought_that_fails_is_logged_and_the_safe_move_made(timed, caplog):
    # the worker does not know the parlour: its players cannot think there
    clock = Timers()
    timed.computers = timed.players(clock, Workers("bot.ai.thoughts"))
    table = await seated(timed, ANNA, None)
    question = table.match.number
    await timed.matches.play(table.id, ANNA, question, table.match.pending[0][0])
    assert (await until(timed, 3))[2][0] == 1
    assert caplog.records[0].levelno == logging.ERROR
    assert f"Table {table.id}: the computer plays the first legal move, because its calculation failed:" in caplog.text
    assert "KeyError: 'parlour'" in caplog.text
    await clock.close()
    await timed.computers.thinkers.close()
