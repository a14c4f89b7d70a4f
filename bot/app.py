"""The bot put together: client, store, tables, hands, boards, computer players, commands."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from discord.ext import commands

from bot.clock import Clock
from bot.cogs.play import Play
from bot.cogs.records import Records
from bot.cogs.rules import RulesPages
from bot.cogs.seat import Seats
from bot.config import Config
from bot.minds import PATIENCE, Minds
from bot.store import Store
from bot.table import Refused, Table
from bot.tables import Events, Tables
from bot.ui.answers import FAILURES, Interaction
from bot.ui.boards import Boards
from bot.ui.hands import Hands
from bot.ui.pictures import Pictures
from bot.ui.pings import Pings
from bot.ui.post import OVER, Post, post
from bot.ui.router import Router
from bot.windows import Windows
from bot.words import Text, Words

log = logging.getLogger(__name__)

EXPIRY_GRACE = 5 * 60
"""Seconds a lobby still has when its time ran out while the bot was down."""


class Hanapai(commands.AutoShardedBot):
    """The client. It needs the guilds intent and no privileged one."""

    def __init__(self, config: Config, store: Store) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.05 if config.api else 2.0,
        )
        self.store = store
        self.words = Words(strict=config.strict)
        self.pictures = Pictures(self.words)
        self.clock = Clock()
        self.tables = Tables(store)
        self.tables.claim_time = config.claim_time
        self.hands = Hands(self.tables, self.words, self.pictures)
        self.boards = Boards(self, self.tables, self.words, self.pictures)
        self.pings = Pings(self, self.tables, self.hands, self.clock, self.boards.pace, self.words)
        self.minds = Minds(self.tables, self.clock, claim_pause=config.claim_pause[0] / 3)
        self.windows = Windows(self.tables, self.clock, config.claim_pause)
        self.router = Router(self)
        self.tables.watchers.append(self.watch_lobby)
        self.tables.unsure = self._look_again
        self.awake = asyncio.Event()

    async def setup_hook(self) -> None:
        for cog in (Play, Seats, Records, RulesPages):
            await self.add_cog(cog(self))
        self.add_listener(self.router.on_interaction)
        self.tree.error(self.on_failed_command)
        await self._sync()

    async def on_ready(self) -> None:
        """After every start: computers go on, deadlines count again, and every table shows what was saved."""
        if self.awake.is_set():
            return
        for row in (*await self.store.open_tables(), *await self.store.unshown_tables()):
            try:
                await self._wake(await self.tables.get(row.id))
            except Exception:
                log.exception("Table %s cannot go on", row.id)
        self.awake.set()
        log.info("Ready as %s on %d servers.", self.user, len(self.guilds))

    async def _wake(self, table: Table) -> None:
        self.watch_lobby(table, waking=True)
        if table.match is not None:
            await self.windows.wake(table)
        self.minds.watch(table)
        self.boards.want(table.id)
        if table.match is not None:
            self.pings.wake(table)

    def _look_again(self, table_id: int) -> None:
        """A move may have been saved although its caller was told otherwise: nobody has told anybody of it."""

        async def look() -> None:
            await self._wake(await self.tables.get(table_id))

        self.clock.set(("look again", table_id), PATIENCE, look)

    async def close(self) -> None:
        for part in (self.router, self.clock, self.hands, self.boards, self.pings, self.minds):
            await part.close()
        await super().close()
        await self.store.close()

    # What cogs and router use

    def met(self, interaction: Interaction) -> None:
        """Remember how somebody is called, for the pictures, and whether they are allowed here."""
        self.pictures.names[interaction.user.id] = interaction.user.display_name
        self.boards.allow(interaction.channel_id or 0, pictures=interaction.app_permissions.attach_files)

    def speaker(self, interaction: Interaction) -> Text:
        """Words in the language of the one who pressed."""
        return self.words.speaker(str(interaction.locale))

    async def table(self, interaction: Interaction, table_id: int | None) -> Table:
        """The table named, or the asker's latest in the channel. Raises Refused, also for one of another server."""
        if table_id is None:
            return await self.tables.latest(interaction.user.id, interaction.channel_id or 0)
        table = await self.tables.get(table_id)
        if table.row.guild != interaction.guild_id:
            raise Refused("foreign-table", table=str(table_id))
        return table

    async def open_hand(self, interaction: Interaction, table: Table) -> None:
        if table.seat_of(interaction.user.id) is None:
            raise Refused("not-seated")
        if table.match is None:
            raise Refused("closed" if table.row.state == "closed" else "in-lobby")
        await self.hands.open(interaction, table)

    def sentence(self, words: str) -> Post:
        """A message of text alone."""
        return post(words, accent=OVER)

    async def say(self, interaction: Interaction, words: str) -> None:
        """A sentence that only the asker sees."""
        view = self.sentence(words).view
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    async def refuse(self, interaction: Interaction, refused: Refused) -> None:
        """Say why not; nothing has changed."""
        try:
            await self.say(interaction, self.speaker(interaction)(f"refused-{refused.key}", **refused.variables))
        except FAILURES as error:
            log.info("A refusal could not be said: %s", error)

    async def on_failed_command(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, Refused):
            await self.refuse(interaction, cause)
        elif isinstance(cause, FAILURES):
            log.info("An answer did not arrive: %s", cause)
        else:
            log.error("A command failed", exc_info=cause)
            await self.refuse(interaction, Refused("error"))

    # Behind

    def watch_lobby(self, table: Table, _events: Events = (), *, waking: bool = False) -> None:
        """A lobby expires; the time the bot was down does not count against it."""
        key = ("lobby", table.id)
        if table.row.state != "lobby" or table.row.due_at is None:
            self.clock.drop(key)
            return
        left = (table.row.due_at - self.tables.now()) / 1000
        self.clock.set(key, max(left, EXPIRY_GRACE) if waking else left, lambda: self._expire(table.id))

    async def _expire(self, table_id: int) -> None:
        try:
            await self.tables.expire(table_id)
        except Refused:
            return
        self.boards.want(table_id)

    async def _sync(self) -> None:
        """Register the commands only when they changed (PLATFORM A4: 200 creates a day)."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        key = f"commands:{self.application_id}"
        found = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        if await self.store.meta(key) != found:
            await self.tree.sync()
            await self.store.set_meta(key, found)


def point_at(config: Config) -> None:
    """Let discord.py talk to another server than Discord (PLATFORM A10)."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so no warning about it
    asset: Any = discord.asset.Asset
    if config.api:
        discord.http.Route.BASE = config.api
    if config.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(config.gateway)
    if config.cdn:
        asset.BASE = config.cdn


async def run(config: Config, store: Store) -> None:
    """Run the bot until it is closed. Raises discord.LoginFailure for a wrong token."""
    point_at(config)
    bot: Any = Hanapai(config, store)
    try:
        await bot.start(config.token)
    except asyncio.CancelledError:
        log.info("Stopping.")
        raise
    finally:
        await bot.close()
