"""The bot is killed again and again in the middle of a match, and nothing that was confirmed is ever lost."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.table import match_seed
from engine import GAMES
from engine.core import Action, Match, Record
from tests.bot.openapi import inspect

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
MARK = "HANAPAI_NEVER_LOST"


class Process:
    """The bot as a process of its own, to be killed."""

    def __init__(self, discord, database, log):
        self.discord, self.database, self.log = discord, database, log
        self.mark = f"{os.getpid()}-{time.time_ns()}"
        self.process, self.starts = None, 0

    async def start(self):
        environment = os.environ | {
            "DISCORD_TOKEN": "never-lost",
            "DATABASE": str(self.database),
            "DISCORD_API": self.discord.api,
            "DISCORD_GATEWAY": self.discord.gateway,
            "DISCORD_CDN": self.discord.cdn,
            "HANAPAI_STRICT": "1",
            "PYTHONPATH": str(ROOT),
            MARK: self.mark,
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bot"], env=environment, cwd=self.database.parent, stdout=log, stderr=log
            )
        self.starts += 1
        for _ in range(int(PATIENCE * 20)):
            assert self.process.poll() is None, self.log.read_text()
            if self.log.read_text().count("Ready as") == self.starts:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"the bot does not become ready:\n{self.log.read_text()}")

    async def kill(self):
        """SIGKILL, after which its workers end by themselves."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for _ in range(100):
            if not self.left_behind():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"left behind: {self.left_behind()}")

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


class Ledger:
    """What stands in the database, read by somebody else."""

    def __init__(self, path):
        self.path = path

    def moves(self, table):
        with sqlite3.connect(f"file:{self.path}?mode=ro", uri=True) as connection:
            rows = connection.execute("SELECT seat, action FROM moves WHERE table_id = ? ORDER BY seq", (table,))
            found = [(seat, action) for seat, action in rows]
        connection.close()
        return found


async def killed_at(bot, ledger, table, press, when, rng):
    """Kill before the press is recorded, right after the commit, or after the answer."""
    before = len(ledger.moves(table))
    task = asyncio.create_task(press)
    if when == "before":
        await asyncio.sleep(rng.uniform(0, 0.02))
    elif when == "between":
        for _ in range(4000):
            if len(ledger.moves(table)) > before or task.done():
                break
            await asyncio.sleep(0.0005)
    else:
        await task
        await asyncio.sleep(rng.uniform(0, 0.05))
    await bot.kill()
    return task


async def play_with_kills(tmp_path, kills, seed):
    rng = random.Random(seed)
    database, log = tmp_path / "never.sqlite3", tmp_path / "bot.log"
    ledger, counts = Ledger(database), {"before": 0, "between": 0, "after": 0}
    async with Playground(token="never-lost", inspect=inspect) as discord:
        channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        anna, ben, chie = (discord.add_person(name) for name in ("Anna", "Ben", "Chie"))
        bot = Process(discord, database, log)
        await bot.start()
        lobby = (await anna.command(channel, "challenge", friend=ben)).message
        await ben.press(lobby, label="Accept")
        await anna.press(await anna.now(lobby), label="Start")
        alone = (await chie.command(channel, "play", game="koikoi", preset="kirin")).message
        await chie.press(alone, label="Add computer")
        await chie.press(await chie.now(alone), label="Start")
        await chie.wait(channel, lambda m: m.ephemeral and bool(m.buttons), PATIENCE)

        async def newest(person):
            hands = [message for message in await person.sees(channel) if message.ephemeral and "round" in message.text]
            return hands[-1]

        killed, confirmed, table = 0, [], 1
        while killed < kills:
            asked = []
            for person in (anna, ben, chie):
                hand = await newest(person)
                asked += [(person, hand, b.custom_id) for b in hand.buttons if not b.custom_id.endswith("finish")]
            if not asked:
                if any("The match is over" in message.text for message in await anna.sees(channel)):
                    lobby = (await anna.command(channel, "challenge", friend=ben)).message
                    await ben.press(lobby, label="Accept")
                    await anna.press(await anna.now(lobby), label="Start")
                # tokens live in memory only: after a restart a hand is renewed by its table's button
                for person in (anna, ben, chie):
                    for message in await person.sees(channel):
                        if any(button.label == "My hand" for button in message.buttons):
                            await person.press(message, label="My hand")
                await asyncio.sleep(0.2)
                continue
            person, hand, custom_id = rng.choice(asked)
            table, action = int(custom_id.split(":")[1]), custom_id.split(":")[3]
            before, seat = ledger.moves(table), int(person is ben)
            if rng.random() < 0.5:
                answer = await person.press(hand, custom_id)
                assert answer.state == "updated", (answer, log.read_text()[-2000:])
                confirmed.append((table, len(before), (seat, action)))
                continue
            when = rng.choice(list(counts))
            task = await killed_at(bot, ledger, table, person.press(hand, custom_id), when, rng)
            counts[when] += 1
            killed += 1
            saved = ledger.moves(table)
            mine = (seat, action) in saved[len(before) :]
            await bot.start()
            answer = await task
            if answer.state == "updated":
                assert mine, f"a confirmed move was lost: {custom_id}"
            # the same old button again: played if it was not, and told if it was
            again = await person.press(await person.now(hand), custom_id, raw=True)
            assert again.state == "updated", (again, log.read_text()[-2000:])
            after = [move for move in ledger.moves(table)[len(before) :] if move == (seat, action)]
            assert len(after) == 1, f"{custom_id} ({when}): {before} -> {saved} -> {ledger.moves(table)}"
        await bot.kill()
        for number, seq, move in confirmed:
            assert move in ledger.moves(number)[seq : seq + 3]
        assert discord.violations == []
    assert "ERROR" not in log.read_text()
    check_records(database)
    return counts


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


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="looks for left processes in /proc")
async def test_a_few_kills_lose_no_move_and_double_none(tmp_path):
    await play_with_kills(tmp_path, kills=5, seed=20261120)


@pytest.mark.full
async def test_fifty_kills_lose_no_move_and_double_none(tmp_path):
    counts = await play_with_kills(tmp_path, kills=50, seed=1)
    print(counts)
    assert min(counts.values()) >= 5
