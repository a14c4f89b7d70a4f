"""Ratings: openskill over the results in order, saved with the end of each match, and the same when made anew."""

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.store.moderation import Deed
from bot.store.sql.rated import recalculation
from bot.store.sqlite import SqliteStore
from tests.bot.leaderboards import leaderboard, standing_of
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, found, move, regulars, seated
from tests.there import there

MADE = (
    "SELECT * FROM standings ORDER BY user, guild, game, period, since",
    "SELECT * FROM tallies ORDER BY guild, game, period, since, measure, shift, step",
    "SELECT * FROM scores ORDER BY table_id, seat",
    "SELECT * FROM streaks WHERE user > 0 ORDER BY user, guild, game",
    "SELECT * FROM met ORDER BY guild, game, user, since, other",
    "SELECT guild, game, listed FROM pools WHERE listed > 0 ORDER BY guild, game",
    "SELECT * FROM rated_people ORDER BY guild, game, since",
)
"""All that is made from results alone."""


def at(*day):
    """A moment in UTC, as unix milliseconds."""
    return int(datetime(*day, tzinfo=UTC).timestamp() * 1000)


async def match(store, users, places, ended_at, *, rated=True, table=None, weights=None, **values):
    table = table or await seated(store, *users, seats=len(users), **values)
    points = tuple(10 - 3 * place for place in places)
    over = finish(points, tuple(places), ended_at=ended_at, hands=2, rated=rated, weights=weights)
    await store.tables.append(table, move(1), "", over)
    return table


async def skills(store, period="all", game="koikoi", guild=1):
    sql = "SELECT user, mu, sigma, rated FROM standings WHERE guild = ? AND game = ? AND period = ? ORDER BY since"
    rows = await store.writer.read(lambda db: db.execute(sql, (guild, game, period)).fetchall())
    return {user: (mu, sigma, rated) for user, mu, sigma, rated in rows}


def model(seats):
    """openskill as `bot/store/sql/rated/__init__.py` says it."""
    return PlackettLuce(sigma=2.25, beta=25 / 6 * (2 / seats) ** 0.5, tau=0.05, gamma=lambda *_: 1.0)


def by_openskill(results):
    """Ratings by the results alone: [(users, places, parts of the change)]."""
    known = {}
    for users, places, parts in results:
        rates = model(len(users))
        before = [known.get(user, (25.0, 2.25, 0)) for user in users]
        after = rates.rate([[rates.rating(mu, sigma)] for mu, sigma, _ in before], ranks=list(map(float, places)))
        parts = [parts] * len(users) if isinstance(parts, int | float) else parts
        for user, (mu, sigma, count), [new], part in zip(users, before, after, parts, strict=True):
            known[user] = (mu + (new.mu - mu) * part, sigma + (new.sigma - sigma) * part, count + 1)
    return known


async def test_ratings_are_those_of_openskill_over_the_results(store):
    played = [((ANNA, BEN), (1, 2)), ((ANNA, CHIE, BEN), (2, 1, 2)), ((BEN, CHIE), (1, 1))]
    for day, (users, places) in enumerate(played, 1):
        await match(store, users, places, at(2026, 11, day))
    assert await skills(store) == by_openskill([(*each, 1.0) for each in played])


async def test_from_the_fourth_match_of_the_same_persons_in_a_day_on_the_change_is_halved(store):
    parts = []
    for hour, part in enumerate((1, 1, 1, 0.5, 0.25, 0.125)):
        pair = (ANNA, BEN) if hour % 2 else (BEN, ANNA)
        await match(store, pair, (1, 2), at(2026, 11, 1, hour))
        parts.append((pair, (1, 2), part))
    for users, places, ended_at in (
        ((ANNA, CHIE), (1, 2), at(2026, 11, 1, 23)),
        ((ANNA, BEN), (2, 1), at(2026, 11, 2)),  # another day, and another week
    ):
        await match(store, users, places, ended_at)
        parts.append((users, places, 1))
    # among three it is the mean over all opponents
    for hour in range(3):
        await match(store, (ANNA, BEN), (1, 2), at(2026, 11, 2, 1 + hour))
        parts.append(((ANNA, BEN), (1, 2), (1, 1, 0.5)[hour]))
    await match(store, (ANNA, BEN, CHIE), (1, 2, 3), at(2026, 11, 2, 20))
    parts.append(((ANNA, BEN, CHIE), (1, 2, 3), ((0.25 + 1) / 2, (0.25 + 1) / 2, 1)))
    assert await skills(store) == by_openskill(parts)


