"""Servers that remove the bot: their tables close at once, and a month later nothing is left that names them."""

import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.common.units import DAY_MS
from bot.playground.api.threads import GUILDS
from bot.playground.world.world import Notice
from bot.store import StoreError
from bot.store.sqlite import SqliteStore
from bot.tables.guild_removals import GROUP, KEPT_MS, GuildRemovals
from tests.bot.leaderboards import put
from tests.bot.restarts.stage import staged
from tests.bot.rooms import Rooms
from tests.bot.store.samples import ANNA, BEN, found, move, played, seated
from tests.bot.trouble.test_outages import against_computer
from tests.bot.waiting import at_rest, eventually
from tests.there import there

OURS, OTHER = 71, 72
HERE, ELSEWHERE = 5001, 5002


@pytest.fixture
async def store(tmp_path):
    store = await SqliteStore.open(tmp_path / "hanapai.sqlite3", patience_s=0.2)
    yield store
    await store.close()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "hanapai.sqlite3"


@pytest.fixture
def house(store):
    """Departures of our application, with a calendar that a test may turn on."""
    calendar = SimpleNamespace(now=1_000 * DAY_MS)
    rooms = Rooms(store, lambda: calendar.now)
    guild_removals = GuildRemovals(rooms.registry)
    guild_removals.application = OURS
    return SimpleNamespace(rooms=rooms, guild_removals=guild_removals, calendar=calendar, store=store)


async def peopled(store, guild):
    """A finished, a running and a closed table of a server, with all that may belong to a table."""
    over, running_ = await played(store, guild=guild), await seated(store, guild=guild)
    await store.tables.append(running_, replace(move(1), action="ready"), "one")
    await store.tables.set_order(running_, 0, "no_claims", on=True)
    await store.key_values.keep(f"ping:{running_}", "7:99")
    return [over, running_]


