"""Records: who stands where, what one person has played, and that all of it can be made anew."""

from datetime import UTC, datetime

from bot.store import Standing, Win
from bot.store.records import Collected, LeaderboardKey, PracticeTotal, Reading, since
from tests.bot.leaderboards import leaderboard, standing_of
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, move, played, regulars, seated
from tests.there import there

HERE = LeaderboardKey(1, "koikoi")


async def test_a_leaderboard_is_in_order_and_knows_the_asker(store):
    await played(store, ANNA, BEN, points=(9, 1), places=(1, 2))
    await played(store, ANNA, CHIE, points=(2, 8), places=(2, 1))
    await played(store, ANNA, BEN, counted=False)
    page = await store.records.page(HERE, 2, 0, BEN)
    assert [(each.user, each.won, each.played, each.rank) for each in page.rows] == [(ANNA, 1, 2, 1), (CHIE, 1, 1, 1)]
    assert (page.count, page.mine and page.mine.rank) == (3, 3)
    rest = await store.records.page(HERE, 2, 2, 77)
    assert ([each.user for each in rest.rows], rest.mine) == ([BEN], None)
    assert [each.user for each in await store.records.best(LeaderboardKey(1, "koikoi", by="points"))] == [ANNA]
    assert (await store.records.page(LeaderboardKey(2, "koikoi"), 2, 0, BEN)).count == 0


async def test_totals_add_up_by_server_and_game_and_a_shared_first_place_is_won_by_each(store):
    await played(store, ANNA, BEN, points=(5, 3), places=(1, 2))
    await played(store, BEN, ANNA, points=(7, 7), places=(1, 1))
    await played(store, ANNA, None, BEN, points=(-4, 20, 9), places=(3, 1, 2))  # a computer won
    await played(store, ANNA, BEN, points=(50, 90), counted=False)
    await played(store, BEN, ANNA, game="stopgo")
    await played(store, CHIE, BEN, guild=2)
    assert await leaderboard(store, 1, "koikoi") == [
        Standing(1, "koikoi", ANNA, played=3, won=2, points=8, rank=1),
        Standing(1, "koikoi", BEN, played=3, won=1, points=19, rank=2),
    ]
    assert [each.user for each in await leaderboard(store, 1, "stopgo")] == [BEN, ANNA]
    assert [each.user for each in await leaderboard(store, 2, "koikoi")] == [CHIE, BEN]
    assert await standing_of(store, 2, "koikoi", ANNA) is None


async def test_the_best_have_most_of_what_is_asked_for_and_equals_share_a_rank(store):
    async def board(by):
        return [(each.user, each.rank) for each in await leaderboard(store, 1, "koikoi", by=by)]

    await played(store, 1, 2, points=(6, 6), places=(1, 1))
    await played(store, 1, 3, points=(-3, 9), places=(2, 1))
    await played(store, 4, 5, points=(-3, -6), places=(1, 2), hands=3)
    assert await board("won") == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 5)]
    assert await board("points") == [(3, 1), (2, 2), (1, 3), (4, 4), (5, 5)]
    assert await board("average") == [(4, 1), (5, 2)]
    assert await board("rating") == []
    for by, user, rank in (("won", 5, 5), ("points", 1, 3), ("average", 5, 2), ("average", 1, 0), ("rating", 1, 0)):
        assert there(await standing_of(store, 1, "koikoi", user, by=by)).rank == rank
    assert [there(await standing_of(store, 1, "koikoi", user)).average for user in (1, 4, 5)] == [None, -100, -200]


async def test_what_somebody_has_played_among_friends_is_told_by_game_and_to_nobody_but_them(store):
    await played(store, ANNA, BEN, guild=0, channel=7, hands=3)
    await played(store, BEN, ANNA, guild=0, channel=8, hands=2)
    await played(store, ANNA, BEN, guild=0, channel=7, hands=1, game="stopgo")
    await played(store, ANNA, BEN, guild=0, channel=7)  # no hand was settled
    await played(store, ANNA, BEN, guild=0, channel=0, hands=4)  # nowhere
    await played(store, ANNA, BEN, hands=5)
    assert await store.records.among_friends(ANNA) == [
        PracticeTotal("koikoi", "", 2, 1, 8, 5),
        PracticeTotal("stopgo", "", 1, 1, 5, 1),
    ]
    assert await store.records.among_friends(CHIE) == []


async def test_the_seasons_are_told_in_which_somebody_stands_there(store):
    for month, game in ((1, "koikoi"), (2, "koikoi"), (8, "stopgo"), (11, "koikoi")):
        at = int(datetime(2026, month, 5, tzinfo=UTC).timestamp() * 1000)
        table = await seated(store, game=game)
        await store.tables.append(table, move(1), "", finish(ended_at=at))
    assert await store.records.seasons(1, ["koikoi", "stopgo"]) == [20261001, 20260701, 20260101]
    assert await store.records.seasons(1, ["koikoi"]) == [20261001, 20260101]
    assert await store.records.seasons(2, ["koikoi"]) == []


