"""Evenings with a clock."""

import asyncio
import sqlite3
from contextlib import closing

from tests.bot.house import PATIENCE_S, more
from tests.bot.waiting import IN_A_ROUND, at_rest
from tests.there import there


def lines(house, sql, *values):
    """What the database holds."""
    with closing(sqlite3.connect(house.database)) as db:
        return db.execute(sql, values).fetchall()


def change(house, sql, *values):
    """Write to the database, and let the bot read table 1 anew."""
    with closing(sqlite3.connect(house.database)) as db:
        db.execute(sql, values)
        db.commit()
    house.bot.registry.forget(1)


def moves(house):
    """(seat, action, by) of every move."""
    return lines(house, 'SELECT seat, action, "by" FROM moves ORDER BY table_id, seq')


async def started(house, clock_s, *guests, game="koikoi", computers=0, **rules):
    """Table 1: Anna, then the guests, then computers, with Anna's clock of so many whole seconds (None: off), in words.
    `rules`: house rules."""
    house.channel.deny("ATTACH_FILES")
    lobby = there((await house.anna.command(house.channel, "play", game=game)).message)
    for guest in guests:
        await guest.press(await guest.now(lobby), label="Join")
    for _ in range(computers):
        await more(house.anna, await house.anna.now(lobby), "Add easy computer")
    await at_rest(house)
    for name, value in rules.items():
        await house.bot.lobbies.set_rule(1, house.anna.id, name, value)
    change(house, "UPDATE tables SET clock_s = ?, clock_by = 'host'", clock_s)
    await house.anna.press(await house.anna.now(lobby), label="Start")
    for person in (house.anna, *guests):
        await person.wait(house.channel, lambda m: m.ephemeral and IN_A_ROUND.search(m.text), PATIENCE_S)
    return await table(house)


async def table(house):
    return await house.bot.registry.get(1)


def board(house, *words, without=()):
    """Wait until the public message says all these words, and none of the others."""

    def fits(message):
        said = message.text + str([button.label for button in message.buttons])
        return (
            not message.ephemeral and all(word in said for word in words) and not any(word in said for word in without)
        )

    return house.anna.wait(house.channel, fits, PATIENCE_S)


def labels(message):
    return [button.label for button in message.buttons]


async def asked(house):
    """Who is asked, the first of them."""
    now = await table(house)
    users = [now.sitter(seat).user for seat in now.match.pending if seat >= 0 and now.sitter(seat).here]
    return next(person for person in house.discord.people if person.id in users)


async def all_ready(house, *persons):
    for person in persons:
        await house.ready(person)
    await at_rest(house)


async def rest(house, seconds=0.0):
    await asyncio.sleep(seconds)
    await at_rest(house)


def requests(house, method, path):
    """The requests of the bot whose path ends so."""
    return [each for each in house.discord.requests if each.method == method and each.path.endswith(path)]
