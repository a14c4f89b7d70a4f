"""The time of a claim window: random before the table goes on, the same for every discard, and never lost."""

import asyncio
import logging
import time

import pytest

from bot.ai import computer_players as players
from bot.ai.computer_players import ComputerPlayers
from bot.ai.workers import Workers
from bot.tables import timers
from bot.tables.timers import Timers
from tests.bot.hourglass import START_MS
from tests.bot.rooms import Rooms
from tests.bot.tables.players import disk_out_of_reach
from tests.bot.waiting import eventually
from tests.bot.windows.guests import ANNA, BEN, CHIE, P1, P2, P3, InThread, moves, press, seated, until
from tests.bot.windows.parlour import DISCARDS, PASS


class Dice:
    """A random source that says what it was asked."""

    def __init__(self):
        self.asked = []

    def uniform(self, low, high):
        self.asked.append((low, high))
        return high


@pytest.fixture
async def computers(timed):
    """Computer seats of the same tables; they think in a thread, which knows the parlour."""
    clock = Timers()
    timed.retime(alone_go_on_s=(1.5, 3.0))  # as long as these computers may wait three times over
    timed.computers = timed.players(clock, InThread(), 1.0, 0.5)
    yield timed
    await clock.close()


async def test_every_discard_waits_as_long_whoever_can_claim_it(house):
    house.retime(window_s=8.0, crowded=0.0)
    clock, pauses, delays = Timers(), Dice(), []
    clock.set = lambda key, delay_s, job: delays.append((key, delay_s))
    house.windows = house.timed(clock)
    house.windows._chance = pauses
    for discard in DISCARDS:
        table = await seated(house, ANNA, BEN, CHIE)
        await press(house, table, ANNA, discard)
        assert delays == [(("go on", table.id), 3.0), (("clock", table.id), pytest.approx(8.0, abs=0.5))]
        delays.clear()
    assert pauses.asked == [(1.5, 3.0)] * len(DISCARDS)


async def test_an_answer_that_ends_a_window_also_ends_its_time(timed):
    table = await seated(timed, ANNA, BEN)
    await press(timed, table, ANNA, P2)
    await until(timed, 2)
    await press(timed, table, BEN, PASS)
    assert ("clock", table.id) not in timed.clock
    assert moves(timed)[2:] == [(1, "pass", "person")]
    await press(timed, table, BEN, P1)
    assert (await until(timed, 5))[4] == (-1, "go_on", "table")


@pytest.mark.parametrize("gone_on", [False, True])
async def test_a_window_goes_on_after_a_kill(house, gone_on):
    table = await seated(house, ANNA, BEN)
    await press(house, table, ANNA, P2)
    if gone_on:
        await house.matches.play_table(table.id, table.match.number)
    again, clock = Rooms(house.store), Timers()
    again.path = house.path
    woken = again.timed(clock)
    await woken.wake(await again.registry.get(table.id))
    assert len(moves(house)) == 1 + gone_on
    assert (await until(again, 3))[1:] == [(-1, "go_on", "table"), (1, "pass", "clock")]
    assert (await again.registry.get(table.id)).in_window is False
    await clock.close()


async def test_a_window_whose_new_end_cannot_be_saved_goes_on_all_the_same(house):
    table = await seated(house, ANNA, BEN)
    await press(house, table, ANNA, P1)
    clock = Timers()
    woken = house.timed(clock)
    with disk_out_of_reach(house):
        await woken.wake(table)
    assert (await until(house, 2))[1:] == [(-1, "go_on", "table")]
    await clock.close()


async def test_what_cannot_be_saved_is_tried_again(timed, monkeypatch, caplog):
    caplog.set_level(logging.INFO, timers.log.name)
    table = await seated(timed, ANNA, BEN)
    await press(timed, table, ANNA, P2)
    with disk_out_of_reach(timed):
        await eventually(lambda: caplog.text.count("the timed step 'go on' was refused (not-saved); will retry") > 1)
        await eventually(lambda: caplog.text.count("the timed step 'clock' was refused (not-saved); will retry") > 1)
        assert len(moves(timed)) == 1
    assert sorted((await until(timed, 3))[1:]) == [(-1, "go_on", "table"), (1, "pass", "clock")]
    again = await timed.registry.get(table.id)
    assert again is not table
    assert again.in_window is False


