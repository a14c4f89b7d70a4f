"""What the stand-in holds of everybody's hands, looked at all the time while an evening is played."""

import asyncio
import math
import random
from contextlib import asynccontextmanager, suppress

from bot.playground.limits.components import walk
from tests.bench.crowd import Crowd
from tests.bot.listening import listen
from tests.bot.waiting import at_rest
from tests.there import there

LOOK_S = 0.1
LOBBY = "l"
"""The first word of what is pressed before a match: of a panel, and of no hand."""


def table_of(message):
    """The table whose hand a message is, as long as it has buttons, also where nothing is asked there; None else."""
    found = (str(part.get("custom_id", "")).split(":") for part in walk(message.components))
    numbers = (words[1] for words in found if len(words) > 1 and words[0] != LOBBY)
    return next((int(number) for number in numbers if number.isdecimal()), None)


class Hands:
    """Hands with buttons, by reader and table. `seen` are all there were, `most` is how many one person had at once,
    `stood` has the seconds for which older ones kept their buttons although a newer one was opened, whatever became of
    that one."""

    def __init__(self, channels):
        self.channels, self.since, self.stood, self.seen, self.most = channels, {}, {}, set(), 0
        self.newest = {}

    def look(self):
        now = asyncio.get_running_loop().time()
        hands = {}
        for channel in self.channels:
            for message in list(channel.ephemerals.values()):
                if message.audience is not None and not message.dismissed and (table := table_of(message)) is not None:
                    hands.setdefault((message.audience.id, table), []).append(message.id)
        for whose, held in hands.items():
            self.newest[whose] = max(self.newest.get(whose, 0), *held)
        older = {each for whose, held in hands.items() for each in held if each < self.newest[whose]}
        self.seen |= {each for held in hands.values() for each in held}
        self.most = max([self.most, *(len(held) for held in hands.values())])
        self.since = {each: self.since.get(each, now) for each in older}
        for each, since in self.since.items():
            self.stood[each] = now - since


@asynccontextmanager
async def watched(*channels):
    """Look at the hands in these channels until the end of the block."""
    hands = Hands(channels)

    async def go_on():
        while True:
            hands.look()
            await asyncio.sleep(LOOK_S)

    task = asyncio.create_task(go_on())
    try:
        yield hands
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    hands.look()


async def knows_no_pictures(house, crowd):
    """The bot has learned that no answer in the crowd's channels takes pictures."""
    await at_rest(house)
    for side in crowd.sides:
        for refusing in house.bot.channel_access.fileless.values():
            refusing.learn(side.channel.id)


async def seated(house, game, persons, computers, *, words=False):
    """A match of that game in a channel of its own, with so many persons and computers: its number, and the persons."""
    seating = {game: (persons, computers)}
    crowd = Crowd(house.discord, 1, [game], words=words, seating=seating)
    if words:
        await knows_no_pictures(house, crowd)
    await crowd.sit_down()
    return table_of(crowd.sides[0].hand()), crowd.sides


async def played(house, number, sides, pause_s, rounds, questions=math.inf):
    """Everybody answers what their newest hand asks, each after a pause of so many seconds, until so many rounds are
    over, or so many questions were shown. Returns how many seconds each was there before the hand of whoever is asked
    showed it."""
    loop, chance, since, shown = asyncio.get_running_loop(), random.Random(number), {}, {}

    def heard(table, _events):
        if table.id == number and table.match is not None:
            since.setdefault(table.match.number, loop.time())

    async def one(side):
        while True:
            match = (await house.bot.registry.get(number)).match
            over = match is None or match.result is not None or match.scene(None).settled >= rounds
            if over or len(shown) >= questions:
                return
            asked = side.asked()
            if asked is None or int(asked[1]["custom_id"].split(":")[2]) != there(match).number:
                await asyncio.sleep(LOOK_S)
                continue
            shown.setdefault((there(match).number, side.user.id), loop.time())
            await asyncio.sleep(chance.uniform(*pause_s))
            if now := side.asked():
                await side.press(*now)

    listen(house.bot.registry, heard)
    await asyncio.gather(*(one(side) for side in sides))
    return sorted(at - since[question] for (question, _), at in shown.items() if question in since)
