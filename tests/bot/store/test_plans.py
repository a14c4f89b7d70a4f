"""How SQLite finds what leaderboards and ends of matches ask for: never through a whole table, nor by sorting."""

import pytest

from bot.store.records import MEASURES, Board
from bot.store.sql import (
    calls,
    choices,
    evenings,
    leases,
    moderation,
    occasions,
    open_tables,
    puzzles,
    seasons,
    servers,
)
from bot.store.sql.leases import BEAT
from bot.store.sql.rated import anew, listing, ratings, resting
from bot.store.sql.results import practice, profiles, ranks, standings

EVERYTHING = {
    "value": 5, "limit": 10, "skip": 3, "shift": 0, "low": 0, "high": 9, "user": 1, "table": 1, "ended_at": 9, "day": 0,
    "seats": 2, "agreed": "worldwide", "period": "day", "guild": 1,
}  # fmt: skip
TABLES = ("standings", "tallies", "results", "scores", "tables", "moves", "met", "pools", "resting")


async def plan(store, sql, values):
    def job(db):
        return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]

    return await store.writer.read(job)


@pytest.mark.parametrize("by", MEASURES)
@pytest.mark.parametrize("template", ["DOWN", "UP", "STEPS", "SUM", "ONE"])
async def test_a_page_and_a_rank_are_found_by_an_index_and_never_sorted(store, template, by):
    board = Board(1, "koikoi", by=by)
    steps = await plan(store, ranks.ordered(board, getattr(ranks, template)), EVERYTHING | ranks.of_board(board))
    assert steps
    for step in steps:
        assert step.startswith("SEARCH"), steps
    if template in ("DOWN", "UP"):
        column = "ranked" if by == "rating" else by
        assert f"INDEX standings_by_{by} (guild=? AND game=? AND period=? AND since=? AND {column}" in steps[0]


@pytest.mark.parametrize(("sql", "values"), [
    (ratings.LATER, (1, "koikoi", 5, 1)),
    (ratings.LATELY, {"game": "koikoi", "from": 5} | EVERYTHING),
    (ratings.STALE, (1, "koikoi")),
    (ratings.HELPED, (1,)),
    (listing.OWN, {"game": "koikoi", "from": 5, "until": 9} | EVERYTHING),
    (listing.MET, {"game": "koikoi", "since": 5} | EVERYTHING),
    (listing.HAVE_MET, {"game": "koikoi", "since": 5} | EVERYTHING),
    (listing.COUNT, {"game": "koikoi"} | EVERYTHING),
    (ranks.SEASONS, EVERYTHING | {"game": "koikoi"}),
    (anew.MATCHES, {"game": "koikoi", "at": 5, "after": 5} | EVERYTHING),
    (resting.OF_TABLE, (1,)),
    (standings.ADD.format(only="AND table_id = :table"), EVERYTHING),
    (practice.ADD.format(only="AND table_id = :table"), EVERYTHING),
    (standings.DROP.format(only=standings.OF_TABLE), EVERYTHING),
    (standings.LEAVE_WORLD.format(only=standings.OF_MATCH), EVERYTHING),
    (standings.JOIN_WORLD.format(only=standings.OF_MATCH), EVERYTHING),
])  # fmt: skip
async def test_the_end_of_a_match_reads_nothing_but_what_it_is_about(store, sql, values):
    steps = await plan(store, sql, values)
    scanned = [step.split()[1] for step in steps if step.startswith("SCAN")]
    assert [name for name in scanned if name in (*TABLES, "r", "s", "o", "b")] == []


async def test_what_somebody_has_is_found_by_an_index(store):
    for name in ("standings", "scores"):
        [step] = await plan(store, f"SELECT * FROM {name} WHERE user = :user", EVERYTHING)
        assert step.startswith("SEARCH")


@pytest.mark.parametrize("sql", [profiles.COLLECTION, profiles.FRIENDS])
async def test_what_somebody_has_played_is_found_by_indexes(store, sql):
    steps = await plan(store, sql, {"user": 1, "guild": 1, "game": "koikoi"})
    assert [step for step in steps if step.startswith("SCAN") and "json_each" not in step] == []


async def test_a_start_finds_what_it_goes_on_with_by_an_index_in_order(store):
    assert await plan(store, occasions.TO_WAKE, {"owner": "bot", "after": 1, "limit": 1}) == [
        "SEARCH tables USING INDEX tables_to_wake (owner=? AND id>?)"
    ]


