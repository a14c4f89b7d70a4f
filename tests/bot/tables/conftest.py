"""Tables over a real store in a file of its own."""

from dataclasses import replace

import pytest

from bot.store.sqlite import SqliteStore
from engine import GAMES
from tests.bot.rooms import Rooms
from tests.bot.tables.players import NOW


@pytest.fixture(autouse=True)
def same_cards(fixed_seeds):
    """Every run deals the same cards."""


@pytest.fixture
async def make_house(tmp_path):
    """Opens tables, and in `path` of them the file they are kept in."""
    stores = []

    async def make():
        stores.append(await SqliteStore.open(tmp_path / "tables.sqlite3", patience_s=0.1))
        tables = Rooms(stores[-1], lambda: NOW)
        tables.path = tmp_path / "tables.sqlite3"
        return tables

    yield make
    for store in stores:
        await store.close()


@pytest.fixture
async def house(make_house):
    return await make_house()


@pytest.fixture
def wide(monkeypatch):
    """A game for two to four, of which only the lobby is needed."""
    monkeypatch.setitem(GAMES, "koikoi", replace(GAMES["koikoi"], seats=range(2, 5)))


@pytest.fixture
async def processes(tmp_path):
    """Opens so many processes on one memory; each has its part of all shards."""
    first = await SqliteStore.open(tmp_path / "shared.sqlite3")

    async def make(count):
        stores = [SqliteStore(first.writer, f"{number}-{number}/{count}") for number in range(count)]
        for store in stores:
            await store.leases.begin()
        return stores

    yield make
    await first.close()


@pytest.fixture
def long(rooms):
    """Days pass: a heartbeat every ten seconds of them would take minutes."""
    rooms.timing.heartbeat_s = 6 * 3600.0
    return rooms