async def test_computers_have_answered_when_the_table_goes_on(computers):
    table = await seated(computers, ANNA, None, None)
    await press(computers, table, ANNA, P3)
    found = (await until(computers, 4))[1:]
    assert found[2] == (-1, "go_on", "table")
    assert sorted(found[:2]) == [(1, "chow", "computer"), (2, "pong", "computer")]
    assert (await until(computers, 5))[4] == (2, str(DISCARDS[-1]), "computer")


async def test_a_computer_thinks_at_once_and_moves_in_a_window_after_a_random_time_and_in_its_turn_after_its_pause(
    house,
):
    house.store.now, jobs = lambda: START_MS, []
    clock = Timers()
    clock.set = lambda key, delay_s, job: jobs.append((key, delay_s, job))
    asked = house.players(clock, InThread(), 1.0, 0.5)
    asked._chance = Dice()

    async def delays(table):
        """When it thinks, and when it moves then."""
        await jobs[0][2]()
        assert {key for key, *_ in jobs} == {("computer", table.id, 1, table.match.number)}
        found = [delay_s for _, delay_s, _ in jobs]
        jobs.clear()
        return found

    table = await seated(house, ANNA, None)
    await press(house, table, ANNA, P1)
    await house.matches.play_table(table.id, table.match.number)
    assert await delays(table) == [0.0, 0.3]  # of a second, briskly
    other = await seated(house, ANNA, None)
    await press(house, other, ANNA, P2)
    assert await delays(other) == [0.0, 0.5]
    assert asked._chance.asked == [(0, 0.5)]


class Slow:
    """Workers that are never done; `given` is what they had for it."""

    def __init__(self):
        self.given = []

    def start(self):
        """There is nothing to start."""

    async def run(self, function, *task):
        self.given.append(task[-1])
        await asyncio.Event().wait()


@pytest.fixture
async def slow(timed):
    """Computer seats that think too long."""
    clock, workers = Timers(), Slow()
    timed.players(clock, workers, 1.0, 0.5, size=2)
    yield timed, workers
    await clock.close()


async def test_a_computer_that_is_not_done_when_the_table_is_about_to_go_on_passes(slow):
    timed, workers = slow
    table = await seated(timed, ANNA, BEN, None)
    began = time.monotonic()
    await press(timed, table, ANNA, P3)
    assert (await until(timed, 2))[1:2] == [(2, "pass", "computer")]
    assert time.monotonic() - began >= 1.5 * 0.9
    assert workers.given == [pytest.approx(1.5 * 2 / 3)]


async def test_a_computer_has_as_long_for_a_thought_as_its_table_waits_for_it_anyway(slow):
    timed, workers = slow
    for count, pace in enumerate(("calm", "brisk"), 1):
        table = await timed.lobbies.open(1, 5, ANNA, 1000, "parlour", "standard")
        await timed.lobbies.add_computer(table.id, ANNA, 1)
        await timed.lobbies.set_pace(table.id, ANNA, pace)
        await timed.lobbies.start(table.id, ANNA, 2000)
        await press(timed, table, ANNA, P1)
        await timed.matches.play_table(table.id, table.match.number)
        await eventually(lambda wanted=count: len(workers.given) == wanted)
    assert workers.given == [pytest.approx(1.0), pytest.approx(0.3)]


async def test_a_computer_thinks_once_a_question_however_many_answer_meanwhile(computers, monkeypatch):
    thoughts, thought, answered = [], ComputerPlayers._thought, asyncio.Event()

    async def slowly(self, table, match, seat):
        thoughts.append((seat, match.number))
        await answered.wait()
        return await thought(self, table, match, seat)

    monkeypatch.setattr(ComputerPlayers, "_thought", slowly)
    table = await seated(computers, ANNA, BEN, None)
    await press(computers, table, ANNA, P3)
    question = table.match.number
    await eventually(lambda: thoughts)
    await press(computers, table, BEN, PASS)
    await until(computers, 3)
    answered.set()
    await until(computers, 4)
    assert thoughts[0] == (2, question)
    assert thoughts.count((2, question)) == 1


async def test_a_computer_whose_move_was_not_saved_answers_later_in_the_same_window(computers, monkeypatch, caplog):
    caplog.set_level(logging.INFO, players.log.name)
    computers.retime(go_on_s=(600.0, 600.0))  # the window is still open when it tries again
    table = await seated(computers, ANNA, BEN, None)
    await press(computers, table, ANNA, P3)
    with disk_out_of_reach(computers):
        await eventually(lambda: "the computer's move was refused (not-saved)" in caplog.text)
    assert (await until(computers, 2))[1:] == [(2, "pong", "computer")]


@pytest.mark.real_time
@pytest.mark.slow
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
