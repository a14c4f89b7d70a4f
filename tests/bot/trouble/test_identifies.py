"""Sessions that Discord refuses or ends at once: few identifies are used up, and other shards are not held up."""

import asyncio
import math
from contextlib import asynccontextmanager
from unittest import mock

import pytest

from bot.playground import Playground
from tests.bot import house
from tests.bot.house import opened, running
from tests.bot.waiting import eventually


@asynccontextmanager
async def sharded(tmp_path, shards):
    @asynccontextmanager
    async def run(discord, database):
        discord.gateway_sessions.shards = shards
        async with running(discord, database) as bot:
            yield bot

    async with opened(tmp_path, run) as here:
        yield here
        usual = ("Shard ", "The bot signed in ", "Discord's gateway has been unreachable", "Attempting a reconnect")
        here.complaints[:] = [each for each in here.complaints if not each.startswith(usual)]


def tries(sessions):
    return sessions.identified + sessions.hurried


async def test_a_gateway_that_refuses_every_session_is_asked_less_and_less_often(tmp_path, caplog):
    async with sharded(tmp_path, 1) as here:
        sessions = here.discord.gateway_sessions
        sessions.identify_pause = math.inf
        began = tries(sessions)
        await here.discord.disconnect_bot(resumable=False)
        await asyncio.sleep(100)
        assert not sessions.lines  # a shard that waits has let its connection go
        await asyncio.sleep(60)
        assert tries(sessions) - began == 4
        here.bot.health.check()
        assert "The bot signed in 5 times in ten minutes." in caplog.text
        sessions.identify_pause = 0.0
        await here.discord.connected(100)
        assert all(line.session for line in sessions.lines)


async def test_while_a_shard_waits_to_sign_in_another_resumes_within_five_seconds(tmp_path):
    async with sharded(tmp_path, 2) as here:
        discord, sessions = here.discord, here.discord.gateway_sessions
        for _ in range(2):
            await asyncio.sleep(8)
            await discord.disconnect_bot(shard=1, resumable=False)
            await asyncio.sleep(2)
        assert away(here) == [1]
        before = sessions.identified
        await discord.disconnect_bot(shard=0, resumable=True)
        await asyncio.sleep(5)
        assert away(here) == [1]
        assert [session.shard[0] for session in sessions.sessions.values() if session.line] == [0]
        assert sessions.identified == before
        await discord.connected(60)
        await eventually(lambda: not away(here))


@pytest.mark.slow
async def test_a_bot_that_starts_while_the_gateway_is_away_for_twenty_minutes_is_there_afterwards(tmp_path):
    async with Playground(token="evening") as discord:
        discord.gateway_sessions.refuse = True
        asyncio.get_running_loop().call_later(1200, lambda: setattr(discord.gateway_sessions, "refuse", False))
        with mock.patch.object(house, "PATIENCE_S", 1300):
            async with running(discord, tmp_path / "late.sqlite3") as bot:
                assert bot.is_ready()
        assert tries(discord.gateway_sessions) == 1


def away(here):
    return [place.number for place in here.bot.tables.downtime.lost if place.kind == "shard"]
