"""A parlour: the game with claim windows, and tables at which it is played in a file of their own."""

import pytest

from bot.store.sqlite import SqliteStore
from bot.tables.clock import Clock
from engine import GAMES
from tests.bot.rooms import Rooms
from tests.bot.windows.parlour import PARLOUR


class Bells(Clock):
    """A clock on which a test rings: no deadline of minutes has to be waited for, and none is over too early."""

    def __init__(self):
        super().__init__()
        self._jobs = {}

    def set(self, key, delay, job):
        super().set(key, delay, job)
        self._jobs[key] = job

    def ring(self, *key):
        """The time of this deadline is over now."""
        assert key in self
        self.set(key, 0, self._jobs[key])


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
    """The same tables with windows that go on in 20 to 40 ms, and end when the test rings `timed.clock`."""
    house.retime(window_s=600.0, choice_s=600.0, go_on_s=(0.02, 0.04))
    house.clock = Bells()
    house.windows = house.timed(house.clock)
    yield house
    await house.clock.close()
