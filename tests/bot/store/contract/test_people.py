"""People and servers: what they have chosen, whom they have blocked, who invited whom, and that it is forgotten."""

import asyncio

import pytest

from bot.store.people import ANYBODY, Kept
from tests.bot.store.samples import ANNA, BEN, CHIE, move, played, row, seated, sitters
from tests.there import there


def preferences(store):
    return store.people.preferences


def settings(store):
    return store.servers.settings


PARTS = pytest.mark.parametrize("part", [preferences, settings])


@PARTS
async def test_what_was_chosen_is_there_with_a_version_that_rises(memory, part):
    choices = part(await memory())
    versions = [0]
    for key, value in (("a", "x"), ("b", "y"), ("a", "w"), ("b", None)):
        assert await choices.keep(1, key, value, versions[-1])
        versions.append((await choices.load(1)).version)
    assert versions == sorted({*versions})
    assert await choices.keep(2, "a", "z", 0)
    choices = part(await memory())
    assert await choices.load(1) == Kept(versions[-1], {"a": "w"})
    assert (await choices.load(2)).texts == {"a": "z"}
    assert await choices.load(3) == Kept(0, {})


@PARTS
async def test_who_knows_an_old_version_changes_nothing(store, other, part):
    assert await part(store).keep(1, "a", "x", 0)
    before = await part(store).load(1)
    for version in (0, before.version - 1, before.version + 1):
        assert not await part(other).keep(1, "a", "z", version)
        assert not await part(other).keep(1, "a", None, version)
    assert await part(store).load(1) == before
    both = [each.keep(1, "b", str(number), before.version) for number, each in enumerate((part(store), part(other)))]
    assert sorted(await asyncio.gather(*both)) == [False, True]


@PARTS
async def test_changes_are_told_in_their_order_and_in_pages(store, other, part):
    for owner in (7, 5, 6):
        assert await part(store).keep(owner, "a", "x", 0)
    since, told = await part(other).latest(), await part(other).changed(0, 9)
    assert [owner for owner, _ in told] == [7, 5, 6]
    assert [version for _, version in told] == sorted({version for _, version in told})
    assert await part(other).changed(0, 2) == told[:2]
    assert await part(other).changed(told[1][1], 2) == told[2:]
    assert (since, await part(other).changed(since, 9)) == (told[2][1], [])
    assert await part(store).keep(7, "b", "x", told[0][1])
    assert await part(other).changed(since, 9) == [(7, (await part(store).load(7)).version)]


async def test_blocks_are_told_in_their_order_and_are_of_a_version(memory):
    async def known():
        return await store.people.preferences.load(ANNA)

    store = await memory()
    for blocked, at in ((CHIE, 5), (BEN, 4), (CHIE, 1)):
        assert await store.people.blocks.add(ANNA, blocked, at, (await known()).version)
    before = await known()
    assert before.blocked == (BEN, CHIE)
    assert not await store.people.blocks.add(ANNA, 7, 9, before.version - 1)
    assert not await store.people.blocks.remove(ANNA, [BEN], 0)
    assert await known() == before
    assert await store.people.blocks.remove(ANNA, [BEN, 7], before.version)
    assert [owner for owner, _ in await store.people.preferences.changed(before.version, 9)] == [ANNA]
    store = await memory()
    assert (await known()).blocked == (CHIE,)


async def test_it_is_told_that_somebody_is_forgotten_and_not_who(store, other):
    people = other.people.preferences
    assert await store.people.preferences.keep(BEN, "pace", "slow", 0)
    known = await people.load(BEN)
    assert await store.people.forget(BEN, -9, []) == []
    assert [owner for owner, _ in await people.changed(known.version, 9)] == [ANYBODY]
    assert await people.load(BEN) == Kept(0, {})
    assert not await people.keep(BEN, "pace", "slow", known.version)


async def test_servers_are_found_by_what_they_have_chosen(store):
    for guild, key, value in ((1, "days", "3"), (2, "days", "5"), (3, "pace", "slow")):
        assert await store.servers.settings.keep(guild, key, value, 0)
    assert await store.servers.choosing("days") == {1: "3", 2: "5"}
    assert await store.servers.choosing("clock") == {}


