"""Discord, its gateway or the database fail in every way, one after the other, while eight tables of all games and a
daily are busy: nothing that was confirmed is lost or there twice, and all goes on."""

import asyncio
import sqlite3
from contextlib import closing

import aiohttp
import pytest

from tests.bot.trouble.storm import presses, stormed
from tests.bot.waiting import PATIENCE_S

pytestmark = [pytest.mark.real_time, pytest.mark.slow]
EVERYTHING = ".*"
A_WHILE_S = 0.3
SEATED = 40
"""After so many tries most tables play."""


async def a_while(storm):
    """Time in which everybody tries something."""
    await asyncio.sleep(A_WHILE_S)
    await presses(storm, 10)


async def taken(storm):
    """Somebody with our token goes on with our session, until the bot takes it back."""
    discord = storm.discord
    session = next(each for each in discord.gateway_sessions.sessions.values() if each.line)
    ours = session.line
    async with aiohttp.ClientSession() as client, client.ws_connect(f"{discord.gateway}?v=10&encoding=json") as other:
        await other.receive_json()
        known = {"token": f"Bot {discord.token}", "session_id": session.id, "seq": session.seq}
        await other.send_json({"op": 6, "d": known})
        while not other.closed:
            await other.receive()
        assert other.close_code == 4000
    assert session.line is not ours


async def gateway(storm, _bot):
    """Its line is cut, its session goes on, is forgotten, or is somebody else's; it is asked to come again."""
    sessions = storm.discord.gateway_sessions
    for fails in (
        lambda: sessions.disconnect(resumable=True),
        lambda: sessions.invalidate(resumable=True),
        lambda: sessions.disconnect(resumable=False),
        sessions.reconnect,
        lambda: sessions.invalidate(resumable=False),
    ):
        fails()
        await storm.discord.connected(PATIENCE_S)
        await a_while(storm)
    await taken(storm)
    await a_while(storm)


async def errors(storm, _bot):
    """All requests fail, or get no answer, for a while."""
    discord = storm.discord
    for status in (500, 502):
        discord.outage(status)
        await a_while(storm)
        discord.mend()
        await a_while(storm)
    discord.hang("*", EVERYTHING)
    await a_while(storm)
    discord.mend()
    for late in (False, True):
        discord.reset("*", EVERYTHING, times=20, late=late)
        discord.fail("*", EVERYTHING, 502, times=20, late=late)
        await a_while(storm)


async def limits(storm, _bot):
    """Each kind of 429: of a bucket, of all requests, a long one, and of what a channel takes by tokens."""
    discord = storm.discord
    for path in ("/channels/.*", "/webhooks/.*"):
        discord.fail("*", path, 429, times=10, retry_after=0.5)
    await a_while(storm)
    discord.limit_hooks(5, 5.0)
    await a_while(storm)
    discord.limit_hooks()
    discord.limit_all(A_WHILE_S)
    await a_while(storm)
    discord.fail("*", "/channels/.*", 429, times=3, retry_after=8.0)
    await a_while(storm)


async def database(storm, bot):
    """Another program holds a lock, longer than anybody may wait for it."""
    for _ in range(2):
        with closing(sqlite3.connect(bot.database, isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            await a_while(storm)
            other.execute("ROLLBACK")
        await a_while(storm)


@pytest.mark.parametrize(
    ("trouble", "usual"),
    [
        (gateway, ()),
        pytest.param(errors, (), marks=pytest.mark.full),
        pytest.param(limits, (), marks=pytest.mark.full),
        pytest.param(database, ("is locked by another program",), marks=pytest.mark.full),
    ],
)
async def test_whatever_fails_nothing_confirmed_is_lost_and_all_goes_on(tmp_path, trouble, usual):
    async def in_trouble(storm, bot):
        await presses(storm, SEATED)
        await trouble(storm, bot)

    counts = await stormed(tmp_path, in_trouble, 7, usual, patient=trouble is not gateway)
    print(counts)
    assert counts["confirmed"] > 20
