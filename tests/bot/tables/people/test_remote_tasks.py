"""What a moderator does at a table of another process is done there, once, and answered as if it had been done here."""

import asyncio

import pytest

from bot.errors import UserError
from bot.features.moderation.service import ModerationService
from bot.store.moderation import Deed
from bot.store.process_bus import News
from bot.store.sqlite import SqliteStore
from bot.tables.periodic import Periodic
from bot.tables.remote_tasks import RemoteTasks
from bot.tables.timers import Timers
from tests.bot.hourglass import Hourglass
from tests.bot.listening import listen
from tests.bot.rooms import SLOW, Rooms
from tests.bot.tables.players import ANNA, BEN, CHIE, NOW, READY, press, refuses, started

EVA = 55
"""Moderates, and plays nowhere."""


class Part:
    """A process, and what it does for others."""

    def __init__(self, store):
        self.rooms = Rooms(store, lambda: NOW, SLOW)
        rooms = self.rooms
        self.moderating = ModerationService(
            rooms.registry, rooms.lobbies, rooms.matches, rooms.settings.kept_out, lambda _: None
        )
        self.done = dict(self.moderating.remote_tasks)
        self.remote_tasks = RemoteTasks(rooms.store, self.done)


@pytest.fixture
async def parts(processes):
    """Two processes on one memory; the first has a match, which has begun."""
    found = [Part(store) for store in await processes(2)]
    await press(found[0].rooms, await started(found[0].rooms), ANNA, READY)
    return found


async def looked(part, asking):
    """What comes of something that one process asks of another, which looks until it is answered."""
    task = asyncio.ensure_future(asking)
    while not task.done():
        await part.remote_tasks.run_once()
        await asyncio.sleep(1)
    await task


async def asked_of(part, asker, *what):
    await looked(part, asker.remote_tasks.do(*what))


async def test_a_match_of_another_process_is_closed_there(parts):
    owner, asker = parts
    seen = []
    listen(owner.rooms.registry, lambda table, _: seen.append(table.row.state))
    await asked_of(owner, asker, "close", 1, EVA)
    assert seen == ["closed"]
    assert (await owner.rooms.registry.get(1)).row.reason == "moderator"
    assert (await asker.rooms.registry.get(1)).row.state == "closed"
    assert await owner.rooms.store.requests.get_own(60_000) == []


async def test_a_seat_is_given_there_and_a_wait_ended(parts):
    owner, asker = parts
    number = (await owner.rooms.registry.get(1)).match.number
    await asked_of(owner, asker, "wait", 1, EVA, str(number))
    table = await owner.rooms.registry.get(1)
    assert table.match.number > number
    await asked_of(owner, asker, "seat", 1, EVA, "1")
    assert (table.sitter(1).user, table.sitter(1).leaver) == (None, BEN)


async def test_whoever_is_kept_out_leaves_the_lobbies_of_other_processes_too(parts):
    owner, asker = parts
    lobbies = owner.rooms.lobbies
    table = await lobbies.open(1, 11, CHIE, 5_000, "koikoi", "kirin")
    await lobbies.join(table.id, BEN, 5_001)
    deed = Deed(guild=1, at=NOW, kind="out", moderator=EVA, person=BEN, until=NOW + 60_000)
    await looked(owner, asker.moderating.keep_out(deed, None))
    assert (await owner.rooms.registry.get(table.id)).persons == (CHIE,)
    assert (await owner.rooms.registry.get(1)).row.state == "playing"


async def test_a_refusal_of_the_other_process_is_that_of_the_asker(parts):
    owner, asker = parts
    before = await owner.rooms.store.tables.load(1)
    await refuses("moderates-own", asked_of(owner, asker, "close", 1, ANNA))
    await refuses("seat-empty", asked_of(owner, asker, "seat", 1, EVA, "3"))
    await refuses("waited", asked_of(owner, asker, "wait", 1, EVA, "0"))
    assert await owner.rooms.store.tables.load(1) == before


async def test_what_nobody_has_done_in_time_is_done_no_more(parts, monkeypatch):
    owner, asker = parts
    await refuses("elsewhere", asker.remote_tasks.do("close", 1, EVA))
    monkeypatch.undo()
    await owner.remote_tasks.run_once()
    assert (await owner.rooms.registry.get(1)).row.state == "playing"


async def test_what_is_being_done_when_its_asker_gives_up_is_told_as_done(parts, monkeypatch):
    owner, asker = parts
    begun, given_up = asyncio.Event(), asyncio.Event()
    close, withdraw = owner.done["close"], asker.rooms.store.requests.withdraw

    async def slow(*what):
        begun.set()
        await given_up.wait()
        await close(*what)

    async def noted(number):
        found = await withdraw(number)
        given_up.set()
        return found

    owner.done["close"] = slow
    monkeypatch.setattr(asker.rooms.store.requests, "withdraw", noted)
    task = asyncio.create_task(asker.remote_tasks.do("close", 1, EVA))
    while not begun.is_set():
        await owner.remote_tasks.run_once()
        await asyncio.sleep(1)
    await task
    assert given_up.is_set()
    assert (await owner.rooms.registry.get(1)).row.state == "closed"


async def test_what_fails_is_done_at_the_next_look(parts, monkeypatch):
    owner, asker = parts
    tries = []
    close = owner.done["close"]

    async def failing(*what):
        tries.append(what)
        if len(tries) == 1:
            raise UserError("not-saved")
        await close(*what)

    owner.done["close"] = failing
    await asked_of(owner, asker, "close", 1, EVA)
    assert len(tries) == 2


async def test_whoever_has_the_table_by_then_does_it(parts, monkeypatch):
    owner, asker = parts
    store = SqliteStore(owner.rooms.store.writer, "0-1/4")
    await store.leases.begin()
    heir = Part(store)
    task = asyncio.create_task(asker.remote_tasks.do("close", 1, EVA))
    while not await owner.rooms.store.requests.get_own(60_000):
        await asyncio.sleep(1)
    await owner.rooms.store.writer.write(lambda db: db.execute("UPDATE tables SET owner = '0-1/4'"))
    await owner.remote_tasks.run_once()
    assert not task.done()
    await looked(heir, task)
    assert (await heir.rooms.registry.get(1)).row.state == "closed"


async def test_a_look_comes_when_something_is_due_and_after_its_pause_at_the_latest():
    glass, looks = Hourglass(), []

    async def look():
        looks.append(glass.ms - began)
        return {1: 5.0, 2: 3600.0, 3: 0.5}.get(len(looks))

    began, chore = glass.ms, Periodic(glass, "look", 600.0, look)
    chore.start()
    await glass.pass_s(1300)
    assert looks == [0, 5_000, 605_000, 605_500, 1_205_500]
    await chore.close()


async def test_a_look_comes_at_once_where_there_is_news_of_it():
    looks, heard, clock = [], {}, Timers()

    class Told(News):
        def hear(self, kind, told):
            heard[kind] = told

    async def look():
        looks.append(len(looks))
        if len(looks) == 2:
            heard["requests"]()  # while it looks: it may not have seen that

    chore = Periodic(clock, "look", 600.0, look).sooner_by(Told(), "requests")
    heard["requests"]()
    await asyncio.sleep(1)
    assert looks == []  # it has not begun
    chore.start()
    await asyncio.sleep(1)
    assert looks == [0]
    heard["requests"]()
    await asyncio.sleep(1)
    assert looks == [0, 1, 2]
    await chore.close()
    heard["requests"]()
    await asyncio.sleep(1)
    assert looks == [0, 1, 2]
    await clock.close()
