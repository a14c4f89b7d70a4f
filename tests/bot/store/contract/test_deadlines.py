"""Occasions and notes: what has to be done when its time comes, and what the bot leaves for itself."""

from bot.store import StoreError
from bot.store.deadlines import Place, Sleeper
from tests.bot.store.failing import fails
from tests.bot.store.samples import played, seated
from tests.there import there


async def test_deadlines_are_found_by_what_they_depend_on(store):
    here = await seated(store, guild=5 << 22, channel=1, due_at=9)
    await seated(store, guild=5 << 22, channel=1)
    await seated(store, state="lobby", channel=1, due_at=9)
    far = await seated(store, guild=6 << 22, channel=2, due_at=9)
    assert await store.deadlines.timed(Place("channel", 1)) == [here]
    assert await store.deadlines.timed(Place("shard", 0)) == [here, far]
    assert await store.deadlines.timed(Place("shard", 1, 2)) == [here]


async def test_a_process_is_told_of_its_own_tables_alone(store, other):
    mine, theirs = [await seated(each, channel=1, due_at=9, active_at=5) for each in (store, other)]
    assert await store.deadlines.to_wake(0, 9) == [Sleeper(mine, 9, 5)]
    for place in (Place("channel", 1), Place("shard", 0)):
        assert (await store.deadlines.timed(place), await other.deadlines.timed(place)) == ([mine], [theirs])
    for guild in (None, 1):
        assert await store.deadlines.idle(9, guild) == [(mine, 1)]
        assert await other.deadlines.idle(9, guild) == [(theirs, 1)]


async def test_messages_that_stand_beside_nothing_any_more_are_told(store):
    open_, closed = await seated(store), await seated(store, state="closed")
    shown, over = await played(store, message=5), await played(store)
    quiet, gone = await played(store), 10**6
    for table in (over, open_, closed, shown, gone):
        await store.key_values.keep(f"ping:{table}", "7:99")
    await store.key_values.keep(f"pings:{quiet}", "7:99")
    assert await store.deadlines.left_over() == [closed, over]
    await store.key_values.keep(f"ping:{over}", "")
    assert await store.deadlines.left_over() == [closed]


async def test_idle_matches_are_those_in_which_nobody_did_anything_since(store):
    old, new = await seated(store, active_at=5), await seated(store, active_at=6)
    abroad = await seated(store, guild=2, active_at=1)
    await seated(store, state="lobby", active_at=1)
    assert sorted(await store.deadlines.idle(5)) == [(old, 1), (abroad, 2)]
    assert await store.deadlines.idle(5, 2) == [(abroad, 2)]
    assert sorted(each for each, _ in await store.deadlines.idle(6, 1)) == [old, new]


async def test_what_ended_and_is_still_shown_is_found_until_it_is_not(store):
    shown, hidden = await played(store, message=5), await played(store)
    link = await seated(store, state="closed", thread_link=7)
    assert [each.number for each in await store.deadlines.to_wake(0, 9)] == [shown, link]
    await store.tables.set_message(shown, None, 0, 0)
    assert [each.number for each in await store.deadlines.to_wake(0, 9)] == [link]
    assert await store.deadlines.finished_with_snapshot(0, 9) == [shown, hidden]
    assert await store.deadlines.finished_with_snapshot(shown, 9) == [hidden]
    await store.tables.drop_snapshot(shown, "another")
    await store.tables.drop_snapshot(hidden, "one")
    assert await store.deadlines.finished_with_snapshot(0, 1) == [shown]
    assert there(await store.tables.load(hidden)).snapshot is None


async def test_notes_are_there_until_they_are_empty(memory):
    notes = (await memory()).key_values
    assert await notes.get("ping:1") is None
    for key, value in (("ping:1", "a"), ("ping:2", "b"), ("other", "c"), ("ping:1", "d"), ("ping:2", "")):
        await notes.keep(key, value)
    notes = (await memory()).key_values
    assert await notes.all("ping:") == {"ping:1": "d"}
    assert [await notes.get(key) for key in ("ping:1", "ping:2", "other")] == ["d", None, "c"]


async def test_what_is_closed_is_asked_nothing_more(memory):
    store = await memory()
    table = await seated(store)
    await store.close()
    await store.close()
    await fails(StoreError, store.tables.load(table), store.key_values.keep("a", "b"), seated(store))
    assert await (await memory()).tables.load(table) is not None