async def test_beyond_the_tenth_full_match_with_somebody_in_a_week_the_change_is_halved_each_time(store):
    parts = []
    for number in range(15):
        day = 2 + number // 3  # from a Monday on, three a day
        await match(store, (ANNA, BEN), (1, 2), at(2026, 11, day, number % 3))
        parts.append(((ANNA, BEN), (1, 2), 0.5 ** max(0, number + 1 - 10)))
    assert await skills(store) == by_openskill(parts)


async def test_a_weight_is_what_of_a_change_counts_for_each_and_nothing_is_no_match_of_theirs(store, path):
    await match(store, (ANNA, BEN), (1, 2), at(2026, 11, 1), weights=(250, 1000))
    await match(store, (ANNA, BEN), (1, 2), at(2026, 11, 2), weights=(0, 2000))
    known = by_openskill([((ANNA, BEN), (1, 2), (0.25, 1.0))])
    rates = model(2)
    _, [new] = rates.rate([[rates.rating(*known[user][:2])] for user in (ANNA, BEN)])
    mu, sigma, _ = known[BEN]
    known[BEN] = (mu + (new.mu - mu) * 2, sigma + (new.sigma - sigma) * 2, 2)
    assert await skills(store) == known
    assert found(path, "SELECT user, total FROM scores ORDER BY table_id, seat") == [
        (ANNA, 250), (BEN, 1000), (ANNA, None), (BEN, 3000),
    ]  # fmt: skip


async def test_who_let_a_stand_in_play_more_than_half_of_their_decisions_gains_nothing_and_may_lose(store, path):
    by_stand_in = [replace(move(seq), seat=0, by="computer" if seq > 2 else "person") for seq in range(1, 6)]
    for places in ((1, 2), (2, 1)):
        table = await seated(store, ANNA, BEN)
        for each in by_stand_in[:-1]:
            await store.tables.append(table, each, "")
        over = finish((1, 0), places, ended_at=at(2026, 11, places[0]), hands=1, rated=True)
        await store.tables.append(table, by_stand_in[-1], "", over)
    (anna, *_), (ben, *_) = (await skills(store))[ANNA], (await skills(store))[BEN]
    assert found(path, "SELECT mu = mu_before, mu < mu_before, total FROM scores WHERE user = ?", ANNA) == [
        (1, 0, 0), (0, 1, 0),
    ]  # fmt: skip
    assert anna < 25 != ben
    assert found(path, "SELECT DISTINCT total > 0 FROM scores WHERE user = ?", BEN) == [(1,)]
    await check_made_anew(store, path)


async def test_what_is_not_rated_and_other_games_and_servers_change_no_rating(store):
    await match(store, (ANNA, BEN), (1, 2), at(2026, 11, 1))
    before = await skills(store)
    await match(store, (ANNA, BEN), (2, 1), at(2026, 11, 2), rated=False)
    await match(store, (ANNA, BEN), (2, 1), at(2026, 11, 2), game="stopgo")
    await match(store, (ANNA, BEN), (2, 1), at(2026, 11, 2), guild=2)
    assert await skills(store) == before
    assert await skills(store, guild=2) == {ANNA: before[BEN], BEN: before[ANNA]}


async def test_a_season_begins_at_half_the_distance_to_the_mean(store, path):
    for day in (1, 2, 3):
        await match(store, (ANNA, BEN), (1, 2), at(2026, 9, day))
    autumn = await skills(store, "season")
    await match(store, (ANNA, CHIE), (1, 2), at(2027, 1, 1))
    rates = model(2)
    [anna], [chie] = rates.rate([[rates.rating(25 + (autumn[ANNA][0] - 25) / 2)], [rates.rating()]], ranks=[1, 2])
    winter = await skills(store, "season")
    assert winter[ANNA] == (anna.mu, anna.sigma, 1)
    assert winter[CHIE] == (chie.mu, chie.sigma, 1)
    assert winter[BEN] == autumn[BEN]  # the season before stays as it ended
    sql = "SELECT since FROM standings WHERE period = 'season' AND user = ? ORDER BY since"
    assert found(path, sql, ANNA) == [(20260701,), (20270101,)]


