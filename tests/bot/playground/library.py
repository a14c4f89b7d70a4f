"""A discord.py client that only listens and defers: what it then knows is what any bot of ours would know."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord as library
import pytest
import yarl
from discord import asset, gateway, http

from bot.playground import Playground
from tests.bot.playground.wire import TOKEN
from tests.bot.waiting import PATIENCE_S


class Client(library.AutoShardedClient):
    def __init__(self, intents: library.Intents | None = None) -> None:
        super().__init__(
            intents=intents or library.Intents(guilds=True),
            guild_ready_timeout=0.01,
            chunk_guilds_at_startup=False,
            member_cache_flags=library.MemberCacheFlags.none(),
        )
        self.interactions: list[library.Interaction[Any]] = []
        self.say = "yes"

    async def on_interaction(self, interaction: library.Interaction[Any]) -> None:
        self.interactions.append(interaction)
        await interaction.response.send_message(self.say, ephemeral=True)


C = TypeVar("C", bound=Client)


@asynccontextmanager
async def online(discord: Playground, patch: pytest.MonkeyPatch, client: C) -> AsyncIterator[C]:
    """The client, READY on every shard."""
    patch.setattr(http.Route, "BASE", discord.api)
    patch.setattr(gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(discord.gateway))
    patch.setattr(asset.Asset, "BASE", discord.cdn)
    task = asyncio.create_task(client.start(TOKEN))
    await discord.connected(PATIENCE_S)
    await client.wait_until_ready()
    try:
        yield client
    finally:
        await client.close()
        await task
