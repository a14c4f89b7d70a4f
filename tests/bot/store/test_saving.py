"""What is saved of a table comes back the same; its moves are a single line that only grows."""

import sqlite3

import pytest

from bot.store import StoreError
from tests.bot.store.samples import ANNA, BEN, CHIE, found, move, open_tables, row, seated, sitters


async def test_settings_keep_their_kinds(store):
    table = await store.tables.new(row(rules={"flag": True, "number": 1, "choice": "1"}), sitters(ANNA))
    rules = (await store.tables.load(table)).table.rules
    assert [type(rules[name]) for name in ("flag", "number", "choice")] == [bool, int, str]


async def test_nobody_sits_twice_at_one_table_and_a_refused_save_changes_nothing(store):
    table = await seated(store)
    before = await store.tables.load(table)
    with pytest.raises(StoreError):
        await store.tables.save(row(id=table, channel=77), sitters(ANNA, ANNA))
    assert await store.tables.load(table) == before
    with pytest.raises(StoreError):
        await store.tables.new(row(), sitters(BEN, BEN))
    assert await store.tables.load(table + 1) is None


@pytest.mark.parametrize("wrong", [{"server_seed": b"short"}, {"state": "asleep"}, {"guild": None}])
async def test_a_row_that_makes_no_sense_is_refused(store, wrong):
    with pytest.raises(StoreError):
        await store.tables.new(row(**wrong), sitters(ANNA))
    assert await open_tables(store) == []


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
    with pytest.raises(StoreError):
        await store.writer.write(lambda db: db.execute(sql))
    db = sqlite3.connect(path)
    db.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        db.execute(sql)
    db.close()
    assert (await store.tables.load(table)).moves == (move(1), move(2))


async def test_moves_name_seats_and_no_users(path, store):
    table = await seated(store, ANNA, BEN)
    await store.tables.append(table, move(1), "")
    values = found(path, "SELECT * FROM moves")[0]
    assert ANNA not in values
    assert BEN not in values


@pytest.mark.parametrize(("table", "seat", "name"), [(1, 0, None), (1, -1, "no_claims"), (9, 0, "no_claims")])
async def test_an_order_that_makes_no_sense_is_refused(store, table, seat, name):
    await seated(store)
    with pytest.raises(StoreError):
        await store.tables.set_order(table, seat, name, on=True)
    assert (await store.tables.load(1)).orders == ()


async def test_a_table_saved_anew_keeps_its_standing_orders(store):
    table = await seated(store)
    await store.tables.set_order(table, 0, "no_claims", on=True)
    await store.tables.save(row(id=table), sitters(ANNA, CHIE))
    assert (await store.tables.load(table)).orders == ((0, "no_claims"),)
