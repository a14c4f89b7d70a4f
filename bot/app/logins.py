"""Short logins to Discord, without running the bot."""

from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl

from bot.app.emoji_sync import PAUSE_S, Tally, sync
from bot.config import Config
from bot.transport.emoji import Emojis
from bot.transport.invite import link


def point_at(config: Config) -> None:
    """Make discord.py use the configured addresses instead of Discord's (DISCORD A10)."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so no warning about it
    asset: Any = discord.asset.Asset
    if config.api:
        discord.http.Route.BASE = config.api
    if config.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(config.gateway)
    if config.cdn:
        asset.BASE = config.cdn


async def invitation(config: Config) -> str:
    """Return the link that adds the bot to a server. Raises discord.LoginFailure for a wrong token."""
    point_at(config)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(config.token)
        return link((await client.application_info()).id)


async def add_emoji(config: Config, pause_s: float = PAUSE_S) -> Tally:
    """Sync the application's emoji without running the bot. Raises discord.LoginFailure for a wrong token.

    `pause_s`: seconds to wait after each upload or deletion.
    """
    point_at(config)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(config.token)
        return await sync(client, Emojis(), pause_s)
