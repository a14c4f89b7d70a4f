"""Several processes share the servers by their shards: a lease tells who has them, and nobody else comes in."""

import asyncio

import pytest

from bot.store import LeaseLost, ShardsOverlap
from bot.store.leases import Lapsed
from bot.store.shards import ALL, Shards, shards_of
from tests.bot.store.failing import fails
from tests.bot.store.kinds import passed
from tests.bot.store.samples import move, seated
from tests.there import there

NOW, LEASE_MS = 1_000_000, 60_000


def server(shard, of=4):
    """A server that belongs to that shard."""
    return (of * 1_000_003 + shard) << 22


async def ended(kind, store, *names):
    """Processes of these names on the same memory, each of which has given its lease back, and so has the first."""
    found = []
    for name in names:
        await (found[-1] if found else store).leases.release()
        found.append(await kind.beside(store, name))
    await found[-1].leases.release()
    return found


@pytest.mark.parametrize(("one", "other", "meet"), [
    ("0-3/16", "4-7/16", False),
    ("0-3/16", "3-7/16", True),
    ("0-0/2", "1-1/4", False),
    ("0-0/2", "2-2/4", True),
    ("0-0/2", "0-0/3", True),
    ("0-1/4", "6-7/8", False),
    ("bot", "15-15/16", True),
])  # fmt: skip
def test_shards_overlap_where_a_server_can_belong_to_both(one, other, meet):
    ours, theirs = there(shards_of(one)), there(shards_of(other))
    assert ours.meet(theirs) == theirs.meet(ours) == meet
    both = {
        guild for guild in range(48)
        if all(guild % each.count in each.numbers for each in (ours, theirs))
    }  # fmt: skip
    assert bool(both) == meet


def test_a_name_tells_shards():
    assert shards_of("bot") == ALL
    assert shards_of("2-3/4") == Shards(2, 3, 4)
    assert shards_of("other") is None
    assert str(Shards(2, 3, 4)) == "2-3/4"


async def test_a_lease_is_free_when_it_has_run_out_or_was_given_back(store, kind):
    first, second = await ended(kind, store, "0-1/4", "0-1/4")
    assert not await first.leases.claim(LEASE_MS)
    assert 0 < await second.leases.claim(LEASE_MS) <= LEASE_MS
    await passed(store, LEASE_MS)
    assert not await second.leases.claim(LEASE_MS)
    await fails(LeaseLost, first.leases.hold(LEASE_MS), seated(first))
    await first.leases.release()  # what is lost is not given back by its former owner
    assert await first.leases.claim(LEASE_MS)
    await second.leases.hold(2 * LEASE_MS)
    assert LEASE_MS < await first.leases.claim(LEASE_MS) <= 2 * LEASE_MS
    await second.leases.release()
    assert not await first.leases.claim(LEASE_MS)
    await fails(LeaseLost, seated(second))
    await second.leases.begin()
    with pytest.raises(LeaseLost) as lost:
        await first.leases.hold(LEASE_MS)
    assert -LEASE_MS <= lost.value.late_ms < 0  # it had not run out


async def test_shards_that_a_running_process_has_are_refused_under_another_name(store, kind):
    first, *others, free = await ended(kind, store, "0-1/4", "1-2/4", "0-3/8", "2-3/4")
    assert not await first.leases.claim(LEASE_MS)
    for other in (*others, store):
        with pytest.raises(ShardsOverlap, match="overlap 0-1/4") as overlap:
            await other.leases.claim(LEASE_MS)
        assert overlap.value.name == "0-1/4"
        assert 0 < overlap.value.left_ms <= LEASE_MS
    assert not await free.leases.claim(LEASE_MS)
    await passed(store, LEASE_MS)
    assert not await first.leases.claim(LEASE_MS)


async def test_only_tables_of_our_shards_are_taken_over(store, kind):
    tables = {shard: await seated(store, guild=server(shard)) for shard in range(4)}
    outside = await seated(store, guild=0)
    await store.leases.beat(NOW, LEASE_MS, "down")
    await passed(store, LEASE_MS)
    low, high = [await kind.beside(store, name) for name in ("0-1/4", "2-3/4")]
    assert await high.leases.lapsed() == [Lapsed("bot", "down")]
    assert await high.leases.take_over("bot", NOW, 9) == [tables[2], tables[3]]
    assert await high.leases.lapsed() == []
    assert await low.leases.take_over("bot", NOW, 9) == [tables[0], tables[1], outside]
    await high.tables.append(tables[2], move(1), "high")
    for other, table in ((store, tables[2]), (low, tables[3]), (high, tables[0])):
        await fails(LeaseLost, other.tables.append(table, move(1), "late"))
        assert there(await other.tables.load(table)).elsewhere
    assert not there(await high.tables.load(tables[2])).elsewhere


async def test_a_text_is_changed_in_one_step_whichever_process_asks(store, other):
    def counted(text, now):
        return str(int(text or 0) + 1), (text, now)

    both = [await each.key_values.update("a", counted) for each in (store, other, store)]
    assert [text for text, _ in both] == ["", "1", "2"]
    assert max(now for _, now in both) - min(now for _, now in both) < 60_000
    await asyncio.gather(*(each.key_values.update("a", counted) for each in [store, other] * 20))
    assert await store.key_values.get("a") == "43"
