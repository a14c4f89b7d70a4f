"""A bot with eight busy tables of all games and a daily is killed at any moment, again and again: nothing that was
confirmed is lost or there twice, what is over is settled and rated once, and all of it goes on."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.tables.tasks import ended
from tests.bot.openapi import inspect
from tests.bot.trouble.storm import Storm, check, killed, none_stuck, ratings
from tests.bot.trouble.test_never_lost import Ledger, started

ROOT = Path(__file__).parents[3]
HASTE = {"HANAPAI_TIMING": "picture_s=60 even_s=0 waiting_s=0.3 hooks_s=1 computer_s=0.05"}


async def stormed(folder, kills, seed):
    """What there was of each kind, after so many kills."""
    database, log = folder / "crowd.sqlite3", folder / "bot.log"
    async with Playground(token="never-lost", inspect=inspect, remember=2000) as discord:
        storm = Storm(discord, Ledger(database), random.Random(seed))
        tasks = storm.tasks()
        try:
            async with started(discord, database, log, **HASTE) as bot:
                await killed(storm, bot, kills)
                await none_stuck(storm, tasks)
        finally:
            await ended(tasks)
        assert discord.violations == []
    said = log.read_text()
    assert [line for line in said.splitlines() if "ERROR" in line or "Traceback" in line] == []
    counts = check(storm, database)
    before = ratings(database)
    environment = os.environ | {"DATABASE": str(database), "DISCORD_TOKEN": ""}
    rebuilt = [sys.executable, "-m", "bot", "ratings", "rebuild"]
    subprocess.run(rebuilt, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=300)
    assert ratings(database) == before
    return counts | dict(storm.tally)


@pytest.mark.slow
async def test_eight_tables_and_a_daily_lose_nothing_in_a_few_kills(tmp_path):
    counts = await stormed(tmp_path, 4, 20261128)
    print(counts)
    assert counts["confirmed"] > 50
    assert counts["joined"] >= 8
    assert counts["games"] == 5


@pytest.mark.full
@pytest.mark.timeout(3 * 3600)
async def test_five_hundred_kills_at_any_moment_lose_nothing(tmp_path):
    counts = await stormed(tmp_path, 500, 34)
    print(counts)
    assert min(counts[each] for each in ("over", "rated", "daily answers", "dailies")) > 5
    assert counts["games"] == 5
