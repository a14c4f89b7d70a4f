"""What achievements count: kept with the match that reaches it, found in old matches, and lost with a void."""

import pytest

from bot.history.backfill import earn_old
from bot.store import Win
from engine.core import Achievement
from tests.bot.store.samples import ANNA, BEN, CHIE, deed, finish, move, seated
from tests.there import there

MATCHES = [(BEN, (1, 2), 1), (CHIE, (2, 1), 1), (BEN, (1, 2), None), (BEN, (1, 2), None), (BEN, (2, 1), 2)]
"""Anna's opponent, the places, and the club night of each match."""


async def told(store, tables, guild=1):
    """The matches that tell that Anna has achieved something, and whether her profile does."""
    loaded = [there(await store.tables.load(table)) for table in tables]
    profile = there(await store.records.profile(ANNA, guild, BEN))
    return [number for number, each in enumerate(loaded) if each.outcomes[0].achieved], bool(profile.achieved)


async def played(store, guild=1):
    """The tables of the matches."""
    tables = []
    for number, (other, places, night) in enumerate(MATCHES):
        tables.append(await seated(store, ANNA, other, night=night, guild=guild))
        won = [Win(1, 0, 10, ("goko",))] if number in (0, 2) else []
        over = finish(places=places, ended_at=number + 1, hands=1)
        await store.tables.append(tables[-1], move(1), "", over, won=won)
    return tables


@pytest.mark.parametrize(("counts", "least", "reached", "few"), [
    ("played", 3, 2, 3), ("won", 2, 2, 2), ("in_a_row", 2, 3, 1), ("opponents", 2, 1, 1), ("nights", 2, 4, 1),
    ("yaku", 2, 2, 1),
])  # fmt: skip
async def test_each_is_told_where_it_is_reached_found_later_and_lost_with_a_void(memory, counts, least, reached, few):
    store, together = await memory(), counts in ("opponents", "nights")
    each = Achievement(counts, least, "goko" if counts == "yaku" else "", rare=True, together=together)
    declared = {"" if together else "koikoi": [each]}
    old = await played(store, guild=2)
    await store.records.declare(declared)
    tables = await played(store)
    assert await told(store, tables) == ([reached], True)
    for table in tables[few - 1 :]:  # too few are left
        await store.moderation.void(deed("void", table=table))
    assert [has for _, _, has in await store.records.achievable(ANNA, 1, "koikoi")] == [False]
    for table in tables:
        await store.moderation.void(deed("count", table=table))
    assert await told(store, tables) == ([reached], True)
    store = await memory()  # an update begins
    assert await store.records.earn_old(1)
    store = await memory()  # and goes on at the next start
    await store.records.declare(declared)
    await earn_old(store)
    assert await told(store, tables) == ([reached], True)
    assert await told(store, old, 2) == ([], True)
    assert not await store.records.earn_old(1)
