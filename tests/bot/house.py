"""A house for evenings: the stand-in for Discord, a server with channels and people, and the bot."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import json
import logging
import os
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from discord.app_commands import Command

from bot.app.client import Hanapai
from bot.app.logins import point_at
from bot.config import Config
from bot.errors import UserError
from bot.playground import Person, Playground
from bot.playground.api import commands as registry
from bot.playground.limits.command_limits import check_commands
from bot.playground.people.person import Answer
from bot.playground.people.seen import Seen
from bot.playground.world.world import Channel, Guild
from bot.store.opening import open_store
from bot.store.shards import ALONE, Shards
from bot.tables import table
from bot.tables.timing import Timing
from bot.ui import verify_message as records_page
from tests.bot.openapi import inspect
from tests.bot.timed_rooms import InProcess
from tests.bot.waiting import IN_A_ROUND, PATIENCE_S
from tests.there import there

Claims = tuple[float, float, float]
"""Seconds of a claim window: the shortest and longest pause before the table goes on, and the end."""


class Reached(Hanapai):
    """The bot, whose rooms a test reaches by their names."""

    def get_cog(self, name: str) -> Any:
        return super().get_cog(name)

    def __getattr__(self, name: str) -> Any:
        for rooms in ("services", "tables", "outside", "live"):
            if rooms in self.__dict__ and hasattr(self.__dict__[rooms], name):
                return getattr(self.__dict__[rooms], name)
        if name == "reviews":
            return self.get_cog("ReviewHandlers")._reviews
        if name == "privacy":
            return self.get_cog("PrivacyHandlers")._privacy
        raise AttributeError(name)


@dataclass
class House:
    """What a test plays with. `complaints` are warnings and errors of any logger and of the loop.

    `bot` is a Hanapai, where it runs in this process. From `people` on it is what a test puts there.
    """

    discord: Playground
    bot: Any
    channel: Channel
    guild: Guild
    anna: Person
    ben: Person
    database: Path
    complaints: list[str]
    people: list[Person] = field(default_factory=list)
    guests: list[Person] = field(default_factory=list)
    places: list[Channel] = field(default_factory=list)
    chie: Any = None
    ledger: Any = None
    lobby: Any = None
    lounge: Any = None

    @property
    def path(self) -> Path:
        """The file of the database, called as in `Rooms`."""
        return self.database

    async def hand(self, person: Person) -> Seen:
        """The newest hand message that somebody sees."""
        return await person.wait(self.channel, lambda m: m.ephemeral and bool(IN_A_ROUND.search(m.text)), PATIENCE_S)

    async def ready(self, *persons: Person) -> None:
        """They begin the round; a dealt yaku is played on with."""
        for person in persons:
            hand = await self.hand(person)
            await person.press(hand, hand.buttons[0].custom_id)

    async def public(self) -> list[Seen]:
        return [message for message in await self.anna.sees(self.channel) if not message.ephemeral]

    async def started(self, **options: object) -> Seen:
        """Anna challenges Ben, he accepts, she starts; the hands are there. Returns the table message."""
        answer = await self.anna.command(self.channel, "challenge", friend=self.ben, **options)
        assert answer.message is not None, answer.error
        await self.ben.press(answer.message, label="Accept")
        await self.anna.press(await self.anna.now(answer.message), label="Start")
        for person in (self.anna, self.ben):
            await person.wait(self.channel, lambda m: m.ephemeral and "· round 1" in m.text, PATIENCE_S)
        return await self.anna.now(answer.message)

    async def move(self, person: Person, choose: Callable[[list[str]], str]) -> Answer | None:
        """Press the chosen custom_id on the newest hand, None if nothing is asked there."""
        hand = await self.hand(person)
        ids = asked_of(hand)
        return await person.press(hand, choose(ids)) if ids else None


async def behind_more(person: Person, hand: Seen) -> Seen:
    """The hand with what it has beside its moves."""
    return there((await person.press(hand, label="More")).message)


async def picked(person: Person, message: Seen, label: str) -> Seen:
    """The message after somebody has picked an option of one of its selects."""
    select = next(each for each in message.selects if label in [option.label for option in each.options])
    value = next(option.value for option in select.options if option.label == label)
    return there((await person.select(message, select.custom_id, [value])).message)


def chosen(message: Seen) -> list[str]:
    """What its selects show as chosen."""
    return [option.label for select in message.selects for option in select.options if option.chosen]


async def more(person: Person, lobby: Seen | None, label: str) -> Answer:
    """What somebody presses behind *More…* under a lobby."""
    panel = (await person.press(await person.now(there(lobby)), label="More…")).message
    return await person.press(there(panel), label=label)


def asked_of(hand: Seen) -> list[str]:
    """The custom_ids of what a hand asks for, without the end of the match and what every hand has."""
    ids = (button.custom_id for button in hand.buttons)
    return [each for each in ids if not each.endswith(":finish") and not each.startswith("more:")]


@asynccontextmanager
async def evening(tmp_path: Path, **options: Any) -> AsyncGenerator[House]:
    """Open the house, with the bot in this process. `options` are those of `running`."""
    with dealt_alike():
        async with opened(tmp_path, partial(running, **options)) as house:
            yield house


def retime(bot: Hanapai, **times: float | tuple[float, float]) -> None:
    """From now on the bot waits otherwise."""
    for name, value in times.items():
        setattr(bot.tables.timing, name, value)


def without_tokens(bot: Hanapai) -> None:
    """From now on the bot makes every public request itself, as it does after a restart."""
    limiter: Any = bot.outside.webhook_limiter
    limiter.spare = lambda *_args, **_more: False


POSTED_ENOUGH = "You've posted here 10 times within an hour."


@contextmanager
def used_up(house: House, person: Person) -> Iterator[None]:
    """Limit what ends in public messages meanwhile; somebody has done as much of it as they may."""
    publicity = house.bot.interactions.publicity
    publicity.limited = True
    with suppress(UserError):
        while True:
            publicity.take(house.guild.id, person.id, moderates=False)
    yield
    publicity.limited = False


@asynccontextmanager
async def opened(
    tmp_path: Path, run: Callable[[Playground, Path], AbstractAsyncContextManager[Any]]
) -> AsyncGenerator[House]:
    """Open the house; on the way out: nothing that Discord would have refused, no warning, no unhandled exception.

    `run(discord, database)` runs the bot.
    """
    async with complaining() as complaints, Playground(token="evening", inspect=inspect) as discord:
        discord.limit_hooks(edits=False)
        guild = discord.add_guild("Hanami Club")
        channel = discord.add_channel(guild, "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        database = tmp_path / "evening.sqlite3"
        async with run(discord, database) as bot:
            yield House(discord, bot, channel, guild, anna, ben, database, complaints)
        assert discord.violations == []


@asynccontextmanager
async def complaining() -> AsyncGenerator[list[str]]:
    """What loggers and the loop complain of meanwhile; on the way out it has to be nothing."""
    complaints: list[str] = []
    handler = _Ear(complaints)
    logging.getLogger().addHandler(handler)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(str(context)))
    try:
        yield complaints
        assert complaints == [], "\n".join(complaints)
    finally:
        logging.getLogger().removeHandler(handler)
        loop.set_exception_handler(None)


def seed(table: int) -> bytes:
    """The seed of the n-th table, the same whenever the test runs, and in whichever folder it lies."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    file, _, name = test.partition("::")
    return hashlib.sha256(f"tests/bot/{Path(file).name}::{name} {table}".encode()).digest()


