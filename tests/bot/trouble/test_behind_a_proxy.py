"""Behind a proxy that keeps the common limit.

Its queue is our wait, and no outage: no clock stands still for it. What it answers without Discord is tried again.
"""

from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.transport.channel_rate_limiter import MOST_ON_THE_WAY
from tests.bench.start import furnished
from tests.bot.house import opened, running
from tests.bot.trouble.proxy import through
from tests.bot.waiting import eventually
from tests.there import there

TABLES, PER_SECOND = 120, 10
"""Of what is all sent at once the last would wait for seven seconds, and a channel is in doubt after five."""


class Behind:
    """The stand-in, at the address of its proxy."""

    def __init__(self, discord, api):
        self._discord, self.api = discord, api

    def __getattr__(self, name):
        return getattr(self._discord, name)


def behind(discord, proxy) -> Any:
    return Behind(discord, proxy.api)


def shown(house, before):
    """The channels in which a public message was sent or changed since then."""
    sent = [each for each in house.discord.requests[before:] if each.method in ("POST", "PATCH") and each.status == 200]
    return {each.path.split("/")[2] for each in sent if each.path.startswith("/channels/")}


@asynccontextmanager
async def played_behind(tmp_path, tables):
    """A house behind a proxy, with so many tables, and the proxy."""
    proxies = []

    @asynccontextmanager
    async def run(discord, database):
        await furnished(discord, database, tables, 5)
        async with through(discord, PER_SECOND) as proxy, running(behind(discord, proxy), database) as bot:
            proxies.append(proxy)
            yield bot

    async with opened(tmp_path, run) as house:
        yield house, proxies[0]
        house.complaints.clear()


async def all_play(house, tables):
    """Let everyone who is asked make a move, and expect that each table's message shows it."""
    before = len(house.discord.requests)
    for number in range(1, tables + 1):
        table = await house.bot.registry.get(number)
        match = there(table.match)
        for seat, legal in [*match.pending.items()]:
            await house.bot.matches.play(number, there(table.sitter(seat).user), match.number, legal[0])
    await eventually(lambda: len(shown(house, before)) >= tables, "what was played is not shown")


@pytest.mark.slow
async def test_what_waits_in_the_queue_of_a_proxy_is_no_outage(tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr("bot.tables.downtime.Downtime.down", lambda _, place, *more: said.append((place, more)))
    async with played_behind(tmp_path, TABLES) as (house, proxy):
        await all_play(house, TABLES)
        assert (house.complaints, [place for place, _ in said if place.kind == "channel"]) == ([], [])
        assert MOST_ON_THE_WAY // 2 <= proxy.longest <= MOST_ON_THE_WAY + 4  # and a few that no table sends
        assert proxy.statuses[429] == 0


@pytest.mark.parametrize("status", [429, 408, 500])
async def test_an_answer_that_only_the_proxy_gives_is_tried_again(tmp_path, status):
    async with played_behind(tmp_path, 2) as (house, proxy):
        proxy.refuse += [status] * 4
        await all_play(house, 2)
        assert proxy.statuses[status, "own"] == 4
