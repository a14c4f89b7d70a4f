"""SIGINT and SIGTERM end the bot in order, and soon whatever hangs; nothing is left behind."""

import asyncio
import os
import random
import signal
import time
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.app.shutdown import ENDING_S
from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from bot.transport.responses import ANSWER_WITHIN_S
from tests.bench.crowd import Crowd
from tests.bot.house import more
from tests.bot.openapi import inspect
from tests.bot.trouble.test_never_lost import Process, started
from tests.bot.waiting import PATIENCE_S, eventually
from tests.there import there

pytestmark = [
    pytest.mark.real_time,
    pytest.mark.slow,
]  # every test starts processes, and lets them hang

SIGNALS = pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)


class Stage:
    """A bot in a folder of its own, where something will hang. Anna plays a computer there, or Ben plays Chie."""

    def __init__(self, discord, home, bot):
        self.discord, self.home, self.bot = discord, home, bot
        self.channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        self.anna, self.ben, self.chie = (discord.add_person(name) for name in ("Anna", "Ben", "Chie"))

    async def alone(self):
        """Anna's match has begun, and there is a worker that thinks for the computer."""
        lobby = (await self.anna.command(self.channel, "play", game="koikoi", rules="kirin")).message
        await more(self.anna, lobby, "Add easy computer")
        await self.anna.press(await self.anna.now(lobby), label="Start")
        await self.move(self.anna)
        await eventually(self.workers)
        await self.asked(self.anna)

    async def together(self):
        """Ben's and Chie's match has begun, and both are asked whether they are ready."""
        lobby = (await self.ben.command(self.channel, "challenge", friend=self.chie)).message
        await self.chie.press(lobby, label="Accept")
        await self.ben.press(await self.ben.now(lobby), label="Start")
        for person in (self.ben, self.chie):
            await self.asked(person)

    def workers(self):
        return [pid for pid in self.bot.left_behind() if pid != self.bot.process.pid]

    async def asked(self, person):
        """The hand that asks somebody something."""
        return await person.wait(
            self.channel, lambda m: m.ephemeral and any(each.custom_id[:2] == "p:" for each in m.buttons), PATIENCE_S
        )

    async def move(self, person):
        """Press whatever comes first in a hand."""
        hand = await self.asked(person)
        return await person.press(hand, next(each.custom_id for each in hand.buttons if each.custom_id[:2] == "p:"))

    async def my_hand(self, person):
        """Press *My hand* at a table."""
        table = await person.wait(
            self.channel, lambda m: any(each.label == "My hand" for each in m.buttons), PATIENCE_S
        )
        return await person.press(table, label="My hand")

    async def hang(self):
        """From now on it hangs; wait until something has run into it."""
        (self.home / "hang").touch()
        await eventually((self.home / "hangs").exists)

    async def end(self, *numbers):
        """Send the signals, and wait for the end: exit code and seconds."""
        begun = time.monotonic()
        for number in numbers:
            self.bot.process.send_signal(number)
            await asyncio.sleep(0.1)
        code = await asyncio.to_thread(self.bot.process.wait, PATIENCE_S)
        assert self.bot.left_behind() == []
        return code, time.monotonic() - begun


@asynccontextmanager
async def staged(tmp_path, name, prepare=None):
    """`name` says what will hang (tests/bot/hanging.py)."""
    home = tmp_path / name
    home.mkdir()
    command = ("tests.bot.hanging", name)
    async with (
        Playground(token="never-lost", inspect=inspect) as discord,
        started(discord, home / "ending.sqlite3", home / "log", command) as bot,
    ):
        stage = Stage(discord, home, bot)
        if prepare:
            await prepare(stage)
        yield stage


async def no_worker(stage):
    """Every worker is stopped, and one is asked something."""
    for pid in stage.workers():
        os.kill(pid, signal.SIGSTOP)
    press = asyncio.create_task(stage.move(stage.anna))
    await asyncio.sleep(1.2)  # a computer pauses for a second before it thinks
    return press


async def no_painter(stage):
    """A hand under way is never drawn; its press is answered by a deferral."""
    (stage.home / "hang").touch()
    press = asyncio.create_task(stage.move(stage.ben))
    await stage.hang()
    await asyncio.sleep(ANSWER_WITHIN_S + 0.5)  # who is told of the end before that is shown words
    return press


