"""Ratings: openskill over the results in order, saved with the end of each match, and the same when made anew."""

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.store import Store
from bot.store.choices import Choices
from bot.store.persons import Persons
from bot.store.records import Records
from tests.bot.leaderboards import leaderboard, standing_of
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, found, move, seated
from tests.there import there

MADE = (
    "SELECT * FROM standings ORDER BY user, guild, game, period, since",
    "SELECT * FROM tallies ORDER BY guild, game, period, since, measure, shift, step",
    "SELECT * FROM scores ORDER BY table_id, seat",
    "SELECT * FROM streaks WHERE user > 0 ORDER BY user, guild, game",
)
"""All that is made from results alone."""


def at(*day):
    """A moment in UTC, as unix milliseconds."""
    return int(datetime(*day, tzinfo=UTC).timestamp() * 1000)


async def match(store, users, places, ended_at, *, rated=True, table=None, **values):
    table = table or await seated(store, *users, seats=len(users), **values)
    points = tuple(10 - 3 * place for place in places)
    await store.append(table, move(1), "", finish(points, tuple(places), ended_at=ended_at, hands=2, rated=rated))
    return table


async def skills(store, period="all", game="koikoi", guild=1):
    sql = "SELECT user, mu, sigma, rated FROM standings WHERE guild = ? AND game = ? AND period = ? ORDER BY since"
    rows = await store.writer.read(lambda db: db.execute(sql, (guild, game, period)).fetchall())
    return {user: (mu, sigma, rated) for user, mu, sigma, rated in rows}


def by_openskill(results):
    """Ratings by the results alone: [(users, places, part of the change)]."""
    model, known = PlackettLuce(), {}
    for users, places, part in results:
        before = [known.get(user, (25.0, 25 / 3, 0)) for user in users]
        after = model.rate([[model.rating(mu, sigma)] for mu, sigma, _ in before], ranks=list(map(float, places)))
        for user, (mu, sigma, count), [new] in zip(users, before, after, strict=True):
            known[user] = (mu + (new.mu - mu) * part, sigma + (new.sigma - sigma) * part, count + 1)
    return known


async def test_ratings_are_those_of_openskill_over_the_results(store):
    played = [((ANNA, BEN), (1, 2)), ((ANNA, CHIE, BEN), (2, 1, 2)), ((BEN, CHIE), (1, 1))]
    for day, (users, places) in enumerate(played, 1):
        await match(store, users, places, at(2026, 11, day))
    assert await skills(store) == by_openskill([(*each, 1.0) for each in played])


async def test_from_the_fourth_match_of_the_same_persons_in_a_day_on_the_change_is_halved_each_time(store):
    parts = []
    for hour, part in enumerate((1, 1, 1, 0.5, 0.25, 0.125)):
        pair = (ANNA, BEN) if hour % 2 else (BEN, ANNA)
        await match(store, pair, (1, 2), at(2026, 11, 1, hour))
        parts.append((pair, (1, 2), part))
    for users, places, ended_at in (
        ((ANNA, BEN, CHIE), (1, 2, 3), at(2026, 11, 1, 20)),  # others
        ((ANNA, CHIE), (1, 2), at(2026, 11, 1, 23)),
        ((ANNA, BEN), (2, 1), at(2026, 11, 2)),  # another day
    ):
        await match(store, users, places, ended_at)
        parts.append((users, places, 1))
    assert await skills(store) == by_openskill(parts)


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
    model = PlackettLuce()
    [anna], [chie] = model.rate([[model.rating(25 + (autumn[ANNA][0] - 25) / 2)], [model.rating()]], ranks=[1, 2])
    winter = await skills(store, "season")
    assert winter[ANNA] == (anna.mu, anna.sigma, 1)
    assert winter[CHIE] == (chie.mu, chie.sigma, 1)
    assert winter[BEN] == autumn[BEN]  # the season before stays as it ended
    sql = "SELECT since FROM standings WHERE period = 'season' AND user = ? ORDER BY since"
    assert found(path, sql, ANNA) == [(20260701,), (20270101,)]


async def test_a_rating_is_provisional_until_ten_matches_and_has_no_rank_before(store):
    for day in range(1, 10):
        await match(store, (ANNA, BEN), (1, 2), at(2026, 11, day))
    assert await leaderboard(store, 1, "koikoi", by="rating") == []
    assert (there(await standing_of(store, 1, "koikoi", ANNA, by="rating")).rating, 9) == (None, 9)
    await match(store, (ANNA, BEN), (1, 2), at(2026, 11, 10))
    best = await leaderboard(store, 1, "koikoi", by="rating")
    assert [(row.user, row.rank, row.rated) for row in best] == [(ANNA, 1, 10), (BEN, 2, 10)]
    mu, *_ = (await skills(store))[ANNA]
    assert best[0].rating == round(1500 + 40 * (mu - 25))


