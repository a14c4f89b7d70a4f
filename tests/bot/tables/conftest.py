"""Tables over a real store in a file of its own."""

import secrets
from dataclasses import replace
from hashlib import sha256
from itertools import count

import pytest

from bot.store import Store
from bot.tables import Tables
from engine import GAMES
from tests.bot.tables.players import NOW


@pytest.fixture(autouse=True)
def fixed_seeds(monkeypatch):
    """Every run deals the same cards: one match in 80 begins with a dealt yaku, and its holder is not asked `ready`."""
    numbers = count()
    monkeypatch.setattr(secrets, "token_bytes", lambda size: sha256(b"table %d" % next(numbers)).digest()[:size])


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
