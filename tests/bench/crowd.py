"""People who sit at tables of the stand-in and press, from within its process: no HTTP of theirs is to be paid for."""

import asyncio
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.playground import Playground
from bot.playground.api.forms import click
from bot.playground.api.interactions import COMMAND, COMPONENT, DEFER, DEFER_UPDATE, REPLY, Interaction
from bot.playground.limits.components import walk
from bot.playground.world.world import Channel, Message, User
from tests.bot.waiting import PATIENCE_S

SEATING = {"koikoi": (2, 0), "stopgo": (2, 0), "hanaawase": (2, 1), "jiaxing": (4, 0), "fuzhou": (2, 2)}
"""Persons and computers at a table of each game."""

IN_GUILD = 25
"""Maximum number of tables on a server, where only so many may be opened within an hour."""

UNWANTED = ("finish", "give_up", "resign")
"""Verbs that would end a hand or a match before it is measured."""


@dataclass
class Tally:
    """What became of the presses: seconds until the first answer, and its kind."""

    seconds: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def note(self, interaction: Interaction, seconds: float) -> None:
        self.seconds.append(seconds)
        self.kinds[_kind(interaction)] += 1


def _kind(interaction: Interaction) -> str:
    """failed, deferred, short (a sentence instead of what was asked for), picture or words."""
    if not interaction.answer:
        return "failed"
    if interaction.answer in (DEFER, DEFER_UPDATE):
        return "deferred"
    message = interaction.original
    if message is None or (interaction.answer == REPLY and not any(_ids(message))):
        return "short"
    return "picture" if message.attachments else "words"


class Side:
    """A person at a table."""

    def __init__(self, discord: Playground, user: User, channel: Channel, chance: random.Random) -> None:
        self._discord, self.user, self.channel, self._chance = discord, user, channel, chance
        self._last: tuple[Message, dict[str, Any]] | None = None

    async def press(self, message: Message, said: dict[str, Any]) -> Interaction:
        """Press and wait for the first answer, or for the end of the three seconds."""
        self._last = message, said
        data = click(self._discord.world, self.user, message, said | {"raw": True})
        return await self._begun(COMPONENT, data, message=message)

    async def command(self, name: str, **options: Any) -> Interaction:
        data = self._discord.commands.invocation(name, options, self.channel, self.user)
        owners = self._discord.commands.owners_of(data, self.channel, self.user)
        return await self._begun(COMMAND, data, owners=owners)

    async def _begun(self, kind: int, data: dict[str, Any], **more: Any) -> Interaction:
        interaction = self._discord.interactions.start(kind, self.user, self.channel, data, **more)
        await interaction.answered.wait()
        return interaction

    def asked(self) -> tuple[Message, dict[str, Any]] | None:
        """A press that answers what this side is asked in its newest hand."""
        hand = self.hand()
        found = [] if hand is None else [each for each in self.choices(hand) if each[1] not in UNWANTED]
        return (hand, self._chance.choice(found)[0]) if hand is not None and found else None

    def choices(self, hand: Message) -> Iterator[tuple[dict[str, Any], str]]:
        """The moves of a hand, as presses, with their verbs."""
        for part in walk(hand.components):
            kind, _, rest = str(part.get("custom_id", "")).partition(":")
            action = rest.split(":")[2:]
            if kind in ("p", "q") and action:
                yield {"custom_id": part["custom_id"]}, action[0].split()[0]
            elif kind == "s":
                for option in part["options"]:
                    yield {"custom_id": part["custom_id"], "values": [option["value"]]}, option["value"].split()[0]

    def again(self) -> tuple[Message, dict[str, Any]] | None:
        """The last press once more, as somebody impatient does."""
        return self._last

    def hand(self) -> Message | None:
        """Its newest hand."""
        for message in reversed(self.channel.ephemerals.values()):
            if message.audience is self.user and not message.dismissed and any(_ids(message)):
                return message
        return None


def _ids(message: Message) -> Iterator[str]:
    return (part["custom_id"] for part in walk(message.components) if part.get("custom_id"))


@dataclass(frozen=True, slots=True)
class Seats:
    """Who plays what at a table: persons, and so many computers of a level."""

    game: str
    sides: list[Side]
    computers: int
    level: str


