"""People who play by appointment at all venues for days, take the daily, and come to club nights."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.playground import Playground
from bot.playground.api.interactions import Interaction
from bot.playground.limits.refusal import NotPossible
from bot.playground.world.world import BOT_DM, PRIVATE_CHANNEL, VOICE, Channel, Message, User
from engine import GAMES
from tests.bench.crowd import Side
from tests.bot.trouble.storm import Days, Sitting, Storm, ids
from tests.bot.trouble.test_never_lost import Ledger

SEATS = (("koikoi", 2, 0), ("stopgo", 3, 0), ("hanaawase", 2, 1), ("jiaxing", 4, 0), ("fuzhou", 2, 2), ("stopgo", 2, 0))
"""Game, persons and computers, in turn."""
ALONE = (("koikoi", 1, 1), ("hanaawase", 1, 2), ("fuzhou", 1, 3))
"""The same where somebody plays alone."""
PAUSE_S = 6.0
"""Between two presses at a table, on average."""
DISAPPOINTED_S = 40.0
"""After a press that failed, a person tries again so much later, on average."""
LONGEST_S = 3600.0
"""Whoever sits longer gives up."""
GUESTS, LENGTH, NIGHT_S = 6, "30min", 2400.0
"""How many come to a club night, how long it is, and how long they stay."""
OWN = """
SELECT t.id, t.state FROM tables t JOIN sitters s ON s.table_id = t.id WHERE s.user = ? ORDER BY t.id DESC LIMIT 1
"""
NIGHT_TABLES = "SELECT id, channel, game FROM tables WHERE night IS NOT NULL AND state = 'playing'"
Note = Callable[[Interaction, float], None]


class Watched(Side):
    """A person whose presses and commands are noted. After one that failed they wait."""

    def __init__(self, discord: Playground, user: User, channel: Channel, chance: random.Random, note: Note) -> None:
        super().__init__(discord, user, channel, chance)
        self._note = note

    def hand(self) -> Message | None:
        """Its newest hand, which everybody may see in the direct messages of the bot: nobody else is there."""
        if self.channel.context != BOT_DM:
            return super().hand()
        shown = reversed(self.channel.messages.values())
        return next((each for each in shown if any(name[:2] in ("p:", "q:", "s:") for name in ids(each))), None)

    async def _begun(self, kind: int, data: dict[str, Any], **more: Any) -> Interaction:
        began = asyncio.get_running_loop().time()
        interaction = await super()._begun(kind, data, **more)
        self._note(interaction, began)
        if not interaction.answer:
            await asyncio.sleep(self._chance.uniform(0.5, 1.5) * DISAPPOINTED_S)
        return interaction


@dataclass(eq=False)
class Place:
    """Where people meet: a channel, and what they play there."""

    channel: Channel
    people: list[User]
    game: str
    computers: int


class Everybody(Storm):
    """All people. `note` is called with each interaction and when it began."""

    def __init__(self, discord: Playground, ledger: Ledger, seed: str, note: Note) -> None:
        super().__init__(discord, ledger, random.Random(f"people {seed}"), 1, PAUSE_S)
        self._note, self._names = note, Counter[str]()
        self.places: list[Place] = []
        self.halls: list[Channel] = []
        self.away: Counter[str] = Counter()
        self.up.set()

    def settle(self, count: int) -> None:
        """Make so many places: of six, four are on servers, and the others in voice chats, groups and by oneself."""
        servers = [self.discord.add_guild(f"Club {each}", shard=each % 2) for each in range(4)]
        self.halls = [self.discord.add_channel(server, "hall") for server in servers[:2]]
        for number in range(count):
            server, kind = servers[number % 4], number % 6
            game, persons, computers = (ALONE if kind == 5 else SEATS)[number % (3 if kind == 5 else 6)]
            people = [self._user(f"{'ABCD'[seat]}{number}") for seat in range(persons)]
            if kind == 4:
                for person in people:
                    person.installed = True
                channel = self.discord.add_group("Friends", *(self._person(each) for each in people))
            elif kind == 5:
                people[0].installed = True
                channel = self.discord.direct(self._person(people[0]))
            else:
                named = f"games-{number}"
                channel = self.discord.add_channel(server, named, VOICE) if kind == 3 else self._text(server, named)
            self.places.append(Place(channel, people, game, computers))

    def _text(self, server: Any, name: str) -> Channel:
        return self.discord.add_channel(server, name)

    def _user(self, name: str) -> User:
        return self.discord.world.users[self.discord.add_person(name).id]

    def _person(self, user: User) -> Any:
        return next(each for each in self.discord.people if each.id == user.id)

    def side(self, user: User, channel: Channel) -> Watched:
        return Watched(self.discord, user, channel, self.chance, self._note)

    async def appointment(self, place: Place) -> None:
        """A match there, from its lobby to its end."""
        loop = asyncio.get_running_loop()
        end, began = loop.time() + LONGEST_S, False
        channel = place.channel
        sitting = self._sitting(place)
        while loop.time() < end:
            if place.channel is not channel:  # it was deleted
                channel, sitting = place.channel, self._sitting(place)
            found = sitting.newest()
            playing = found is not None and found[1] in ("lobby", "playing")
            if began and not playing:
                return
            began = began or playing
            await self._step(sitting)

    def _sitting(self, place: Place) -> Sitting:
        sides = [self.side(each, place.channel) for each in place.people]
        kind = {BOT_DM: _Alone, PRIVATE_CHANNEL: _Friends}.get(place.channel.context, Sitting)
        return kind(self, place.channel, place.game, sides, place.computers)

    async def _step(self, sitting: Sitting) -> None:
        await self.up.wait()
        try:
            await sitting.step()
        except (NotPossible, KeyError) as error:  # what they look at is gone, or they can't write there
            self._note_away(error)
            await asyncio.sleep(DISAPPOINTED_S)
        await asyncio.sleep(self.chance.uniform(0.2, 2 * PAUSE_S))

    def _note_away(self, error: Exception) -> None:
        self.away[f"{type(error).__name__}: {re.sub(r'[0-9]+', 'N', str(error))}"] += 1

    async def play_daily(self, number: int) -> None:
        """Somebody plays the deal of the day."""
        servers = [each.channel for each in self.places if each.channel.guild is not None]
        days = _Slowly(self, iter([self.side(self._user(f"D{number}"), self.chance.choice(servers))]))
        for _ in range(20):
            await self.up.wait()
            try:
                await days.step()
                if days.side is None:
                    return  # it is over
            except (NotPossible, KeyError) as error:
                self._note_away(error)
            await asyncio.sleep(DISAPPOINTED_S)

    async def night(self, number: int) -> None:
        """A club night: it is announced, people come, wait for tables, and play there."""
        hall = self.halls[number % len(self.halls)]
        guests = [self.side(self._user(f"N{number}{letter}"), hall) for letter in range(GUESTS)]
        with suppress(NotPossible):
            await guests[0].command("club-night", game="koikoi", at="now", length=LENGTH)
        loop, tables = asyncio.get_running_loop(), dict[int, asyncio.Task[None]]()
        end = loop.time() + NIGHT_S
        while loop.time() < end:
            for table, channel, game in self.ledger.look(lambda db: db.execute(NIGHT_TABLES).fetchall()):
                if table not in tables and channel in self.discord.world.channels:
                    tables[table] = asyncio.create_task(self._plays(table, channel, game, guests))
            await self.up.wait()
            for guest in guests:
                wish = next(self._wishes(hall), None)
                if wish is not None:
                    with suppress(NotPossible, KeyError):
                        await guest.press(*wish)
                await asyncio.sleep(self.chance.uniform(2, 20))
            await asyncio.sleep(self.chance.uniform(20, 120))
        for task in tables.values():
            await task

    def _wishes(self, hall: Channel) -> Iterator[tuple[Any, dict[str, Any]]]:
        for message in reversed(hall.messages.values()):
            for custom_id in ids(message):
                if custom_id.startswith("night:") and custom_id.endswith((":next", ":come")):
                    yield message, {"custom_id": custom_id}

    async def _plays(self, table: int, channel: int, game: str, guests: list[Watched]) -> None:
        """The guests at a table of a night play until it is over."""
        sql = "SELECT user FROM sitters WHERE table_id = ?"
        seated = [user for (user,) in self.ledger.look(lambda db: db.execute(sql, (table,)).fetchall())]
        place = self.discord.world.channels[channel]
        sides = [self.side(each.user, place) for each in guests if each.user.id in seated]
        sitting, loop = Sitting(self, place, game, sides, 0), asyncio.get_running_loop()
        end = loop.time() + LONGEST_S
        over = "SELECT state FROM tables WHERE id = ?"
        while loop.time() < end and self.ledger.look(lambda db: db.execute(over, (table,)).fetchone())[0] == "playing":
            await self._step(sitting)


class _Alone(Sitting):
    """Somebody who plays alone. Their table belongs to no channel."""

    def newest(self) -> Any:
        return self.storm.ledger.look(lambda db: db.execute(OWN, (self.sides[0].user.id,)).fetchone())


class _Friends(Sitting):
    """People of a group. Whoever opens a table without naming the others plays alone."""

    async def open(self) -> None:
        names = ("friend", "friend2", "friend3")
        others = {name: str(side.user.id) for name, side in zip(names, self.sides[1:], strict=False)}
        await self.sides[0].command("challenge", game=self.game, rules=GAMES[self.game].short, **others)


class _Slowly(Days):
    """Whoever plays a daily thinks before each move."""

    async def _press(self, side: Any, shown: Any, name: str) -> Any:
        await asyncio.sleep(self.storm.chance.uniform(1, 2 * PAUSE_S))
        return await super()._press(side, shown, name)
