"""An evening of play leaves the stand-in bounded: its memory, its file, and all it remembers of tokens and limits."""

import asyncio
import gc
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.demo.playing import HISTORY, LAST_REQUESTS
from bot.playground import Playground
from tests.bot.playground.wire import EPHEMERAL, TOKEN, V2, Line, Wire, button, row
from tests.missing import proc

GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
MIB = 1 << 20
HEARTBEAT = 1


class Evening:
    """A bot and three people as they are at two tables; `picture` is how large its pictures are, in bytes."""

    def __init__(self, discord: Playground, wire: Wire, line: Line, seed: int, picture: int) -> None:
        self.discord, self.wire, self.line = discord, wire, line
        self.chance, self.picture = random.Random(seed), picture
        guild = discord.add_guild("Hanami Club")
        self.channels = [discord.add_channel(guild, name) for name in ("table", "lounge")]
        self.people = [discord.add_person(name) for name in ("Anna", "Ben", "Chie")]

    def body(self) -> tuple[Any, dict[str, bytes]]:
        data = {"components": [GALLERY, row(button())], "attachments": [{"id": "0", "filename": "a.png"}]}
        return data, {"a.png": self.chance.randbytes(self.picture)}

    async def minute(self) -> None:
        """A new public message now and then, its edits, presses at it that open hands, and hands that are edited."""
        await self.line.send(HEARTBEAT, None)
        channel = self.chance.choice(self.channels)
        data, files = self.body()
        table = (await self.wire.post(channel, data | {"flags": V2}, files)).body
        for person in self.people:
            pressing = asyncio.create_task(person.press(int(table["id"]), "id"))
            pressed = await self.line.event("INTERACTION_CREATE")
            data, files = self.body()
            assert (await self.wire.callback(pressed, 4, data | {"flags": V2 | EPHEMERAL}, files=files)).status == 200
            await pressing
            for _ in range(2):
                await self.edited(f"/webhooks/{self.discord.application_id}/{pressed['token']}/messages/@original")
        for _ in range(2):
            await self.edited(f"/channels/{channel.id}/messages/{table['id']}")
        self.discord.clock.advance(60)

    async def edited(self, path: str) -> None:
        self.discord.clock.advance(1)
        data, files = self.body()
        assert (await self.wire.ask("PATCH", path, data, files)).status == 200


async def evening(file: Path, minutes: int, history: tuple[int, int], seed: int, picture: int) -> SimpleNamespace:
    """What is left after so many minutes: memory (resident bytes) at half-time and at the end, and the stand-in."""
    discord = Playground(TOKEN, remember=LAST_REQUESTS, history=history)
    discord.keep_in(file)
    async with discord, Wire(discord) as wire:
        line = await wire.online()
        played = Evening(discord, wire, line, seed, picture)
        memory = list[int]()
        for number in range(minutes):
            await played.minute()
            if number in (minutes // 2, minutes - 1):
                gc.collect()
                memory.append(resident())
        messages = [each for channel in discord.world.channels.values() for each in channel.all_messages()]
        return SimpleNamespace(
            memory=memory,
            messages=len(messages),
            files=sum(len(each.data) for message in messages for each in message.attachments),
            folder=sum(path.stat().st_size for path in file.parent.iterdir()),
            tokens=len(discord.interactions._by_token) + len(discord.interactions._by_id),
            windows=len(discord.limits._windows),
            requests=len(discord.requests),
        )


def resident() -> int:
    """The memory that this process has in use, in bytes."""
    return int(proc("self", "statm").read_text().split()[1]) * 4096


@pytest.mark.slow
async def test_a_short_evening_with_a_short_past_stays_within_it(tmp_path: Path) -> None:
    left = await evening(tmp_path / "kept" / "world", 18, (40, 300_000), 1, 8_000)
    assert left.messages <= 40
    assert left.files <= 300_000
    assert left.folder < 300_000 + 12 * MIB  # a journal of 8 MiB is the most that stays beside the file
    assert left.tokens < 2 * 3 * 18
    assert left.requests == LAST_REQUESTS


@pytest.mark.full
async def test_four_hours_leave_memory_and_folder_bounded(tmp_path: Path) -> None:
    left = await evening(tmp_path / "kept" / "world", 240, HISTORY, 1, 60_000)
    print(left)
    assert left.messages <= HISTORY[0]
    assert left.files <= HISTORY[1]
    assert left.folder < HISTORY[1] + 32 * MIB
    assert left.memory[1] - left.memory[0] < 48 * MIB
    assert left.tokens < 2 * 3 * 30
    assert left.windows < 2500
