"""A house of an earlier commit goes on: its matches are replayed as they were, and its ratings are the same.

Its buttons are pressed in `running/test_old_components.py`.
"""

import hashlib
import json
import sqlite3
from contextlib import closing

import pytest

from bot.history.backfill import catch_up
from bot.store.sqlite import SqliteStore
from engine import GAMES
from engine.core import Match
from tests.bot.old_database import known, written
from tests.bot.rooms import Rooms
from tests.sampling import slow_but
from tests.there import there

HOUSES = ("house-cea330d", "house-1f613410")
TOLD = {name: known(name) for name in HOUSES}


@pytest.fixture(params=HOUSES)
def house(request):
    """The name of a house."""
    return request.param


def told(steps):
    """Who did what, what happened, and what everybody had then, step by step."""
    lines = []
    for step in steps:
        happened = [[event.kind, event.seat, *(event.pieces or ()), *event.amounts] for event in step.events]
        points = sorted((place.seat, place.points) for place in step.scene.places)
        lines.append(json.dumps([step.seat, str(step.action), happened, points, step.scene.settled]))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@pytest.mark.parametrize("house", slow_but(HOUSES[1], HOUSES), indirect=True)
async def test_a_match_of_then_is_replayed_step_by_step_as_it_was(tmp_path, house):
    written(house, tmp_path / "bot.sqlite3")
    store = await SqliteStore.open(tmp_path / "bot.sqlite3")
    registry = Rooms(store, lambda: TOLD[house]["now"]).registry
    try:
        for number, (game, count, as_told) in TOLD[house]["matches"].items():
            table = await registry.get(int(number))
            steps = list(Match.steps(table.game, there(table.match).record()))
            assert (table.row.game, len(steps), told(steps)) == (game, count, as_told)
    finally:
        await store.close()
    assert {game for game, *_ in TOLD[house]["matches"].values()} == {*GAMES}


STANDINGS = """SELECT guild, game, user, period, since, played, won, points, hands, rated, mu, sigma, rating
FROM standings ORDER BY 1, 2, 3, 4, 5"""
SCORES = "SELECT table_id, user, mu_before, mu, rated FROM scores ORDER BY 1, 2"


def bits(rows):
    """Rows with numbers to the last bit."""
    return [[each.hex() if isinstance(each, float) else each for each in row] for row in rows]


async def test_ratings_of_then_are_the_same_to_the_last_bit(tmp_path, house):
    """After the update, and what is recalculated from the results."""
    path = tmp_path / "bot.sqlite3"
    written(house, path)
    store = await SqliteStore.open(path)
    await catch_up(store)
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        standings, scores = bits(db.execute(STANDINGS)), bits(db.execute(SCORES))
    assert standings == TOLD[house]["standings"]
    assert scores == TOLD[house]["scores"]
    assert any(row[-1] for row in standings), "nobody has a rating"
