"""A start goes on with the tables of its process, page by page, and with those whose process runs no more, as does each
look that follows."""

import asyncio
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest

from bot.app import startup_resume
from bot.app.startup_resume import StartupResume
from bot.store import StoreError
from bot.store.deadlines import Place
from bot.store.sqlite import SqliteStore
from bot.tables.events import Resumed
from tests.bot.hourglass import Hourglass
from tests.bot.store.kinds import passed
from tests.bot.tables.players import refused
from tests.bot.timed_rooms import PERSONS, TimedRooms
from tests.there import there

ANNA, *_ = PERSONS


@pytest.fixture
def woken(rooms):
    """The numbers of the tables that were woken, in turn, and what wakes them."""
    return awake(rooms)


def awake(rooms):
    shown, beside = [], []

    async def show_again(table):
        shown.append(table.id)

    async def ping_again(table):
        beside.append(table.id)

    async def by_itself(table):
        rooms.registry.events.publish(Resumed(table))

    wakers = (rooms.windows.wake, by_itself, show_again)
    wakes = StartupResume(
        rooms.registry, rooms.glass, rooms.timing, rooms.downtime, wakers, ping_again, lambda: behind[0]
    )
    behind = [0]

    async def every():
        await wakes.wake_all()
        await rooms.glass.pass_s(0)

    async def run_once():
        await wakes.run_once()
        await rooms.glass.pass_s(0)

    woken = SimpleNamespace(tables=shown, beside=beside, all=every, run_once=run_once, behind=behind)
    woken.waking, woken.done = wakes, wakes.done
    return woken


async def passes(rooms, seconds):
    """Time passes for these rooms and for the database."""
    await rooms.glass.pass_s(seconds)
    await passed(rooms.store, seconds * 1000)


async def process(rooms, name, lease_s, ahead_s=0):
    """Another process on the same memory, by that name."""
    store = SqliteStore(rooms.store.writer, name)
    await store.leases.begin()
    return await process_of(rooms, store, lease_s, ahead_s)


async def process_of(rooms, store, lease_s, ahead_s=0):
    """The process of a store. Its last heartbeat is now, and it has a match of half a minute. No time passes there.

    ahead_s: by how much its clock is ahead."""
    glass = Hourglass()
    glass.ms = rooms.glass.ms + ahead_s * 1000
    theirs = TimedRooms(store, glass)
    table = await theirs.started("koikoi", 2, "30s", channel=6)
    await store.leases.beat(glass.ms, lease_s * 1000, "")
    return theirs, table


async def test_every_open_table_is_woken_once_however_many_pages_they_are(rooms, woken, monkeypatch):
    monkeypatch.setattr(startup_resume, "AT_ONCE", 2)
    tables = [(await rooms.started("koikoi", 2, channel=channel)).id for channel in range(5)]
    await woken.all()
    await asyncio.gather(*(woken.waking.wake_all() for _ in range(2)), woken.run_once())
    assert (woken.tables, woken.done.is_set()) == (tables, True)


async def test_until_it_is_its_turn_a_table_is_loaded_by_nobody_who_does_not_look_at_it(rooms, woken, monkeypatch):
    monkeypatch.setattr(startup_resume, "AT_ONCE", 2)
    tables = [(await rooms.started("koikoi", 2, channel=channel)).id for channel in range(5)]
    rooms.registry.forget_all()
    await woken.waking.wake_all()
    assert (woken.done.is_set(), woken.tables, dict(rooms.registry.known)) == (True, [], {})
    woken.waking.looked_at(tables[3])
    woken.waking.looked_at(99)
    await rooms.glass.pass_s(0)
    assert sorted(woken.tables) == tables  # each once
    woken.waking.looked_at(tables[3])
    await rooms.glass.pass_s(0)
    assert len(woken.tables) == 5


async def test_who_looks_at_a_table_wakes_it_before_all_others(rooms, woken):
    tables = [(await rooms.started("koikoi", 2, channel=channel)).id for channel in range(3)]
    await rooms.glass.pass_s(3600)  # nothing goes by itself there
    woken.behind[0] = startup_resume.MOST_BEHIND
    await woken.waking.wake_all()
    going_on = asyncio.create_task(rooms.glass.pass_s(0))
    await asyncio.sleep(2 * startup_resume.LOOK_PAUSE_S)
    assert woken.tables == []  # as many wait to be shown as may
    woken.waking.looked_at(tables[1])
    await rooms.glass.pass_s(0)
    assert woken.tables == [tables[1]]
    woken.behind[0] = 0
    await going_on
    assert woken.tables == [tables[1], tables[0], tables[2]]


async def test_the_next_that_is_due_comes_first_however_many_wait_to_be_shown(rooms, woken):
    old = await rooms.started("koikoi", 2, "off", channel=1)
    await rooms.glass.pass_s(600)
    clocked = [(await rooms.started("koikoi", 2, clock, channel=2)).id for clock in ("1m", "30s")]
    await rooms.glass.pass_s(20)
    new = await rooms.started("koikoi", 2, "off", channel=3)
    woken.behind[0] = startup_resume.MOST_BEHIND
    await woken.waking.wake_all()
    going_on = asyncio.create_task(rooms.glass.pass_s(0))
    await asyncio.sleep(2 * startup_resume.LOOK_PAUSE_S)
    assert woken.tables == [new.id, *reversed(clocked)]
    woken.behind[0] = 0
    await going_on
    assert woken.tables == [new.id, *reversed(clocked), old.id]


