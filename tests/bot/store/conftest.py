"""An open store in a file of its own."""

import pytest

from bot.store.sqlite import SqliteStore
from tests.bot.store.server import end, serve


@pytest.fixture
def path(tmp_path):
    return tmp_path / "hanapai.sqlite3"


@pytest.fixture
async def store(path):
    store = await SqliteStore.open(path, patience_s=0.2)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def server():
    """A PostgreSQL that runs as long as the tests of this process do."""
    server = serve()
    yield server
    end(server)
