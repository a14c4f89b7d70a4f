"""Lists of those who want to be told of lobbies, and calls: once a lobby, seldom in a channel, by any clock."""

import asyncio

from bot.store.calls import Call
from tests.bot.store.samples import ANNA, BEN, CHIE, row, seated, sitters

HALF_HOUR = 30 * 60_000
NOW = 1_000_000_000


async def lobby(store, *users, **values):
    values = {"state": "lobby", "start_id": None, "host": users[0]} | values
    return await store.tables.new(row(**values), sitters(*users))


async def test_a_list_is_kept_by_server_game_and_person(memory):
    store = await memory()
    assert await store.calls.turn(1, ANNA, "koikoi")
    assert await store.calls.turn(1, ANNA, "stopgo")
    assert await store.calls.turn(2, ANNA, "koikoi")
    assert not await store.calls.turn(1, ANNA, "stopgo")
    await store.calls.want(1, BEN, ["koikoi", "fuzhou"])
    await store.calls.want(1, BEN, ["fuzhou", "stopgo"])
    again = await memory()
    assert await again.calls.wanted(1, ANNA) == await again.calls.wanted(2, ANNA) == ["koikoi"]
    assert await again.calls.wanted(1, BEN) == ["fuzhou", "stopgo"]
    assert await again.calls.wanted(2, BEN) == []
    assert await again.calls.listeners(1, "koikoi", 0, 9) == [ANNA]


async def test_listeners_are_told_longest_uncalled_first_and_not_who_sits_at_an_open_table(store):
    for user in (CHIE, BEN, ANNA, 7):
        await store.calls.want(1, user, ["koikoi"])
    first = await lobby(store, 50)
    assert await store.calls.call(first, 10, [ANNA], NOW, NOW - HALF_HOUR) is None
    assert await store.calls.listeners(1, "koikoi", 0, 9) == [7, BEN, CHIE, ANNA]
    assert await store.calls.listeners(1, "koikoi", 1, 2) == [BEN, CHIE]
    await lobby(store, 7, guild=9)
    running = await seated(store, BEN, 60)
    assert await store.calls.listeners(1, "koikoi", 0, 9) == [CHIE, ANNA]
    await store.tables.close([running], NOW)
    assert await store.calls.listeners(1, "koikoi", 0, 9) == [BEN, CHIE, ANNA]
    await store.calls.want(1, ANNA, ["koikoi", "stopgo"])
    assert await store.calls.listeners(1, "koikoi", 0, 9) == [BEN, CHIE, ANNA]  # when she was called is not forgotten


async def test_a_lobby_is_called_for_once(memory):
    store = await memory()
    await store.calls.want(1, ANNA, ["koikoi"])
    table = await lobby(store, 50)
    assert await store.calls.get(table) is None
    await store.calls.wait(table, NOW)
    await store.calls.wait(table, NOW + 5)
    assert await store.calls.get(table) == Call(NOW + 5)
    assert await store.calls.call(table, 10, [ANNA], NOW + 9, NOW - HALF_HOUR) is None
    store = await memory()
    assert await store.calls.get(table) == Call(NOW + 5, NOW + 9)
    await store.calls.wait(table, NOW + 99)
    assert await store.calls.call(table, 11, [BEN], NOW + 99, NOW - HALF_HOUR) is None
    assert await store.calls.get(table) == Call(NOW + 5, NOW + 9)
    assert await store.calls.get_called_users(table) == [ANNA]
    await store.calls.sent(table)
    assert await store.calls.get(table) == Call(NOW + 5, NOW + 9, sent=True)


async def test_between_two_calls_to_a_game_in_a_channel_lies_half_an_hour(store):
    tables = [await lobby(store, 50 + number) for number in range(4)]
    other = await lobby(store, 80, game="stopgo")
    said = await asyncio.gather(*(store.calls.call(each, 10, (), NOW, NOW - HALF_HOUR) for each in tables))
    assert said == [None, NOW, NOW, NOW]
    soon = NOW + HALF_HOUR - 1
    assert await store.calls.call(tables[1], 10, (), soon, soon - HALF_HOUR) == NOW
    assert await store.calls.get(tables[1]) is None
    assert await store.calls.call(other, 10, (), soon, soon - HALF_HOUR) is None
    assert await store.calls.call(tables[2], 11, (), soon, soon - HALF_HOUR) is None
    later = NOW + HALF_HOUR
    assert await store.calls.call(tables[1], 10, (), later, later - HALF_HOUR) is None
    # a clock that was set back makes nobody wait longer
    back = NOW - 100 * HALF_HOUR
    for now in (back, back + HALF_HOUR - 1):
        assert await store.calls.call(tables[3], 10, (), now, now - HALF_HOUR) == back
    now = back + HALF_HOUR
    assert await store.calls.call(tables[3], 10, (), now, now - HALF_HOUR) is None


async def test_who_is_forgotten_is_on_no_list(store):
    await store.calls.want(1, ANNA, ["koikoi", "stopgo"])
    await store.calls.want(1, BEN, ["koikoi"])
    table = await lobby(store, 50)
    await store.calls.call(table, 10, [ANNA, BEN], NOW, NOW - HALF_HOUR)
    assert [each["game"] for each in (await store.people.about(ANNA))["told"]] == ["koikoi", "stopgo"]
    await store.people.forget(ANNA, -5, ())
    assert (await store.people.about(ANNA))["told"] == []
    assert await store.calls.wanted(1, ANNA) == []
    assert await store.calls.get_called_users(table) == [BEN]