def named(path, guild, tables):
    """The tables of the database, and how many rows of each name a server or one of its tables."""
    with closing(sqlite3.connect(path)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        rows = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}
        columns = {name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")] for name in names}
    of_tables = {name for name in names if "table_id" in columns[name]} | {"tables"}
    counts = {}
    for name, kept in rows.items():
        place = {"table_id", "id"} & set(columns[name]) if name in of_tables else set()
        counts[name] = sum(
            guild in row or any(row[columns[name].index(each)] in tables for each in place) for row in kept
        )
    counts["meta"] = sum(key in {f"ping:{table}" for table in tables} for key, _ in rows["meta"])
    return {name: count for name, count in counts.items() if count}


async def test_thirty_days_after_nothing_names_the_server_and_all_others_are_as_they_were(house, store, path, caplog):
    tables, others = await peopled(store, HERE), await peopled(store, ELSEWHERE)
    before = named(path, ELSEWHERE, others)
    assert set(named(path, HERE, tables)) >= {"tables", "sitters", "moves", "snapshots", "orders", "results", "scores",
                                              "standings", "meta"}  # fmt: skip
    assert await house.guild_removals.left(HERE) == [tables[1]]
    house.calendar.now += KEPT_MS - 1
    await house.guild_removals.forget()
    assert "moves" in named(path, HERE, tables)
    house.calendar.now += 1
    with caplog.at_level(logging.INFO):
        await house.guild_removals.forget()
    assert named(path, HERE, tables) == {}
    assert named(path, ELSEWHERE, others) == before
    assert (path.with_name(f"{path.name}-wal")).stat().st_size == 0
    assert [record.message for record in caplog.records] == [
        f"Server {HERE} removed the bot 30 days ago; deleted 2 tables there."
    ]
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    caplog.clear()
    await house.guild_removals.forget()
    assert caplog.records == []


async def test_more_tables_than_a_commit_takes_go_as_well(house, store, path):
    tables = [await seated(store, guild=HERE) for _ in range(2 * GROUP + 1)]
    await house.guild_removals.left(HERE)
    house.calendar.now += KEPT_MS
    commits = store.work.commits
    await house.guild_removals.forget()
    assert store.work.commits - commits == 4
    assert named(path, HERE, tables) == {}


async def test_what_a_later_version_keeps_of_a_server_goes_with_it(house, store, path):
    def more(db):
        db.execute("CREATE TABLE later_settings (guild INTEGER, key TEXT, PRIMARY KEY (guild, key))")
        db.execute("CREATE TABLE whims (table_id INTEGER REFERENCES tables (id), whim TEXT)")
        db.execute("INSERT INTO later_settings VALUES (?, 'threads'), (?, 'threads')", (HERE, ELSEWHERE))

    tables = await peopled(store, HERE)
    await store.writer.write(more)
    await store.writer.write(lambda db: db.execute("INSERT INTO whims VALUES (?, 'tea')", (tables[0],)))
    await house.guild_removals.left(HERE)
    house.calendar.now += KEPT_MS
    await house.guild_removals.forget()
    assert named(path, HERE, tables) == {}
    assert found(path, "SELECT guild FROM later_settings") == [(ELSEWHERE,)]


async def test_who_invites_the_bot_again_in_time_loses_nothing(house, store, path):
    tables = await peopled(store, HERE)
    before = named(path, HERE, tables)
    await house.guild_removals.left(HERE)
    house.calendar.now += KEPT_MS - DAY_MS
    await house.guild_removals.arrived(HERE)
    house.calendar.now += 90 * DAY_MS
    await house.guild_removals.forget()
    assert named(path, HERE, tables) == before | {"servers": 1}
    assert there(await store.tables.load(tables[1])).table.state == "closed"


async def test_a_second_note_does_not_put_the_day_off(house, path):
    await house.guild_removals.left(HERE)
    at = found(path, "SELECT left_at FROM servers")
    house.calendar.now += DAY_MS
    await house.guild_removals.reconcile([ELSEWHERE], 0, 1)
    assert found(path, "SELECT left_at FROM servers WHERE guild = ?", HERE) == at


@pytest.mark.parametrize("other", ["has left", "plays on"])
async def test_a_server_is_not_forgotten_by_marks_of_another_application_nor_where_that_plays_on(
    house, store, path, other
):
    tables = await peopled(store, HERE)
    if other == "has left":
        await store.servers.left(OTHER, [HERE], house.calendar.now)
    else:
        await store.servers.arrived(OTHER, [HERE])
        await house.guild_removals.left(HERE)
    house.calendar.now += 2 * KEPT_MS
    await house.guild_removals.forget()
    assert "moves" in named(path, HERE, tables)


async def test_another_application_with_this_database_closes_nothing_of_ours(house, store):
    tables = await peopled(store, HERE)
    await store.key_values.keep(f"commands:{OURS}", "ours")
    other = GuildRemovals(house.rooms.registry)
    other.application = OTHER
    await store.key_values.keep(f"commands:{OTHER}", "theirs")
    assert await other.reconcile([ELSEWHERE], 0, 1) == []
    assert await house.guild_removals.reconcile([HERE], 0, 1) == []
    assert await other.reconcile([ELSEWHERE], 0, 1) == []
    assert there(await store.tables.load(tables[1])).table.state == "playing"


async def test_servers_of_other_shards_are_not_missed(house, store):
    on_first, on_second = (2 << 22) + 1, (3 << 22) + 1
    first, second = await seated(store, guild=on_first), await seated(store, guild=on_second)
    assert await house.guild_removals.reconcile([], 0, 2) == [first]
    assert there(await store.tables.load(second)).table.state == "playing"
    assert await house.guild_removals.reconcile([on_second], 1, 2) == []


async def test_moves_go_in_no_other_way(store, path):
    table = await seated(store, ANNA, BEN)
    await store.tables.append(table, move(1), "one")
    with pytest.raises(StoreError, match="append-only"):
        await store.writer.write(lambda db: db.execute("DELETE FROM moves WHERE table_id = ?", (table,)))
    other = await seated(store, ANNA, BEN)
    await store.writer.write(lambda db: db.execute("INSERT INTO forgotten VALUES (?)", (other,)))
    with pytest.raises(StoreError, match="append-only"):
        await store.writer.write(lambda db: db.execute("DELETE FROM moves"))
    assert found(path, "SELECT count(*) FROM moves") == [(1,)]


# Over the stand-in


def left_at(stage):
    return dict(found(stage.database, "SELECT guild, left_at FROM servers"))


async def state_of(stage, number):
    return (await stage.bot.registry.get(number)).row.state


async def is_closed(stage, number):
    return await state_of(stage, number) == "closed"


async def test_a_server_that_removes_the_bot_is_noted_and_one_in_an_outage_is_not(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage, stage.up():
        tea = stage.discord.add_guild("Tea House")
        number = await against_computer(stage, stage.anna, stage.discord.add_channel(tea, "a"))
        await eventually(lambda: left_at(stage) == {stage.guild.id: None, tea.id: None})
        stage.discord.unavailable(stage.guild)
        stage.discord.remove_guild(tea)
        await eventually(lambda: left_at(stage)[tea.id] is not None)
        assert left_at(stage)[stage.guild.id] is None
        await eventually(lambda: is_closed(stage, number))


async def test_a_removal_while_the_bot_was_down_is_found_at_its_start(stage):
    tea = stage.discord.add_guild("Tea House")
    hall = stage.discord.add_channel(tea, "a")
    async with stage.up():
        number = await against_computer(stage, stage.anna, hall)
        kept = await against_computer(stage, stage.anna)
    stage.discord.remove_guild(tea)
    stage.discord.unavailable(stage.guild)
    async with stage.up():
        await eventually(lambda: is_closed(stage, number))
        assert left_at(stage)[tea.id] is not None
        assert await state_of(stage, kept) == "playing"
        assert left_at(stage)[stage.guild.id] is None
        stage.discord.available(stage.guild)
        await at_rest(stage)
    assert stage.refused() == []


async def test_a_bot_that_is_invited_again_finds_its_leaderboard_and_takes_new_tables(stage):
    async with stage.up():
        put(stage.database, (stage.guild.id, stage.anna.id, 1, 1, 7))
        running_ = await stage.challenged()
        # the stand-in would forget the server with the removal
        removed = {"id": str(stage.guild.id)}
        stage.discord.world.ears.tell(Notice("GUILD_DELETE", removed, stage.guild.id, GUILDS))
        await eventually(lambda: left_at(stage)[stage.guild.id] is not None)
        stage.discord.gateway_sessions.guild_added(stage.guild, joined=True)
        await eventually(lambda: left_at(stage)[stage.guild.id] is None)
        assert await state_of(stage, running_) == "closed"
        board = there((await stage.anna.command(stage.channel, "leaderboard", game="koikoi")).message)
        assert "won 1 of 1" in board.text
        assert await stage.challenged() > running_
    async with stage.up(hours=24 * 40):
        await stage.bot.guild_removals.forget()
        board = there((await stage.anna.command(stage.channel, "leaderboard", game="koikoi")).message)
        assert "won 1 of 1" in board.text


async def test_a_month_after_a_removal_the_bot_forgets_by_itself(stage):
    tea = stage.discord.add_guild("Tea House")
    async with stage.up():
        number = await against_computer(stage, stage.anna, stage.discord.add_channel(tea, "a"))
        stage.discord.remove_guild(tea)
        await eventually(lambda: left_at(stage)[tea.id] is not None)
    async with stage.up(hours=24 * 31):
        await eventually(lambda: named(stage.database, tea.id, [number]) == {})
