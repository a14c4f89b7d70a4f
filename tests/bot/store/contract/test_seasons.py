"""Seasons: what is done once at the end of one, by one process, whatever the clock says."""

from bot.store.seasons import SeasonClaim
from tests.bot.store.kinds import passed
from tests.bot.store.samples import ANNA, BEN, CHIE, deed, finish, move, played, seated
from tests.there import there

Q1, Q2, Q3 = 20260101, 20260401, 20260701
CLAIM_MS = 60_000
BOTH = SeasonClaim(tell=True, crown=True)


async def wants(store, guild, key="season", value: str | None = "7"):
    version = (await store.servers.settings.load(guild)).version
    assert await store.servers.settings.keep(guild, key, value, version)


async def test_what_ended_before_a_server_wanted_it_is_done_there(store):
    await wants(store, 1)
    await wants(store, 2, "champion")
    await wants(store, 3, "zone", "Asia/Tokyo")
    assert await store.seasons.due(Q1) == []
    await store.seasons.notice(Q1)
    assert await store.seasons.due(Q1) == []
    assert await store.seasons.due(Q2) == [1, 2]
    assert await store.seasons.claim(1, Q1, CLAIM_MS) is None
    assert await store.seasons.claim(3, Q2, CLAIM_MS) is None


async def test_who_stops_wanting_it_begins_anew(store):
    await wants(store, 1)
    await store.seasons.notice(Q1)
    await wants(store, 1, value=None)
    assert await store.seasons.due(Q2) == []
    await store.seasons.notice(Q2)
    await wants(store, 1)
    await store.seasons.notice(Q2)
    assert await store.seasons.due(Q2) == []
    assert await store.seasons.due(Q3) == [1]


async def test_one_process_has_a_server_until_it_is_done_or_its_time_is_over(store, other):
    await wants(store, 1)
    await store.seasons.notice(Q1)
    assert await store.seasons.claim(1, Q2, CLAIM_MS) == BOTH
    assert await other.seasons.claim(1, Q2, CLAIM_MS) is None
    await passed(store, CLAIM_MS)
    assert await other.seasons.claim(1, Q2, CLAIM_MS) == BOTH
    await passed(store, -CLAIM_MS)  # a claim of a clock that was set back counts no more
    assert await other.seasons.claim(1, Q2, CLAIM_MS) == BOTH
    await other.seasons.mark_announced(1, Q2, shown=True)
    await other.seasons.release(1)
    assert await store.seasons.claim(1, Q2, CLAIM_MS) == SeasonClaim(tell=False, crown=True)
    await store.seasons.crowned(1, Q2, {})
    await store.seasons.release(1)
    assert await store.seasons.claim(1, Q2, CLAIM_MS) is None
    assert await other.seasons.due(Q2) == []


async def test_the_champions_of_now_are_known_and_forgotten_with_their_data(memory):
    store = await memory()
    await wants(store, 1, "champion")
    await store.seasons.notice(Q1)
    await played(store, ANNA, BEN)
    await store.seasons.crowned(1, Q2, {ANNA: 5, BEN: 5})
    store = await memory()
    assert await store.seasons.champions(1) == {ANNA: 5, BEN: 5}
    assert (await store.people.about(ANNA))["champions"] == [{"guild": 1, "user": ANNA, "role": 5}]
    await store.people.forget(ANNA, -7, [])
    assert await store.seasons.champions(1) == {BEN: 5}
    await store.seasons.crowned(1, Q3, {ANNA: 6, BEN: 6})
    assert await store.seasons.champions(1) == {BEN: 6}


async def test_the_end_of_a_season_is_told_and_of_none_before_it_afterwards(memory):
    store = await memory()
    await wants(store, 1)
    await store.seasons.notice(Q1)
    await store.seasons.mark_announced(1, Q3, shown=True)
    await store.seasons.crowned(1, Q3, {})
    store = await memory()
    await store.seasons.mark_announced(1, Q2, shown=True)
    assert await store.seasons.due(Q2) == await store.seasons.due(Q3) == []


