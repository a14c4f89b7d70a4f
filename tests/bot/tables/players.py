"""Who plays at the tables of these tests, and what they do there."""

import sqlite3
from contextlib import asynccontextmanager, contextmanager

import pytest

from bot.errors import UserError
from bot.i18n import Words
from engine.core import Action
from tests.bot.store.samples import found

ANNA, BEN, CHIE, DORA = USERS = (11, 22, 33, 44)
READY, FINISH = Action("ready"), Action("finish")
NOW = 1_700_000_000_000


@contextmanager
def refused(key):
    """The block is refused for this reason, and there are words for it."""
    with pytest.raises(UserError) as caught:
        yield
    assert caught.value.key == key
    assert Words(strict=True).text("en", f"refused-{key}", **caught.value.variables)


async def refuses(key, *attempts):
    """Each of these attempts, one after the other, is refused for this reason."""
    for attempt in attempts:
        with refused(key):
            await attempt


def saved(house, sql, *values):
    return found(house.path, sql, *values)


@contextmanager
def disk_out_of_reach(house):
    """Somebody else holds the database: nothing can be written, everything can be read."""
    db = sqlite3.connect(house.path, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    yield
    db.close()


async def lobby(house, *invited, host=ANNA, channel=5, press=1000, preset="kirin"):
    return await house.lobbies.open(1, channel, host, press, "koikoi", preset, invited)


async def started(house):
    """A match of Anna and Ben."""
    table = await lobby(house)
    await house.lobbies.join(table.id, BEN, 1001)
    return await house.lobbies.start(table.id, ANNA, 1002)


async def trio(house, *, computer=False):
    """A match of Anna, Ben and Chie, or of a computer in her place."""
    table = await house.lobbies.open(1, 5, ANNA, 1000, "hanaawase", "standard")
    await house.lobbies.join(table.id, BEN, 1001)
    if computer:
        await house.lobbies.add_computer(table.id, ANNA, 1002)
    else:
        await house.lobbies.join(table.id, CHIE, 1002)
    return await house.lobbies.start(table.id, ANNA, 1003)


async def press(house, table, user, action):
    """Press a button of the question that is open now."""
    return await house.matches.play(table.id, user, (await house.registry.get(table.id)).match.number, action)


async def asked(house, table):
    """Who is asked next, and their actions."""
    seat, actions = next(iter((await house.registry.get(table.id)).match.pending.items()))
    return USERS[seat], actions


async def on(house, table, times):
    """Let whoever is asked answer with the default, so many times."""
    for _ in range(times):
        user, actions = await asked(house, table)
        await press(house, table, user, actions[0])


async def until_settled(house, table):
    """Play on until a hand is settled."""
    while not (await house.registry.get(table.id)).match.scene(None).settled:
        await on(house, table, 1)


async def given_up(house, table, seat):
    """Who has that seat gives the match up, and it is over."""
    async with house.registry.hold(table.id) as held:
        await house.matches.give_up(held, seat)


async def all_finish(house, table):
    for user in (ANNA, BEN):
        await press(house, table, user, FINISH)


def picture(table):
    """All that anybody can see of a match."""
    match = table.match
    scenes = [match.scene(seat) for seat in (None, 0, 1)]
    return scenes, dict(match.pending), match.number, match.seq, match.told, match.result, match.seed


@asynccontextmanager
async def unchanged(house, table):
    """Nothing of the table is different afterwards, in memory or in the file."""
    before = (
        picture(await house.registry.get(table.id)),
        saved(house, "SELECT * FROM moves"),
        await house.store.tables.load(table.id),
    )
    yield
    assert before == (
        picture(await house.registry.get(table.id)),
        saved(house, "SELECT * FROM moves"),
        await house.store.tables.load(table.id),
    )
