"""Tables over a real store in a file of its own."""

from dataclasses import replace

import pytest

from bot.store import Store
from bot.tables import Tables
from engine import GAMES
from tests.bot.tables.players import NOW


@pytest.fixture
async def house(tmp_path):
    """Tables, and in `house.path` the file they are kept in."""
    store = await Store.open(tmp_path / "tables.sqlite3", patience=0.1)
    tables = Tables(store, lambda: NOW)
    tables.path = tmp_path / "tables.sqlite3"
    yield tables
    await store.close()


@pytest.fixture
def wide(monkeypatch):
    """A game for two to four, of which only the lobby is needed."""
    monkeypatch.setitem(GAMES, "koikoi", replace(GAMES["koikoi"], seats=range(2, 5)))
