"""Sessions that Discord refuses or ends, shards without events, a host for resuming that is out of order."""

import asyncio
import math
from contextlib import asynccontextmanager
from types import SimpleNamespace
from unittest import mock

import pytest

from bot.playground import Playground
from tests.bot import house
from tests.bot.house import opened, running
from tests.bot.trouble.test_outages import against_computer, asks
from tests.bot.waiting import at_rest, eventually


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


async def test_a_deaf_shard_with_a_match_is_connected_again_and_presses_work(tmp_path, caplog):
    async with sharded(tmp_path, 1) as house:
        sessions, number = house.discord.gateway_sessions, await against_computer(house, house.anna)
        before = sessions.identified
        await asyncio.sleep(300)  # nobody presses, and Discord answers
        assert sessions.identified == before
        assert [len(asked["user_ids"]) for asked in sessions.rolls if asked["limit"] == 5] == [1, 1]
        sessions.deafen(0)
        await asyncio.sleep(120 + 10 + 2 * 20 + 5)
        assert sessions.identified == before + 1
        assert "Shard 0 gets no events; reconnecting it." in caplog.text
        assert not away(house)
        answer = await house.anna.command(house.channel, "hand")
        assert answer.message is not None
        assert asks(house, number, house.ben) or asks(house, number, house.anna)
        await at_rest(house)


async def test_a_deaf_shard_on_which_nobody_plays_is_connected_again_so_that_a_match_can_begin(tmp_path):
    async with sharded(tmp_path, 1) as house:
        sessions = house.discord.gateway_sessions
        before = sessions.identified
        sessions.deafen(0)
        await asyncio.sleep(600 + 30 + 2 * 20 + 5)
        assert sessions.identified == before + 1
        await against_computer(house, house.anna)


async def test_a_match_outside_of_servers_counts_as_played_on_shard_0(tmp_path, monkeypatch):
    async with sharded(tmp_path, 1) as house:
        sessions, table = house.discord.gateway_sessions, SimpleNamespace(row=SimpleNamespace(guild=0, state="playing"))
        monkeypatch.setattr(house.bot.tables.registry, "known", {1: table})
        before = sessions.identified
        sessions.deafen(0)
        await asyncio.sleep(120 + 30 + 2 * 20 + 5)
        monkeypatch.undo()
        assert sessions.identified == before + 1


async def test_a_deaf_shard_is_connected_again_every_ten_minutes_and_the_third_time_is_reported(tmp_path, caplog):
    async with sharded(tmp_path, 1) as house:
        sessions = house.discord.gateway_sessions
        await against_computer(house, house.anna)
        before = sessions.identified
        for _ in range(3):
            assert not any(sign() for sign in house.bot.restart_signs)
            sessions.deafen(0)
            await asyncio.sleep(650)
        assert sessions.identified == before + 3
        assert "Shard 0 has stopped getting events 3 times in an hour." in [sign() for sign in house.bot.restart_signs]


@pytest.mark.parametrize(
    ("shards", "how", "within_s"),
    [(1, "refuses", 10), (1, "503", 10), (1, "hangs", 70), pytest.param(4, "hangs", 270, marks=pytest.mark.slow)],
)
async def test_shards_come_back_although_the_host_for_resuming_is_out_of_order(tmp_path, shards, how, within_s):
    async with sharded(tmp_path, shards) as house:
        house.discord.gateway_sessions.resuming = how
        await house.discord.disconnect_bot(resumable=True)
        await asyncio.sleep(31 if how == "hangs" else 1)
        assert len(away(house)) == shards or how != "hangs"
        began = asyncio.get_running_loop().time()
        while away(house):
            await asyncio.sleep(1)
        lasted_s = asyncio.get_running_loop().time() - began + (31 if how == "hangs" else 1)
        assert lasted_s <= within_s, lasted_s
        assert lasted_s >= within_s / 2 or how != "hangs"
