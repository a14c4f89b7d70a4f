"""`hanapai ratings rebuild`: everything that is worked out from results, made anew while the bot does not run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore
from tests.bot.old_database import written
from tests.bot.store.samples import found

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
RATED = "SELECT user, guild, game, since, mu, sigma, rated FROM standings WHERE mu IS NOT NULL ORDER BY 1, 2, 3, 4"


def hanapai(database, *words):
    """What the command says, and its exit code."""
    env = os.environ | {"DATABASE": str(database), "DISCORD_TOKEN": ""}
    done = subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1], done.returncode


async def test_it_makes_ratings_anew_also_of_a_database_from_before_there_were_any(tmp_path):
    path = tmp_path / "old.sqlite3"
    written("evening-92fa68f", path)
    said, code = hanapai(path, "ratings", "rebuild")
    matches, hands = found(path, "SELECT sum(rated), min(hands) FROM results")[0]
    ((persons,),) = found(path, "SELECT count(DISTINCT user) FROM standings WHERE mu IS NOT NULL")
    assert (said, code) == (f"Ratings made anew: {persons} persons, {matches} rated matches.", 0)
    assert matches > 0
    assert hands is not None
    wrong = "hands = 0 AND reason NOT IN ('resigned', 'escaped') OR counted = 0"
    assert found(path, f"SELECT table_id, reason, counted FROM results WHERE rated = 1 AND ({wrong})") == []
    before = found(path, RATED)
    assert hanapai(path, "ratings", "rebuild") == (said, 0)
    assert found(path, RATED) == before != []


async def test_it_refuses_with_a_sentence_while_the_bot_runs_and_where_there_is_nothing(tmp_path):
    path = tmp_path / "here.sqlite3"
    said, code = hanapai(path, "ratings", "rebuild")
    assert (said, code) == (f"There is no database {path}: nothing to rate.", 1)
    assert not path.exists()
    assert hanapai(path, "ratings") == ("Of ratings there is one command: hanapai ratings rebuild.", 1)
    store = await SqliteStore.open(path)
    try:
        said, code = hanapai(path, "ratings", "rebuild")
    finally:
        await store.close()
    assert code == 1
    assert said.endswith(".")
    assert str(path) in said