async def no_discord(stage):
    """Every request takes a minute from now on."""
    stage.discord.delay("*", ".*", 60.0, times=10**6)
    press = asyncio.create_task(stage.my_hand(stage.chie))
    await asyncio.sleep(0.3)
    return press


async def no_disk(stage):
    """A move under way is never saved; a press that needs no disk is answered."""
    (stage.home / "hang").touch()
    move = asyncio.create_task(stage.move(stage.ben))
    await stage.hang()
    shown = asyncio.create_task(stage.my_hand(stage.chie))
    await asyncio.sleep(0.2)
    return asyncio.gather(move, shown)


async def no_loop(stage):
    """The event loop does nothing any more."""
    await stage.hang()


async def no_end(stage):
    """A part of the bot does not listen when it is closed."""
    (stage.home / "hang").touch()


async def ended(tmp_path, name, prepare, hang, barrier, number):
    """Let something hang in a bot and send it a signal: what was said, and what came of the press under way."""
    async with staged(tmp_path, name, prepare) as stage:
        await barrier.wait()
        press = await hang(stage)
        code, _ = await stage.end(number)
        said = stage.bot.log.read_text()
        assert (code, name) == (0, name), said
        assert "Traceback" not in said, said
        try:
            answer = await asyncio.wait_for(press, PATIENCE_S) if press else None
        except NotPossible as error:
            answer = error
        return answer, said


@pytest.mark.parametrize("number", [pytest.param(signal.SIGINT, marks=pytest.mark.full), signal.SIGTERM])
async def test_the_bot_ends_whatever_hangs(tmp_path, number):
    cases: dict[str, tuple[Any, Any]] = {
        "worker": (Stage.alone, no_worker),
        "painter": (Stage.together, no_painter),
        "discord": (Stage.together, no_discord),
        "disk": (Stage.together, no_disk),
        "loop": (None, no_loop),
        "part": (None, no_end),
    }
    barrier = asyncio.Barrier(len(cases))
    async with asyncio.TaskGroup() as group:
        tasks = {name: group.create_task(ended(tmp_path, name, *case, barrier, number)) for name, case in cases.items()}
    found: dict[str, Any] = {name: task.result() for name, task in tasks.items()}

    assert ENDING_S < 5
    for name, (_, said) in found.items():
        assert said.count("Stopping.") == (0 if name == "loop" else 1), (name, said)
    assert there(found["worker"][0]).state == "updated"
    assert there(found["painter"][0]).state == "deferred"
    assert there(found["disk"][0])[1].state == "answered"
    assert there(found["discord"][0]).state == "failed"
    assert "deaf timed out and is abandoned" in found["part"][1]


@SIGNALS
async def test_an_end_in_order_answers_what_is_under_way_and_closes_the_database(tmp_path, number):
    async with staged(tmp_path, "nothing", Stage.together) as stage:
        for seconds in (0.5, 1.5):
            stage.discord.delay("POST", ".*/callback", seconds)
        press = asyncio.create_task(stage.my_hand(stage.chie))
        await asyncio.sleep(0.3)
        command = asyncio.create_task(stage.ben.command(stage.channel, "leaderboard"))
        await asyncio.sleep(0.3)
        code, _ = await stage.end(number)
        said = stage.bot.log.read_text()
        assert ((await press).state, (await command).state) == ("answered", "answered"), said
        assert (code, said.count("Stopping."), said.count("WARNING"), said.count("ERROR")) == (0, 1, 0, 0), said
        assert sorted(path.name for path in stage.home.glob("ending*")) == ["ending.sqlite3", "ending.sqlite3.lock"]
        assert stage.discord.violations == []


async def test_a_second_signal_ends_the_bot_at_once(tmp_path):
    async with staged(tmp_path, "for ever") as stage:
        await stage.hang()
        code, _ = await stage.end(signal.SIGTERM, signal.SIGINT)
        assert code == 0


