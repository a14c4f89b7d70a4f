"""A stage for restarts: the stand-in goes on while the bot is down, and counts what the bot asks of it."""

import asyncio
import re
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.playground import Person, Playground
from bot.playground.world.world import Channel, Guild
from tests.bot.house import PATIENCE_S, dealt_alike, running
from tests.bot.openapi import inspect
from tests.bot.trouble.test_outages import against_computer
from tests.bot.waiting import at_rest, eventually
from tests.there import there

HOUR = 3600.0
EDIT, POST, DELETE, LOOK = (
    f"{method} /channels/N/messages{path}"
    for method, path in (("PATCH", "/N"), ("POST", ""), ("DELETE", "/N"), ("GET", ""))
)
PING = "a ping"
ASKED = ("your turn at table", "press **Ready** at table")


@dataclass
class Stage:
    """The stand-in and a database; the bot is there inside `up`."""

    discord: Playground
    database: Path
    guild: Guild
    channel: Channel
    anna: Person
    ben: Person
    bot: Any = None
    began: int = 0
    complaints: list = field(default_factory=list)

    @asynccontextmanager
    async def up(self, *, silence=600.0, claims=None, hours=0.0, thought=600.0):
        """The bot runs; it was down for so many hours before. `thought`: the seconds a computer takes."""
        await asyncio.sleep(hours * HOUR)
        self.began = len(self.discord.requests)
        async with running(self.discord, self.database, silence, claims, thought) as bot:
            self.bot = bot
            yield bot

    def counted(self):
        """How often each route of channels has been asked since the start; pings and their end by themselves, and also
        if a token sent them."""
        asked = [each for each in self.discord.requests if each.path.startswith("/channels/")]
        calls = [each for each in self.discord.requests if each.method == "POST" and _asks(_content(each.body))]
        gone = {f"{each.path}/{each.reply['id']}" for each in calls if each.reply}
        found = Counter()
        for each in self.discord.requests[self.began :]:
            if each in calls:
                found[PING] += 1
            elif each in asked and not (each.method == "DELETE" and each.path in gone):
                found[f"{each.method} {re.sub(r'[0-9]+', 'N', each.path)}"] += 1
        return found

    def refused(self, *statuses):
        """Requests since the start that ended so, by default the invalid ones, which lead to a ban."""
        statuses = statuses or (401, 403, 429)
        return [each for each in self.discord.requests[self.began :] if each.status in statuses]

    async def pings(self, channel=None):
        messages = await self.anna.sees(channel or self.channel)
        return [message for message in messages if _asks(message.text) and not message.ephemeral]

    async def challenged(self, channel=None):
        """A match of Anna and Ben, in which both are asked whether they are ready. Returns its number."""
        lobby = there((await self.anna.command(channel or self.channel, "challenge", friend=self.ben)).message)
        await self.ben.press(lobby, label="Accept")
        await self.anna.press(await self.anna.now(lobby), label="Start")
        await at_rest(self)
        return int(there(re.search(r"table (\d+)", lobby.text))[1])

    async def moves(self, person, number, channel=None):
        """Somebody makes their first move at a table, through a fresh hand."""
        hand = (await person.command(channel or self.channel, "hand", table=number)).message
        return await person.press(hand, hand.buttons[0].custom_id)


@asynccontextmanager
async def staged(tmp_path, *_):
    """The stage."""
    with dealt_alike():
        async with Playground(token="evening", inspect=inspect) as discord:
            guild = discord.add_guild("Hanami Club")
            channel = discord.add_channel(guild, "games")
            anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
            yield Stage(discord, tmp_path / "restarts.sqlite3", guild, channel, anna, ben)
            assert discord.violations == []


async def called(stage, *numbers):
    """Wait until the ping of the tables has been called for, or it is seen that it stands."""
    await asyncio.sleep(stage.bot.tables.timing.silence_s + 1)
    await eventually(lambda: not any(("ping", number) in stage.bot.clock for number in numbers))
    await at_rest(stage)


async def archived_table(stage):
    """A table against a computer that is asked, in a thread; the bot is down and the thread archived then."""
    thread = stage.discord.add_thread(stage.channel, "corner")
    async with stage.up():
        number = await against_computer(stage, stage.anna, thread)
    stage.discord.archive(thread)
    return thread, number


async def thread_shows(stage, thread, number):
    def shown(message):
        return not message.ephemeral and f"table {number}" in message.text and bool(message.buttons)

    return await stage.anna.wait(thread, shown, PATIENCE_S)


def _content(body):
    return str(body.get("content")) if isinstance(body, dict) else ""


def _asks(text):
    """Whether it is a ping for a turn, or for Ready."""
    return any(said in text for said in ASKED)