@pytest.mark.parametrize(("sql", "steps"), [
    (occasions.IDLE, ["SEARCH tables USING INDEX tables_idle (active_at<?)"]),
    (occasions.IDLE_ON_SERVER, ["SEARCH tables USING INDEX tables_idle_of_guild (guild=? AND active_at<?)"]),
    (occasions.TIMED.format(there=occasions.THERE["channel"]),
        ["SEARCH tables USING INDEX tables_open_in_channel (channel=?)"]),
    (occasions.NOTED, ["SEARCH meta USING PRIMARY KEY (key>? AND key<?)"]),
    (occasions.LEFT_OVER, ["SEARCH tables USING INTEGER PRIMARY KEY (rowid=?)", "LIST SUBQUERY 1",
        "SCAN json_each VIRTUAL TABLE INDEX 1:"]),
])  # fmt: skip
async def test_what_is_due_is_found_by_what_it_is_about_and_not_by_its_process(store, sql, steps):
    values = {"until": 1, "owner": "bot", "guild": 1, "number": 1, "noted": "[1]"}
    assert await plan(store, sql, values) == steps


async def test_a_look_for_processes_that_run_no_more_reads_no_table_of_one_that_does(store):
    steps = await plan(store, leases.LAPSED, {"name": "bot", "first": 0, "last": 0, "count": 1})
    assert [step for step in steps if "tables" in step] == ["SEARCH tables USING INDEX tables_to_wake (owner=?)"]


async def test_the_heartbeat_of_a_process_writes_one_row(store):
    assert await plan(store, BEAT, {"now": 1, "lasts": 1, "down": "", "name": "bot", "lease": 1}) == [
        "SEARCH owners USING PRIMARY KEY (name=?)"
    ]


async def test_matches_of_late_are_found_by_an_index_some_at_a_time(store):
    steps = await plan(store, moderation.LATELY, {"since": 5, "at": 5, "after": 5} | EVERYTHING)
    assert "SEARCH results USING INDEX results_lately (guild=? AND ended_at>?" in steps[1]
    assert [step for step in steps if step.startswith("SCAN")] == ["SCAN r"]  # what the search has found
    assert [step for step in steps if step.startswith("SEARCH") and "INDEX" not in step and "KEY" not in step] == []


async def test_who_is_to_be_told_that_they_are_kept_out_is_found_by_an_index(store):
    assert await plan(store, choices.UNTOLD, (1,)) == ["SEARCH kept_out USING INDEX kept_out_untold (user=?)"]


@pytest.mark.parametrize("name", ["GOES_ON", "ENDS", "RUNNING", "SET_BACK", "END", "OVER", "MATCHES", "GAINS", "BEST"])
async def test_of_evenings_only_those_are_read_that_are_meant(store, name):
    values = {"table": 1, "at": 5, "channel": 7, "now": 9, "evening": 1}
    steps = await plan(store, getattr(evenings, name), values)
    assert [step for step in steps if step.startswith("SCAN") and "evenings_over" not in step] == []


async def test_lobbies_that_wait_and_who_wants_to_be_told_of_them_are_found_by_what_they_are_about(store):
    values = {"guild": 1, "game": "koikoi", "channel": 5, "most": 9, "skip": 0, "places": "[5]"}
    steps = await plan(store, f"SELECT id FROM tables {open_tables.WAITING}", values)
    assert steps[0].startswith("SEARCH tables USING INDEX tables_waiting (guild=? AND game=?)")
    steps = await plan(store, f"SELECT id FROM tables {open_tables.OPEN_IN}", values)
    assert steps[0].startswith("SEARCH tables USING INDEX tables_open_of_guild (guild=?)")
    steps = await plan(store, calls.LISTENERS, values)
    assert steps[0] == "SEARCH l USING COVERING INDEX listeners_by_call (guild=? AND game=?)"
    assert [step for step in steps if "TEMP" in step] == []
    assert [step for step in steps if step.startswith("SCAN")] == []


@pytest.mark.parametrize("sql", [servers.PLAYED, servers.PEOPLE, servers.BEGAN, seasons.DEAREST])
async def test_what_is_told_of_a_while_reads_nothing_of_other_times(store, sql):
    values = {"guild": 1, "game": "koikoi", "since": 5, "until": 9, "quarter": 3}
    steps = await plan(store, sql, values)
    searched = [step for step in steps if "SEARCH" in step]
    assert any("guild=? AND" in step and ("created_at>" in step or "ended_at>" in step) for step in searched), steps
    scanned = [step.split()[1] for step in steps if step.startswith("SCAN")]
    assert not {*scanned} & {"tables", "sitters", "results", "scores", "wins", "r", "w", "s", "t", "b"}, steps


async def test_puzzles_from_matches_are_found_by_who_agrees_and_by_their_server(store):
    steps = await plan(store, puzzles.NEXT_MATCH, (1,))
    assert [step for step in steps if step.startswith("SCAN")] == ["SCAN a USING INDEX preferences_of_puzzles"]
    for more, first in (("", "played_puzzles_of_guild (guild=?)"), (" AND puzzle = :puzzle", "PRIMARY KEY (puzzle=?)")):
        steps = await plan(store, puzzles.PLAYED + more, {"guild": 1, "user": 1, "puzzle": "koikoi-m1"})
        assert first in steps[0]
        assert [step for step in steps if step.startswith("SCAN")] == []
