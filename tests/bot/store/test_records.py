"""The end of a match, the leaderboards it leads to, and which table a user means."""

from typing import Any

import pytest

from bot.store import Standing
from tests.bot.leaderboards import leaderboard, standing_of
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, found, move, open_tables, played, seated
from tests.there import there


async def board(store, game="koikoi", guild=1, **options):
    return [(each.user, each.rank) for each in await leaderboard(store, guild, game, **options)]


async def test_the_end_of_a_match_is_saved_whole(store, path):
    table = await seated(store, ANNA, BEN)
    await store.tables.append(table, move(1), "one")
    await store.tables.append(table, move(2), "two", finish((12, -3), (1, 2)))
    saved = await store.tables.load(table)
    assert (saved.table.state, saved.table.ended_at) == ("over", 9_000)
    assert saved.moves == (move(1), move(2))
    assert saved.snapshot == "two"
    assert found(path, "SELECT * FROM results") == [(table, 1, "koikoi", "played", 1, 9_000, 0, 0, 1, None, 1, "")]
    scores = found(
        path, "SELECT table_id, seat, user, points, place, at, mu_before, mu, rated FROM scores ORDER BY seat"
    )
    assert scores == [
        (table, 0, ANNA, 12, 1, 9_000, None, None, None),
        (table, 1, BEN, -3, 2, 9_000, None, None, None),
    ]
    assert await leaderboard(store, 1, "koikoi") == [
        Standing(guild=1, game="koikoi", user=ANNA, played=1, won=1, points=12, rank=1),
        Standing(guild=1, game="koikoi", user=BEN, played=1, won=0, points=-3, rank=2),
    ]
    assert await open_tables(store) == []


async def test_the_seal_of_the_last_move_stays_when_its_snapshot_goes(store):
    table = await seated(store, ANNA, BEN)
    await store.tables.append(table, move(1), "one", seal="first")
    assert (await store.tables.load(table)).seal == "first"
    await store.tables.append(table, move(2), "two", finish((12, -3), (1, 2)), seal="second")
    await store.tables.drop_snapshot(table, "two")
    saved = await store.tables.load(table)
    assert (saved.snapshot, saved.seal) == (None, "second")


@pytest.mark.parametrize("points", [(1, 2, 3), (1,)])
async def test_an_end_that_does_not_fit_leaves_the_match_as_it_was(store, path, points):
    table = await seated(store, ANNA, BEN)
    before = await store.tables.load(table)
    with pytest.raises(ValueError, match="zip"):
        await store.tables.append(table, move(1), "one", finish(points, (1, 2)))
    assert await store.tables.load(table) == before
    for name in ("moves", "snapshots", "results", "scores", "standings"):
        assert found(path, f"SELECT count(*) FROM {name}") == [(0,)]


async def test_computer_players_enter_no_leaderboard(store, path):
    await played(store, ANNA, None, BEN, points=(1, 9, 2), places=(3, 1, 2))
    assert await board(store, by="points") == [(BEN, 1), (ANNA, 2)]
    assert found(path, "SELECT user, points FROM scores WHERE seat = 1") == [(None, 9)]


async def test_totals_add_up_and_a_shared_first_place_is_won_by_each(store):
    await played(store, ANNA, BEN, points=(5, 3), places=(1, 2))
    await played(store, BEN, ANNA, points=(7, 7), places=(1, 1))
    await played(store, ANNA, BEN, points=(-4, 9), places=(2, 1))
    assert await standing_of(store, 1, "koikoi", ANNA) == Standing(1, "koikoi", ANNA, played=3, won=2, points=8, rank=1)
    assert await standing_of(store, 1, "koikoi", BEN) == Standing(1, "koikoi", BEN, played=3, won=2, points=19, rank=1)


async def test_servers_and_games_have_leaderboards_of_their_own(store):
    await played(store, ANNA, BEN)
    await played(store, BEN, ANNA, game="stopgo")
    await played(store, CHIE, BEN, guild=2)
    assert await board(store) == [(ANNA, 1), (BEN, 2)]
    assert await board(store, "stopgo") == [(BEN, 1), (ANNA, 2)]
    assert await board(store, guild=2) == [(CHIE, 1), (BEN, 2)]
    assert await standing_of(store, 2, "koikoi", ANNA) is None


async def test_the_best_have_most_of_what_is_asked_for_and_equals_share_a_rank(store):
    first: dict[str, Any] = {"points": (6, 6), "places": (1, 1)}
    await played(store, 1, 2, **first)
    await played(store, 1, 3, points=(-3, 9), places=(2, 1))
    await played(store, 4, 5, points=(-3, -6), places=(1, 2), hands=3)
    assert await board(store) == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 5)]
    assert await board(store, by="points") == [(3, 1), (2, 2), (1, 3), (4, 4), (5, 5)]
    assert await board(store, by="average") == [(4, 1), (5, 2)]
    assert await board(store, by="rating") == []
    for by, user, rank in (("won", 5, 5), ("points", 1, 3), ("average", 5, 2), ("average", 1, 0), ("rating", 1, 0)):
        assert there(await standing_of(store, 1, "koikoi", user, by=by)).rank == rank
    assert [there(await standing_of(store, 1, "koikoi", user)).average for user in (1, 4, 5)] == [None, -100, -200]


async def test_the_latest_table_is_a_running_one_then_a_lobby_then_a_finished_then_a_closed_one(store):
    for state in ("closed", "over", "lobby", "playing"):
        wanted = await seated(store, state=state)
        assert await store.tables.latest(ANNA, 10) == wanted
        for worse in {"playing": ["lobby", "over", "closed"], "lobby": ["over", "closed"], "over": ["closed"]}.get(
            state, []
        ):
            await seated(store, state=worse)
            assert await store.tables.latest(ANNA, 10) == wanted
        newer = await seated(store, state=state)
        assert await store.tables.latest(ANNA, 10) == newer


async def test_the_latest_table_is_one_of_this_channel_where_the_user_sits_or_is_the_host(store):
    mine = await seated(store, ANNA, BEN)
    await seated(store, ANNA, BEN, channel=11)
    await seated(store, CHIE, BEN, host=CHIE)
    left = await seated(store, BEN, host=ANNA, channel=12)
    assert await store.tables.latest(ANNA, 10) == mine
    assert await store.tables.latest(ANNA, 12) == left
    assert await store.tables.latest(CHIE, 12) is None
    assert await store.tables.latest(404, 10) is None
