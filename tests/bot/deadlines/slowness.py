"""Evenings in which something is slow, and what they are asked about."""

import asyncio
import re
from contextlib import asynccontextmanager

from bot.ui.paint_workers import PaintWorkers
from tests.bot.house import evening, retime
from tests.bot.waiting import at_rest
from tests.there import there


@asynccontextmanager
async def patient(tmp_path):
    """An evening at which answers wait for their pictures."""
    async with evening(tmp_path) as house:
        retime(house.bot, picture_s=60.0)
        yield house


@asynccontextmanager
async def answered(tmp_path):
    """The same, in which each interaction gets exactly one first answer."""
    async with patient(tmp_path) as house:
        yield house
        await at_rest(house)
        once_each(house)


def once_each(house):
    """Every interaction was answered, and nothing more was sent to be its first answer."""
    callbacks = [each for each in house.discord.requests if each.path.endswith("/callback")]
    assert [each.reply for each in callbacks if each.status >= 300] == []
    answered = [each.path.split("/")[-3] for each in callbacks]
    assert sorted(answered) == sorted(str(number) for number in house.discord.interactions._by_id)


class Brush:
    """What paints the pictures, while it is `free`; each takes so long."""

    def __init__(self, monkeypatch):
        self.free, self.takes_s, paint = asyncio.Event(), 0.0, PaintWorkers.paint
        self.free.set()

        async def held(painters, *arguments):
            await self.free.wait()
            await asyncio.sleep(self.takes_s)
            return await paint(painters, *arguments)

        monkeypatch.setattr(PaintWorkers, "paint", held)


async def lobby_of(house, *joined, game="koikoi"):
    """A lobby of Anna's in which these persons sit as well."""
    lobby = (await house.anna.command(house.channel, "play", game=game)).message
    for person in joined:
        await person.press(lobby, label="Join")
    return await house.anna.now(lobby)


def number_of(message):
    return int(there(re.search(r"table (\d+)", message.text))[1])


def table_of(house, message):
    return house.bot.registry.known[number_of(message)]


@asynccontextmanager
async def reading(house, monkeypatch):
    """Within it nothing that is read of the database comes."""
    free, read = asyncio.Event(), house.bot.store.writer.read

    async def slowly(work):
        await free.wait()
        return await read(work)

    monkeypatch.setattr(house.bot.store.writer, "read", slowly)
    house.bot.registry.forget_all()
    try:
        yield
    finally:
        free.set()