async def test_a_rating_is_shown_from_one_full_match_on_and_has_no_rank_before_it_is_listed(store):
    await match(store, (ANNA, BEN), (1, 2), at(2026, 11, 1), weights=(999, 1000))
    board = await leaderboard(store, 1, "koikoi", by="rating")
    assert [(row.user, row.rank, row.listed) for row in board] == [(BEN, 0, False)]
    mine = there(await standing_of(store, 1, "koikoi", ANNA, by="rating"))
    assert (mine.rating, mine.weight, mine.rank) == (None, 999, 0)
    mu, *_ = (await skills(store))[BEN]
    assert board[0].rating == round(1500 + 40 * (mu - 25))


async def test_who_is_listed_comes_first_with_ranks_and_then_who_is_not(store):
    people = await regulars(store)
    await match(store, (ANNA, people[0]), (1, 2), 20_000)
    board = await leaderboard(store, 1, "koikoi", by="rating", period="season", since=19700101)
    assert [row.listed for row in board] == [True] * 6 + [False]
    assert [row.rank for row in board][-1] == 0
    assert min(row.rank for row in board[:6]) == 1
    assert board[-1].user == ANNA
    assert there(board[-1].rating) > min(there(row.rating) for row in board)
    for user, row in zip(people, await leaderboard(store, 1, "koikoi", by="rating"), strict=False):
        assert (user > 0, row.rank) == (True, 0)  # of all time it takes twice as much


SEASON = {"by": "rating", "period": "season", "since": 20261001}


async def placed(store, user, game="koikoi"):
    """The rank in the season, whether it is among themselves, the rating, and what of it counts."""
    row = there(await standing_of(store, 1, game, user, **SEASON))
    return row.rank, row.closed, row.rating, row.board


async def test_who_plays_accounts_that_play_nobody_else_is_ranked_among_themselves_below_all_others(store, path):
    await regulars(store, first=201, ended_at=at(2026, 10, 5), count=8)
    for number in range(20):
        await match(store, (ANNA, 301 + number % 10), (1, 2), at(2026, 11, 1 + number))
    rank, closed, rating, board = await placed(store, ANNA)
    assert (rank, closed, board) == (9, True, 1500)
    assert rating > 1690
    for number in range(6):  # three of them play the regulars, of whom all know them then
        for other in (201, 202):
            await match(store, (301 + number % 3, other), (2, 1), at(2026, 11, 22, number))
    rank, closed, again, board = await placed(store, ANNA)
    assert (closed, again) == (False, rating)
    assert 1500 < board < 1600  # the other seven accounts have no one else
    await check_made_anew(store, path)


async def test_four_who_always_play_together_are_ranked_among_themselves_beside_others(store, path):
    four = (ANNA, BEN, CHIE, 104)
    for number in range(4):
        await match(store, four, (1, 2, 3, 4), at(2026, 11, 1 + number), game="fuzhou")
        await match(store, (201, 202, 203, 204), (1, 2, 3, 4), at(2026, 11, 1 + number, 1), game="fuzhou")
    await match(store, (301, 202, 203, 204), (1, 2, 3, 4), at(2026, 11, 9), game="fuzhou")
    ranks = [await placed(store, user, "fuzhou") for user in four]
    assert [closed for _, closed, *_ in ranks] == [True] * 4
    assert [rank for rank, *_ in ranks] == sorted({rank for rank, *_ in ranks} - {0})
    await check_made_anew(store, path)


