"""A match outside of servers is played wherever its player presses: the process that hears it takes it there."""

from unittest.mock import AsyncMock

import pytest

from bot.errors import UserError
from bot.store.sqlite import SqliteStore
from tests.bot.rooms import Rooms
from tests.bot.tables.players import ANNA, NOW, refused


class Part(Rooms):
    """A process, and the tables that it was to look at again."""

    def __init__(self, store, now):
        super().__init__(store, now)
        self.again = []
        self.registry.unsure = self.again.append


@pytest.fixture
async def parts(processes):
    """Two processes on one memory."""
    return [Part(store, lambda: NOW) for store in await processes(2)]


async def begun(rooms, guild):
    table = await rooms.lobbies.open(guild, 5 * guild, ANNA, 1000, "koikoi", "kirin")
    await rooms.lobbies.add_computer(table.id, ANNA, 1001)
    return (await rooms.lobbies.start(table.id, ANNA, 1002)).id


async def press(rooms, table):
    """Whoever is asked does what they may do first; how many moves there are then."""
    found = await rooms.registry.get(table)
    seat, legal = next(iter(found.match.pending.items()))
    await rooms.matches.play(table, found.sitter(seat).user, found.match.number, legal[0])
    return (await rooms.registry.get(table)).match.seq


async def test_it_goes_where_it_is_pressed_and_nothing_of_before_is_played_there(parts):
    here, there = parts
    table = await begun(here, 0)
    before = await press(here, table)
    old = await here.registry.get(table)
    question, (seat, legal) = old.match.number, next(iter(old.match.pending.items()))
    assert await press(there, table) == before + 1
    assert there.again == [table]  # what waits there by itself is woken
    with pytest.raises(UserError):  # the hand of before, pressed again where it was shown
        await here.matches.play(table, old.sitter(seat).user, question, legal[0])
    assert await here.registry.get(table) is not old
    assert await press(here, table) == before + 2
    assert await press(there, table) == before + 3
    saved = await here.store.tables.load(table)
    assert [each.seq for each in saved.moves] == list(range(1, before + 4))


async def test_a_write_that_was_under_way_where_it_was_is_refused(parts):
    here, there = parts
    table = await begun(here, 0)
    async with here.registry.hold(table) as held:
        await there.registry.get(table)
        with refused("elsewhere"):
            await here.store.tables.set_due(held.id, 7)
    assert (await there.store.tables.load(table)).table.due_at != 7


async def test_on_a_server_it_stays_and_what_is_over_is_of_nobody(parts):
    here, there = parts
    table, over = await begun(here, 1), await begun(here, 0)
    assert (await there.registry.get(table)).elsewhere
    with refused("elsewhere"):
        await press(there, table)
    await here.leaving.resign(over, ANNA)
    assert not (await there.registry.get(over)).elsewhere
    assert there.again == []
    assert await press(here, table) > 0


async def test_alone_nobody_asks_whose_it_is(tmp_path, monkeypatch):
    store = await SqliteStore.open(tmp_path / "alone.sqlite3")
    rooms = Rooms(store, lambda: NOW)
    table = await begun(rooms, 0)
    monkeypatch.setattr(store.leases, "has", AsyncMock(side_effect=AssertionError("asked")))
    assert await press(rooms, table) > 0
    await store.close()
