"""What runs at a press, a command or a tick costs the database the same with 2,000 open tables as with 100."""

from itertools import count

import pytest

from bot.store.deadlines import Place
from bot.tables.cleanup import Cleanup
from bot.tables.events import Ended
from tests.bot.crowded import grown
from tests.bot.house import PATIENCE_S, more
from tests.bot.timed_rooms import PERSONS
from tests.bot.waiting import at_rest
from tests.there import there

pytestmark = pytest.mark.slow

ANNA, *_ = PERSONS


async def test_presses_and_commands_read_nothing_of_the_tables_of_others(house):
    channel, numbers = house.channel, count()
    channel.deny("ATTACH_FILES")  # nothing is painted
    await house.started()
    await house.ben.press(there((await house.ben.command(channel, "resign")).message), label="Resign")
    await at_rest(house)
    await house.started()

    async def command(person, name, **options):
        answer = await person.command(channel, name, **options)
        assert answer.message is not None, answer.error
        return answer.message

    def newcomer():
        """Somebody without tables of their own: these are all read."""
        return house.discord.add_person(f"Person {next(numbers)}")

    async def lobby():
        chie = newcomer()
        await more(chie, await command(chie, "play", game="koikoi"), "Close the lobby")

    async def challenge():
        chie, dora = newcomer(), newcomer()
        await dora.press(await command(chie, "challenge", friend=dora), label="Decline")

    async def match():
        chie, dora = newcomer(), newcomer()
        message = await command(chie, "play", game="koikoi")
        await dora.press(message, label="Join")
        await chie.press(await chie.now(message), label="Start")
        await at_rest(house)
        await chie.press(await command(chie, "resign"), label="Resign")
        await at_rest(house)
        result = await chie.wait(channel, lambda m: m.id == message.id and "Play again" in str(m.buttons), PATIENCE_S)
        again = there((await chie.press(result, label="Play again")).message)
        await dora.press(again, label="Decline")

    async def deletion():
        chie = newcomer()
        await more(chie, await command(chie, "play", game="koikoi"), "Close the lobby")
        question = there((await chie.press(await command(chie, "privacy"), label="Delete…")).message)
        done = there((await chie.press(question, label="Delete everything")).message)
        assert done.text.startswith("Everything stored about you has been deleted")

    async def autocomplete():
        assert await house.anna.complete(channel, "play", "rules", "", game="koikoi")
        await house.anna.complete(channel, "replay", "table", "")

    async def move():
        """One press, of whoever is asked: what two cost depends on what they lead to."""
        for person in (house.anna, house.ben):
            if await house.move(person, lambda ids: ids[0]) is not None:
                return
        raise AssertionError("nobody is asked")

    def of(name):
        return lambda: command(house.anna, name)

    asked = ("table", "hand", "history", "profile", "leaderboard", "privacy")
    deeds = {"lobby": lobby, "challenge": challenge, "match": match, "move": move}
    deeds |= {"deletion": deletion, "autocomplete": autocomplete}
    deeds["replay"] = lambda: command(house.anna, "replay", table=1)
    deeds |= {name: of(name) for name in asked}
    assert await grown(house.bot.store, house.bot.registry.now(), deeds, rest=lambda: at_rest(house)) == {}


async def test_ticks_read_nothing_of_tables_that_they_are_not_about(rooms):
    mine, other = [await rooms.started("koikoi", 2, "30s") for _ in range(2)]
    ended = await rooms.leaving.resign(other.id, ANNA)
    channel, cleanup = Place("channel", mine.row.channel), Cleanup(rooms.store)
    await rooms.settings.set_for_guild(3 << 22, "idle_days", ["3"])
    rooms.downtime.down(Place("shard", 0))

    async def outage():
        rooms.downtime.down(channel)
        await rooms.glass.pass_s(10)
        rooms.downtime.up(channel)
        await rooms.glass.pass_s(0)

    async def swept():
        cleanup.on_ended(Ended(ended))
        await cleanup._group()

    deeds = {
        "heartbeat": rooms.downtime._beat,
        "outage of a channel": outage,
        "idle": rooms.idle.do,
        "sweep": swept,
        "channel gone": lambda: rooms.registry.close_tables(channel=1),
        "server gone": lambda: rooms.registry.close_tables(guild=1 << 30),
        "shown again": lambda: rooms.registry.latest(ANNA, mine.row.channel),
    }
    assert await grown(rooms.store, rooms.registry.now(), deeds) == {}
