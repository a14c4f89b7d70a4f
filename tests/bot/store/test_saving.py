"""What was played is a single line that only grows, and names no users."""

import sqlite3

import pytest

from bot.store import StoreError
from tests.bot.store.failing import fails
from tests.bot.store.samples import ANNA, BEN, found, move, seated


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
