"""Behind a proxy that keeps the common limit its queue is our wait, and no outage: no clock stands still for it."""

from contextlib import asynccontextmanager

import pytest

from bot.wire import requests as wire
from bot.wire.pace import MOST_ON_THE_WAY
from tests.bench.start import furnished
from tests.bot.house import opened, running
from tests.bot.trouble.proxy import through
from tests.bot.waiting import at_rest, eventually
from tests.there import there

TABLES, PER_SECOND = 120, 16
SLOW_S = 3.0
"""Of what is all sent at once the last would wait for four seconds and a half."""


class Behind:
    """The stand-in, at the address of its proxy."""

    def __init__(self, discord, api):
        self._discord, self.api = discord, api

    def __getattr__(self, name):
        return getattr(self._discord, name)


def changed(house):
    """The edits of public messages so far."""
    return [each for each in house.discord.requests if each.method == "PATCH" and "/channels/" in each.path]


@pytest.mark.slow
async def test_what_waits_in_the_queue_of_a_proxy_is_no_outage(tmp_path, monkeypatch):
    monkeypatch.setattr(wire, "SLOW_S", SLOW_S)
    proxies = []

    @asynccontextmanager
    async def run(discord, database):
        await furnished(discord, database, TABLES, 5)
        async with through(discord, 1000) as proxy, running(Behind(discord, proxy.api), database) as bot:
            proxies.append(proxy)
            yield bot

    said = []
    monkeypatch.setattr("bot.tables.downtime.Downtime.down", lambda _, place, *more: said.append((place, more)))
    async with opened(tmp_path, run) as house:
        (proxy,) = proxies
        tables = range(1, TABLES + 1)

        async def all_shown():
            return all([(await house.bot.keeper.get(number)).row.message for number in tables])

        await eventually(all_shown, "tables are not shown")
        await at_rest(house)
        proxy.per_second, proxy.longest = PER_SECOND, 0
        edits = len(changed(house))
        for number in tables:
            table = await house.bot.keeper.get(number)
            match = there(table.match)
            for seat, legal in [*match.pending.items()]:
                await house.bot.matches.play(number, there(table.sitter(seat).user), match.number, legal[0])
        await eventually(lambda: len(changed(house)) >= edits + TABLES, "what was played is not shown")
        assert [place for place, _ in said if place.kind == "channel"] == []
        assert MOST_ON_THE_WAY // 2 <= proxy.longest <= MOST_ON_THE_WAY + 4  # and a few that no table sends
        assert proxy.statuses[429] == 0