@contextmanager
def dealt_alike() -> Iterator[None]:
    """The bot deals by `seed`, for one deal in eighty ends a round of Koi-Koi before the first turn."""
    known: dict[bytes, int] = {}

    def match_seed(server_seed: bytes, _cuts: list[str], _start: int) -> bytes:
        return seed(known.setdefault(server_seed, len(known)))

    with mock.patch.object(table, "match_seed", match_seed), mock.patch.object(records_page, "match_seed", match_seed):
        yield


@asynccontextmanager
async def running(
    discord: Playground,
    database: Path | str,
    silence: float = 600.0,
    claims: Claims | None = None,
    thought: float = 1.0,
    *,
    mentions: bool = False,
    followups: bool = False,
    farewell: float = 0.0,
    source: str = "",
    shards: Shards | None = None,
) -> AsyncGenerator[Reached]:
    """The bot, connected to the stand-in, until the end of the block. farewell: the seconds in which the others may go
    on without somebody who resigns; at once the match ends. thought: the seconds a computer takes. shards: those it has
    of a database on a server, which others may share."""
    # people here press without a pause
    timing = Timing(silence_s=silence, computer_s=thought, farewell_s=farewell, press_s=0.0)
    if claims is not None:
        *going_on, timing.window_s = claims
        timing.go_on_s = timing.alone_go_on_s = going_on[0], going_on[1]
    addresses = (discord.api, discord.gateway, discord.cdn)
    config = Config(
        "evening",
        database,
        *addresses,
        timing=timing,
        strict=True,
        mentions=mentions,
        followups=followups,
        painters=0,
        emoji=False,
        source=source,
        shards=shards,
    )
    point_at(config)
    bot = Reached(config, await open_store(database, ALONE if shards is None else str(shards)))
    bot.thinkers.workers = InProcess()  # a process would take longer to start than all that it thinks here
    with registered_alike():
        running = asyncio.create_task(bot.start(config.token))
        try:
            await discord.connected(PATIENCE_S)
            await asyncio.wait_for(bot.startup_resume.done.wait(), PATIENCE_S)
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


_TRANSLATED = Command.get_translated_payload
_translations: dict[str, Any] = {}


@contextmanager
def registered_alike() -> Iterator[None]:
    """Commands that an earlier bot registered are not translated and checked again: this saves 25 ms a bot."""

    async def translated(self: Any, tree: Any, translator: Any) -> Any:
        known = json.dumps(self.to_dict(tree))
        if known not in _translations:
            _translations[known] = await _TRANSLATED(self, tree, translator)
        return _translations[known]

    def check(commands: Any, installs: Any, *, everywhere: bool) -> None:
        _checked(json.dumps(commands), tuple(installs), everywhere)

    with (
        mock.patch.object(Command, "get_translated_payload", translated),
        mock.patch.object(registry, "check_commands", check),
    ):
        yield


@functools.cache
def _checked(commands: str, installs: tuple[int, ...], everywhere: bool) -> None:
    check_commands(json.loads(commands), installs, everywhere=everywhere)


class _Ear(logging.Handler):
    def __init__(self, complaints: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._complaints = complaints

    def emit(self, record: logging.LogRecord) -> None:
        self._complaints.append(self.format(record))
