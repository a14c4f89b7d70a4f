"""The same history over both ways to keep the memory leaves the same rows, ratings to their last bit."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store import StoreError
from bot.store.moderation import Deed
from bot.store.people import AGREED
from bot.store.postgres import PostgresStore
from bot.store.postgres.connection import Postgres
from bot.store.postgres.copying import kept
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import finish, move, seated

DAY = 86_400_000
PEOPLE = st.sampled_from([101, 102, 103, 104])
TABLES = st.integers(1, 6)
STEPS = st.one_of(
    st.tuples(st.just("opened"), st.lists(PEOPLE, min_size=2, max_size=2, unique=True), st.sampled_from([1, 2])),
    st.tuples(st.just("moved"), TABLES, st.integers(1, 3)),
    st.tuples(st.just("ended"), TABLES, st.permutations([1, 2]), st.integers(0, 200), st.booleans()),
    st.tuples(st.just("voided"), TABLES, st.sampled_from(["void", "count"])),
    st.tuples(st.just("chosen"), PEOPLE, st.sampled_from([AGREED, "puzzles"]), st.sampled_from(["on", None])),
    st.tuples(
        st.just("set"), st.sampled_from([1, 2]), st.sampled_from([AGREED, "daily"]), st.sampled_from(["on", None])
    ),
    st.tuples(st.just("blocked"), PEOPLE, PEOPLE),
    st.tuples(st.just("off"), PEOPLE, st.sampled_from(["off", "on"])),
    st.tuples(st.just("rested"), PEOPLE, st.sampled_from([1, 2])),
    st.tuples(st.just("closed"), TABLES),
    st.tuples(st.just("forgotten"), PEOPLE),
    st.tuples(st.just("anew")),
    st.tuples(st.just("rebuilt")),
    st.tuples(st.just("left"), st.sampled_from([1, 2])),
)


async def done(store, step):
    """What one step comes to: what it returns, or which error it is."""
    what, *about = step
    try:
        match what, about:
            case "opened", [people, guild]:
                return await seated(store, *people, guild=guild, invited=(people[1], 999))
            case "moved", [table, seq]:
                return await store.tables.append(table, move(seq), f"after {seq}", due_at=seq)
            case "ended", [table, places, day, rated]:
                saved = await store.tables.load(table)
                if saved is None or saved.table.state != "playing":
                    return None
                over = finish((5, -3), tuple(places), ended_at=day * DAY, hands=3, rated=rated)
                return await store.tables.append(table, move(len(saved.moves) + 1), "", over)
            case "voided", [table, kind]:
                return await store.moderation.void(Deed(guild=1, at=5, kind=kind, moderator=9, table=table))
            case "chosen", [user, key, value]:
                version = (await store.people.preferences.load(user)).version
                return await store.people.preferences.keep(user, key, value, version)
            case "set", [guild, key, value]:
                version = (await store.servers.settings.load(guild)).version
                return await store.servers.settings.keep(guild, key, value, version)
            case "blocked", [user, other]:
                version = (await store.people.preferences.load(user)).version
                return await store.people.blocks.add(user, other, 7, version)
            case "off", [user, kind]:
                return await store.moderation.set_off(Deed(guild=1, at=6, kind=kind, moderator=9, person=user), [user])
            case "rested", [user, guild]:
                return await store.records.hide_user(user, guild, 19700101)
            case "closed", [table]:
                return await store.tables.close([table], 11)
            case "forgotten", [user]:
                held = await store.people.open_tables(user)
                await store.tables.close(held, 12)
                return await store.people.forget(user, -user, held)
            case "anew", []:
                return [await store.records.rate_anew(*each) for each in await store.records.due()]
            case "rebuilt", []:
                return await store.records.rebuild()
            case "left", [guild]:
                await store.servers.left(7, [guild], 13)
                return await store.servers.forget_tables(7, guild, 14, 3)
            case _:
                raise AssertionError(step)
    except StoreError as error:
        return type(error).__name__


@pytest.fixture(scope="module")
def tables(server):
    """The tables of the memory, with the order of their rows."""
    address = server.ours()
    connection = Postgres.connect(address)
    found = kept(connection)
    connection.raw.close()
    server.drop(address)
    return found


async def rows(store, tables):
    """All rows of all tables but the key that is drawn for each memory, how many commits a file counts, and until when
    it is leased: the owner of a file is alone with it, that of a server is not."""
    found = await store.writer.read(lambda db: {each.name: db.execute(each.rows()).fetchall() for each in tables})
    owners = [(name, lease, *rest) for name, lease, _, *rest in found["owners"]]
    return found | {"meta": [row for row in found["meta"] if row[0] not in ("blocks_key", "commits")], "owners": owners}


async def same(server, tables, folder, steps):
    """Go these steps over both, and compare what each step comes to, and at the end all rows."""
    address = server.ours()
    file, remote = await SqliteStore.open(folder / "memory"), await PostgresStore.open(address)
    try:
        for people in ((101, 102), (102, 103), (104, 101)):
            assert await seated(file, *people) == await seated(remote, *people)
        for step in steps:
            assert await done(remote, step) == await done(file, step), step
        assert await rows(remote, tables) == await rows(file, tables)
    finally:
        await asyncio.gather(file.close(), remote.close())
        server.drop(address)


@pytest.mark.parametrize("examples", [6, pytest.param(300, marks=pytest.mark.full)])
def test_both_ways_keep_the_same(server, tables, tmp_path_factory, monkeypatch, examples):
    monkeypatch.setattr("bot.store.sql.people.secrets.randbelow", lambda below: 5)

    @settings(max_examples=examples, deadline=None)
    @given(steps=st.lists(STEPS, min_size=5, max_size=30))
    def check(steps):
        asyncio.run(same(server, tables, tmp_path_factory.mktemp("history"), steps))

    check()