async def test_a_season_that_a_message_shows_stays_known_and_one_that_was_passed_over_does_not(store):
    await wants(store, 1)
    await store.seasons.notice(Q1)
    assert await store.seasons.latest(1) == 0
    await store.seasons.claim(1, Q2, CLAIM_MS)
    assert (await store.seasons.latest(1), await store.seasons.latest(2)) == (Q2, 0)
    await store.seasons.mark_announced(1, Q2, shown=True)
    await store.seasons.release(1)
    await store.seasons.claim(1, Q3, CLAIM_MS)
    assert await store.seasons.latest(1) == Q3
    await store.seasons.mark_announced(1, Q3, shown=False)
    assert await store.seasons.latest(1) == Q2
    await wants(store, 1, value=None)
    await store.seasons.notice(Q3)
    assert await store.seasons.latest(1) == Q2


async def test_no_result_changes_from_the_claim_of_its_season_on_nor_one_before(store):
    day = 86_400_000
    before, within, later = [await seated(store, ANNA, BEN) for _ in range(3)]
    for table, at in ((before, 80), (within, 100), (later, 200)):  # of 1970
        await store.tables.append(table, move(1), "", finish(ended_at=at * day, hands=1, rated=True))
    await wants(store, 1)
    await store.seasons.notice(19700101)
    assert await store.moderation.void(deed("void", table=before))
    assert await store.moderation.void(deed("count", table=before))
    await store.seasons.claim(1, 19700401, CLAIM_MS)
    assert [await store.moderation.void(deed("void", table=each)) for each in (before, within)] == [None, None]
    assert await store.moderation.void(deed("void", table=later))
    await store.seasons.mark_announced(1, 19700401, shown=False)
    assert await store.moderation.void(deed("void", table=within))


async def test_a_result_of_the_season_told_last_can_change_and_the_end_is_told_again(store):
    day, spring, summer = 86_400_000, 19700401, 19700701
    tables = [await seated(store, ANNA, BEN) for _ in range(2)]
    for table, at in zip(tables, (80, 100), strict=True):  # of 1970
        await store.tables.append(table, move(1), "", finish(ended_at=at * day, hands=1, rated=True))
    await wants(store, 1)
    await store.seasons.notice(19700101)
    await store.seasons.claim(1, spring, CLAIM_MS)
    await store.seasons.mark_announced(1, spring, shown=True)
    await store.seasons.crowned(1, spring, {})
    assert await store.seasons.barrier(1, spring) == "season-ending"
    await store.seasons.release(1)
    assert [await store.seasons.barrier(1, each) for each in (19700101, spring, summer)] == ["season-told", "", ""]
    assert await store.seasons.due(spring) == []
    assert await store.moderation.void(deed("void", table=tables[0])) is None
    assert await store.moderation.void(deed("void", table=tables[1]))
    assert await store.seasons.due(spring) == [1]
    assert await store.seasons.claim(1, spring, CLAIM_MS) == BOTH
    assert await store.moderation.void(deed("count", table=tables[1])) is None
    await store.seasons.release(1)
    await store.seasons.claim(1, summer, CLAIM_MS)
    assert await store.seasons.barrier(1, spring) == "season-told"


async def test_titles_are_those_of_the_latest_end_and_go_with_the_data_of_a_champion(store):
    await played(store, ANNA, BEN)
    await store.seasons.set_titles(1, Q2, {"koikoi": [ANNA, BEN], "stopgo": [CHIE]})
    await store.seasons.set_titles(1, Q1, {"koikoi": [BEN]})
    titles = {user: there(await store.records.profile(user, 1, 0)).titles for user in (ANNA, BEN)}
    assert titles == {ANNA: (("koikoi", Q2),), BEN: (("koikoi", Q2), ("koikoi", Q1))}
    assert (await store.people.about(CHIE))["titles"] == []  # no match of theirs is known
    await store.seasons.set_titles(1, Q2, {"koikoi": [ANNA]})
    assert there(await store.records.profile(BEN, 1, 0)).titles == (("koikoi", Q1),)
    await store.people.forget(BEN, -9, [])
    assert (await store.people.about(BEN))["titles"] == []
