"""A table belongs to one process: its heartbeat moves its own deadlines, and an old lease writes nothing."""

import asyncio
from dataclasses import replace

import pytest

from bot.store import LeaseLost, StoreError
from bot.store.deadlines import Place
from bot.store.leases import Lapsed
from tests.bot.store.failing import fails
from tests.bot.store.kinds import passed
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, gone, move, played, row, seated, sitters
from tests.there import there

NOW, LEASE_MS = 1_000_000, 60_000


def writes(store, table):
    """Everything that writes to a table, each as something to await."""
    tables = store.tables
    return {
        "append": tables.append(table, move(2), "late", finish()),
        "save": tables.save(row(id=table, channel=99), sitters(7, 8)),
        "close": tables.close([table], 5),
        "close match": tables.close_match(table, "idle", 5),
        "message": tables.set_message(table, 5, 6, 7),
        "move": tables.move(table, 99, None, None),
        "due": tables.set_due(table, 99),
        "sitters": tables.set_sitters(table, [replace(sitters(7)[0], misses=3)], 5, 6),
        "order": tables.set_order(table, 0, "pass", on=True),
        "orders": tables.set_orders(table, {0: frozenset({"pass"})}),
    }


async def written(store, table):
    """What of all that is not refused because the table is of another process."""
    found = writes(store, table)
    outcomes = await asyncio.gather(*found.values(), return_exceptions=True)
    return {name for name, outcome in zip(found, outcomes, strict=True) if not isinstance(outcome, LeaseLost)}


async def begun(store):
    """A running table with a move, of that process."""
    table = await seated(store, due_at=NOW + 9, active_at=NOW)
    await store.tables.append(table, move(1), "one", due_at=NOW + 9)
    return table


async def test_another_process_reads_a_table_and_writes_nothing_there(store, other):
    table = await begun(store)
    before = there(await store.tables.load(table))
    assert await written(other, table) == set()
    assert await other.tables.load(table) == replace(before, elsewhere=True)
    with pytest.raises(StoreError):  # it is one of these, so that whoever asked hears that nothing is saved
        await other.tables.set_due(table, 1)


async def test_whoever_writes_under_an_old_lease_changes_nothing_and_all_that_was_confirmed_stays(kind, store):
    old, mine = await kind.beside(store, "twice"), await begun(store)
    table = await begun(old)
    before = there(await store.tables.load(table))
    new = await kind.beside(store, "twice")  # the same process, started again while the first one still ran
    assert await written(old, table) == set()
    attempts = old.tables.append(table, move(2), ""), store.tables.append(mine, move(2), "")
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(each) for each in outcomes] == [LeaseLost, tuple]  # no write of others fails with it
    await fails(
        LeaseLost,
        old.leases.beat(NOW, LEASE_MS, ""),
        old.deadlines.make_up(NOW, LEASE_MS, {}),
        seated(old),
        old.people.forget(ANNA, -9, [table]),
    )
    assert await store.tables.load(table) == before
    await new.tables.append(table, move(2), "two")
    assert there(await store.tables.load(table)).moves == (move(1), move(2))
    await old.leases.begin()
    await fails(LeaseLost, new.tables.append(table, move(3), "three"))


async def test_a_start_goes_on_with_its_own_tables_in_pages(memory, kind):
    store = await memory()
    other = await kind.beside(store, "other")
    mine = [await seated(store), await seated(store, state="lobby"), await played(store, message=5)]
    theirs = [await seated(other), await played(other, message=5)]
    await played(store)
    mine.append(await seated(store, state="closed", thread_link=4))
    store = await memory()
    assert await numbers(store) == mine
    assert [await numbers(store, after, 2) for after in (0, mine[1], mine[3])] == [mine[:2], mine[2:], []]
    assert await numbers(await kind.beside(store, "other")) == theirs


async def numbers(store, after=0, limit=9):
    return [each.number for each in await store.deadlines.to_wake(after, limit)]