@pytest.mark.slow
async def test_ranks_and_what_counts_are_the_same_made_anew_among_ever_more_people(store, path):
    chance = random.Random(3)
    for hour in range(150):
        people = [ANNA, *range(201, 206 + hour // 5)]  # they become more than RATIO is raised for
        users = chance.sample(people, 2)
        weights = chance.choice([(1000, 1000), (1000, 0), (250, 250)])
        places = (1, 2) if ANNA in users[:1] or chance.random() < 0.5 else (2, 1)
        await match(store, users, places, at(2026, 11, 1 + hour // 6, hour % 6), weights=weights)
        if hour % 3 == 0:
            dummy, places = 301 + hour % 2, (1, 2)
            await match(store, (ANNA, dummy), places, at(2026, 11, 1 + hour // 6, hour % 6, 30))
        if hour % 50 == 49:
            await check_made_anew(store, path)
    _, closed, rating, board = await placed(store, ANNA)
    assert not closed
    assert board < rating - 50
    table = found(path, "SELECT max(table_id) FROM scores WHERE user = 301")[0][0]
    await store.moderation.void(Deed(guild=1, at=5, kind="void", moderator=9, table=table))
    await check_made_anew(store, path)
    assert (await placed(store, ANNA))[2] < rating


async def test_ratings_are_made_anew_while_others_write_and_each_time_only_for_a_moment(store, path, monkeypatch):
    monkeypatch.setattr(recalculation, "HELD_S", 0.0)  # a step at a time
    tables = [
        await match(store, (ANNA, BEN, CHIE)[number % 2 :][:2], (1, 2), at(2026, 11, 1 + number)) for number in range(9)
    ]
    await store.moderation.void(Deed(guild=1, at=5, kind="void", moderator=9, table=tables[3]))
    assert found(path, "SELECT mu, total FROM scores WHERE table_id = ?", tables[3]) == [(None, None)] * 2
    commits = store.work.commits
    loop, made, ends = asyncio.get_running_loop(), recalculation.made, []

    def while_another_ends(matches, *breathes):
        if not ends:
            end = match(store, (CHIE, 104), (1, 2), at(2026, 11, 20))
            ends.append(asyncio.run_coroutine_threadsafe(end, loop).result())
        return made(matches, *breathes)

    monkeypatch.setattr(recalculation, "made", while_another_ends)
    assert await store.records.due() == [(1, "koikoi")]
    assert await store.records.rate_anew(1, "koikoi") == 9  # with the match that has ended meanwhile
    assert await store.records.due() == []
    assert store.work.commits - commits > 5
    after = await skills(store)
    assert after[104][2] == 1
    parts = [((ANNA, BEN, CHIE)[number % 2 :][:2], (1, 2), 1.0) for number in range(9) if number != 3]
    assert after == by_openskill([*parts, ((CHIE, 104), (1, 2), 1.0)])
    await check_made_anew(store, path)


USERS = st.lists(st.sampled_from([ANNA, BEN, CHIE, 104]), min_size=2, max_size=4, unique=True)
RESULT = st.tuples(
    USERS,
    st.lists(st.integers(1, 3), min_size=4, max_size=4),
    st.sampled_from([at(2026, 9, 30, 23), at(2026, 10, 1), at(2026, 10, 1, 5), at(2026, 10, 5), at(2026, 10, 6)]),
    st.booleans(),
    st.sampled_from([("koikoi", 1), ("koikoi", 1), ("koikoi", 2), ("stopgo", 1)]),
    st.lists(st.sampled_from([0, 250, 1000, 2000]), min_size=4, max_size=4),
)


def ranked(places):
    """Places that a match may end with: 1..n, equal ones shared."""
    return [1 + sum(other < mine for other in places) for mine in places]


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@example(  # a match that rates nobody
    results=[([101, 102], [1] * 4, at(2026, 10, 1, 5), True, ("koikoi", 1), [0] * 4)],
    shuffled=random.Random(1),
    agreed=set(),
)
@given(results=st.lists(RESULT, max_size=14), shuffled=st.randoms(), agreed=st.sets(st.sampled_from([1, 2])))
async def test_made_anew_they_are_equal_whatever_the_order_of_the_ends(tmp_path_factory, results, shuffled, agreed):
    """Also with equal timestamps, tied places, and a clock that goes back."""
    path = tmp_path_factory.mktemp("ratings") / "hanapai.sqlite3"
    store = await SqliteStore.open(path)
    try:
        await chosen(store.people.preferences, ANNA, "on")
        for guild in agreed:
            await chosen(store.servers.settings, guild, "on")
        tables = [await seated(store, *users, game=game, guild=guild) for users, *_, (game, guild), _ in results]
        for table, (users, places, ended_at, rated, _, weights) in ends_in_any_order(tables, results, shuffled):
            places, weights = ranked(places[: len(users)]), weights[: len(users)]
            await match(store, users, places, ended_at, rated=rated, table=table, weights=weights)
        await check_made_anew(store, path)
        await store.people.forget(BEN, -1, tables)
        await check_made_anew(store, path)
        for guild in (1, 2):
            await chosen(store.servers.settings, guild, None if guild in agreed else "on")
            await check_made_anew(store, path)
    finally:
        await store.close()


async def chosen(choices, owner, agrees):
    """Somebody, or a server, agrees to the leaderboards of all servers, or does no more."""
    assert await choices.keep(owner, "worldwide", agrees, (await choices.load(owner)).version)


def ends_in_any_order(tables, results, shuffled):
    ends = list(zip(tables, results, strict=True))
    shuffled.shuffle(ends)
    return ends


async def settle(store):
    """What is due to be made anew is, as in the background."""
    for guild, game in await store.records.due():
        await store.records.rate_anew(guild, game)
    assert await store.records.due() == []


async def check_made_anew(store, path):
    await settle(store)
    before = [found(path, sql) for sql in MADE]
    await store.records.rebuild()
    assert [found(path, sql) for sql in MADE] == before


async def test_the_ratings_of_others_stay_when_somebody_is_forgotten_in_the_middle(store, path):
    chance = random.Random(7)
    people = (ANNA, BEN, CHIE)
    running = await seated(store, *people)
    for hour in range(20):
        pair = chance.sample(people, 2)
        await match(store, pair, (1, 2), at(2026, 11, 1 + hour // 5, hour % 5))
    before = {user: skill for user, skill in (await skills(store)).items() if user != BEN}
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE sitters SET user = NULL, leaver = ?, level = 'easy' WHERE table_id = ? AND user = ?",
                   (BEN, running, BEN))  # fmt: skip
    assert await store.people.forget(BEN, -1, [running]) is not None
    kept = await skills(store)
    assert {user: skill for user, skill in kept.items() if user > 0} == before
    (nobody,) = kept.keys() - before.keys()
    assert nobody < 0
    await match(store, people, (1, 3, 2), at(2026, 11, 9), table=running)  # the match they had left ends
    assert (await skills(store))[nobody][2] == kept[nobody][2] + 1
    await check_made_anew(store, path)
    assert await standing_of(store, 1, "koikoi", BEN) is None
    assert nobody not in [row.user for row in await leaderboard(store, 1, "koikoi")]


async def test_a_score_keeps_the_rating_before_and_after_it_also_beside_somebody_who_is_forgotten(store, path):
    parts, changes = [], {}
    for day, (users, places) in enumerate([((ANNA, BEN), (1, 2)), ((BEN, ANNA), (2, 1)), ((ANNA, CHIE), (1, 1))], 2):
        before = by_openskill(parts)
        parts.append((users, places, 1.0))
        table, after = await match(store, users, places, at(2026, 11, day)), by_openskill(parts)
        changes |= {(table, user): (before.get(user, (25.0,))[0], after[user][0], after[user][2]) for user in users}
    sql = "SELECT table_id, user, mu_before, mu, rated FROM scores"
    assert {(table, user): change for table, user, *change in found(path, sql)} == {
        key: [*change] for key, change in changes.items()
    }
    await store.people.forget(BEN, -1, [])
    left = {(table, user): tuple(change) for table, user, *change in found(path, sql) if user > 0}
    assert left == {key: change for key, change in changes.items() if key[1] != BEN}


async def test_wins_in_a_row_are_counted_by_the_ends_of_matches_and_a_shared_first_place_is_one(store, path):
    for day, places in ((2, (1, 2)), (3, (1, 1)), (4, (2, 1)), (5, (1, 2)), (1, (2, 1))):
        await match(store, (ANNA, BEN), places, at(2026, 11, day))
    await match(store, (ANNA, BEN), (2, 1), at(2026, 11, 6), game="stopgo")
    runs = "SELECT run, longest, latest FROM streaks WHERE user = ? AND game = 'koikoi'"
    assert found(path, runs, ANNA) == [(1, 2, at(2026, 11, 5))]
    assert found(path, runs, BEN) == [(0, 2, at(2026, 11, 5))]
