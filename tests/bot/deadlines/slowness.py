"""Evenings in which something is slow, and what they are asked about."""

import asyncio
import re
import threading
from contextlib import asynccontextmanager

from bot.reading import painters
from tests.bot.house import evening
from tests.bot.waiting import at_rest
from tests.there import there


@asynccontextmanager
async def patient(tmp_path):
    """An evening with a Discord that waits half a minute for a first answer; each interaction gets exactly one."""
    async with evening(tmp_path) as house:
        house.discord.interactions.answer_time = 30.0
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
    """What paints the pictures, held in its thread until it is let go."""

    def __init__(self, monkeypatch):
        self.free, self.held, self._paint = threading.Event(), threading.Event(), painters.painted
        brush = self

        def painted(*arguments):
            brush.held.set()
            brush.free.wait(60)
            return brush._paint(*arguments)

        monkeypatch.setattr(painters, "painted", painted)


async def lobby_of(house, *joined, game="koikoi"):
    """A lobby of Anna's in which these persons sit as well."""
    lobby = (await house.anna.command(house.channel, "play", game=game)).message
    for person in joined:
        await person.press(lobby, label="Join")
    return await house.anna.now(lobby)


def number_of(message):
    return int(there(re.search(r"table (\d+)", message.text))[1])


def table_of(house, message):
    return house.bot.keeper.known[number_of(message)]


@asynccontextmanager
async def reading(house, monkeypatch):
    """Within it nothing that is read of the database comes."""
    free, read = asyncio.Event(), house.bot.keeper.read

    async def slowly(work):
        await free.wait()
        return await read(work)

    monkeypatch.setattr(house.bot.keeper, "read", slowly)
    house.bot.keeper.forget_all()
    try:
        yield
    finally:
        free.set()
