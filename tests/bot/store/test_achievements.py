"""Achievements: kept with the end of a match, each once a person, server and game, and found in old matches too."""

import pytest

from bot.history.backfill import earn_old
from bot.store import Finish, Win
from bot.store.records import Reading
from engine.core import Achievement, first
from tests.bot.store.samples import ANNA, BEN, found, move, seated

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
    await records.keep_read([Reading(tables[0], over, won)])  # stopped before, and begun anew
    assert await records.unread(9) == tables[2:]
    assert found(path, "SELECT table_id, hand FROM wins") == [(tables[0], 1)]
    await records.declare({})
    await records.declare(DECLARED)
    assert await records.earn_old(1)  # interrupted: the next start goes on where it stopped
    await records.declare(DECLARED)
    await earn_old(store)
    assert found(path, KEPT) == [(ANNA, "comeback", None), (ANNA, "in_a_row_5", None), (BEN, "goko", None)]
    assert not await records.earn_old(1)
