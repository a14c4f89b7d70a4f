"""Results that are voided: all is as if the match had not been played, and as it was once it counts again."""

from asyncio import gather
from dataclasses import replace

import pytest

from bot.store.records import LeaderboardKey
from engine.core import Achievement
from tests.bot.leaderboards import standing_of
from tests.bot.store.samples import ANNA, BEN, CHIE, deed, finish, move, regulars, seated
from tests.there import there

HERE = LeaderboardKey(1, "koikoi")
DAY = 86_400_000
KEYS = ("comeback", "in_a_row_5")
DECLARED = {"koikoi": [Achievement("comeback", rare=True), Achievement("in_a_row", 5, rare=True)]}


MATCHES = [(BEN, (1, 2)), (CHIE, (1, 2)), (BEN, (2, 1)), (BEN, (1, 2)), (CHIE, (1, 2)), (BEN, (1, 2))]


async def evening(store, leave_out=0):
    """Six matches over three days, won by Anna but for one, without so many at first; the numbers of their tables."""
    tables = []
    for number, (other, places) in [*enumerate(MATCHES)][leave_out:]:
        table = await seated(store, ANNA, other)
        over = finish((5, 3), places, ended_at=10 * DAY + number * DAY // 2, hands=3, rated=True)
        await store.tables.append(table, move(1), "one", over)
        tables.append(table)
    return tables


async def everything(store):
    """All that is told of who played there."""
    records, told = store.records, []
    for period, since in (("all", 0), ("season", 19700101), ("day", 19700113)):
        told += [
            await records.page(LeaderboardKey(1, "koikoi", period, since, by), 9, 0, ANNA) for by in ("won", "rating")
        ]
    told += [await records.profile(user, 1, ANNA) for user in (ANNA, BEN, CHIE)]
    return told


async def rate_again(store):
    """Calculate ratings again until none are due."""
    while found := await store.records.due():
        for guild, game in found:
            await store.records.rate_anew(guild, game)


@pytest.mark.parametrize("which", [0, 2, 5])
async def test_a_voided_match_is_as_if_never_played_and_comes_back_as_it_was(memory, which):
    store = await memory()
    tables = await evening(store)
    before = await everything(store)
    assert await store.records.due() == []
    assert await store.moderation.void(deed("void", table=tables[which])) is not None
    assert await store.moderation.voided(tables[which])
    assert await store.records.due() == [(1, "koikoi")]
    store = await memory()
    await rate_again(store)
    without = await everything(store)
    assert without != before
    await store.records.rebuild()
    assert await everything(store) == without
    assert await store.moderation.void(deed("count", table=tables[which])) is not None
    await rate_again(store)
    assert await everything(store) == before
    assert await store.moderation.voided(tables[which]) is False
    assert [each.kind for each in await store.moderation.log(1, 0, 9)] == ["count", "void"]


async def test_without_the_match_the_others_are_rated_as_they_would_have_been(memory, kind):
    store = await memory()
    first, *_ = await evening(store)
    await store.moderation.void(deed("void", table=first))
    await rate_again(store)
    other = await kind.elsewhere()
    await evening(other, leave_out=1)
    assert await everything(other) == await everything(store)
    await other.close()


async def test_wins_in_a_row_and_what_was_achieved_go_and_come_back(store):
    await store.records.declare(DECLARED)
    tables = []
    for number in range(6):
        table = await seated(store, ANNA, BEN)
        feats = ((0, "comeback"),) if number in (1, 4) else ()
        over = replace(finish(ended_at=number + 1, hands=1), feats=feats)
        await store.tables.append(table, move(1), "one", over)
        tables.append(table)

    async def told():
        profile = there(await store.records.profile(ANNA, 1, BEN))
        won = [there(await store.tables.load(table)).outcomes[0].achieved for table in tables]
        where = {key: [tables[place] for place, keys in enumerate(won) if key in keys] for key in KEYS}
        return profile.run, profile.longest, profile.achieved, where

    before = await told()
    assert before[:3] == (6, 6, (("koikoi", "comeback"), ("koikoi", "in_a_row_5")))
    assert before[3] == {"comeback": [tables[1]], "in_a_row_5": [tables[4]]}
    await store.moderation.void(deed("void", table=tables[1]))
    assert await told() == (5, 5, before[2], {"comeback": [tables[4]], "in_a_row_5": [tables[5]]})
    await store.moderation.void(deed("void", table=tables[4]))
    assert await told() == (4, 4, (), {"comeback": [], "in_a_row_5": []})
    for table in (tables[1], tables[4]):
        await store.moderation.void(deed("count", table=table))
    assert await told() == before


async def test_of_two_moderators_the_second_changes_nothing_and_what_never_counted_is_no_result(store):
    first, *_ = await evening(store)
    moderation = store.moderation
    assert await moderation.void(deed("count", table=first)) is None
    assert await moderation.void(deed("void", table=first, guild=2)) is None
    assert await moderation.void(deed("void", table=first)) is not None
    assert await moderation.void(deed("void", table=first)) is None
    uncounted, running = await seated(store), await seated(store)
    await store.tables.append(uncounted, move(1), "one", finish(counted=False))
    for table in (uncounted, running, 999):
        assert await moderation.voided(table) is None
        assert await moderation.void(deed("void", table=table)) is None
    assert len(await moderation.log(1, 0, 9)) == 1


async def test_a_match_that_ends_while_ratings_are_made_anew_counts_as_well(store):
    tables = await evening(store)
    await store.moderation.void(deed("void", table=tables[0]))
    table = await seated(store, ANNA, BEN)
    over = finish(ended_at=99 * DAY, hands=3, rated=True)
    count, _ = await gather(store.records.rate_anew(1, "koikoi"), store.tables.append(table, move(1), "one", over))
    assert count == 6
    told = await everything(store)
    await store.records.rebuild()
    assert await everything(store) == told


async def test_who_is_forgotten_is_named_by_no_voided_match_either(store):
    first, *_ = await evening(store)
    await store.moderation.void(deed("void", table=first))
    await store.people.forget(BEN, -9, [])
    assert await store.moderation.void(deed("count", table=first)) is not None
    await rate_again(store)
    page = await store.records.page(HERE, 9, 0, BEN)
    assert ([each.user for each in page.rows], page.mine) == ([ANNA, CHIE], None)
    told = await everything(store)
    await store.records.rebuild()
    assert await everything(store) == told


async def test_defeats_by_three_people_that_were_voided_cost_a_place_but_not_the_rating(store):
    people = await regulars(store)
    lost = [await seated(store, people[0], people[1 + number % 4]) for number in range(5)]
    for table in lost:
        over = finish((3, 5), (2, 1), ended_at=9_500, hands=1, rated=True)
        await store.tables.append(table, move(1), "", over)

    async def uncounted(user=people[0]):
        row = there(await standing_of(store, 1, "koikoi", user, by="rating", period="season", since=19700101))
        return row.rating - row.board

    assert await uncounted() == 0
    for tables, points in (((0, 1), 0), ((4,), 0), ((2,), 36), ((3,), 48)):  # the fifth was against the first winner
        for table in tables:
            await store.moderation.void(deed("void", table=lost[table]))
        await rate_again(store)
        assert await uncounted() == points
    assert await uncounted(people[1]) == 0
    table = await seated(store, *people[:2])
    await store.tables.append(table, move(1), "", finish(ended_at=9_600, hands=1, rated=True))
    assert await uncounted() == 48
    for table in lost[:2]:
        await store.moderation.void(deed("count", table=table))
    await rate_again(store)
    assert await uncounted() == 36
    told = await everything(store)
    await store.records.rebuild()
    assert await everything(store) == told
