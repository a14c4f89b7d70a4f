"""What another process on the same memory writes is known here at once, though no look would find it for an hour."""

import pytest

from bot.app import container
from bot.features.moderation import feature as moderation
from bot.features.privacy import feature as privacy
from bot.settings.settings import Settings
from bot.store.postgres import PostgresStore
from bot.store.shards import Shards
from tests.bot.house import opened, running
from tests.bot.waiting import eventually
from tests.there import there


@pytest.fixture(autouse=True)
def no_looks(monkeypatch):
    monkeypatch.setattr(container, "CHANGES_PAUSE_S", 3600.0)
    monkeypatch.setattr(privacy, "LOOK_PAUSE_S", 3600.0)
    monkeypatch.setattr(moderation, "REMOTE_TASKS_PAUSE_S", 3600.0)


@pytest.fixture
async def other(address):
    """Another process, which has servers of other shards."""
    store = await PostgresStore.open(address, "somebody else")
    yield store
    await store.close()


def run(address):
    return lambda discord, _: running(discord, address, shards=Shards(0, 0, 1))


async def test_blocks_languages_and_settings_of_servers_hold_here_at_once(tmp_path, address, other):
    async with opened(tmp_path, run(address)) as house:
        anna, ben = house.discord.add_person("Anna"), house.discord.add_person("Ben")
        elsewhere = Settings(other)
        await elsewhere.load()
        await ben.command(house.channel, "block")
        await elsewhere.blocks.block(ben.id, anna.id)
        settings, guild = house.bot.tables.settings, there(house.channel.guild).id

        async def blocked():
            await settings.read(users=[ben.id])
            return settings.blocks.has(ben.id, anna.id)

        await eventually(blocked, "nobody has told of the block")
        answer = await anna.command(house.channel, "challenge", friend=ben)
        assert "doesn't accept challenges" in there(answer.message).text
        await elsewhere.set_for_user(anna.id, "language", ["ja"])
        await elsewhere.set_for_guild(guild, "pings", ["off"])

        async def chosen():
            held = await settings.read(guild=guild, users=[anna.id])
            return held and settings.for_user(anna.id).language == "ja" and not settings.for_guild(guild).pings

        await eventually(chosen, "nobody has told of what was chosen")