async def test_a_start_that_fails_in_the_middle_goes_on_from_there_and_gives_no_time_back_twice(
    rooms, woken, monkeypatch
):
    monkeypatch.setattr(startup_resume, "AT_ONCE", 2)
    tables = [(await rooms.started("koikoi", 2, "30s", channel=channel)).id for channel in range(5)]
    deadlines, fails = rooms.store.deadlines, [False, True, True]

    async def to_wake(after, limit, found=deadlines.to_wake):
        if fails and fails.pop(0):
            raise StoreError("no disk")
        return await found(after, limit)

    monkeypatch.setattr(deadlines, "to_wake", to_wake)
    before = [(await rooms.registry.get(table)).row.due_at for table in tables]
    await woken.all()
    assert (woken.tables, woken.done.is_set()) == ([], False)
    await rooms.glass.pass_s(2 * rooms.timing.retry_s)
    assert (woken.tables, woken.done.is_set()) == (tables, True)
    assert [(await rooms.registry.get(table)).row.due_at for table in tables] == before


async def test_what_stands_beside_a_table_that_has_ended_is_looked_at_and_beside_no_other(rooms, woken):
    running, over = [await rooms.started("koikoi", 2) for _ in range(2)]
    await rooms.leaving.resign(over.id, ANNA)
    for table in (running, over):
        await rooms.store.key_values.keep(f"ping:{table.id}", "7:99")
    await woken.all()
    assert (woken.tables, woken.beside) == ([running.id], [over.id])


async def test_tables_of_a_process_that_runs_no_more_go_on_here_and_others_do_not(rooms, woken):
    _, dead = await process(rooms, "dead", 20)
    _, alive = await process(rooms, "alive", 60)
    asked_ms = rooms.glass.ms
    await passes(rooms, 50)
    await woken.all()
    assert woken.tables == [dead.id]
    taken = await rooms.registry.get(dead.id)
    assert taken.row.due_at is not None
    assert (taken.row.due_at - asked_ms) / 1000 >= 30 + 50  # nobody could play while nobody served the table
    await rooms.press(dead.id, ANNA)
    with refused("elsewhere"):
        await rooms.press(alive.id, ANNA)


async def test_a_process_that_ends_later_is_found_by_a_look_and_its_clocks_run_here(rooms, woken, monkeypatch):
    monkeypatch.setattr(startup_resume, "AT_ONCE", 1)
    await woken.all()
    theirs, dead = await process(rooms, "dead", 20)
    other = await theirs.started("koikoi", 2, "30s", channel=7)
    assert (await rooms.registry.get(dead.id)).row.due_at == dead.row.due_at  # somebody has looked at it here
    await passes(rooms, 19)
    await woken.run_once()
    assert woken.tables == []
    await passes(rooms, 31)
    await woken.run_once()
    await woken.run_once()
    assert woken.tables == [dead.id, other.id]
    assert (await rooms.registry.get(dead.id)).row.due_at == there(dead.row.due_at) + 50_000
    await rooms.glass.pass_s(29)
    assert await rooms.moves(dead.id) == []
    await rooms.glass.pass_s(2)
    assert await rooms.moves(dead.id) == [(0, "ready", "clock"), (1, "ready", "clock")]
    with refused("elsewhere"):
        await theirs.press(dead.id, ANNA)


async def test_who_takes_over_gives_back_what_was_out_of_reach_there(rooms, woken):
    await woken.all()
    theirs, dead = await process(rooms, "dead", 20)
    theirs.glass.ms += 10_000
    theirs.downtime.down(Place("channel", 6))
    theirs.glass.ms += 5_000
    await theirs.downtime._beat()
    await passes(rooms, 115)
    await woken.run_once()
    taken = (await rooms.registry.get(dead.id)).row
    assert (there(taken.due_at) - rooms.glass.ms) / 1000 == 20


@pytest.mark.parametrize("ahead_s", [3600, -3600])
async def test_a_process_an_hour_apart_is_left_alone_while_it_runs_and_its_players_keep_their_time(
    rooms, woken, ahead_s
):
    await woken.all()
    _, dead = await process(rooms, "dead", 20, ahead_s)
    await passes(rooms, 19)
    await woken.run_once()
    assert woken.tables == []
    await passes(rooms, 31)
    await woken.run_once()
    assert woken.tables == [dead.id]
    assert there((await rooms.registry.get(dead.id)).row.due_at) - rooms.glass.ms == 30_000


async def test_a_look_that_fails_is_tried_again_by_the_next(rooms, woken, monkeypatch):
    await woken.all()
    _, dead = await process(rooms, "dead", 20)
    await passes(rooms, 50)
    with monkeypatch.context() as failing:
        failing.setattr(rooms.store.leases, "lapsed", AsyncMock(side_effect=StoreError("no disk")))
        await woken.run_once()
    assert woken.tables == []
    await woken.run_once()
    assert woken.tables == [dead.id]


async def test_a_process_that_stood_still_lets_its_lost_tables_be_and_wakes_what_it_still_has(rooms, woken):
    tables = [(await rooms.started("koikoi", 2, "30s", channel=channel)).id for channel in (5, 6)]
    await woken.all()
    other = SqliteStore(rooms.store.writer, "other")
    await other.leases.begin()
    await passed(rooms.store, int(rooms.timing.lease_s * 1000))
    await other.leases.beat(rooms.glass.ms, 3600_000, "")
    assert await other.leases.take_over("bot", rooms.glass.ms, 1) == tables[:1]
    woken.tables.clear()
    await rooms.downtime._beat()
    await woken.run_once()
    assert woken.tables == tables[1:]
    await rooms.glass.pass_s(40)
    assert await rooms.moves(tables[0]) == []
    assert len(await rooms.moves(tables[1])) == 2
    assert not [key for key in rooms.glass._keys() if isinstance(key, tuple) and key[1] == tables[0]]
