"""Who plays at the tables of these tests, and what is saved of it."""

import asyncio
import sqlite3
from contextlib import closing

from tests.bot.waiting import eventually
from tests.bot.windows.parlour import DISCARDS

ANNA, BEN, CHIE = USERS = (11, 22, 33)
P1, P2, P3, P4, P5, P6 = DISCARDS


class InThread:
    """Workers whose tasks are done in a thread of this process, which knows the parlour."""

    def start(self):
        """There is nothing to start."""

    async def run(self, function, *arguments):
        return await asyncio.to_thread(function, *arguments)


async def seated(house, *users, clock="off"):
    """A running table with these users in this order, a computer for every None; Anna is the host and discards."""
    table = await house.lobbies.open(1, 5, ANNA, 1000, "parlour", "standard")
    for press, user in enumerate(users[1:], start=1001):
        if user is None:
            await house.lobbies.add_computer(table.id, ANNA, press)
        else:
            await house.lobbies.join(table.id, user, press)
    await house.lobbies.set_clock(table.id, ANNA, clock)
    return await house.lobbies.start(table.id, ANNA, 2000)


async def press(house, table, user, action):
    return await house.matches.play(table.id, user, (await house.registry.get(table.id)).match.number, action)


def moves(house, columns='seat, action, "by"'):
    """Everything that was recorded: (seat, action, by)."""
    with closing(sqlite3.connect(house.path)) as db:
        return db.execute(f"SELECT {columns} FROM moves ORDER BY table_id, seq").fetchall()


async def until(house, count):
    """Wait until so many moves are saved and shown, and return them."""
    await eventually(lambda: len(moves(house)) >= count, f"fewer than {count} moves are made")
    found = moves(house)
    for number in {number for number, *_ in moves(house, "table_id, seq")}:
        async with house.registry.hold(number):
            pass
    return found