async def test_time_is_made_up_for_by_the_heartbeat_of_the_owner_alone(store, other):
    mine, theirs = await begun(store), await begun(other)
    assert await store.leases.beats() == {}
    await other.leases.beat(NOW, LEASE_MS, "")
    assert await store.leases.beats() == {"other": NOW}
    await store.leases.beat(NOW, LEASE_MS, "")
    await other.leases.beat(NOW + 40, LEASE_MS, "")
    await store.leases.hold(LEASE_MS)  # which is no note that time went on
    await store.deadlines.make_up(NOW + 50, LEASE_MS, {})
    assert there(await store.tables.load(mine)).table.due_at == NOW + 59
    assert there(await store.tables.load(theirs)).table.due_at == NOW + 9
    await other.deadlines.make_up(NOW + 50, LEASE_MS, {})
    kept = there(await store.tables.load(theirs)).table
    assert (kept.due_at, kept.active_at) == (NOW + 19, move(1).at + 10)


async def test_what_was_out_of_reach_is_told_to_its_process(store, other):
    await store.leases.beat(NOW, LEASE_MS, "here")
    assert (await store.leases.down(), await other.leases.down()) == ("here", "")
    await store.deadlines.make_up(NOW, LEASE_MS, {})
    assert await store.leases.down() == ""


CHANNEL, SHARD = Place("channel", 10), Place("shard", 1, 2)
OUT_OF_REACH = [
    ({CHANNEL: NOW - 4_000}, 4_000),
    ({SHARD: NOW - 4_000, Place("channel", 11): NOW - 9_000}, 4_000),
    ({CHANNEL: NOW - 4_000, SHARD: NOW - 7_000}, 7_000),  # once, since the first of them
    ({CHANNEL: NOW - 90_000}, 10_000),  # it was asked ten seconds before
    ({Place("shard", 0, 2): NOW - 4_000, Place("channel", 11): NOW - 4_000}, 0),
]


async def out_of_reach(store):
    """A turn of thirty seconds that was asked ten seconds before `NOW`; and one that has no clock."""
    return [await seated(store, guild=5 << 22, due_at=NOW + 20_000, clock_s=clock_s) for clock_s in (30, None)]


async def deadlines(store, tables):
    return [there(await store.tables.load(table)).table.due_at for table in tables]


@pytest.mark.parametrize(("places", "lost"), OUT_OF_REACH)
async def test_a_turn_gets_back_what_it_lost_out_of_reach(store, other, places, lost):
    mine, theirs = await out_of_reach(store), await out_of_reach(other)
    await store.leases.beat(NOW, LEASE_MS, "")
    await store.deadlines.make_up(NOW + 5, LEASE_MS, places)
    assert await deadlines(store, mine) == [NOW + 20_005 + lost, NOW + 20_005]
    assert await deadlines(store, theirs) == [NOW + 20_000] * 2
    # and whoever takes tables over gives back as much
    await other.leases.beat(NOW, LEASE_MS, "down")
    await passed(store, LEASE_MS)
    assert await store.leases.lapsed() == [Lapsed("other", "down")]
    assert await store.leases.take_over("other", NOW + 30, 9, places) == theirs
    assert await deadlines(store, theirs) == [NOW + 20_030 + lost, NOW + 20_030]
    assert await deadlines(store, mine) == [NOW + 20_005 + lost, NOW + 20_005]


async def test_tables_are_taken_over_when_the_lease_has_run_out_and_not_before(store, other):
    tables, mine = [await begun(other) for _ in range(3)], await begun(store)
    over = await played(other)
    await store.leases.beat(NOW, LEASE_MS, "")
    await other.leases.beat(NOW, LEASE_MS, "")
    assert await store.leases.lapsed() == []
    assert await store.leases.take_over("other", NOW + 29, 9) == []
    await other.tables.append(tables[0], move(2), "two", due_at=NOW + 9)
    await passed(store, LEASE_MS)
    assert await store.leases.lapsed() == [Lapsed("other", "")]
    assert await store.leases.take_over("bot", NOW, 9) == []  # nobody takes their own
    await store.tables.append(mine, move(2), "")
    assert await store.leases.take_over("other", NOW + 40, 2) == tables[:2]
    assert await store.leases.take_over("other", NOW + 40, 2) == tables[2:]
    assert await store.leases.take_over("other", NOW + 40, 2) == []
    assert await store.leases.lapsed() == []
    for table in tables:
        assert await written(other, table) == set()
    saved = there(await store.tables.load(tables[0]))
    assert (saved.moves, saved.snapshot, saved.table.due_at) == ((move(1), move(2)), "two", NOW + 49)
    assert await numbers(store) == sorted([*tables, mine])
    await store.tables.append(tables[0], move(3), "three")
    await other.leases.begin()
    assert await written(other, tables[1]) == set()
    await other.tables.set_message(over, 5, 6, 7)  # what is over belongs to nobody
    assert await other.tables.load(await seated(other)) is not None