async def ended_at_work(tmp_path, games, presses, chance):
    """Send SIGTERM to a bot at whose tables everybody presses, while Discord is slow, fails and tells it to wait: after
    so many presses. Returns what was said, and the seconds until the end."""
    async with staged(tmp_path, "work") as stage:
        crowd = Crowd(stage.discord, len(games), games)
        await crowd.sit_down()
        load = asyncio.create_task(crowd.open_load(10 * PATIENCE_S, 0.4, everybody=True))
        await eventually(lambda: len(crowd.tally.seconds) >= presses, "nobody presses")
        for method, path in (("PATCH", r"/channels/.*"), ("PATCH", r"/webhooks/.*"), ("POST", ".*")):
            stage.discord.fail(method, path, 503, times=3)
            stage.discord.fail(method, path, 429, times=3, retry_after=3.0)
            stage.discord.delay(method, path, chance.uniform(0.1, 4.0), times=20, late=chance.random() < 0.5)
        before = len(crowd.tally.seconds)
        await eventually(lambda: len(crowd.tally.seconds) >= before + len(games), "nobody presses")
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        code, seconds = await stage.end(signal.SIGTERM)
        load.cancel()
        await asyncio.gather(load, return_exceptions=True)
        said = stage.bot.log.read_text()
        assert (code, said.count("Stopping.")) == (0, 1), said
        return said, seconds


UNSAID = ("never retrieved", "Traceback", "never awaited", "was destroyed", "ERROR")
"""What a bot that ends in order says of no task."""


async def test_a_bot_that_ends_in_the_middle_of_work_says_nothing_of_exceptions(tmp_path):
    said, _ = await ended_at_work(tmp_path, ["koikoi", "hanaawase"], 6, random.Random(17))
    assert [words for words in UNSAID if words in said] == [], said


async def ended_in_its_start(bot, sign, number):
    """Send a signal to a bot that is about to start, once there is a sign that it hangs."""
    start = asyncio.create_task(bot.start())
    try:
        await eventually(lambda: start.done() or (bot.process and sign()))
        assert not start.done(), bot.said()
        start.cancel()
        bot.process.send_signal(number)
        code = await asyncio.to_thread(bot.process.wait, PATIENCE_S)
        assert (code, bot.said().count("Stopping."), bot.said().count("Traceback")) == (0, 1, 0), bot.said()
        assert bot.left_behind() == []
    finally:
        start.cancel()
        await bot.kill()


async def test_the_bot_ends_in_a_start_that_hangs(tmp_path):
    async with Playground(token="never-lost", inspect=inspect) as discord:
        discord.delay("*", ".*", 60.0, times=10**6)
        bots = []
        for name in ("login", "opening"):
            home = tmp_path / name
            home.mkdir()
            bots.append(Process(discord, home / "start.sqlite3", home / "log", ("tests.bot.hanging", name)))
        login, opening = bots
        (tmp_path / "opening" / "hang").touch()
        await asyncio.gather(
            ended_in_its_start(login, lambda: "logging in" in login.said(), signal.SIGINT),
            ended_in_its_start(opening, (tmp_path / "opening" / "hangs").exists, signal.SIGTERM),
        )


async def ended_playground(home, number, hang):
    """Start the playground in a folder, with another one for what is temporary, and send it a signal."""
    temporary = home / "temporary"
    temporary.mkdir(parents=True)
    log = home / "log"
    own = {"DISCORD_TOKEN": "", "DISCORD_API": "", "DISCORD_GATEWAY": "", "DISCORD_CDN": "", "PLAYGROUND_PORT": "0"}
    own["PLAYGROUND_FOLDER"] = str(home / "kept")
    async with Playground(token="never-lost") as discord:
        command = ("tests.bot.hanging", "loop")
        async with started(discord, home / "unused", log, command, TMPDIR=str(temporary), **own) as bot:
            stage = Stage(discord, home, bot)
            if hang:
                await stage.hang()
            code, _ = await stage.end(number)
            assert (code, list(temporary.iterdir())) == (0, []), log.read_text()
            assert {path.suffix for path in (home / "kept").iterdir()} >= {".sqlite3", ".lock"}


async def test_the_playground_leaves_nothing_but_what_it_keeps(tmp_path):
    cases = [(signal.SIGINT, False), (signal.SIGTERM, True)]
    homes = [tmp_path / f"{number.name} {hang}" for number, hang in cases]
    await asyncio.gather(*(ended_playground(home, *case) for home, case in zip(homes, cases, strict=True)))
