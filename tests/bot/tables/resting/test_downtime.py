"""Time that nobody could use does not count: the bot was down, or a channel out of reach. What nobody plays closes."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.store import StoreError
from bot.store.deadlines import Place
from bot.store.sqlite import SqliteStore
from tests.bot.hourglass import Hourglass
from tests.bot.store.kinds import passed
from tests.bot.store.samples import empty_database
from tests.bot.tables.players import refused
from tests.bot.timed_rooms import PERSONS, TimedRooms
from tests.there import there
from tests.virtual_time import hold_up

ANNA, *_ = PERSONS
DAY_S = 24 * 3600
CHANNEL = Place("channel", 5)


async def test_a_downtime_moves_deadlines_and_gives_windows_their_whole_time(rooms):
    table = await rooms.started("koikoi", 2, "3m")
    await rooms.glass.pass_s(60)
    await rooms.restart(down_s=10_000)
    table = await rooms.registry.get(table.id)
    left_s = (table.row.due_at - rooms.glass.ms) / 1000
    assert 120 <= left_s <= 130  # a heartbeat may be ten seconds old
    await rooms.glass.pass_s(119)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(12)
    assert len(await rooms.moves(table.id)) == 2


async def test_who_presses_before_a_start_has_made_up_for_the_time_waits_and_the_next_question_has_its_own(rooms):
    table = await rooms.started("koikoi", 2, "3m")
    await rooms.begin_anew(down_s=10_000)
    await rooms.registry.get(table.id)  # somebody looks at it
    pressing = [asyncio.create_task(rooms.press(table.id, user)) for user in PERSONS[:2]]
    await asyncio.sleep(1)
    assert await rooms.moves(table.id) == []
    await rooms.wake()
    await asyncio.gather(*pressing)
    await rooms.restart()
    assert ((await rooms.registry.get(table.id)).row.due_at - rooms.glass.ms) / 1000 == 180


async def test_time_with_a_channel_out_of_reach_does_not_count(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    other = await rooms.started("koikoi", 2, "30s", channel=6)
    await rooms.glass.pass_s(10)
    rooms.downtime.down(CHANNEL)
    await rooms.glass.pass_s(600)
    assert await rooms.moves(table.id) == []
    assert len(await rooms.moves(other.id)) > 2
    rooms.downtime.up(CHANNEL)
    await rooms.glass.pass_s(19)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(6)
    assert await rooms.moves(table.id) == [(0, "ready", "clock"), (1, "ready", "clock")]


async def test_a_channel_that_is_lost_again_at_once_stays_out_of_reach(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    rooms.downtime.down(CHANNEL)
    rooms.downtime.up(CHANNEL)
    rooms.downtime.down(CHANNEL)
    await rooms.glass.pass_s(600)
    assert rooms.downtime.is_down(table.row)
    assert await rooms.moves(table.id) == []
    rooms.downtime.up(CHANNEL)
    await rooms.glass.pass_s(20)
    assert not rooms.downtime.is_down(table.row)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(15)
    assert len(await rooms.moves(table.id)) == 2


async def test_a_kill_while_a_channel_is_out_of_reach_loses_no_time(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    rooms.downtime.down(CHANNEL)
    await rooms.glass.pass_s(600)
    await rooms.restart(down_s=100)
    await rooms.glass.pass_s(15)
    assert await rooms.moves(table.id) == []


@pytest.mark.parametrize(("down", "days"), [(False, 14), (True, 14), (False, 3)])
async def test_a_match_in_which_nobody_did_anything_for_the_days_of_its_server_closes(long, down, days):
    rooms = long
    if days != 14:
        await rooms.settings.set_for_guild(1, "idle_days", [str(days)])
    table = await rooms.started("koikoi", 2, "off")
    await rooms.press(table.id, ANNA)
    if down:
        await rooms.restart(down_s=20 * DAY_S)
    await rooms.glass.pass_s(days * DAY_S - 3600)
    assert there(await rooms.store.tables.load(table.id)).table.state == "playing"
    await rooms.glass.pass_s(2 * 3600)
    row = there(await rooms.store.tables.load(table.id)).table
    assert (row.state, row.reason) == ("closed", "idle")
    assert await rooms.store.tables.get_finish(table.id) is None


async def until_one_is_asked(rooms, table):
    """Play on until one of the two has moved and one is asked. Returns who that is, by seat."""
    await rooms.press(table.id, PERSONS[0])
    await rooms.press(table.id, PERSONS[1])
    for _ in range(3):
        (seat,) = (await rooms.registry.get(table.id)).match.pending
        await rooms.press(table.id, PERSONS[seat])
    (seat,) = (await rooms.registry.get(table.id)).match.pending
    return seat


async def test_a_match_that_waits_for_one_alone_is_lost_by_them_when_it_closes(long):
    rooms = long
    await rooms.settings.set_for_guild(1, "idle_days", ["2"])
    table = await rooms.started("koikoi", 2, "off")
    seat = await until_one_is_asked(rooms, table)
    await rooms.glass.pass_s(2 * DAY_S + 3600)
    over = there(await rooms.store.tables.get_finish(table.id))
    assert (over.reason, over.rated, over.places[seat], over.weights[seat], over.weights[1 - seat]) == (
        "resigned", True, 2, 1000, 0,
    )  # fmt: skip


@pytest.mark.parametrize("why", ["both are away", "the other is away", "out of reach", "not rated"])
async def test_a_match_that_waits_for_several_or_could_not_be_played_counts_for_nobody(long, why):
    rooms = long
    await rooms.settings.set_for_guild(1, "idle_days", ["2"])
    table = await rooms.started("koikoi", 2, "off")
    seat = await until_one_is_asked(rooms, table)
    match why:
        case "both are away":
            for user in PERSONS[:2]:
                await rooms.matches.stand_in(table.id, user)
        case "the other is away":
            await rooms.matches.stand_in(table.id, PERSONS[1 - seat])
        case "out of reach":
            await rooms.glass.pass_s(2 * DAY_S - 3600)
            rooms.downtime.down(CHANNEL)
        case _:
            table.row = replace(table.row, advice=True)
    await rooms.glass.pass_s(2 * DAY_S + 7200)
    row = there(await rooms.store.tables.load(table.id)).table
    assert (row.state, row.reason) == ("closed", "idle")


async def test_a_channel_counts_as_out_of_reach_until_its_deadlines_could_be_moved(rooms, monkeypatch):
    table = await rooms.started("koikoi", 2, "30s")
    rooms.downtime.down(CHANNEL)
    await rooms.glass.pass_s(100)
    with monkeypatch.context() as broken:
        broken.setattr(rooms.store.deadlines, "timed", AsyncMock(side_effect=StoreError("no disk")))
        rooms.downtime.up(CHANNEL)
        await rooms.glass.pass_s(60)
    assert rooms.downtime.is_down(table.row)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(10)
    assert not rooms.downtime.is_down(table.row)
    await rooms.glass.pass_s(15)
    assert await rooms.moves(table.id) == []


async def test_lost_time_is_given_back_from_when_a_slow_request_began(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.glass.pass_s(25)
    rooms.downtime.down(CHANNEL, "silent", 5.0)
    await rooms.glass.pass_s(58)
    rooms.downtime.up(CHANNEL, "silent")
    await rooms.glass.pass_s(9)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(3)
    assert await rooms.moves(table.id) == [(0, "ready", "clock"), (1, "ready", "clock")]


async def test_what_was_given_back_is_not_given_again(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    before = table.row.due_at
    rooms.downtime.down(CHANNEL, "fails")
    await rooms.glass.pass_s(8)
    rooms.downtime.up(CHANNEL, "fails")
    await rooms.glass.pass_s(2)
    rooms.downtime.down(CHANNEL, "silent", 5.0)  # of these five seconds three were given back before
    await rooms.glass.pass_s(4)
    rooms.downtime.down(CHANNEL, "fails")
    rooms.downtime.up(CHANNEL, "silent")
    await rooms.glass.pass_s(1)
    assert rooms.downtime.is_down(table.row)
    rooms.downtime.up(CHANNEL, "fails")
    await rooms.glass.pass_s(0)
    assert not rooms.downtime.is_down(table.row)
    assert (await rooms.registry.get(table.id)).row.due_at == before + 15_000


@pytest.mark.parametrize(("quiet_s", "refused", "why"), [
    (21, False, "this process stood still for 21 s"),
    (21, True, "this process saved no heartbeat for 21 s (PostgreSQL is away)"),
    (3, False, "it took the lease 12 s early"),
])  # fmt: skip
async def test_a_process_that_lost_its_shards_says_why(rooms, monkeypatch, caplog, quiet_s, refused, why):
    said = []
    monkeypatch.setattr(rooms.downtime, "_ousted", said.append)
    await rooms.downtime._beat()
    if refused:
        with monkeypatch.context() as broken:
            broken.setattr(rooms.store.leases, "beat", AsyncMock(side_effect=StoreError("PostgreSQL is away.")))
            await rooms.downtime._beat()
    hold_up(quiet_s)
    heir = SqliteStore(rooms.store.writer, rooms.store.leases.name)
    await heir.leases.begin()
    await heir.leases.hold(15_000)
    await rooms.downtime._beat()
    assert said == [why]
    assert f"This process lost its tables to another one: {why}. It tries to get them back." in caplog.messages


async def test_a_process_that_lost_its_tables_forgets_what_it_knew_of_them_and_goes_on_with_others(rooms):
    table = await rooms.started("koikoi", 2, "3m")
    other = SqliteStore(rooms.store.writer, "other")
    await other.leases.begin()
    assert await other.leases.take_over("bot", rooms.glass.ms, 9) == []
    await passed(rooms.store, int(rooms.timing.lease_s * 1000))
    assert await other.leases.take_over("bot", rooms.glass.ms, 9) == [table.id]
    with refused("elsewhere"):
        await rooms.press(table.id, ANNA)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(rooms.timing.heartbeat_s + 1)
    assert await rooms.registry.get(table.id) is not table
    with refused("elsewhere"):
        await rooms.press(table.id, ANNA)
    mine = await rooms.started("koikoi", 2, "3m")
    await rooms.press(mine.id, ANNA)
    assert len(await rooms.moves(mine.id)) == 1


@pytest.mark.migrations
async def test_a_database_of_one_heartbeat_for_all_goes_on_with_it(tmp_path):
    path = tmp_path / "before.sqlite3"
    await empty_database(path, version=17)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO meta VALUES ('heartbeat', '1000'), ('out of reach', '[[[\"channel\", 5, 1], 900]]')")
        db.execute(
            "INSERT INTO tables (id, guild, channel, game, preset, rules, seats, host, invited, state, server_seed,"
            " created_at, due_at, clock_s) VALUES (1, 1, 5, 'koikoi', 'kirin', '{}', 2, 11, '[]', 'playing',"
            " zeroblob(32), 1, 1500, 1)"
        )
    store = await SqliteStore.open(path)
    rooms = TimedRooms(store, Hourglass())
    rooms.glass.ms = 4000
    await rooms.downtime.make_up()
    assert there(await store.tables.load(1)).table.due_at == 1500 + 100 + 3000
    assert [each.number for each in await store.deadlines.to_wake(0, 9)] == [1]
    assert (await store.key_values.all("")).keys() == {"blocks_key", "commits"}
    await rooms.glass.close()
    await store.close()
