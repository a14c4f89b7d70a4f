"""A fault that no restart can mend lasts a day: the process never exits, systemd hears that all is well, nobody is
pinged again and again, and afterwards the match goes on."""

import asyncio
import resource
from contextlib import asynccontextmanager, contextmanager

import pytest

from bot.app import health, process_watchdog
from bot.app.process_watchdog import ProcessWatchdog, exits_beside
from bot.features.daily import service as daily
from bot.features.nights import course
from bot.store.sqlite.file import writer as sqlite
from bot.transport.retries import Pauses
from tests.bot.house import asked_of, opened, retime, running
from tests.bot.waiting import at_rest
from tests.there import there

pytestmark = pytest.mark.slow

DAY_S = 86_400.0
LOOK_S, PAUSE_S = 60.0, 300.0
"""Seconds between two looks, and two tries. Usually there are so many in a day that they take a minute of CPU."""


@asynccontextmanager
async def unattended(tmp_path, monkeypatch, database=None):
    """A match of two under a watchdog, whose thread this loop stands in for. Its process has to outlast the block."""
    told, exits = list[str](), list[int]()
    monkeypatch.setattr(process_watchdog, "notify", told.append)
    monkeypatch.setattr(course, "OPEN_PAUSE_S", PAUSE_S)
    monkeypatch.setattr(daily, "AGAIN_S", PAUSE_S)
    monkeypatch.setattr(Pauses, "LONGEST", PAUSE_S)
    for module in (health, sqlite):
        monkeypatch.setattr(module, "LOOK_PAUSE_S", LOOK_S)

    async def watch(watchdog):
        while True:
            await asyncio.sleep(LOOK_S)
            watchdog.beat()
            watchdog.look()

    @asynccontextmanager
    async def run(discord, file):
        async with running(discord, database or file) as bot:
            retime(bot, heartbeat_s=PAUSE_S, retry_s=PAUSE_S)
            bot.downtime._host.expect(int(3000 * PAUSE_S))
            for chore in bot.chores:
                vars(chore)["_pause_s"] = PAUSE_S
            yield bot

    async with opened(tmp_path, run) as house:
        watchdog = ProcessWatchdog(tmp_path / "bot", exits.append)
        watchdog.watch(house.bot.store, *house.bot.restart_signs)
        watching = asyncio.create_task(watch(watchdog))
        await house.started()
        await at_rest(house)
        yield house
        watching.cancel()
        house.complaints.clear()
    assert exits == []
    assert not exits_beside(tmp_path / "bot").exists()
    assert (len(told), {*told}) == (pytest.approx(DAY_S / LOOK_S, rel=0.05), {"WATCHDOG=1"})


async def a_day_passes(house):
    """Let a day pass, in which Discord shows each of the two at most one ping and one reminder."""
    await asyncio.sleep(DAY_S)
    assert len([message for message in await house.public() if message.pings]) <= 2


async def goes_on(house):
    """Expect that both find their hands again, that what they press is saved, and that they then play."""
    for person in (house.anna, house.ben):
        hand = there((await person.command(house.channel, "hand")).message)
        answer = await person.press(hand, asked_of(hand)[0])
    assert "begins round 1." in there(answer.message).text
    assert house.bot.registry.known[1].match.number == 2


@contextmanager
def full_disk():
    """Let no file of this process grow meanwhile, as on a full disk."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (512, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


async def test_the_disk_is_full(tmp_path, monkeypatch):
    async with unattended(tmp_path, monkeypatch) as house:
        with full_disk():
            await a_day_passes(house)
        await goes_on(house)


async def test_postgresql_is_away(tmp_path, monkeypatch, request):
    server = request.getfixturevalue("server")  # not a parameter, for those tests have no virtual time
    async with unattended(tmp_path, monkeypatch, server.ours()) as house:
        server.stop()
        await a_day_passes(house)
        server.start()
        await goes_on(house)


async def test_discord_is_away(tmp_path, monkeypatch):
    async with unattended(tmp_path, monkeypatch) as house:
        house.discord.outage(503)
        house.discord.gateway_sessions.refuse = True
        await house.discord.disconnect_bot()
        await a_day_passes(house)
        house.discord.gateway_sessions.refuse = False
        house.discord.mend()
        await house.discord.connected(2000)
        await goes_on(house)
