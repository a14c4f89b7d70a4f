"""What the connection takes from inside aiosqlite, held against the release that is pinned."""

import asyncio
import inspect
import re
import sqlite3
import threading
from importlib.metadata import version
from pathlib import Path
from unittest.mock import Mock

import aiosqlite
import pytest

from bot.store.sqlite.file.connection import Connection, Sqlite

ROOT = Path(__file__).parents[3]


def test_the_release_is_the_pinned_one():
    """Whoever pins another one reads its Connection first: the tests below say what has to be there."""
    (pinned,) = re.findall(r'^    "aiosqlite==([\d.]+)",$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)[:1]
    assert version("aiosqlite") == pinned == "0.22.1"


async def test_a_whole_function_is_run_in_the_thread_of_the_connection(tmp_path):
    assert list(inspect.signature(aiosqlite.Connection._execute).parameters) == ["self", "fn", "args", "kwargs"]
    connection = Connection(lambda: sqlite3.connect(tmp_path / "some.sqlite3", factory=Sqlite))
    assert isinstance(connection._thread, threading.Thread)
    assert connection._thread.daemon
    await connection
    assert isinstance(connection._conn, sqlite3.Connection)
    where = await connection.run(lambda db: (threading.current_thread(), type(db)))
    assert where == (connection._thread, Sqlite)
    with pytest.raises(sqlite3.OperationalError, match="syntax"):
        await connection.run(lambda db: db.execute("NONSENSE"))
    await connection.close()
    await connection.stopped()
    assert not connection._thread.is_alive()
    with pytest.raises(ValueError, match=r"no active connection|closed"):
        await connection.run(lambda db: None)


async def test_a_connection_that_is_stopped_before_it_opened_leaves_no_thread(tmp_path):
    connection = Connection(Mock(side_effect=sqlite3.OperationalError("no")))
    with pytest.raises(sqlite3.OperationalError):
        await connection
    assert isinstance(connection._stopped, asyncio.Future)  # it stops itself
    await connection.stopped()
    assert not connection._thread.is_alive()
