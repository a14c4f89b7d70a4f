"""The container learns from the bot whether Discord answers anything."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from discord.http import Route
from yarl import URL

from bot.app import discord_watchdog, health
from bot.app.client import Hanapai
from bot.app.discord_watchdog import REST_S
from bot.app.health import AWAY_S, LATE_S, LOOK_PAUSE_S, STARTING_S
from bot.app.logins import point_at
from bot.config import Config, load
from bot.playground import Playground
from bot.store.deadlines import Place
from bot.store.sqlite import SqliteStore
from bot.tables.background_tasks import ended
from bot.transport.retries import LONGEST_S
from tests.bot.trouble.test_wire import Reply, ask_for, begun
from tests.bot.waiting import eventually
from tests.virtual_time import hold_up

ALIVE = Path(__file__).parents[3] / ".deploy" / "alive.py"


def alive(house):
    """What the container says of the bot."""
    environment = os.environ | {"DATABASE": str(house.database)}
    done = subprocess.run([sys.executable, ALIVE], env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr.strip()


async def test_a_bot_whose_requests_get_no_answer_for_two_minutes_is_not_healthy(house):
    await begun(house)
    house.bot.health.check()
    assert alive(house) == (0, "")
    gate = house.bot.http._global_over
    gate.clear()  # as if the wait of discord.py never ended
    given_up = asyncio.create_task(ask_for(house, house.anna))
    await asyncio.sleep(100)
    await ended([given_up])
    waiting = asyncio.create_task(ask_for(house, house.ben))
    await asyncio.sleep(25)
    house.bot.health.check()
    code, said = alive(house)
    assert code == 1
    assert "two minutes" in said
    gate.set()
    await waiting
    house.bot.health.check()
    assert alive(house) == (0, "")
    assert [each for each in house.complaints if "two minutes" in each] != []
    house.complaints.clear()


async def test_a_start_takes_away_an_old_note_and_counts_from_its_first_request_on(tmp_path):
    house = SimpleNamespace(database=tmp_path / "hanapai.sqlite3")
    note = tmp_path / "hanapai.sqlite3.health"
    note.write_text("as it was")  # a bot that was killed has left it
    async with Playground(token="evening") as discord:
        discord.hang("GET", "/users/@me")
        config = Config("evening", house.database, discord.api, discord.gateway, discord.cdn, strict=True, painters=0)
        point_at(config)
        bot = Hanapai(config, await SqliteStore.open(house.database))
        assert alive(house)[0] == 1
        begun = asyncio.create_task(bot.start(config.token))
        try:
            await eventually(lambda: note.read_text() != "as it was", "the old note is still there")
            await eventually(note.read_text, "a login without an answer is called healthy")
            assert "two minutes" in alive(house)[1]
        finally:
            discord.mend()
            await ended([begun])
            await bot.close()
    assert not note.exists()


async def test_a_bot_whose_database_keeps_nothing_any_more_is_not_healthy_until_it_does(house):
    await house.bot.store.writer.read(lambda db: db.execute("PRAGMA busy_timeout = 0"))  # SQLite waits in real time
    held = sqlite3.connect(house.database, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    await eventually(lambda: house.bot.health.wrong, "nobody notices that nothing is kept")
    house.bot.health.check()
    assert "Nothing could be saved" in alive(house)[1]
    held.close()
    await house.bot.store.key_values.keep("some", "thing")
    house.bot.health.check()
    assert alive(house) == (0, "")
    house.complaints.clear()


async def test_a_bot_without_a_gateway_is_not_healthy_after_a_while(house):
    shard = Place("shard", 0, 1)
    house.bot.tables.downtime.down(shard)
    assert house.bot.health.wrong == ""
    await asyncio.sleep(AWAY_S)
    assert "(shard 0)" in house.bot.health.wrong
    house.bot.tables.downtime.up(shard)
    await eventually(lambda: not house.bot.health.wrong, "it is back, and nobody notices")


async def test_a_bot_that_has_not_signed_in_for_long_is_not_healthy():
    ready: list[bool] = []
    sign = health.sign_in(lambda: bool(ready))
    assert sign() == ""
    await asyncio.sleep(STARTING_S)
    assert sign()
    ready.append(True)
    assert sign() == ""


async def test_a_loop_that_was_held_up_is_said_at_the_next_look(tmp_path, caplog):
    told = health.Health(tmp_path / "some.sqlite3", lambda: "The disk is full.")
    told.start()
    await asyncio.sleep(1)
    hold_up(LOOK_PAUSE_S + LATE_S)
    await asyncio.sleep(1)
    assert "was blocked for" in caplog.text
    assert told.wrong.endswith(" s. The disk is full."), "everything that is wrong is said"
    await asyncio.sleep(LOOK_PAUSE_S)
    assert told.wrong == "The disk is full."
    await told.close()
    assert not (tmp_path / "some.sqlite3.health").exists()


@pytest.mark.parametrize(
    ("shards", "name"), [("auto", "hanapai"), ("", "hanapai"), ("0-3/16", "hanapai-0-3"), ("5-5/6", "hanapai-5-5")]
)
def test_on_a_server_health_is_told_by_the_name_of_the_shards_and_holds_for_a_minute(tmp_path, shards, name):
    config = load(tmp_path / "none", {"DATABASE": "postgresql://one/two", "SHARDS": shards})
    assert config.beside == Path(name)
    environment = os.environ | {"DATABASE": "postgresql://one/two", "SHARDS": shards}

    def told():
        done = subprocess.run(
            [sys.executable, ALIVE], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stderr.strip()

    assert told() == (0, "")
    note = tmp_path / f"{name}.health"
    note.touch()
    assert told() == (0, "")
    note.write_text("It is ill.")
    assert told() == (1, "It is ill.")
    os.utime(note, (time.time() - 100, time.time() - 100))
    code, said = told()
    assert code == 1
    assert "is frozen" in said


class Channel:
    """Requests to a channel as discord.py makes them, each answered when a test says so; `discord_watchdog` counts
    them."""

    def __init__(self):
        self.trace: Any = aiohttp.TraceConfig()
        self.answers = asyncio.Queue()
        self.http: Any = SimpleNamespace(request=self._request)
        self.silence = discord_watchdog.DiscordWatchdog(self.http, self.trace)

    async def _request(self, route):
        while True:
            status, headers, path = await self.answers.get()
            response, url = Reply(status, headers), URL(f"https://discord.test/api/v10{path}")
            await self.trace.on_request_end[0](None, None, SimpleNamespace(url=url, response=response))
            if status == 200 and path == route.path:
                return

    def ask(self):
        return asyncio.create_task(self.http.request(Route("GET", "/users/@me")))

    async def answer(self, status, path="/users/@me", **headers):
        await self.answers.put((status, headers, path))
        await asyncio.sleep(0.01)


@pytest.fixture
async def channel():
    return Channel()


async def silent(channel, seconds=0.0):
    await asyncio.sleep(seconds)
    return channel.silence.silent_s()


async def test_errors_are_answers_and_what_a_hand_is_answered_is_none(channel):
    assert await silent(channel) == 0
    asked = channel.ask()
    assert await silent(channel, 0.2) >= 0.19
    await channel.answer(200, "/webhooks/1/token/messages/@original")
    assert await silent(channel) >= 0.19
    await channel.answer(503)
    assert await silent(channel) < 0.19
    assert await silent(channel, 0.2) >= 0.19
    await channel.answer(200)
    await asked
    assert await silent(channel, 0.2) < 0.5


async def test_a_wait_that_discord_names_is_no_silence(channel):
    named = {"Retry-After": "0.3", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "0.3"}
    for status in (429, 500):
        asked = channel.ask()
        await channel.answer(status, **named)
        assert await silent(channel, 0.2) == 0
        assert 0.05 < await silent(channel, 0.25) < 0.3
        await ended([asked])


@pytest.mark.parametrize("absurd", ["inf", "1e999", "1e300", "nan", "-9"])
async def test_a_wait_that_is_no_time_does_not_hide_a_silence_for_good(channel, absurd):
    for status in (429, 200):
        asked = channel.ask()
        named = {"Retry-After": absurd, "X-RateLimit-Global": "true"}
        await channel.answer(
            status, "/elsewhere", **named, **{"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": absurd}
        )
        assert await silent(channel, LONGEST_S + 1) > 0
        await ended([asked])


async def test_requests_that_were_given_up_count_while_others_follow_and_no_longer(channel):
    for _ in range(4):
        asked = channel.ask()
        await asyncio.sleep(10)
        await ended([asked])
        await asyncio.sleep(REST_S - 5)
    assert await silent(channel) > 4 * REST_S
    assert await silent(channel, REST_S) == 0
    asked = channel.ask()
    assert await silent(channel, 10) < 11
    await ended([asked])
