"""A parlour: the game with claim windows, and tables at which it is played in a file of their own."""

import pytest

from bot.store.sqlite import SqliteStore
from engine import GAMES
from tests.bot.rooms import Rooms
from tests.bot.windows.parlour import PARLOUR


@pytest.fixture(autouse=True)
def parlour(monkeypatch):
    monkeypatch.setitem(GAMES, PARLOUR.key, PARLOUR)


@pytest.fixture
async def house(tmp_path):
    """Tables without anybody who times their windows."""
    store = await SqliteStore.open(tmp_path / "windows.sqlite3", patience_s=0.1)
    tables = Rooms(store)
    tables.path = tmp_path / "windows.sqlite3"
    yield tables
    await store.close()


@pytest.fixture
async def timed(house):
    """The same tables, whose windows go on and end."""
    house.windows = house.timed(house.clock)
    yield house
    await house.clock.close()
