"""Matches against computers: totals of their own, made anew to the last bit, that nothing else knows of."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.store import Win
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import ANNA, BEN, empty_database, finish, found, move, seated
from tests.there import there

TOTALS = "SELECT * FROM practice ORDER BY user, guild, game, level"
ELSEWHERE = ("standings", "tallies", "streaks", "met", "pools", "achievements")
"""Where leaderboards, ratings and all that follows from matches that count are kept."""


async def practised(store, user=ANNA, place=1, *, level="easy", hands=3, won=(), **values):
    """A match of somebody and a computer."""
    table = await seated(store, user, None, **values)
    over = finish((6, 2) if place == 1 else (1, 9), (place, 3 - place), counted=False, hands=hands)
    await store.tables.append(table, move(1), "", replace(over, level=level), won=[Win(*each) for each in won])
    return table


async def test_matches_against_computers_add_up_by_game_and_level_and_by_the_server(store):
    await practised(store, place=1)
    await practised(store, place=2)
    await practised(store, place=1, level="hard")
    await practised(store, place=1, level="hard", guild=2)
    for _ in range(4):
        await practised(store, game="stopgo", won=[(1, 0, 7, ("gwang",))])
    mine = there(await store.records.practice(ANNA, 1))
    assert [(each.game, each.level, each.played, each.won, each.points, each.hands) for each in mine.totals] == [
        ("stopgo", "easy", 4, 4, 24, 12),
        ("koikoi", "easy", 2, 1, 7, 6),
        ("koikoi", "hard", 1, 1, 6, 3),
    ]
    assert (mine.game, mine.patterns, mine.best) == ("stopgo", (("gwang", 4),), ((7, ("gwang",)),) * 3)
    assert there(await store.records.practice(ANNA, 1, "koikoi")).best == ()
    assert await store.records.practice(BEN, 1) is None
    assert await store.records.practice(ANNA, 3) is None


async def test_no_leaderboard_and_no_rating_changes_by_them_and_made_anew_they_are_the_same(store, path):
    table = await seated(store, ANNA, BEN)
    await store.tables.append(table, move(1), "", finish(rated=True, hands=2))
    before = {name: found(path, f"SELECT * FROM {name}") for name in ELSEWHERE}
    for place, level in ((1, "easy"), (2, "hard"), (1, "hard")):
        await practised(store, place=place, level=level, won=[(1, 0, 50, ("goko",))])
        await practised(store, BEN, place, level=level)
    assert {name: found(path, f"SELECT * FROM {name}") for name in ELSEWHERE} == before
    kept = found(path, TOTALS)
    assert len(kept) == 4
    await store.records.rebuild()
    assert found(path, TOTALS) == kept
    assert {name: found(path, f"SELECT * FROM {name}") for name in ELSEWHERE} == before
    assert there(await store.records.profile(ANNA, 1, BEN)).best == ()


async def test_who_is_forgotten_has_no_such_record_any_more_nor_after_it_is_made_anew(store, path):
    alone = await practised(store)
    await practised(store, BEN)
    both = await seated(store, ANNA, None, BEN, seats=3)
    await store.tables.append(both, move(1), "", finish((1, 2, 3), (3, 2, 1)))
    for table in (alone, both):  # a history knows how strong the computers are
        assert there(await store.records.match(table)).levels == {1: "easy"}
    others = found(path, f"SELECT * FROM practice WHERE user = {BEN}")
    await store.people.forget(ANNA, -1, [])
    assert found(path, TOTALS) == others
    await store.records.rebuild()
    assert found(path, TOTALS) == others
    assert await store.records.practice(ANNA, 1) is None


@pytest.mark.migrations
async def test_an_update_finds_the_matches_of_before_and_none_of_which_nothing_came(path):
    await empty_database(path, version=25)
    with closing(sqlite3.connect(path)) as db, db:
        kept = old(db, {0: (ANNA, None), 1: (None, "hard"), 2: (None, "normal")})
        old(db, {0: (BEN, None), 1: (None, "easy")}, reason="resigned", hands=0, moves=("play 01H",), place=2)
        old(db, {0: (ANNA, None), 1: (None, "easy")}, reason="resigned", hands=0, moves=("ready", "resign"))
        old(db, {0: (ANNA, None), 1: (None, "easy")}, reason="finished", hands=0, moves=("play 01H",))
        old(db, {0: (ANNA, "normal"), 1: (None, "easy")}, hands=2)
        old(db, {0: (ANNA, None), 1: (BEN, None), 2: (None, "easy")}, hands=2, counted=1)
        old(db, {0: (ANNA, None), 1: (BEN, None)}, hands=0, reason="finished")
    store = await SqliteStore.open(path)
    assert found(path, TOTALS) == [
        (ANNA, 1, "koikoi", "normal", 1, 1, 5, 3),
        (BEN, 1, "koikoi", "easy", 1, 0, 5, 0),
    ]
    assert there(await store.records.match(kept)).levels == {1: "hard", 2: "normal"}
    await store.records.rebuild()
    assert [row[:4] for row in found(path, TOTALS)] == [(ANNA, 1, "koikoi", "normal"), (BEN, 1, "koikoi", "easy")]
    await store.close()


def old(db, seats, *, reason="played", hands=3, moves=(), counted=0, place=1):
    """A finished match as the version before kept it."""
    sql = """INSERT INTO tables (guild, channel, game, preset, rules, seats, host, invited, state, server_seed,
        created_at) VALUES (1, 10, 'koikoi', 'kirin', '{}', ?, ?, '[]', 'playing', zeroblob(32), 1)"""
    table = db.execute(sql, (len(seats), ANNA)).lastrowid
    for seq, action in enumerate(moves, 1):
        db.execute("INSERT INTO moves VALUES (?, ?, 0, ?, 'person', 1)", (table, seq, action))
    for seat, (user, level) in seats.items():
        sql = "INSERT INTO sitters (table_id, seat, user, level, cut, joined_at) VALUES (?, ?, ?, ?, '', 1)"
        db.execute(sql, (table, seat, user, level))
    db.execute("UPDATE tables SET state = 'over' WHERE id = ?", (table,))
    db.execute("INSERT INTO results VALUES (?, 1, 'koikoi', ?, ?, 9, ?, 0, 1)", (table, reason, counted, hands))
    for seat, (user, _) in seats.items():
        sql = "INSERT INTO scores (table_id, seat, user, points, place, at) VALUES (?, ?, ?, 5, ?, 9)"
        db.execute(sql, (table, seat, user, place))
    return there(table)