async def test_invitations_count_from_the_lobby_that_gave_them(store):
    table = await store.tables.new(row(state="lobby", invited=(BEN,), created_at=10), sitters(ANNA))
    await store.tables.save(row(id=table, state="lobby", invited=(BEN, CHIE)), sitters(ANNA), [CHIE], 20)
    await store.tables.new(row(state="lobby", invited=(BEN,), created_at=30, rematch_of=table), sitters(ANNA))
    found = await store.people.invitations(ANNA, [], 0)
    assert [(each.host, each.friend, each.at) for each in found] == [(ANNA, BEN, 10), (ANNA, CHIE, 20)]
    assert [each.at for each in await store.people.invitations(7, [CHIE], 0)] == [20]
    assert [each.at for each in await store.people.invitations(ANNA, [], 10)] == [20]
    await store.people.forget_invitations(10)
    assert [each.at for each in await store.people.invitations(ANNA, [BEN], 0)] == [20]


async def test_all_about_somebody_is_told_and_then_nothing(memory):
    store = await memory()
    over = await played(store, ANNA, BEN)
    await store.records.keep_review(over, 1, BEN, 1, "said")
    assert await store.people.blocks.add(BEN, CHIE, 1, 0)
    assert await store.people.preferences.keep(BEN, "pace", "slow", (await store.people.preferences.load(BEN)).version)
    assert await store.people.blocks.add(CHIE, BEN, 2, 0)
    about = await store.people.about(BEN)
    assert [each["id"] for each in about["tables"]] == [over]
    assert (about["tables"][0]["review"], len(about["tables"][0]["moves"])) == ("said", 1)
    assert (len(about["standings"]) > 0, len(about["preferences"]), len(about["blocks"])) == (True, 1, 1)
    assert await store.people.forget(BEN, -9, []) == [over]
    assert await store.purge()
    store = await memory()
    about = await store.people.about(BEN)
    assert [about["tables"], about["standings"], about["preferences"], about["blocks"]] == [[], [], [], []]
    assert (await store.people.preferences.load(CHIE)).blocked == (-9,)
    assert await store.records.review(over, 1, 1) is None
    kept = there(await store.tables.load(over))
    assert [(each.user, each.former) for each in kept.sitters] == [(ANNA, False), (None, True)]
    assert kept.moves == (move(1),)


async def test_nobody_is_forgotten_where_they_still_play_or_are_named(store):
    running = await seated(store, ANNA, BEN)
    asked = await seated(store, CHIE, state="lobby", host=CHIE, invited=(ANNA,))
    assert await store.people.open_tables(ANNA) == [running, asked]
    assert await store.people.forget(ANNA, -1, [running, asked]) is None
    await store.tables.close([running], 5)
    assert await store.people.forget(ANNA, -1, []) is None
    assert await store.people.forget(ANNA, -1, [asked]) == [running, asked]
    assert there(await store.tables.load(asked)).table.invited == ()


async def test_a_server_is_greeted_once(memory):
    store = await memory()
    assert [await store.servers.greet(*each) for each in ((1, 10), (1, 20), (2, 20))] == [True, False, True]
    assert not await (await memory()).servers.greet(1, 30)


async def test_a_server_is_forgotten_when_nobody_shares_it_any_more(store):
    table, elsewhere = await played(store, guild=1), await played(store, guild=2)
    assert await store.servers.settings.keep(1, "pace", "slow", 0)
    since = await store.servers.settings.latest()
    await store.servers.arrived(50, [1, 2])
    assert await store.servers.known(50) == {1, 2}
    await store.servers.left(50, [1], 100)
    await store.servers.left(50, [1], 200)
    assert await store.servers.due(50, 99) is None
    assert await store.servers.due(50, 100) == 1
    await store.servers.arrived(51, [1])  # and is back in time: nothing is lost
    assert await store.servers.due(50, 100) is None
    assert await store.servers.forget_tables(50, 1, 100, 20) == []
    await store.servers.left(51, [1], 100)
    assert await store.servers.forget_tables(50, 1, 100, 20) == [table]
    assert await store.servers.forget_tables(50, 1, 100, 20) == []
    assert await store.servers.due(50, 100) is None
    assert await store.tables.load(table) is None
    assert await store.tables.load(elsewhere) is not None
    assert await store.servers.settings.load(1) == Kept(0, {})
    assert [owner for owner, _ in await store.servers.settings.changed(since, 9)] == [ANYBODY]
