"""After a restart with many open tables one at which somebody presses is shown before all others."""

import random
import re
from contextlib import asynccontextmanager

from bot.live.background_queue import AT_A_TIME
from bot.playground import Playground
from tests.bench.start import furnished
from tests.bot.house import running
from tests.bot.openapi import inspect
from tests.bot.waiting import eventually

TABLES, SERVERS = 24, 4
BOARD = re.compile(r"/channels/(\d+)/messages(?:/\d+)?")


def shown(discord):
    """The channels whose tables were shown, in the order in which that was asked for."""
    asked = [each for each in discord.requests if each.method in ("POST", "PATCH") and each.status < 300]
    return [int(found[1]) for each in asked if (found := BOARD.fullmatch(each.path))]


@asynccontextmanager
async def restarted(tmp_path):
    """The bot right after its start with many open tables, and who plays at each."""
    async with Playground(token="evening", inspect=inspect) as discord:
        tables = await furnished(discord, tmp_path / "order.sqlite3", TABLES, SERVERS)
        async with running(discord, tmp_path / "order.sqlite3") as bot:
            yield discord, bot, tables
        assert discord.violations == []


def of(sides):
    return sides[0].channel.id


async def ready(sides):
    """They press what their hands ask them before the round."""
    for side in sides:
        await side.command("hand")
        await eventually(side.asked, "no hand comes")
        await side.press(*side.asked())


async def test_a_table_that_is_pressed_is_shown_before_those_that_wait_for_their_turn_already(tmp_path):
    async with restarted(tmp_path) as (discord, bot, tables):
        pace, shut = bot.pace, True
        pace._shut_s = lambda: 0.02 if shut else 0.0

        def queue():
            return len(pace._first) + len(pace._last)

        await eventually(lambda: queue() == AT_A_TIME, "the others do not queue")
        await eventually(lambda: len(bot.table_messages._rounds._waiting) > TABLES / 2, "the others are not awake")
        waiting = {(await bot.registry.get(number)).row.channel for number in bot.table_messages._rounds._waiting}
        mine = random.Random(26).choice([sides for sides in tables if of(sides) in waiting])
        await ready(mine)
        await eventually(lambda: queue() > AT_A_TIME, "the pressed table does not queue")
        before, shut = len(shown(discord)), False
        await eventually(lambda: len(set(shown(discord))) == TABLES, "not all tables are shown")
        assert shown(discord)[before] == of(mine)
