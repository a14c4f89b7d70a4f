"""What is read for a profile: of one server, of matches that counted, and bounded."""

import pytest

from bot.history.backfill import earn_old
from bot.store import Finish, Win
from bot.store.rating_model import rating_of
from bot.store.records import Reading
from bot.store.sql.results import profiles as reading
from engine.core import Achievement, first
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, found, move, seated
from tests.there import there


async def match(store, users, places, *, won=(), counted=True, ended_at=9_000, weights=None, **values):
    table = await seated(store, *users, seats=len(users), **values)
    points = tuple(10 - 3 * place for place in places)
    over = finish(points, places, counted=counted, ended_at=ended_at, hands=2, rated=counted, weights=weights)
    await store.tables.append(table, move(1), "", over, won=[Win(*each) for each in won])
    return table


def profile(store, user, guild=1, asker=CHIE, game=""):
    return store.records.profile(user, guild, asker, game)


async def test_a_profile_is_made_of_the_matches_that_counted_on_that_server(store):
    assert await profile(store, ANNA) is None
    await match(store, (ANNA, BEN), (1, 2), counted=False, won=[(1, 0, 99, ("goko",))])
    await match(store, (ANNA, BEN), (1, 2), guild=2, won=[(1, 0, 99, ("goko",))])
    assert await profile(store, ANNA) is None
    await match(store, (ANNA, BEN), (1, 2), won=[(1, 0, 5, ("tan", "kasu")), (2, 1, 7, ("tane",))])
    await match(store, (BEN, ANNA), (1, 2), won=[(1, 1, 5, ("kasu",)), (2, 1, 12, ())], ended_at=9_001)
    await match(store, (ANNA, CHIE), (1, 1), ended_at=9_002, game="stopgo", won=[(1, 0, 50, ("kasu",))])
    mine = there(await profile(store, ANNA))
    assert [(each.game, each.played, each.won) for each in mine.totals] == [("koikoi", 2, 1), ("stopgo", 1, 1)]
    assert (mine.game, mine.patterns) == ("koikoi", (("kasu", 2), ("tan", 1)))
    assert mine.best == ((12, ()), (5, ("kasu",)), (5, ("tan", "kasu")))
    assert (mine.run, mine.longest) == (0, 1)
    other = there(await profile(store, ANNA, game="stopgo"))
    assert (other.game, other.best) == ("stopgo", ((50, ("kasu",)),))
    assert there(await profile(store, ANNA, game="fuzhou")).game == "koikoi"
    assert await profile(store, ANNA, guild=3) is None


async def test_the_curve_begins_with_one_full_match_and_is_in_their_order(store, path):
    for day in range(1, 8):
        weights = (400, 400) if day < 5 else None
        await match(store, (ANNA, BEN), (1, 2) if day % 3 else (2, 1), ended_at=day * 86_400_000, weights=weights)
    mine = there(await profile(store, ANNA))
    rows = found(path, "SELECT mu FROM scores WHERE user = ? AND total >= 1000 ORDER BY table_id", ANNA)
    assert mine.curve == tuple(rating_of(mu) for (mu,) in rows)
    assert len(mine.curve) == 5
    assert mine.curve[-1] == mine.totals[0].rating


async def test_against_the_asker_there_are_wins_losses_and_equal_places(store):
    for users, places in (
        ((ANNA, BEN), (1, 2)),
        ((BEN, ANNA), (1, 2)),
        ((ANNA, BEN), (1, 1)),
        ((CHIE, ANNA, BEN), (1, 2, 3)),
    ):
        await match(store, users, places)
    await match(store, (ANNA, CHIE), (1, 2))
    assert there(await profile(store, ANNA, asker=BEN)).met == (2, 1, 1)
    assert there(await profile(store, BEN, asker=ANNA)).met == (1, 2, 1)
    assert there(await profile(store, ANNA, asker=ANNA)).met == (0, 0, 0)
    await store.people.forget(BEN, -1, [])
    assert await profile(store, BEN) is None
    assert there(await profile(store, ANNA, asker=BEN)).met == (0, 0, 0)


