"""What is wrong with a database on a server is said in one sentence, and nothing is changed; a server that comes back
is used again."""

import asyncio
import sys

import pytest

from bot.store import LeaseLost, StoreError
from bot.store.opening import open_store, versions
from bot.store.postgres import PostgresStore
from bot.store.postgres.opening import migrations
from tests.bot.store.failing import fails
from tests.bot.store.samples import move, seated

NEWEST = migrations()[-1][0]


@pytest.mark.parametrize(("address", "sentence"), [
    ("postgresql://hanapai:s3cret@127.0.0.1:1/none", r"can't be reached at postgresql://hanapai@127\.0\.0\.1:1/none"),
    ("postgresql://hanapai:s3cret@/none?host=/nowhere", "can't be reached"),
    ("postgresql://hanapai:s3cret@127.0.0.1:1/none?nonsense=1", "nonsense"),
])  # fmt: skip
async def test_a_wrong_address_is_a_sentence_without_its_password(address, sentence):
    with pytest.raises(StoreError, match=sentence) as refused:
        await open_store(address)
    assert "s3cret" not in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "by itself" not in str(refused.value)  # a start or a command that is refused does not go on


async def test_without_the_extra_only_a_server_is_refused(tmp_path, monkeypatch):
    for name in [name for name in sys.modules if name.startswith("bot.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    await (await open_store(tmp_path / "memory")).close()
    await fails(StoreError, open_store("postgresql:///hanapai"), match=r"install hanapai\[postgres\]")
    with pytest.raises(StoreError, match=r"install hanapai\[postgres\]"):
        versions("postgresql:///hanapai")


async def test_a_database_that_is_not_there_and_a_stranger_are_sentences(server):
    await fails(StoreError, open_store(server.address("nothing")), match="There is no database")
    await fails(StoreError, open_store(server.address("postgres", "nobody")), match="doesn't let")


async def test_a_wrong_password_is_a_sentence(server, empty):
    server.ask("postgres", "CREATE USER locked PASSWORD 'right'")
    server.only_with_password("locked")
    with pytest.raises(StoreError, match="refuses the password") as refused:
        await open_store(empty.replace("hanapai@", "locked:wrong@"))
    assert "wrong" not in str(refused.value)


@pytest.mark.parametrize(("made", "sentence"), [
    ("CREATE TABLE songs (id bigint)", "another program"),
    (f"CREATE TABLE hanapai AS SELECT {NEWEST + 1} AS version", "newer version"),
    (f"CREATE TABLE hanapai AS SELECT {migrations()[0][0] - 1} AS version", "has the unknown version"),
])  # fmt: skip
async def test_a_database_that_is_not_ours_or_of_no_known_version_stays_as_it_was(server, empty, made, sentence):
    name = empty.partition("@/")[2].partition("?")[0]
    server.ask(name, made)
    there = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"
    before = server.ask(name, there)
    with pytest.raises(StoreError, match=sentence):
        await open_store(empty)
    assert server.ask(name, there) == before


async def test_versions_are_told_beside_an_open_one(empty):
    assert versions(empty) == (0, NEWEST)
    store = await open_store(empty)
    assert versions(empty) == (NEWEST, NEWEST)
    await store.close()


async def test_a_second_bot_is_kept_away_until_the_first_has_gone(address):
    store = await PostgresStore.open(address)
    await fails(StoreError, PostgresStore.open(address, patience_s=0.1), match="Another Hanapai holds")
    waiting = asyncio.create_task(PostgresStore.open(address, patience_s=30))
    await store.close()
    await (await waiting).close()


async def test_a_successor_has_no_tables_until_it_claims_them_and_may_not_change_the_schema(server, address):
    first = await open_store(address, "0-0/2")
    table = await seated(first)
    heir = await open_store(address, "0-0/2", leased=False)
    await fails(LeaseLost, heir.tables.append(table, move(1), "early"))
    await first.tables.append(table, move(1), "one")
    await first.close()
    assert not await heir.leases.claim(2)
    await heir.tables.append(table, move(2), "two")
    await heir.close()
    name = address.partition("@/")[2].partition("?")[0]
    server.ask(name, f"UPDATE hanapai SET version = {NEWEST - 1}")
    await fails(
        StoreError, open_store(address, "0-0/2", leased=False), match="stop all processes, then start without it"
    )
    assert versions(address) == (NEWEST - 1, NEWEST)


@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_a_server_that_goes_is_a_sentence_and_one_that_comes_back_is_used(server, address, how):
    store = await PostgresStore.open(address)
    table = await seated(store)
    await store.tables.append(table, move(1), "one")
    server.stop(how)
    for _ in range(2):
        await fails(StoreError, store.tables.append(table, move(2), "two"), match="can't be reached")
        await fails(StoreError, store.tables.load(table), match="can't be reached")
    server.start()
    saved = await store.tables.load(table)
    assert saved is not None
    assert saved.moves == (move(1),)
    await store.tables.append(table, move(2), "two")
    await store.close()


async def test_who_stands_still_in_a_transaction_is_put_out(address, monkeypatch):
    monkeypatch.setattr("bot.store.postgres.connection.SESSION", "SET idle_in_transaction_session_timeout = '200ms'")
    store = await PostgresStore.open(address)
    table = await seated(store)

    def stands(db):
        db.execute("UPDATE tables SET seats = 9")
        asyncio.run(asyncio.sleep(1.0))
        db.execute("UPDATE tables SET seats = 9")

    await fails(StoreError, store.writer.write(stands))
    await store.tables.append(table, move(1), "one")
    saved = await store.tables.load(table)
    assert saved is not None
    assert saved.table.seats == 2
    await store.close()
