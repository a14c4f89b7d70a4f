"""Word of what other processes write comes by itself, and again after the connection was lost."""

import asyncio

import pytest

from bot.store.postgres import PostgresStore, listening
from bot.store.process_bus import Request
from tests.bot.store.samples import seated
from tests.bot.waiting import eventually

LISTENING = "SELECT query FROM pg_stat_activity WHERE query = 'LISTEN hanapai'"


class Heard:
    """How often there was news, by kind."""

    def __init__(self, store):
        self.counts = {"choices": 0, "requests": 0}
        for kind in self.counts:
            store.news.hear(kind, lambda kind=kind: self.count(kind))

    def count(self, kind):
        self.counts[kind] += 1

    async def hears(self, kind, work):
        """Do something; there is news of it."""
        before = self.counts[kind]
        await work
        await eventually(lambda: self.counts[kind] > before, f"there is no news of {kind}")


@pytest.fixture
async def pair(server, address, monkeypatch):
    """Two processes on one memory, and what the second one hears; it listens already."""
    monkeypatch.setattr(listening, "AGAIN_S", 0.05)
    one, other = [await PostgresStore.open(address, f"{number}-{number}/2") for number in range(2)]
    heard = Heard(other)
    await eventually(lambda: server.ask("postgres", LISTENING).count("LISTEN") == 2, "nobody listens")
    yield one, other, heard
    await one.close()
    await other.close()


async def test_there_is_news_of_what_is_chosen_blocked_forgotten_and_asked(pair):
    one, _, heard = pair
    await heard.hears("choices", one.servers.settings.keep(3, "pings", "off", 0))
    await heard.hears("choices", one.people.preferences.keep(7, "calm", "on", 0))
    await heard.hears("choices", one.people.blocks.add(8, 9, 1, 0))
    await heard.hears("choices", one.people.forget(7, -7, []))
    await heard.hears("requests", one.requests.ask(Request("forget", 8)))
    quiet = dict(heard.counts)
    await seated(one)
    await one.people.preferences.keep(8, "calm", "on", 5)  # of an old version: nothing has changed
    await heard.hears("requests", one.requests.ask(Request("forget", 9)))
    assert heard.counts["choices"] == quiet["choices"]


async def test_a_lost_connection_is_made_anew_and_tells_of_what_it_may_have_missed(pair, server):
    one, _, heard = pair
    before = dict(heard.counts)
    server.ask("postgres", LISTENING.replace("query", "pg_terminate_backend(pid)", 1))
    await eventually(lambda: all(heard.counts[kind] > before[kind] for kind in before), "nothing is told again")
    await heard.hears("requests", one.requests.ask(Request("forget", 8)))


async def test_it_ends_soon_while_it_waits(address):
    store = await PostgresStore.open(address, "0-0/2")
    async with asyncio.timeout(5):
        await store.close()
