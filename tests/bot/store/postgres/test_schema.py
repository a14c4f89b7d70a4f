"""Both ways to keep the memory have the same columns and the same promises."""

import sqlite3

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import StoreError
from bot.store.postgres.connection import Postgres
from bot.store.postgres.dialect import translated
from bot.store.postgres.opening import migrations
from bot.store.records import PERIODS, since
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file.opening import migrations as in_a_file
from tests.bot.store.samples import move, seated

COLUMNS = """
SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns
JOIN information_schema.tables USING (table_schema, table_name)
WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'hanapai'
ORDER BY table_name, ordinal_position
"""
IN_A_FILE = """
SELECT t.name, c.name, c."notnull" OR c.pk FROM sqlite_schema t JOIN pragma_table_info(t.name) c
WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid
"""


@pytest.fixture
def database(address):
    """A connection to an empty memory on a server."""
    connection = Postgres.connect(address)
    yield connection
    connection.raw.close()


async def test_both_have_the_same_columns_of_which_the_same_may_be_empty(database, tmp_path):
    file = await SqliteStore.open(tmp_path / "memory")
    expected = await file.writer.read(lambda db: db.execute(IN_A_FILE).fetchall())
    await file.close()
    found = database.script(COLUMNS).fetchall()
    assert len(found) > 250
    assert [(table, name, int(must)) for table, name, must in found] == expected
    assert migrations()[-1][0] == in_a_file()[-1][0]


async def test_moves_are_append_only_in_both(memory, kind):
    store = await memory()
    table = await seated(store)
    await store.tables.append(table, move(1), "one")
    for sql in ("UPDATE moves SET seat = 1", "DELETE FROM moves", "INSERT INTO moves SELECT * FROM moves"):
        with pytest.raises((StoreError, sqlite3.IntegrityError, psycopg.IntegrityError)):
            await store.writer.write(lambda db, sql=sql: db.execute(sql))
    saved = await store.tables.load(table)
    assert saved is not None
    assert saved.moves == (move(1),)


def test_moves_cannot_be_emptied_at_once(database):
    with pytest.raises(psycopg.IntegrityError, match="append-only"):
        database.script("TRUNCATE moves")


def test_a_period_begins_on_the_same_day_in_both(database):
    @given(st.integers(0, 4_000_000_000_000), st.sampled_from(PERIODS))
    def check(at, period):
        assert database.execute("SELECT since(?, ?)", (period, at)).fetchone() == (since(period, at),)

    check()


@pytest.mark.parametrize(("sql", "there"), [
    ("SELECT user FROM a WHERE b = ? AND c = :user", 'SELECT "user" FROM a WHERE b = %s AND c = %(user)s'),
    ("SELECT s.user, 'user ? :a %' FROM s", "SELECT s.\"user\", 'user ? :a %%' FROM s"),
    ("a IS NOT NULL AND b IS NULL AND c IS NOT :c", "a IS NOT NULL AND b IS NULL AND c IS DISTINCT FROM %(c)s"),
    ("(a, b) IS NOT (:a, ?) AND c IS ?", "(a, b) IS DISTINCT FROM (%(a)s, %s) AND c IS NOT DISTINCT FROM %s"),
    ("FROM a CROSS JOIN b ON c = d AND +owner = 1", "FROM a JOIN b ON c = d AND owner = 1"),
    ("x % 2 + 1 = a::bigint", "x %% 2 + 1 = a::bigint"),
])  # fmt: skip
def test_statements_are_turned_into_the_words_of_the_server(sql, there):
    assert translated(sql) == there
