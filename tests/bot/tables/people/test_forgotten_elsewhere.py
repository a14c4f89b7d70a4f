"""Somebody who sits at tables of several processes is forgotten by all of them, whichever of them was asked."""

import asyncio

import pytest

from bot.errors import UserError
from bot.features.privacy.deletions import TOLD_MS, ErasureRequests
from bot.features.privacy.service import FORGET
from tests.bot.named import ANNA, BEN, CHIE, duel, naming, privacy
from tests.bot.rooms import Rooms
from tests.bot.store.kinds import passed
from tests.bot.tables.players import NOW, lobby


class Part:
    """A process that has a third of all shards, whose clock is by so many hours ahead, and whom it has forgotten."""

    def __init__(self, store, path, hours):
        self.rooms, self.forgotten = Rooms(store, lambda: NOW + 3_600_000 * hours), []
        self.rooms.path, self.privacy = path, privacy(self.rooms)
        self.deletions = ErasureRequests(self.privacy, self.forgotten.append)


@pytest.fixture
async def parts(processes, tmp_path):
    """Three processes on one memory, with a match, a lobby, and a lobby to which somebody is invited."""
    found = [Part(store, tmp_path / "shared.sqlite3", hours) for hours, store in enumerate(await processes(3))]
    await duel(found[0].rooms, ANNA, BEN)
    await lobby(found[1].rooms, host=BEN, channel=6)
    invites = await lobby(found[2].rooms, host=CHIE, channel=7)
    await found[2].rooms.guests.invite(invites.id, CHIE, [BEN])
    await found[2].rooms.lobbies.join(invites.id, BEN, 1001)
    return found


async def looks(parts, times):
    for _ in range(times):
        for part in parts:
            await part.deletions.run_once()
        await asyncio.sleep(1)


async def test_each_process_leaves_its_tables_and_all_forget(parts, monkeypatch):
    asked = asyncio.create_task(parts[1].privacy.forget(BEN))
    while not asked.done():
        await looks(parts, 1)
    assert await asked
    await looks(parts, 1)
    assert naming(parts[0].rooms.path, BEN) == [("requests", "user")]  # which tells the others
    assert [part.forgotten for part in parts] == [[BEN]] * 3
    await passed(parts[0].rooms.store, TOLD_MS)
    await looks(parts, 2)
    assert naming(parts[0].rooms.path, BEN) == []
    assert [part.forgotten for part in parts] == [[BEN]] * 3
    rooms = parts[2].rooms
    assert ANNA in (await parts[0].rooms.registry.get(1)).persons
    assert (await rooms.registry.get(3)).persons == (CHIE,)


async def test_it_goes_on_by_itself_when_the_others_are_late(parts, monkeypatch):
    with pytest.raises(UserError, match="forgotten-later") as refused:
        await parts[1].privacy.forget(BEN)
    assert refused.value.variables == {"count": 2}
    assert naming(parts[0].rooms.path, BEN) != []
    await looks(parts[:1], 1)
    assert [(each.user, each.answer) for each in await parts[0].privacy.requests.get_for_all(FORGET)] == [(BEN, None)]
    await looks(parts[2:], 1)
    answer = str(parts[2].rooms.registry.now())
    assert [(each.user, each.answer) for each in await parts[0].privacy.requests.get_for_all(FORGET)] == [(BEN, answer)]
    assert naming(parts[0].rooms.path, BEN) == [("requests", "user")]


async def test_who_sits_at_tables_of_one_process_alone_is_forgotten_by_all(parts):
    await parts[0].privacy.forget(ANNA)
    await looks(parts, 1)
    assert [part.forgotten for part in parts] == [[ANNA]] * 3
    await passed(parts[0].rooms.store, TOLD_MS)
    await looks(parts, 1)
    assert await parts[0].privacy.requests.get_for_all(FORGET) == []
    assert naming(parts[0].rooms.path, ANNA) == []
