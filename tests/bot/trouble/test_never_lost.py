"""The bot is killed again and again in the middle of a match, and nothing that was confirmed is ever lost."""

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import pytest

from bot.playground import Person, Playground
from bot.playground.limits.refusal import NotPossible
from bot.playground.people.seen import Seen
from bot.playground.world.world import Channel
from bot.store.shards import ALONE
from bot.store.sql.leases import SqlLeases
from bot.store.sql.tables import SqlTables
from bot.tables.table import loaded, match_seed
from engine import GAMES
from engine.core import Action, Match, Record
from tests.bot.house import more
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
    """The bot as a process of its own, to be killed. `command`: the module that is run, and what is said to it."""

    def __init__(self, discord, database, log, command=("bot",), **settings):
        self.discord, self.database, self.log = discord, database, log
        self.command, self.settings = command, settings
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
            "HANAPAI_TIMING": "picture_s=60 even_s=0 waiting_s=0.3 hooks_s=1 press_s=0",
            "HANAPAI_EMOJI": "off",
            "CLAIM_PAUSE": "0.05-0.1",
            "CLAIM_TIME": "1",
            "PYTHONPATH": str(ROOT),
            MARK: self.mark,
            **self.settings,
        }
        command = [sys.executable, "-m", *self.command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, cwd=self.database.parent, stdout=log, stderr=log)

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
        tables = SqlTables(store, SqlLeases(store, ALONE))
        return loaded(replace(there(await tables.load(number)), snapshot=None))


@dataclass
class Press:
    """A button that somebody could press: what it plays, and what the ledger held before."""

    person: Person
    hand: Seen
    custom_id: str
    seat: int
    before: list

    @property
    def table(self):
        return int(self.custom_id.split(":")[1])

    @property
    def move(self):
        return self.seat, self.custom_id.split(":")[3]

    async def again(self):
        """The same old button on the message as it is now; None when the message or the button is gone."""
        try:
            return await self.person.press(await self.person.now(self.hand), self.custom_id, raw=True)
        except NotPossible as reason:
            return gone(reason)

    async def done(self):
        """Press it as a person does; None when the message or the button has just gone."""
        try:
            return await self.person.press(self.hand, self.custom_id)
        except NotPossible as reason:
            return gone(reason)


def gone(reason):
    """None if that is why nothing could be pressed: a newer message took the place of the one that was seen."""
    words = ("not there any more", "sees no such message", "there is nothing with the custom_id", "is disabled")
    if not any(word in str(reason) for word in words):
        raise reason


