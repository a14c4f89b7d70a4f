"""A parlour: the game with claim windows, and tables at which it is played in a file of their own."""

import pytest

from bot.clock import Clock
from bot.store import Store
from bot.tables import Tables
from bot.windows import Windows
from engine import GAMES
from tests.bot.windows.parlour import PARLOUR


@pytest.fixture(autouse=True)
def parlour(monkeypatch):
    monkeypatch.setitem(GAMES, PARLOUR.key, PARLOUR)


@pytest.fixture
async def house(tmp_path):
    """Tables without anybody who times their windows."""
    store = await Store.open(tmp_path / "windows.sqlite3", patience=0.1)
    tables = Tables(store)
    tables.path = tmp_path / "windows.sqlite3"
    yield tables
    await store.close()


@pytest.fixture
async def timed(house):
    """The same tables with quick windows: they go on in 20 to 40 ms, and end after 400."""
    house.claim_time, clock = 0.4, Clock()
    house.windows = Windows(house, clock, (0.02, 0.04))
    yield house
    await clock.close()