async def test_of_more_matches_than_are_looked_through_the_latest_tell(store, monkeypatch):
    monkeypatch.setattr(reading, "LATEST", 3)
    for number in range(1, 7):
        await match(store, (ANNA, BEN), (1, 2), won=[(1, 0, number, (f"yaku{number}",))], ended_at=number % 6)
    mine = there(await profile(store, ANNA, asker=BEN))
    assert [points for points, _ in mine.best] == [5, 4, 3]  # the one opened last ended first
    assert mine.met == (3, 0, 0)
    assert (mine.totals[0].played, mine.longest) == (6, 6)  # totals are kept


KEPT = "SELECT user, key, table_id FROM achievements ORDER BY user, key"
RARE = (Achievement("comeback", rare=True), Achievement("in_a_row", 5, rare=True), *first("goko", rare=True))
DECLARED = {"koikoi": RARE, "stopgo": RARE}


@pytest.fixture
async def store(store):
    await store.records.declare(DECLARED)
    return store


async def ended(store, *, won=(), places=(1, 2), counted=True, ended_at=9_000, table=None, **values):
    """The number of a table where Anna and Ben played to an end, with the hands that were won there."""
    table = table or await seated(store, ANNA, BEN, **values)
    over = Finish("played", (3, 1), places, counted, ended_at, 2, feats=((0, "comeback"),))
    await store.tables.append(table, move(1), "", over, won=[Win(*each) for each in won])
    return table


async def test_what_is_achieved_is_kept_where_it_came_first_and_for_persons_in_matches_that_count(store, path):
    await ended(store, won=[(1, 1, 10, ("goko", "kasu"))], counted=False)
    assert found(path, KEPT) == []
    first = await ended(store, won=[(1, 1, 10, ("goko", "kasu")), (2, 0, 1, ("kasu",))])
    await ended(store, won=[(1, 1, 10, ("goko",)), (2, 0, 10, ("goko",))], game="stopgo")
    later = await ended(store, won=[(1, 0, 10, ("goko",)), (2, 1, 10, ("goko",))])
    mine = [row for row in found(path, KEPT) if row[2] in (first, later)]
    assert mine == [(ANNA, "comeback", first), (ANNA, "goko", later), (BEN, "goko", first)]
    left = await seated(store, None, BEN)
    await ended(store, won=[(1, 0, 10, ("goko",))], table=left)
    assert {user for user, *_ in found(path, KEPT)} == {ANNA, BEN}


async def test_five_wins_in_a_row_are_told_once_and_a_lost_match_begins_anew(store, path):
    places = [(1, 2)] * 4 + [(2, 1)] + [(1, 2)] * 7
    tables = [await ended(store, places=each, ended_at=day) for day, each in enumerate(places, 1)]
    assert [row for row in found(path, KEPT) if row[1] == "in_a_row_5"] == [(ANNA, "in_a_row_5", tables[9])]


async def test_what_old_matches_tell_is_kept_once_and_told_at_no_table(store, path):
    tables = [await ended(store, ended_at=day) for day in range(1, 7)]
    await store.writer.write(
        lambda db: [db.execute(f"DELETE FROM {name}") for name in ("achievements", "wins", "feats")]
    )
    await store.writer.write(lambda db: db.execute("UPDATE results SET read = 0"))
    records, won = store.records, (Win(1, 1, 10, ("goko",)),)
    assert await records.unread(9) == tables
    over = Finish("played", (3, 1), (1, 2), True, 1, 2, feats=((0, "comeback"),))
    await records.keep_read([Reading(tables[0], over, won), Reading(tables[1])])
    await records.keep_read([Reading(tables[0], over, won)])  # the bot stopped in between, so it reads this match again
    assert await records.unread(9) == tables[2:]
    assert found(path, "SELECT table_id, hand FROM wins") == [(tables[0], 1)]
    await records.declare({})
    await records.declare(DECLARED)
    assert await records.earn_old(1)  # interrupted: the next start goes on where it stopped
    await records.declare(DECLARED)
    await earn_old(store)
    assert found(path, KEPT) == [(ANNA, "comeback", None), (ANNA, "in_a_row_5", None), (BEN, "goko", None)]
    assert not await records.earn_old(1)