class Crowd:
    """So many tables, one channel each (or `together` in one), the games in turn."""

    def __init__(
        self,
        discord: Playground,
        tables: int,
        games: list[str],
        *,
        words: bool = False,
        together: bool = False,
        seating: Mapping[str, tuple[int, int]] = SEATING,
        locales: Sequence[str] = ("en-US",),
        hard: int = 0,
    ) -> None:
        """locales: the languages of servers and people, in turn. hard: at one table in so many the computers are hard,
        and there is at least one."""
        self.discord, self.tally, self._seating = discord, Tally(), seating
        self._chance = random.Random(12)
        self._waits: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        servers = -(-tables // (IN_GUILD * len(locales)))
        guilds = [discord.add_guild("Bench", locale) for locale in [*locales] * servers]
        places = [
            discord.add_channel(guilds[number % len(guilds)], f"t{number}")
            for number in range(1 if together else tables)
        ]
        self.tables: list[Seats] = []
        for number in range(tables):
            turn, channel = number // len(locales), places[number % len(places)]
            game = games[turn % len(games)]
            if words:
                channel.deny("ATTACH_FILES")
            level = "hard" if hard and turn // len(games) % hard == 0 else "easy"
            persons, computers = seating[game]
            if level == "hard" and not computers:
                persons, computers = persons - 1, 1
            locale = locales[number % len(locales)]
            people = [discord.add_person(f"P{number}{letter}", locale) for letter in "abcd"[:persons]]
            users = [discord.world.users[person.id] for person in people]
            sides = [Side(discord, user, channel, self._chance) for user in users]
            self.tables.append(Seats(game, sides, computers, level))
        self.sides = [side for table in self.tables for side in table.sides]

    async def sit_down(self) -> None:
        """Open all tables and start them, a few at a time."""
        free = asyncio.Semaphore(4)

        async def one(table: Seats) -> None:
            async with free:
                await self.open(table)

        await asyncio.gather(*map(one, self.tables))

    async def open(self, table: Seats) -> None:
        """Open a table and start its match."""
        (host, *guests), game = table.sides, table.game
        guild = host.channel.guild
        assert guild is not None
        # nobody opens another table while one of that game waits for people
        async with self._waits[f"{guild.id} {game}"]:
            lobby = await _lobby(host, game)
            for guest in guests:
                await _pressed(guest, lobby, ":join")
            number = next(iter(_ids(lobby))).split(":")[1]
            for _ in range(table.computers):
                await host.press(lobby, {"custom_id": f"l:{number}:add:{table.level}"})
            # this and the start of fewer than may play stand behind *More…*
            await host.press(lobby, {"custom_id": f"l:{number}:start"})
        end = time.monotonic() + PATIENCE_S
        while not all(side.asked() for side in table.sides):
            assert time.monotonic() < end, "no hand comes"
            await asyncio.sleep(0.05)

    async def open_load(self, seconds: float, pause: float, *, everybody: bool) -> None:
        """Each side presses every `pause` seconds, whatever became of its last press. Who is asked nothing waits or
        (everybody) presses the same once more."""
        await self._all(seconds, pause, everybody=everybody, waits=False)

    async def closed_load(self, seconds: float, pause: float, *, everybody: bool) -> None:
        """Each side presses again `pause` seconds after the answer to its last press."""
        await self._all(seconds, pause, everybody=everybody, waits=True)

    async def _all(self, seconds: float, pause: float, *, everybody: bool, waits: bool) -> None:
        end = time.monotonic() + seconds
        under_way: set[asyncio.Task[None]] = set()

        async def one(side: Side) -> None:
            await asyncio.sleep(self._chance.uniform(0, pause))
            while time.monotonic() < end:
                began = time.monotonic()
                what = side.asked() or (side.again() if everybody else None)
                if what is not None:
                    task = asyncio.create_task(self._press(side, *what))
                    under_way.add(task)
                    task.add_done_callback(under_way.discard)
                    if waits:
                        await task
                        began = time.monotonic()
                await asyncio.sleep(max(0.0, began + pause - time.monotonic()))

        await asyncio.gather(*(one(side) for side in self.sides))
        await asyncio.gather(*under_way)

    async def _press(self, side: Side, message: Message, said: dict[str, Any]) -> None:
        began = time.monotonic()
        interaction = await side.press(message, said)
        self.tally.note(interaction, time.monotonic() - began)


async def _lobby(host: Side, game: str) -> Message:
    """A new lobby of somebody; asked for once more where it does not come. Raises AssertionError after PATIENCE_S."""
    end = time.monotonic() + PATIENCE_S
    while True:
        asked = await host.command("play", game=game)
        for _ in range(100):  # its answer may be late
            message = asked.original
            if message is not None and any(custom_id.startswith("l:") for custom_id in _ids(message)):
                return message
            assert time.monotonic() < end, "no lobby comes"
            await asyncio.sleep(0.05)


async def _pressed(side: Side, message: Message, word: str) -> None:
    """Press the button of a lobby whose custom_id holds the word; once more where the answer did not come in time."""
    for _ in range(3):
        custom_id = next((name for name in _ids(message) if word in name), None)
        if custom_id is None:
            return
        if (await side.press(message, {"custom_id": custom_id})).answer:
            return