USERS = st.lists(st.sampled_from([ANNA, BEN, CHIE, 104]), min_size=2, max_size=4, unique=True)
RESULT = st.tuples(
    USERS,
    st.lists(st.integers(1, 3), min_size=4, max_size=4),
    st.sampled_from([at(2026, 9, 30, 23), at(2026, 10, 1), at(2026, 10, 1, 5), at(2026, 10, 5), at(2026, 10, 6)]),
    st.booleans(),
    st.sampled_from([("koikoi", 1), ("koikoi", 1), ("koikoi", 2), ("stopgo", 1)]),
)


def ranked(places):
    """Places that a match may end with: 1..n, equal ones shared."""
    return [1 + sum(other < mine for other in places) for mine in places]


@settings(max_examples=15, deadline=None)
@given(results=st.lists(RESULT, max_size=14), shuffled=st.randoms(), agreed=st.sets(st.sampled_from([1, 2])))
async def test_made_anew_they_are_equal_whatever_the_order_of_the_ends(tmp_path_factory, results, shuffled, agreed):
    """Also with equal timestamps, tied places, and a clock that goes back."""
    path = tmp_path_factory.mktemp("ratings") / "hanapai.sqlite3"
    store = await Store.open(path)
    try:
        await Choices.of_people(store.writer).keep(ANNA, "worldwide", "on")
        for guild in agreed:
            await Choices.of_servers(store.writer).keep(guild, "worldwide", "on")
        tables = [await seated(store, *users, game=game, guild=guild) for users, *_, (game, guild) in results]
        for table, (users, places, ended_at, rated, _) in ends_in_any_order(tables, results, shuffled):
            await match(store, users, ranked(places[: len(users)]), ended_at, rated=rated, table=table)
        await check_made_anew(store, path)
        await Persons(store.writer).forget(BEN, -1, tables)
        await check_made_anew(store, path)
        for guild in (1, 2):
            await Choices.of_servers(store.writer).keep(guild, "worldwide", None if guild in agreed else "on")
            await check_made_anew(store, path)
    finally:
        await store.close()


def ends_in_any_order(tables, results, shuffled):
    ends = list(zip(tables, results, strict=True))
    shuffled.shuffle(ends)
    return ends


async def check_made_anew(store, path):
    before = [found(path, sql) for sql in MADE]
    await Records(store.writer).rebuild()
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
    assert await Persons(store.writer).forget(BEN, -1, [running]) is not None
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
    for day, (users, places) in enumerate([((ANNA, BEN), (1, 2)), ((BEN, ANNA), (2, 1)), ((ANNA, CHIE), (1, 1))], 1):
        before = by_openskill(parts)
        parts.append((users, places, 1.0))
        table, after = await match(store, users, places, at(2026, 11, day)), by_openskill(parts)
        changes |= {(table, user): (before.get(user, (25.0,))[0], after[user][0], after[user][2]) for user in users}
    sql = "SELECT table_id, user, mu_before, mu, rated FROM scores"
    assert {(table, user): change for table, user, *change in found(path, sql)} == {
        key: [*change] for key, change in changes.items()
    }
    await Persons(store.writer).forget(BEN, -1, [])
    left = {(table, user): tuple(change) for table, user, *change in found(path, sql) if user > 0}
    assert left == {key: change for key, change in changes.items() if key[1] != BEN}


async def test_wins_in_a_row_are_counted_by_the_ends_of_matches_and_a_shared_first_place_is_one(store, path):
    for day, places in ((2, (1, 2)), (3, (1, 1)), (4, (2, 1)), (5, (1, 2)), (1, (2, 1))):
        await match(store, (ANNA, BEN), places, at(2026, 11, day))
    await match(store, (ANNA, BEN), (2, 1), at(2026, 11, 6), game="stopgo")
    runs = "SELECT run, longest, latest FROM streaks WHERE user = ? AND game = 'koikoi'"
    assert found(path, runs, ANNA) == [(1, 2, at(2026, 11, 5))]
    assert found(path, runs, BEN) == [(0, 2, at(2026, 11, 5))]


async def test_an_end_that_cannot_be_rated_is_not_saved_by_half(store, path, monkeypatch):
    table = await seated(store, ANNA, BEN)

    def fails(*_):
        raise ArithmeticError

    monkeypatch.setattr("bot.store.skill.after", fails)
    with pytest.raises(ArithmeticError):
        await match(store, (ANNA, BEN), (1, 2), at(2026, 11, 1), table=table)
    for name in ("moves", "results", "scores", "standings", "tallies"):
        assert found(path, f"SELECT count(*) FROM {name}") == [(0,)]
