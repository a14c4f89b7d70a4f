"""What is chosen is read when it is needed, once, and again after another process has changed it."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.settings import versioned_cache
from bot.settings.settings import Preferences, ServerSettings, Settings
from bot.store import StoreError
from bot.store.sqlite import SqliteStore
from bot.tables.registry import TableRegistry
from tests.bot.crowded import steps_of
from tests.bot.named import privacy
from tests.bot.tables.players import ANNA, BEN, CHIE, NOW, USERS, refuses, started

GUILD = 1


@pytest.fixture
async def registry(house):
    """The tables of another process on the same memory."""
    store = SqliteStore(house.store.writer, "elsewhere")
    await store.leases.begin()
    store.now = lambda: NOW
    return TableRegistry(store)


@pytest.fixture
async def elsewhere(registry):
    """What the other process knows of what is chosen."""
    settings = Settings(registry.store, registry.forget_ended)
    await settings.load()
    return settings


@pytest.fixture
def counted(house, monkeypatch):
    """The owners that are read, in turn."""
    found = []
    for choices in (house.store.servers.settings, house.store.people.preferences):

        async def load(owner, read=choices.load):
            found.append(owner)
            return await read(owner)

        monkeypatch.setattr(choices, "load", load)
    return found


async def test_each_is_read_once_and_nothing_of_others(house, elsewhere, counted):
    for user in (ANNA, BEN, CHIE):
        await elsewhere.set_for_user(user, "calm", ["on"])
    await elsewhere.set_for_guild(GUILD, "pings", ["off"])
    await elsewhere.set_for_guild(2, "pings", ["off"])
    await house.settings.load()
    assert counted == []
    for _ in range(3):
        await house.settings.read(guild=GUILD, users=[ANNA, BEN])
        assert (house.settings.for_guild(GUILD).pings, house.settings.for_user(BEN).calm) == (False, True)
        await house.settings.poll_changes()
    assert counted == [GUILD, ANNA, BEN]
    await house.settings.set_for_user(ANNA, "pings", ["off"])
    await house.settings.poll_changes()
    counted.clear()
    await house.settings.read(users=[ANNA])
    assert counted == []  # its own changes are not read again


async def test_a_start_and_a_look_cost_the_same_however_many_have_chosen(house):
    async def cost(many):
        rows = [(number, number) for number in range(1, many + 1)]
        for table in ("server_versions", "person_versions"):
            await house.store.writer.write(
                lambda db, table=table: db.executemany(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", rows)
            )
        settings = Settings(house.store, house.registry.forget_ended)
        async with steps_of(house.store) as steps:
            await settings.load()
            await settings.poll_changes()
        return steps.count

    few, many = await cost(10), await cost(5000)
    assert 0 < few == many


async def test_what_is_chosen_where_another_process_has_chosen_is_refused_and_what_they_chose_is_read(house, elsewhere):
    await house.settings.read(guild=GUILD)
    assert await elsewhere.set_for_guild(GUILD, "clock", ["1m"])
    assert not await house.settings.set_for_guild(GUILD, "pings", ["off"])
    assert house.settings.for_guild(GUILD) == ServerSettings(clock="1m")
    assert await house.settings.set_for_guild(GUILD, "pings", ["off"])
    assert house.settings.for_guild(GUILD) == ServerSettings(clock="1m", pings=False)


async def test_blocks_and_house_rules_of_two_processes_are_all_kept(house, elsewhere):
    table = await started(house)
    for settings in (house.settings, elsewhere):
        await settings.read(guild=GUILD, users=[ANNA])
    await elsewhere.blocks.block(ANNA, BEN)
    await house.settings.blocks.block(ANNA, CHIE)
    assert house.settings.blocks.get(ANNA) == [CHIE, BEN]
    await elsewhere.blocks.unblock(ANNA, [BEN, CHIE])
    await house.settings.poll_changes()
    await house.settings.read(users=[ANNA])
    assert house.settings.blocks.get(ANNA) == []
    await elsewhere.presets.save(GUILD, table.game, "Theirs", table.rules)
    await house.settings.presets.save(GUILD, table.game, "Ours", table.rules)
    assert {*house.settings.presets.get(GUILD, "koikoi")} == {"Theirs", "Ours"}
    await elsewhere.presets.delete(GUILD, "koikoi", "Theirs")
    await refuses("no-preset", elsewhere.presets.delete(GUILD, "koikoi", "Theirs"))
    await elsewhere.poll_changes()
    await elsewhere.read(guild=GUILD)
    assert {*elsewhere.presets.get(GUILD, "koikoi")} == {"Ours"}


async def test_who_is_forgotten_elsewhere_is_forgotten_here(house, registry, elsewhere):
    await elsewhere.set_for_user(BEN, "calm", ["on"])
    await elsewhere.blocks.block(CHIE, BEN)
    await elsewhere.read(users=[ANNA])
    over = await registry.get((await house.leaving.resign((await started(house)).id, BEN)).id)
    assert BEN in over.persons
    await privacy(house).forget(BEN)
    await elsewhere.poll_changes()
    await elsewhere.read(users=[BEN, CHIE])
    assert elsewhere.for_user(BEN) == Preferences()
    assert elsewhere.blocks.get(CHIE) == [house.settings.blocks.nameless(BEN)]
    assert BEN not in (await registry.get(over.id)).persons


async def test_no_more_is_in_memory_than_was_used_last_and_what_somebody_holds(house, monkeypatch):
    monkeypatch.setattr(versioned_cache, "MOST", 3)
    held = await house.settings.read(users=[BEN])
    await house.settings.set_for_user(BEN, "calm", ["on"])
    for user in range(100, 110):
        await house.settings.read(users=[user])
    assert [house.settings.for_user(user).calm for user in (107, 108, 109, BEN)] == [False] * 3 + [True]
    del held
    for user in (*range(100, 107), BEN):  # nothing is told that nobody has read lately
        with pytest.raises(LookupError):
            house.settings.for_user(user)
    with pytest.raises(LookupError):
        house.settings.for_guild(GUILD)


async def test_what_changes_while_it_is_read_is_read_again(house, elsewhere, monkeypatch):
    choices, began, goes_on = house.store.people.preferences, asyncio.Event(), asyncio.Event()

    async def load(owner, read=choices.load):
        kept = await read(owner)
        began.set()
        await goes_on.wait()
        return kept

    monkeypatch.setattr(choices, "load", load)
    await house.settings.load()
    reading = asyncio.create_task(house.settings.read(users=[ANNA]))
    await began.wait()
    await elsewhere.set_for_user(ANNA, "calm", ["on"])
    await house.settings.poll_changes()
    goes_on.set()
    await reading
    assert house.settings.for_user(ANNA).calm


async def test_a_change_of_which_nobody_knows_whether_it_was_saved_is_read_again(house, counted):
    await house.settings.read(users=[ANNA])
    saving = asyncio.create_task(house.settings.set_for_user(ANNA, "calm", ["on"]))
    for _ in range(2):
        await asyncio.sleep(0)  # it is on its way
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    await house.store.key_values.keep("after it", "1")
    counted.clear()
    await house.settings.read(users=[ANNA])
    kept = await house.store.people.preferences.load(ANNA)
    assert (counted[:1], house.settings.for_user(ANNA).calm) == ([ANNA], "calm" in kept.texts)


async def test_what_another_process_changed_is_noticed_by_a_look_and_one_that_fails_waits_for_the_next(
    house, elsewhere, monkeypatch
):
    await house.settings.load()
    for settings in (house.settings, elsewhere):
        await settings.read(guild=GUILD, users=[ANNA, BEN])
    await elsewhere.set_for_guild(GUILD, "clock", ["1m"])
    await elsewhere.set_for_user(ANNA, "calm", ["on"])
    await elsewhere.blocks.block(BEN, ANNA)
    with monkeypatch.context() as failing:
        failing.setattr(house.store.servers.settings, "changed", AsyncMock(side_effect=StoreError("no disk")))
        await house.settings.poll_changes()
    assert not house.settings.for_user(ANNA).calm
    await house.settings.poll_changes()
    await house.settings.read(guild=GUILD, users=USERS)
    assert house.settings.for_guild(GUILD) == ServerSettings(clock="1m")
    assert house.settings.for_user(ANNA) == Preferences(calm=True)
    assert house.settings.blocks.has(BEN, ANNA)
