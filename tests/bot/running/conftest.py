"""What tests of the bot as a whole start from."""

import pytest

from bot.app.client import Hanapai
from bot.config import Config
from bot.store.sqlite import SqliteStore


@pytest.fixture
async def bot(tmp_path):
    """A bot without a connection."""
    store = await SqliteStore.open(tmp_path / "db")
    bot = Hanapai(Config("nobody", tmp_path / "bot.sqlite3", painters=0, emoji=False), store)
    yield bot
    await bot.close()
