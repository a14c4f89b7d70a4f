"""How SQLite finds what leaderboards and ends of matches ask for: never through a whole table, nor by sorting."""

import pytest

from bot.store import ranks, ratings, standings
from bot.store.ranks import MEASURES, Board

EVERYTHING = {
    "value": 5, "limit": 10, "skip": 3, "shift": 0, "low": 0, "high": 9, "user": 1, "table": 1, "ended_at": 9, "day": 0,
    "seats": 2, "agreed": "worldwide", "period": "day", "guild": 1,
}  # fmt: skip
TABLES = ("standings", "tallies", "results", "scores", "tables")


async def plan(store, sql, values):
    def job(db):
        db.create_function("since", 2, standings.since, deterministic=True)
        return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]

    return await store.writer.read(job)


@pytest.mark.parametrize("by", MEASURES)
@pytest.mark.parametrize("template", ["DOWN", "UP", "STEPS", "SUM", "ONE"])
async def test_a_page_and_a_rank_are_found_by_an_index_and_never_sorted(store, template, by):
    board = Board(1, "koikoi", by=by)
    steps = await plan(store, board.sql(getattr(ranks, template)), EVERYTHING | board.values)
    assert steps
    for step in steps:
        assert step.startswith("SEARCH"), steps
    if template in ("DOWN", "UP"):
        assert f"INDEX standings_by_{by} (guild=? AND game=? AND period=? AND since=? AND {by}" in steps[0]


@pytest.mark.parametrize(("sql", "values"), [
    (ratings.LATER, (1, "koikoi", 5, 1)),
    (ratings.EARLIER, {"game": "koikoi"} | EVERYTHING),
    (standings.ADD.format(only="AND table_id = :table"), EVERYTHING),
    (standings.DROP.format(only=standings.OF_TABLE), EVERYTHING),
    (standings.LEAVE_WORLD.format(only=standings.OF_MATCH), EVERYTHING),
    (standings.JOIN_WORLD.format(only=standings.OF_MATCH), EVERYTHING),
])  # fmt: skip
async def test_the_end_of_a_match_reads_nothing_but_what_it_is_about(store, sql, values):
    steps = await plan(store, sql, values)
    assert [step for step in steps if step.startswith("SCAN") and any(name in step for name in TABLES)] == []


async def test_what_somebody_has_is_found_by_an_index(store):
    for name in ("standings", "scores"):
        [step] = await plan(store, f"SELECT * FROM {name} WHERE user = :user", EVERYTHING)
        assert step.startswith("SEARCH")
