"""How SQLite finds what is asked for: never through a whole table, and where it matters without sorting."""

from dataclasses import asdict

import pytest

from bot.store.records import MEASURES, LeaderboardKey
from bot.store.sql import (
    calls,
    choices,
    deadlines,
    evenings,
    leases,
    open_tables,
    puzzles,
    recaps,
    servers,
    unusual,
)
from bot.store.sql.rated import listing, ratings, recalculation, resting
from bot.store.sql.results import history, practice, profiles, ranks, standings

NAMES = (
    "value limit skip shift low high user table ended_at day seats agreed period guild game from until since at after"
    " channel asker latest now evening quarter puzzle owner number noted name first last count lasts down lease most"
    " places rated"
)
READING = {
    ratings: ["LATER", "LATELY", "STALE", "HELPED"],
    listing: ["OWN", "MET", "HAVE_MET", "VOIDED", "COUNT"],
    ranks: ["SEASONS"],
    recalculation: ["MATCHES"],
    resting: ["OF_TABLE"],
    profiles: ["COLLECTION", "FRIENDS", "TOTALS", "CURVE", "WINS", "MET", "STREAK", "ACHIEVED", "COUNTED"],
    history: ["FIRST", "OLDER", "NEWER", "LATEST"],
    unusual: ["LATELY"],
    evenings: ["GOES_ON", "ENDS", "RUNNING", "SET_BACK", "END", "MATCHES", "GAINS", "BEST"],
    calls: ["LISTENERS"],
    servers: ["PLAYED", "PEOPLE", "BEGAN"],
    recaps: ["BEST"],
    puzzles: ["PLAYED"],
}
WAITING, OPEN_IN = (f"SELECT id FROM tables {where}" for where in (open_tables.WAITING, open_tables.OPEN_IN))
STATEMENTS = [
    *(getattr(module, name) for module, names in READING.items() for name in names),
    *(each.ADD.format(only="AND table_id = :table") for each in (standings, practice)),
    standings.DROP.format(only=standings.OF_TABLE),
    *(each.format(only=standings.OF_MATCH) for each in (standings.LEAVE_WORLD, standings.JOIN_WORLD)),
    *(f"SELECT * FROM {name} WHERE user = :user" for name in ("standings", "scores")),
    *(profiles.PRACTICE, profiles.PRACTICE_WINS, WAITING, OPEN_IN),
]


async def plan(store, sql, **values):
    values = (1,) * sql.count("?") or dict.fromkeys(NAMES.split(), 1) | values

    def job(db):
        return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]

    return await store.writer.read(job)


def scanned(steps):
    """Tables that are read from one end to the other, and not only what a query has found or a list names."""
    made = {step.partition(" ")[2] for step in steps if step.startswith(("CO-ROUTINE", "MATERIALIZE"))}
    read = {step.removeprefix("SCAN ") for step in steps if step.startswith("SCAN")}
    return {each for each in read - made if not each.startswith(("json_each", "(subquery"))}


@pytest.mark.parametrize("by", MEASURES)
async def test_a_page_and_a_rank_are_found_by_an_index_and_never_sorted(store, by):
    board = LeaderboardKey(1, "koikoi", by=by)
    for template in ("DOWN", "UP", "STEPS", "SUM", "ONE"):
        steps = await plan(store, ranks.ordered(board, getattr(ranks, template)), **asdict(board))
        assert {step.split()[0] for step in steps} == {"SEARCH"}, (template, steps)
        if template in ("DOWN", "UP"):
            column = "ranked" if by == "rating" else by
            assert f"INDEX standings_by_{by} (guild=? AND game=? AND period=? AND since=? AND {column}" in steps[0]


async def test_nothing_is_read_but_what_it_is_about(store):
    assert {sql: found for sql in STATEMENTS if (found := scanned(await plan(store, sql)))} == {}
    for sql, first in (
        (leases.LAPSED, "owners"),
        (evenings.OVER, "evenings USING INDEX evenings_over"),
        (puzzles.NEXT_MATCH, "a USING INDEX preferences_of_puzzles"),
    ):
        assert scanned(await plan(store, sql)) == {first}


@pytest.mark.parametrize(("sql", "steps"), [
    (deadlines.TO_WAKE, ["SEARCH tables USING INDEX tables_to_wake (owner=? AND id>?)"]),
    (deadlines.IDLE, ["SEARCH tables USING INDEX tables_idle (active_at<?)"]),
    (deadlines.IDLE_ON_SERVER, ["SEARCH tables USING INDEX tables_idle_of_guild (guild=? AND active_at<?)"]),
    (deadlines.TIMED.format(there=deadlines.THERE["channel"]),
        ["SEARCH tables USING INDEX tables_open_in_channel (channel=?)"]),
    (deadlines.NOTED, ["SEARCH meta USING PRIMARY KEY (key>? AND key<?)"]),
    (deadlines.LEFT_OVER, ["SEARCH tables USING INTEGER PRIMARY KEY (rowid=?)", "LIST SUBQUERY 1",
        "SCAN json_each VIRTUAL TABLE INDEX 1:"]),
    (leases.BEAT, ["SEARCH owners USING PRIMARY KEY (name=?)"]),
    (choices.UNTOLD, ["SEARCH kept_out USING INDEX kept_out_untold (user=?)"]),
    (choices.UNTOLD_DEEDS, ["SEARCH deed_people USING INDEX deed_people_untold (user=?)"]),
])  # fmt: skip
async def test_what_is_due_is_found_by_what_it_is_about_in_one_step(store, sql, steps):
    assert await plan(store, sql) == steps


@pytest.mark.parametrize(("sql", "by"), [
    (leases.LAPSED, "tables USING INDEX tables_to_wake (owner=?)"),
    (unusual.LATELY, "results USING INDEX results_lately (guild=? AND ended_at>?"),
    (WAITING, "tables USING INDEX tables_waiting (guild=? AND game=?)"),
    (OPEN_IN, "tables USING INDEX tables_open_of_guild (guild=?)"),
    (recaps.BEST, "results USING INDEX results_lately (guild=? AND ended_at>?"),
    (puzzles.PLAYED, "f USING INDEX played_puzzles_of_guild (guild=?)"),
    (puzzles.PLAYED + " AND puzzle = :puzzle", "f USING PRIMARY KEY (puzzle=?)"),
])  # fmt: skip
async def test_many_things_are_found_by_the_index_that_is_there_for_them(store, sql, by):
    steps = await plan(store, sql)
    assert [step for step in steps if step.startswith(f"SEARCH {by}")], steps


@pytest.mark.parametrize("sql", [servers.PLAYED, servers.PEOPLE, servers.BEGAN])
async def test_what_is_told_of_a_while_reads_nothing_of_other_times(store, sql):
    steps = await plan(store, sql)
    assert [step for step in steps if "SEARCH" in step and "guild=? AND" in step and "_at>" in step], steps


@pytest.mark.parametrize(
    "sql", [history.FIRST, history.OLDER, history.NEWER, history.LATEST, profiles.COUNTED, calls.LISTENERS]
)
async def test_what_is_read_in_order_is_never_sorted(store, sql):
    steps = await plan(store, sql)
    assert [step for step in steps if "B-TREE" in step] == []
    if sql != profiles.COUNTED:
        assert "COVERING INDEX " + ("listeners_by_call" if sql == calls.LISTENERS else "scores_of_user") in steps[0]
