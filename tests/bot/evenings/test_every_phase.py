"""In every phase of every game the clock answers with the safe default, and a stand-in is relieved.

The tables are those of an earlier evening (`old_database.py`), which were saved in every phase there is.
"""

import sqlite3
from collections import Counter
from contextlib import asynccontextmanager, closing
from dataclasses import replace

import pytest

from bot.store.sqlite import SqliteStore
from bot.tables.forced_moves import follow
from engine.core import TABLE, Ask
from tests.bot.hourglass import Hourglass
from tests.bot.old_database import known, written
from tests.bot.timed_rooms import TimedRooms
from tests.there import there

EVENING = "evening-92fa68f"
TOLD = known(EVENING)
CLOCK_S = 30
STEP_S = 0.1
LONGEST_S = 100
SAMPLE = 6
"""Without `-m full` one table in so many, and twice as many of those with windows and secret choices."""
GAMES = sorted({table["game"] for table in TOLD["tables"].values()})
EVERY = pytest.mark.parametrize(
    ("game", "step"),
    [
        ("jiaxing", SAMPLE),
        *(pytest.param(game, SAMPLE, marks=pytest.mark.slow) for game in GAMES if game != "jiaxing"),
        *(pytest.param(game, 1, marks=pytest.mark.full) for game in GAMES),
    ],
)


def numbers(game, step):
    """The running tables of a game, or one in so many of them."""
    ours = {int(number): told for number, told in TOLD["tables"].items() if told["game"] == game}
    running = [number for number, told in ours.items() if told["state"] == "playing"]
    secret = [number for number in running if ours[number]["due_at"] is not None]
    return sorted({*running[::step], *secret[:: (step + 1) // 2]})


@asynccontextmanager
async def clocked(tmp_path, *, computers=False):
    """The tables of the evening, each with a clock of CLOCK_S that has just begun."""
    path = tmp_path / "old.sqlite3"
    written(EVENING, path)
    await (await SqliteStore.open(path)).close()  # from now on it is a database of today
    with closing(sqlite3.connect(path)) as db:
        due_at = TOLD["now"] + CLOCK_S * 1000
        db.execute("UPDATE tables SET clock_s = ?, due_at = ? WHERE state = 'playing'", (CLOCK_S, due_at))
        db.commit()
    store = await SqliteStore.open(path)
    rooms = TimedRooms(store, Hourglass())
    if not computers:
        rooms.registry.events.unsubscribe(rooms.computers)
    try:
        yield rooms
    finally:
        await store.close()


async def woken(rooms, number):
    """The table as after a start of the bot, when nothing else is to happen anywhere."""
    await rooms.glass.close()
    rooms.glass.ms = TOLD["now"]
    table = await rooms.registry.get(number)
    await rooms.windows.wake(table)
    return table


async def made(rooms, table, before):
    """(seat, action, by) of every move of a table after so many."""
    return (await rooms.moves(table.id))[before:]


async def passed(rooms, table):
    """Let time pass until the question is over. Returns the seconds it took."""
    question, began = there(table.match).number, rooms.glass.ms
    while table.match is not None and table.match.number == question and rooms.glass.ms < began + LONGEST_S * 1000:
        await rooms.glass.pass_s(STEP_S)
    return (rooms.glass.ms - began) / 1000


def limit_of(table, running):
    """Seconds that a question waits. A window at a table of one person lasts a second longer, for the question to be
    sent, and any other by a quarter for each other table running in its channel, up to twice as long.

    running: how many tables that have moved run in each channel."""
    ask = table.match.question.ask
    if ask is not Ask.WINDOW:
        return 60.0 if ask is Ask.CHOICE else CLOCK_S
    return 9.0 if len(table.persons) == 1 else min(16.0, 8.0 + 2.0 * running[table.row.channel])


def expected(table):
    """What is played when nobody does anything: standing orders answer, then the table goes on, then the clock."""
    fork, question, moves = table.match.fork(), table.match.number, []
    in_window = table.in_window

    def play(seat, action, by):
        if fork.number == question and seat in fork.pending:
            fork.play(seat, action)
            moves.append((seat, str(action), by))
            moves.extend((move.seat, move.action, move.by) for move in follow(fork, 0)[0])

    asked = [seat for seat in fork.pending if seat != TABLE]
    if TABLE in fork.pending or not in_window:
        for seat in asked:
            if (answer := table.ordered(seat)) is not None:
                play(seat, answer, "person")
    if TABLE in fork.pending:
        play(TABLE, fork.pending[TABLE][0], "table")
    for seat in asked:
        if seat in fork.pending and fork.number == question:
            play(seat, fork.pending[seat][0], "clock")
    return moves, fork


@EVERY
async def test_the_clock_answers_with_the_safe_default_and_changes_nothing_else(tmp_path, game, step):
    async with clocked(tmp_path) as rooms:
        running = Counter()
        for number in numbers(game, step):
            table = await woken(rooms, number)
            ask, sitters, row = table.match.question.ask, table.sitters, table.row
            before, (moves, fork) = len(await rooms.moves(number)), expected(table)
            limit_s = limit_of(table, running)
            assert there(row.due_at) == rooms.glass.ms + limit_s * 1000
            took_s = await passed(rooms, table)
            assert await made(rooms, table, before) == moves, number
            by_clock = [seat for seat, _, by in moves if by == "clock"]
            assert took_s == pytest.approx(limit_s, abs=STEP_S / 2) if by_clock else took_s < limit_s
            assert there(table.match).snapshot() == fork.snapshot()
            counts = [seat for seat in by_clock if ask.clocked and sitters[seat].here]
            assert table.sitters == tuple(replace(each, misses=each.misses + (each.seat in counts)) for each in sitters)
            assert replace(table.row, due_at=None, active_at=0) == replace(
                row, due_at=None, active_at=0, state="over" if fork.result else "playing", ended_at=table.row.ended_at
            )
            assert (await rooms.store.tables.get_finish(number) is None) == (fork.result is None)
            running[row.channel] += fork.result is None


async def test_the_secret_choice_about_a_contract_ends_before_the_match_sleeps(tmp_path):
    async with clocked(tmp_path) as rooms:
        chosen = 0
        for number in numbers("jiaxing", 1):
            table = await woken(rooms, number)
            if table.match.question.ask is not Ask.CHOICE:
                continue
            for user in table.persons:
                await rooms.matches.stand_in(number, user)
            assert table.deserted
            assert not table.asleep
            assert there(table.row.due_at) == rooms.glass.ms + 60_000
            before = table.match.number
            await passed(rooms, table)
            assert table.match.number != before
            await rooms.glass.pass_s(30)
            assert table.asleep
            assert table.row.due_at is None
            chosen += 1
        assert chosen
