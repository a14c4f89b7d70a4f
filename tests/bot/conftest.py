"""What every test of the bot starts from."""

import asyncio
import functools
import secrets
import tempfile
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from bot.features.daily.service import DailyService
from bot.store.file_lock import FileLock
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file import opening
from tests.bot.house import evening
from tests.bot.restarts.stage import staged
from tests.bot.store.server import end, serve
from tests.bot.timed_rooms import TimedRooms


@pytest.fixture(autouse=True)
def migrated(request, monkeypatch):
    """New databases are copies of one that was migrated once, except in tests marked `migrations`."""
    if request.node.get_closest_marker("migrations") is None:
        monkeypatch.setattr(opening, "_make_file", _copied)


@pytest.fixture(autouse=True)
def without_par(monkeypatch):
    """Unless a calendar is turned, no bot lets the strongest computer play the daily: it takes a process and 0.6 s."""
    monkeypatch.setattr(DailyService, "_set_par", lambda _: asyncio.sleep(0))


@pytest.fixture
def fixed_seeds(monkeypatch):
    """Every run deals the same cards: one match in 80 begins with a dealt yaku, and its holder is not asked `ready`."""
    numbers = count()
    monkeypatch.setattr(secrets, "token_bytes", lambda size: sha256(b"table %d" % next(numbers)).digest()[:size])


@pytest.fixture
async def house(tmp_path):
    """An evening with the bot in this process."""
    async with evening(tmp_path) as house:
        yield house


@pytest.fixture
async def stage(tmp_path):
    """A stage for restarts."""
    async with staged(tmp_path) as stage:
        yield stage


@pytest.fixture
async def rooms(tmp_path):
    """Tables in an hourglass, with all that happens there by itself."""
    store = await SqliteStore.open(tmp_path / "clocks.sqlite3")
    rooms = TimedRooms(store)
    await rooms.wake()
    yield rooms
    await rooms.glass.close()
    await store.close()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Whatever asks a PostgreSQL is slow."""
    for item in items:
        if "server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server():
    """A PostgreSQL that runs as long as the tests of this process do."""
    server = serve()
    yield server
    end(server)


@pytest.fixture
def address(server):
    """A database with nothing in it but the schema of the bot."""
    address = server.ours()
    yield address
    server.drop(address)


_make_file = opening._make_file


def _copied(path: Path):
    try:
        with path.open("xb") as file:
            file.write(_empty_database())
        path.chmod(0o600)
    except OSError:
        pass  # it is there, or cannot be: opening it says which
    return _make_file(path)


@functools.cache
def _empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "empty.sqlite3")
        opening._opened(path, 1.0, FileLock(path), _make_file(path)).db.close()
        return path.read_bytes()