async def test_who_agrees_stands_among_all_servers(store):
    await played(store, ANNA, BEN)
    await played(store, ANNA, BEN, guild=2)  # where nobody is listed
    await regulars(store)
    assert await store.servers.settings.keep(2, "worldwide", "on", 0)
    assert await store.servers.settings.keep(1, "worldwide", "on", 0)
    assert await store.people.preferences.keep(ANNA, "worldwide", "on", 0)
    world = LeaderboardKey(0, "koikoi")
    assert [(each.user, each.played) for each in (await store.records.page(world, 9, 0, BEN)).rows] == [(ANNA, 1)]
    agreed = await store.people.preferences.load(ANNA)
    assert await store.people.preferences.keep(ANNA, "worldwide", None, agreed.version)
    assert (await store.records.page(world, 9, 0, BEN)).rows == []


async def test_a_server_stands_among_all_with_six_listed_people_and_not_with_five(store):
    for guild, count in ((1, 5), (2, 6)):
        people = await regulars(store, guild=guild, first=guild * 9000, count=count)
        assert await store.servers.settings.keep(guild, "worldwide", "on", 0)
        for user in people:
            assert await store.people.preferences.keep(user, "worldwide", "on", 0)
        own = LeaderboardKey(guild, "koikoi", "season", since("season", 9_000), "rating")
        assert [each.rank > 0 for each in (await store.records.page(own, 9, 0, 0)).rows] == [True] * count
    page = await store.records.page(LeaderboardKey(0, "koikoi"), 20, 0, 0)
    assert {each.user for each in page.rows} == {*people}


async def test_a_collection_has_each_pattern_with_how_often_and_when_first(store):
    async def won(at, *keys, user=ANNA, guild=1, counted=True, game="koikoi"):
        table = await seated(store, user, BEN, guild=guild, game=game)
        hands = [Win(hand, 0, 5, tuple(each)) for hand, each in enumerate(keys, 1)] + [Win(9, 1, 5, ("goko",))]
        await store.tables.append(table, move(1), "", finish(ended_at=at, counted=counted), won=hands)

    await won(20, ("tan", "kasu"), ("tan",))
    await won(10, ("kasu",), ())
    await won(5, ("sanko",), user=CHIE)
    await won(5, ("sanko",), guild=2)
    await won(5, ("sanko",), counted=False)
    await won(5, ("sanko",), game="stopgo")
    mine = await store.records.collection(ANNA, 1, "koikoi")
    assert mine == {"tan": Collected(2, 20), "kasu": Collected(2, 10)}
    assert await store.records.collection(ANNA, 1, "fuzhou") == {}
    await store.people.forget(ANNA, -7, ())
    assert await store.records.collection(ANNA, 1, "koikoi") == {}


async def test_matches_are_told_the_newest_first_and_on_from_any(store):
    async def ended(at, *users, **values):
        table = await seated(store, *users, **values)
        await store.tables.append(table, move(1), "", finish(ended_at=at))
        return table

    async def told(after, way, limit=9):
        return [each.row.id for each in await store.records.matches(1, ANNA, after, way, limit)]

    slow = await seated(store)
    first, tied, last = [await ended(at) for at in (10, 30, 30)]
    thread = await ended(40, channel=77, parent=10)
    abroad = await ended(60, ANNA, None, guild=2)
    await store.tables.append(slow, move(1), "", finish(ended_at=50))
    assert await told(0, "older") == [slow, thread, last, tied, first]
    assert await told(thread, "older", 1) == [last]
    assert await told(first, "newer", 2) == [tied, last]
    elsewhere = await ended(70, channel=11)
    assert [await store.records.latest(1, BEN, channel) for channel in (10, 77, 11)] == [slow, thread, elsewhere]
    assert await store.records.latest(1, CHIE, 10) is None
    [past] = await store.records.matches(2, ANNA, 0, "older", 9)
    assert (past.row.id, past.row.ended_at, past.scores) == (abroad, 60, ((ANNA, 5, 1), (None, 3, 2)))
    assert await store.records.match(abroad) == past


async def test_a_review_is_of_one_version_and_of_whoever_sits_there(store):
    table = await played(store, ANNA, BEN)
    await store.records.keep_review(table, 0, ANNA, 3, "old")
    await store.records.keep_review(table, 0, ANNA, 4, "new")
    await store.records.keep_review(table, 1, CHIE, 4, "not hers")
    assert [await store.records.review(table, 0, version) for version in (3, 4)] == [None, "new"]
    assert await store.records.review(table, 1, 4) is None


async def test_all_of_it_is_made_anew_from_the_results(memory):
    store = await memory()
    table = await seated(store, ANNA, BEN)
    await store.tables.append(table, move(1), "", finish(rated=True, hands=3))
    before = await store.records.page(HERE, 9, 0, ANNA)
    assert await store.records.unread(9) == []
    await store.records.keep_read([Reading(table)])
    assert await store.records.rebuild() == (1, 2)
    assert not await store.records.stale()
    assert await (await memory()).records.page(HERE, 9, 0, ANNA) == before
