"""Records: who stands where, what one person has played, and that all of it can be made anew."""

from datetime import UTC, datetime

from bot.store import Win
from bot.store.records import Board, Collected, FriendsTotal, Reading, since
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, move, played, regulars, seated

HERE = Board(1, "koikoi")


async def test_a_leaderboard_is_in_order_and_knows_the_asker(store):
    await played(store, ANNA, BEN, points=(9, 1), places=(1, 2))
    await played(store, ANNA, CHIE, points=(2, 8), places=(2, 1))
    await played(store, ANNA, BEN, counted=False)
    page = await store.records.page(HERE, 2, 0, BEN)
    assert [(each.user, each.won, each.played, each.rank) for each in page.rows] == [(ANNA, 1, 2, 1), (CHIE, 1, 1, 1)]
    assert (page.count, page.mine and page.mine.rank) == (3, 3)
    rest = await store.records.page(HERE, 2, 2, 77)
    assert ([each.user for each in rest.rows], rest.mine) == ([BEN], None)
    assert [each.user for each in await store.records.best(Board(1, "koikoi", by="points"))] == [ANNA]
    assert (await store.records.page(Board(2, "koikoi"), 2, 0, BEN)).count == 0


async def test_what_somebody_has_played_among_friends_is_told_by_game_and_to_nobody_but_them(store):
    await played(store, ANNA, BEN, guild=0, channel=7, hands=3)
    await played(store, BEN, ANNA, guild=0, channel=8, hands=2)
    await played(store, ANNA, BEN, guild=0, channel=7, hands=1, game="stopgo")
    await played(store, ANNA, BEN, guild=0, channel=7)  # no hand was settled
    await played(store, ANNA, BEN, guild=0, channel=0, hands=4)  # nowhere
    await played(store, ANNA, BEN, hands=5)
    assert await store.records.among_friends(ANNA) == [
        FriendsTotal("koikoi", 2, 1, 8, 5),
        FriendsTotal("stopgo", 1, 1, 5, 1),
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
    world = Board(0, "koikoi")
    assert [(each.user, each.played) for each in (await store.records.page(world, 9, 0, BEN)).rows] == [(ANNA, 1)]
    agreed = await store.people.preferences.of(ANNA)
    assert await store.people.preferences.keep(ANNA, "worldwide", None, agreed.version)
    assert (await store.records.page(world, 9, 0, BEN)).rows == []


async def test_a_server_stands_among_all_with_six_listed_people_and_not_with_five(store):
    for guild, count in ((1, 5), (2, 6)):
        people = await regulars(store, guild=guild, first=guild * 9000, count=count)
        assert await store.servers.settings.keep(guild, "worldwide", "on", 0)
        for user in people:
            assert await store.people.preferences.keep(user, "worldwide", "on", 0)
        own = Board(guild, "koikoi", "season", since("season", 9_000), "rating")
        assert [each.rank > 0 for each in (await store.records.page(own, 9, 0, 0)).rows] == [True] * count
    page = await store.records.page(Board(0, "koikoi"), 20, 0, 0)
    assert {each.user for each in page.rows} == {*people}


async def test_a_profile_tells_of_one_server(store):
    await played(store, ANNA, BEN)
    await played(store, ANNA, BEN, guild=2)
    profile = await store.records.profile(ANNA, 1, BEN)
    assert profile is not None
    assert (profile.game, profile.totals[0].played, profile.met, profile.run) == ("koikoi", 1, (1, 0, 0), 1)
    assert await store.records.profile(CHIE, 1, BEN) is None


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
    tables = []
    for at in (10, 30, 20):
        tables.append(await seated(store, ANNA, BEN))
        await store.tables.append(tables[-1], move(1), "", finish(ended_at=at))
    first, last, middle = tables

    async def told(after, way, limit=9):
        return [each.row.id for each in await store.records.matches(1, ANNA, after, way, limit)]

    assert await told(0, "older") == [last, middle, first]
    assert await told(last, "older", 1) == [middle]
    assert await told(first, "newer") == [middle, last]
    assert await store.records.latest(1, BEN, 10) == last
    past = await store.records.match(first)
    assert past is not None
    assert past.scores == ((ANNA, 5, 1), (BEN, 3, 2))


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
