"""The bot is a process of its own, to be killed: what was confirmed is never lost."""

import asyncio
import json
import os
import sqlite3
import time
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from bot.playground import Playground
from bot.store.shards import ALONE
from bot.store.sql.leases import Leases
from bot.store.sql.tables import TableStore
from bot.tables.table import loaded, match_seed
from engine import GAMES
from engine.core import Action, Match, Record
from tests.bot.forking import launch, really_launch
from tests.bot.openapi import inspect
from tests.bot.waiting import PATIENCE_S
from tests.missing import proc
from tests.there import there

pytestmark = pytest.mark.real_time

ROOT = Path(__file__).parents[3]
MARK = "HANAPAI_NEVER_LOST"
ANSWERED = ("updated", "answered", "deferred")
"""What becomes of a press on a hand: it is redrawn at once, or, where drawing takes long, a moment later."""


class Process:
    """The bot as a process of its own, to be killed. `command`: the module that is run, and what is said to it.
    `forked`: whether it is spared the imports."""

    def __init__(self, discord, database, log, command=("bot",), *, forked=True, **settings):
        self.discord, self.database, self.log = discord, database, log
        self.command, self.settings = command, settings
        self.launched = launch if forked else really_launch
        self.mark = f"{os.getpid()}-{time.time_ns()}"
        self.process = None

    def launch(self):
        """Start it, and do not wait for anything."""
        environment = os.environ | {
            "DISCORD_TOKEN": "never-lost",
            "DATABASE": str(self.database),
            "DISCORD_API": self.discord.api,
            "DISCORD_GATEWAY": self.discord.gateway,
            "DISCORD_CDN": self.discord.cdn,
            "HANAPAI_STRICT": "1",
            "HANAPAI_TIMING": "picture_s=60 even_s=0 waiting_s=0.3 hooks_s=1 press_s=0 sign_in_s=0.1",
            "HANAPAI_EMOJI": "off",
            "CLAIM_PAUSE": "0.05-0.1",
            "CLAIM_TIME": "1",
            "PYTHONPATH": str(ROOT),
            MARK: self.mark,
            **self.settings,
        }
        with self.log.open("ab") as log:
            options = {"env": environment, "cwd": self.database.parent, "stdout": log, "stderr": log}
            self.process = self.launched(self.command, **options)

    async def start(self):
        """Start it, and wait until it is ready."""
        self.log.touch()
        before = self.log.stat().st_size
        self.launch()
        for _ in range(int(PATIENCE_S * 20)):
            assert there(self.process).poll() is None, self.log.read_text()
            if b"Ready as" in self.log.read_bytes()[before:]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"the bot does not become ready:\n{self.log.read_text()}")

    async def kill(self):
        """SIGKILL, after which its workers end by themselves. Without effect on a dead one."""
        there(self.process).kill()
        there(self.process).wait()
        for _ in range(100):
            if not self.left_behind():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"left behind: {self.left_behind()}")

    def said(self):
        """The end of its log."""
        return self.log.read_text()[-2000:]

    def left_behind(self):
        """Processes that carry our mark and are still there."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                marked = f"{MARK}={self.mark}".encode() in (folder / "environ").read_bytes()
                running = b"Z" not in (folder / "stat").read_bytes().rsplit(b")", 1)[1].split()[:1]
            except OSError:
                continue
            if marked and running:
                found.append(int(folder.name))
        return found


@asynccontextmanager
async def started(discord, database, log, command=("bot",), **settings):
    """The bot as a process; it is gone at the end of the block, however that ends. `settings`: of its environment."""
    proc("self", "environ")  # left processes are looked for there
    bot = Process(discord, database, log, command, **settings)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.kill()


class Ledger:
    """What stands in the database, read by somebody else."""

    def __init__(self, path):
        self.path = path

    def look(self, job):
        """What a job finds, all of it at one moment."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as connection:
            connection.execute("BEGIN")
            return job(connection)

    async def read(self, job):
        """The same for a store, in the place of its writer."""
        return self.look(job)

    def moves(self, table):
        sql = "SELECT seat, action FROM moves WHERE table_id = ? ORDER BY seq"
        return self.look(lambda connection: connection.execute(sql, (table,)).fetchall())

    async def table(self, number):
        """The table that its moves lead to, played again from its seed."""
        store = cast(Any, self)
        tables = TableStore(store, Leases(store, ALONE))
        return loaded(replace(there(await tables.load(number)), snapshot=None))


def gone(reason):
    """None if that is why nothing could be pressed: a newer message took the place of the one that was seen."""
    words = ("not there any more", "sees no such message", "there is nothing with the custom_id", "is disabled")
    if not any(word in str(reason) for word in words):
        raise reason


def check_records(database):
    """Every table's moves are a record of its game from its own seed: the same cards all along."""
    with sqlite3.connect(database) as connection:
        tables = connection.execute("SELECT id, game, rules, server_seed, start_id FROM tables WHERE start_id NOT NULL")
        for number, key, rules, secret, start in tables.fetchall():
            cuts = connection.execute("SELECT cut FROM sitters WHERE table_id = ? ORDER BY seat", (number,))
            words = [cut for (cut,) in cuts]
            seed = match_seed(secret, words, start)
            rows = connection.execute("SELECT seat, action FROM moves WHERE table_id = ? ORDER BY seq", (number,))
            moves = tuple((seat, Action.parse(action)) for seat, action in rows)
            game = GAMES[key]
            Match.replay(game, Record(key, game.rules.parse(json.loads(rules)), len(words), seed, moves))
    connection.close()


def move_of(hand):
    """The custom_id of the first move that a hand offers; nobody here ends a match early."""
    moves = [each.custom_id for each in hand.buttons if each.custom_id.startswith("p:")]
    return next((each for each in moves if not each.endswith(":finish")), None)


async def test_a_kill_right_after_a_commit_loses_no_move_and_doubles_none(tmp_path):
    database, log = tmp_path / "never.sqlite3", tmp_path / "bot.log"
    async with Playground(token="never-lost", inspect=inspect) as discord:
        channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        async with started(discord, database, log, forked=False, HANAPAI_PAINTERS="0") as bot:
            ledger = Ledger(database)
            lobby = there((await anna.command(channel, "challenge", friend=ben)).message)
            await ben.press(lobby, label="Accept")
            await anna.press(await anna.now(lobby), label="Start")
            hand = await anna.wait(channel, lambda m: m.ephemeral and move_of(m) is not None, PATIENCE_S)
            button = there(move_of(hand))
            pressing = asyncio.create_task(anna.press(hand, button))
            while not ledger.moves(1):
                await asyncio.sleep(0.0005)
            await bot.kill()
            saved = ledger.moves(1)
            assert saved == [(0, button.split(":")[3])]
            await bot.start()
            await pressing
            assert (await anna.press(hand, button, raw=True)).state in ANSWERED
            assert ledger.moves(1) == saved
            theirs = there((await ben.command(channel, "hand")).message)
            assert (await ben.press(theirs, there(move_of(theirs)))).state in ANSWERED
            assert ledger.moves(1)[:-1] == saved
        assert discord.violations == []
    assert "ERROR" not in log.read_text()
    check_records(database)