@dataclass
class Chaos:
    """A match of two and one against a computer, whose bot is killed again and again."""

    discord: Playground
    channel: Channel
    people: list
    bot: Process
    ledger: Ledger
    rng: random.Random
    counts: dict = field(default_factory=lambda: {"before": 0, "between": 0, "after": 0})
    confirmed: list = field(default_factory=list)

    async def play(self, kills):
        """Press what is offered until the bot was killed so often; every second press, about, is hit by a kill."""
        await self.challenge()
        await self.alone()
        while sum(self.counts.values()) < kills:
            offered = [press for person in self.people for press in await self.offered(person)]
            if not offered:
                await self.renew()
            elif self.rng.random() < 0.5:
                await self.confirm(self.rng.choice(offered))
            else:
                await self.hit(self.rng.choice(offered))
        for table, seq, move in self.confirmed:
            assert move in self.ledger.moves(table)[seq : seq + 3]

    async def challenge(self):
        anna, ben, _ = self.people
        lobby = (await anna.command(self.channel, "challenge", friend=ben)).message
        await ben.press(lobby, label="Accept")
        await anna.press(await anna.now(lobby), label="Start")

    async def alone(self):
        chie = self.people[2]
        lobby = (await chie.command(self.channel, "play", game="koikoi", preset="kirin")).message
        await more(chie, lobby, "Add easy computer")
        await chie.press(await chie.now(lobby), label="Start")
        await chie.wait(self.channel, lambda m: m.ephemeral and bool(m.buttons), PATIENCE_S)

    async def offered(self, person):
        """What the newest hand of somebody offers; nobody here ends a match early."""
        hands = [m for m in await person.sees(self.channel) if m.ephemeral and "round" in m.text]
        ids = [button.custom_id for button in hands[-1].buttons] if hands else []
        moves = [name for name in ids if name.startswith("p:") and not name.endswith(":finish")]
        seat = int(person is self.people[1])
        return [Press(person, hands[-1], name, seat, self.ledger.moves(int(name.split(":")[1]))) for name in moves]

    async def renew(self):
        """Tokens live in memory only: after a restart a hand is renewed by its table's button. A match may be over."""
        if any("The match is over" in message.text for message in await self.people[0].sees(self.channel)):
            await self.challenge()
        for person in self.people:
            for message in await person.sees(self.channel):
                if any(button.label == "My hand" for button in message.buttons):
                    try:
                        await person.press(message, label="My hand")
                    except NotPossible:
                        continue  # a newer table message has just taken its place
        await asyncio.sleep(0.2)

    async def confirm(self, press):
        if await self.redrawn(press, await press.done()):
            self.confirmed.append((press.table, len(press.before), press.move))

    async def redrawn(self, press, answer):
        """Whether there was an answer: the hand as it stands now, at once or as soon as this machine has drawn it."""
        if answer:
            assert answer.state in ANSWERED, (answer, self.bot.said())
            await press.person.wait(
                self.channel,
                lambda m: m.id == press.hand.id and press.custom_id not in [each.custom_id for each in m.buttons],
                PATIENCE_S,
            )
        return bool(answer)

    async def hit(self, press):
        """Kill the bot around a press; whatever was confirmed is there, and pressing again plays it once at most."""
        when = self.rng.choice(list(self.counts))
        task = await self.killed_at(press, when)
        saved = self.ledger.moves(press.table)
        await self.bot.start()
        answer = await task
        if when == "after" and answer is None:
            return  # the message went before the press: nothing was hit
        self.counts[when] += 1
        if answer and answer.state == "updated":
            assert press.move in saved[len(press.before) :], f"a confirmed move was lost: {press.custom_id}"
        again = await press.again()
        after = [move for move in self.ledger.moves(press.table)[len(press.before) :] if move == press.move]
        assert len(after) <= 1, f"{press.custom_id} ({when}): {press.before} -> {saved}"
        if await self.redrawn(press, again):
            assert after, f"{press.custom_id} ({when}): {press.before} -> {saved} -> {again.message}"

    async def killed_at(self, press, when):
        """Kill before the press is recorded, right after the commit, or after the answer."""
        task = asyncio.create_task(press.done())
        if when == "before":
            await asyncio.sleep(self.rng.uniform(0, 0.02))
        elif when == "between":
            for _ in range(4000):
                if len(self.ledger.moves(press.table)) > len(press.before) or task.done():
                    break
                await asyncio.sleep(0.0005)
        else:
            await task
            await asyncio.sleep(self.rng.uniform(0, 0.05))
        await self.bot.kill()
        return task


async def play_with_kills(tmp_path, kills, seed):
    """Play on a fresh stand-in over so many kills; returns how many hit which moment."""
    database, log = tmp_path / "never.sqlite3", tmp_path / "bot.log"
    async with Playground(token="never-lost", inspect=inspect) as discord:
        channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        people = [discord.add_person(name) for name in ("Anna", "Ben", "Chie")]
        async with started(discord, database, log, HANAPAI_PAINTERS="0", HANAPAI_THINKERS="1") as bot:
            chaos = Chaos(discord, channel, people, bot, Ledger(database), random.Random(seed))
            await chaos.play(kills)
        assert discord.violations == []
    assert "ERROR" not in log.read_text()
    check_records(database)
    return chaos.counts


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


@pytest.mark.parametrize(
    ("kills", "seed"),
    [
        (1, 20261120),
        pytest.param(4, 2, marks=pytest.mark.slow),
        pytest.param(50, 1, marks=pytest.mark.full),
    ],
)
async def test_kills_lose_no_move_and_double_none(tmp_path, kills, seed):
    counts = await play_with_kills(tmp_path, kills, seed)
    print(counts)
    assert sum(counts.values()) == kills
    assert min(counts.values()) >= kills // 10
