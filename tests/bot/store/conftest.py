"""An open store in a file of its own."""

import pytest

from bot.store.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path):
    return tmp_path / "hanapai.sqlite3"


@pytest.fixture
async def store(path):
    store = await SqliteStore.open(path, patience_s=0.2)
    yield store
    await store.close()