HOUR_MS = 3_600_000


@pytest.mark.parametrize("ahead_ms", [HOUR_MS, -HOUR_MS])
async def test_the_clock_of_the_database_says_whether_a_process_an_hour_apart_runs(store, other, ahead_ms):
    theirs = NOW + ahead_ms
    table = await seated(other, due_at=theirs + 20_000, active_at=theirs)
    await other.leases.beat(theirs, LEASE_MS, "")
    assert await store.leases.lapsed() == []
    assert await store.leases.take_over("other", NOW + LEASE_MS - 1, 9) == []
    await passed(store, LEASE_MS)
    assert await store.leases.lapsed() == [Lapsed("other", "")]
    assert await store.leases.take_over("other", NOW + LEASE_MS, 9) == [table]
    assert await deadlines(store, [table]) == [NOW + LEASE_MS + 20_000]


@pytest.mark.parametrize("ahead_ms", [HOUR_MS, -HOUR_MS, 0])
async def test_a_table_that_is_taken_from_a_process_an_hour_apart_has_the_time_it_had(store, other, ahead_ms):
    theirs = NOW + ahead_ms
    running, later = [await seated(other, guild=0, due_at=theirs + 20_000) for _ in range(2)]
    await store.leases.hold(LEASE_MS)
    await other.leases.beat(theirs, LEASE_MS, "")
    await passed(store, 4_000)
    await store.leases.take(running, NOW + 4_000)
    await store.leases.take(running, NOW + 4_000)  # nobody takes their own
    assert await deadlines(store, [running, later]) == [pytest.approx(NOW + 20_000, abs=1_000), theirs + 20_000]
    await passed(store, LEASE_MS)
    await store.leases.take(later, NOW + 90_000)
    assert await deadlines(store, [later]) == [NOW + 110_000]  # it has not run since the heartbeat


@pytest.mark.parametrize("ahead_ms", [HOUR_MS, -HOUR_MS])
async def test_a_start_an_hour_apart_from_the_last_one_gives_back_the_time_when_none_ran(memory, ahead_ms):
    store = await memory()
    theirs = NOW + ahead_ms
    table = await seated(store, due_at=theirs + 20_000)
    await store.leases.beat(theirs, LEASE_MS, "")
    store = await memory()
    await store.deadlines.make_up(NOW + 5_000, LEASE_MS, {})
    assert await deadlines(store, [table]) == [NOW + 25_000]


async def test_nobody_is_forgotten_while_another_process_may_write_them_back(store, other):
    asked, over = await seated(other, CHIE, state="lobby", host=CHIE, invited=(BEN,)), await played(other, ANNA, BEN)
    mine = await seated(store, CHIE, state="lobby", host=CHIE, invited=(BEN,))
    before = [await store.tables.load(table) for table in (asked, over, mine)]
    assert await store.people.forget(BEN, -9, [asked, mine]) is None
    assert [await store.tables.load(table) for table in (asked, over, mine)] == before
    await other.tables.close([asked], NOW)
    assert await store.people.forget(BEN, -9, [mine]) == [asked, over, mine]
    assert [each.user for each in there(await other.tables.load(over)).sitters] == [ANNA, None]


async def test_a_server_is_forgotten_whichever_process_has_its_tables_and_nothing_comes_back(store, other):
    theirs, elsewhere = await begun(other), await seated(other, guild=2)
    await gone(store)
    await asyncio.gather(*writes(other, theirs).values(), return_exceptions=True)
    assert await store.tables.load(theirs) is None
    assert (await store.tables.on_server(1), await store.tables.on_server(2)) == ([], [elsewhere])
    assert [each["id"] for each in (await store.people.about(ANNA))["tables"]] == [elsewhere]
    await fails(StoreError, other.tables.append(theirs, move(2), "late"))


async def test_who_holds_a_lease_is_told_with_its_end_until_then(store, other):
    await store.leases.hold(LEASE_MS)
    await other.leases.hold(2 * LEASE_MS)
    left_ms = await store.leases.running()
    assert sorted(left_ms) == sorted([store.leases.name, "other"])
    assert left_ms[store.leases.name] <= LEASE_MS < left_ms["other"] <= 2 * LEASE_MS
    await passed(store, LEASE_MS)
    assert [*await store.leases.running()] == ["other"]
