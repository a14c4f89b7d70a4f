"""`hanapai ratings rebuild`: everything that is worked out from results, made anew while the bot does not run."""

import pytest

from bot.store.sqlite import SqliteStore
from tests.bot.command import hanapai, refused
from tests.bot.old_database import written
from tests.bot.store.samples import found

pytestmark = pytest.mark.slow

RATED = "SELECT user, guild, game, since, mu, sigma, rated FROM standings WHERE mu IS NOT NULL ORDER BY 1, 2, 3, 4"


async def test_it_makes_ratings_anew_also_of_a_database_from_before_there_were_any(tmp_path):
    path = tmp_path / "old.sqlite3"
    written("evening-92fa68f", path)
    code, said, _ = hanapai(tmp_path, "ratings", "rebuild", DATABASE=str(path))
    matches, hands = found(path, "SELECT sum(rated), min(hands) FROM results")[0]
    ((persons,),) = found(path, "SELECT count(DISTINCT user) FROM standings WHERE mu IS NOT NULL")
    assert (code, said) == (0, f"Recalculated the ratings of {persons} people from {matches} rated matches.")
    assert matches > 0
    assert hands is not None
    wrong = "hands = 0 AND reason NOT IN ('resigned', 'escaped') OR counted = 0"
    assert found(path, f"SELECT table_id, reason, counted FROM results WHERE rated = 1 AND ({wrong})") == []
    before = found(path, RATED)
    assert hanapai(tmp_path, "ratings", "rebuild", DATABASE=str(path))[:2] == (0, said)
    assert found(path, RATED) == before != []


async def test_it_refuses_with_a_sentence_while_the_bot_runs_and_where_there_is_nothing(tmp_path):
    path = tmp_path / "here.sqlite3"
    given = {"DATABASE": str(path)}
    assert (
        refused(tmp_path, "ratings", "rebuild", **given)
        == f"There is no database {path}: set DATABASE to the file of the bot."
    )
    assert not path.exists()
    store = await SqliteStore.open(path)
    try:
        said = refused(tmp_path, "ratings", "rebuild", **given)
    finally:
        await store.close()
    assert said.endswith(".")
    assert str(path) in said
