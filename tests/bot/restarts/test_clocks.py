"""A kill while a clock runs, or while a stand-in plays: nobody loses time, and nothing is forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial

import pytest

from bot.playground import Playground
from tests.bot.clocked import rest
from tests.bot.house import PATIENCE_S
from tests.bot.openapi import inspect
from tests.bot.trouble.test_never_lost import Ledger, check_records, started
from tests.bot.waiting import at_rest, eventually
from tests.there import there

MINUTE_S = 60


async def left_s(stage, number):
    row = (await stage.bot.keeper.get(number)).row
    return (there(row.due_at) - stage.bot.keeper.now()) / 1000


async def chosen(stage, clock):
    """A match of Anna and Ben with that clock. Returns its number."""
    lobby = there((await stage.anna.command(stage.channel, "challenge", friend=stage.ben)).message)
    await stage.ben.press(lobby, label="Accept")
    await stage.bot.lobbies.set_clock(1, stage.anna.id, clock)
    await stage.anna.press(await stage.anna.now(lobby), label="Start")
    await at_rest(stage)
    return 1


async def test_a_clock_goes_on_where_it_stood_and_reminds_nobody_twice(stage):
    async with stage.up():
        number = await chosen(stage, "10m")
        await asyncio.sleep(5 * MINUTE_S)
        assert await left_s(stage, number) == pytest.approx(5 * MINUTE_S, abs=20)
    for hours in (3, 30):
        async with stage.up(hours=hours):
            assert await left_s(stage, number) == pytest.approx(5 * MINUTE_S, abs=30)
            due_s = there((await stage.bot.keeper.get(number)).row.due_at) // 1000
            says = f"(<t:{due_s}:R>)"
            await stage.anna.wait(stage.channel, lambda m, says=says: not m.ephemeral and says in m.text, PATIENCE_S)


@pytest.mark.parametrize("clock", ["30s", "10m"])
async def test_after_restarts_a_short_clock_still_has_one_ping_and_a_long_one_a_ping_and_a_reminder(stage, clock):
    async with stage.up(silence=5):  # before the reminder of the short clock
        number = await chosen(stage, clock)
        await rest(stage, 6) if clock == "10m" else None
        assert len(await stage.pings()) == (clock == "10m")
    for _ in range(2):
        async with stage.up(silence=5, hours=1):
            await rest(stage, 6)
            assert len(await stage.pings()) == 1
            question = there((await stage.bot.keeper.get(number)).match).number
            await stage.bot.pings._remind(number, question)
            await at_rest(stage)
            reminders = [m for m in await stage.anna.sees(stage.channel) if "waits for you. Time until" in m.text]
            assert len(reminders) + len(await stage.pings()) == 1
            assert bool(reminders) == (clock == "10m")
            if clock == "10m":
                break


async def test_a_stand_in_is_there_after_a_restart_and_goes_when_its_owner_presses(stage):
    async with stage.up():
        number = await chosen(stage, "10m")
        await stage.bot.matches.stand_in(number, stage.ben.id)
        await at_rest(stage)
    async with stage.up(hours=2):
        shown = await stage.anna.wait(
            stage.channel, lambda m: not m.ephemeral and f"{stage.ben.mention} is away" in m.text, PATIENCE_S
        )
        answer = await stage.ben.press(shown, label="I am back")
        assert there(answer.message).ephemeral
        assert (await stage.bot.keeper.get(number)).sitter(1).here
        await at_rest(stage)
        assert await left_s(stage, number) == pytest.approx(10 * MINUTE_S, abs=20)


@pytest.mark.slow
@pytest.mark.real_time
async def test_a_killed_bot_plays_on_with_a_clock_until_everybody_is_away(tmp_path):
    database, log = tmp_path / "killed.sqlite3", tmp_path / "bot.log"
    async with Playground(token="never-lost", inspect=inspect) as discord:
        channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        timing = {"HANAPAI_TIMING": "computer_s=0.3 heartbeat_s=0.2"}
        async with started(discord, database, log, **timing) as bot:
            lobby = there((await anna.command(channel, "challenge", friend=ben)).message)
            await ben.press(lobby, label="Accept")
            await bot.kill()
            with closing(sqlite3.connect(database)) as db:
                db.execute("UPDATE tables SET clock_s = 2")
                db.commit()
            await bot.start()
            await anna.press(await anna.now(lobby), label="Start")

            def asleep():
                with closing(sqlite3.connect(database)) as db:
                    return db.execute("SELECT count(level) FROM sitters").fetchone() == (2,)

            def further(before, more):
                return len(Ledger(database).moves(1)) >= before + more or asleep()  # a round may be short

            for kills in range(3):
                await eventually(partial(further, len(Ledger(database).moves(1)), 1 + kills))
                saved = Ledger(database).moves(1)
                await bot.kill()
                await asyncio.sleep(1)
                await bot.start()
                assert Ledger(database).moves(1)[: len(saved)] == saved

            await eventually(asleep, "the match does not sleep")
            await anna.wait(channel, lambda m: "are away, so this match sleeps" in m.text, PATIENCE_S)
            assert "clock" in {by for _, _, by in moves_of(database)}
            with closing(sqlite3.connect(database)) as db:
                assert db.execute("SELECT state, due_at FROM tables").fetchone() == ("playing", None)
        assert discord.violations == []
    for word in ("ERROR", "WARNING"):
        assert word not in log.read_text()
    check_records(database)


def moves_of(database):
    with closing(sqlite3.connect(database)) as db:
        return db.execute('SELECT seat, action, "by" FROM moves ORDER BY seq').fetchall()
