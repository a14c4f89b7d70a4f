"""A killed bot loses no move that it had acknowledged, and keeps none twice."""

import itertools
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import ForkedHistory, StoreError
from bot.store.sqlite import SqliteStore
from tests.bot.store.failing import fails
from tests.bot.store.samples import ANNA, BEN, found, move, seated
from tests.there import there

ROOT = Path(__file__).parents[3]
TABLES = 8
WRITER = f"""
import asyncio, sys
from pathlib import Path
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import move, seated

async def write(store, table):
    for seq in range(1, 1_000_000):
        await store.tables.append(table, move(seq), f"after {{seq}}")
        print(table, seq, flush=True)

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    tables = [await seated(store) for _ in range({TABLES})]
    await asyncio.gather(*(write(store, table) for table in tables))

asyncio.run(main())
"""


def killed_after(path, lines):
    """Let another process write moves and kill it after so many acknowledgements; what it acknowledged, by table."""
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        told = list(itertools.islice(there(bot.stdout), lines))
        bot.kill()
        # a last line may have been cut off by the kill: it was not told in full
        told += [line for line in there(bot.stdout) if line.endswith("\n")]
    assert bot.returncode == -9
    pairs = [tuple(map(int, line.split())) for line in told]
    return {table: max((seq for each, seq in pairs if each == table), default=0) for table in range(1, TABLES + 1)}


@pytest.mark.parametrize("lines", [1, 300])
async def test_every_move_acknowledged_before_a_kill_is_there_and_none_twice(path, lines):
    acknowledged = killed_after(path, lines)
    assert sum(acknowledged.values()) >= lines
    store = await SqliteStore.open(path)
    for table, told in acknowledged.items():
        saved = there(await store.tables.load(table))
        count = len(saved.moves)
        # the one under way may have been saved without having been acknowledged any more
        assert told <= count <= told + 1
        assert saved.moves == tuple(move(seq) for seq in range(1, count + 1))
        assert saved.snapshot == (f"after {count}" if count else None)
        if count:
            await fails(ForkedHistory, store.tables.append(table, move(count), "again"))
        await store.tables.append(table, move(count + 1), "on")
    await store.close()
    assert found(path, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM moves",
        "DELETE FROM moves WHERE seq = 2",
        "UPDATE moves SET action = 'play 01H'",
        "UPDATE moves SET seq = 9 WHERE seq = 2",
        "INSERT OR REPLACE INTO moves VALUES (1, 2, 0, 'play 01H', 'person', 0)",
        "INSERT INTO moves VALUES (1, 4, 0, 'play 01H', 'person', 0)",
        "DELETE FROM tables WHERE id = 1",
    ],
)
async def test_what_was_played_cannot_be_changed_even_by_hand(store, path, sql):
    table = await seated(store)
    for seq in (1, 2):
        await store.tables.append(table, move(seq), "")
    await fails(StoreError, store.writer.write(lambda db: db.execute(sql)))
    db = sqlite3.connect(path)
    db.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        db.execute(sql)
    db.close()
    assert (await store.tables.load(table)).moves == (move(1), move(2))
    assert {ANNA, BEN}.isdisjoint(found(path, "SELECT * FROM moves")[0])
