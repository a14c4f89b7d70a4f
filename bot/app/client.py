"""The bot put together: client, store, tables, hands, boards, computer players, commands."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from discord.ext import commands

from bot.app.ending import closed
from bot.cogs.changes import Changes
from bot.cogs.play import Play
from bot.cogs.records import Records
from bot.cogs.rules import RulesPages
from bot.cogs.seat import Seats
from bot.config import Config
from bot.messages import answers
from bot.messages.answers import FAILURES, UNSAVED, Interaction
from bot.messages.boards import Boards
from bot.messages.hands import Hands
from bot.messages.names import Names
from bot.messages.pace import Pace
from bot.messages.pictures import Pictures
from bot.messages.pings import Pings
from bot.messages.post import OVER, Post, post
from bot.messages.reader import Readers
from bot.messages.router import Router
from bot.messages.tree import Tree, register
from bot.store import Store, StoreError
from bot.tables.clock import Clock
from bot.tables.computers import PATIENCE, Computers
from bot.tables.matches import Events, Tables, seated
from bot.tables.sweep import Sweep
from bot.tables.table import Refused, Table
from bot.tables.windows import Windows
from bot.words import Words

log = logging.getLogger(__name__)

EXPIRY_GRACE = 5 * 60
"""Seconds a lobby still has when its time ran out while the bot was down."""


class Hanapai(commands.AutoShardedBot):
    """The client. It needs the guilds intent and no privileged one."""

    def __init__(self, config: Config, store: Store) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.05 if config.api else 2.0,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.store = store
        self.words = Words(strict=config.strict)
        self.pace = Pace()
        self.names = Names(self, self.pace.turn_of_all)
        self.pictures = Pictures(self.words, self.names.of)
        self.clock = Clock()
        self.tables = Tables(store)
        self.tables.claim_time = config.claim_time
        self.readers = Readers(self.words, self.pictures)
        self.hands = Hands(self.tables, self.readers)
        self.boards = Boards(self, self.tables, self.readers, self.names, self.pace)
        self.pings = Pings(self, self.tables, self.hands, self.clock, self.boards, self.readers)
        self.computers = Computers(self.tables, self.clock, claim_pause=config.claim_pause[0] / 3)
        self.windows = Windows(self.tables, self.clock, config.claim_pause)
        self.sweep = Sweep(self.tables)
        self.router = Router(self)
        self.tables.watchers.append(self.watch_lobby)
        self.tables.unsure = self._look_again
        self.awake = asyncio.Event()

    async def setup_hook(self) -> None:
        for cog in (Play, Seats, Records, RulesPages, Changes):
            await self.add_cog(cog(self))
        self.add_listener(self.router.on_interaction)
        self.tree.error(self.on_failed_command)
        await register(self, self.store)

    async def on_ready(self) -> None:
        """After every start: computers go on, deadlines count again, and every table shows what was saved."""
        if self.awake.is_set():
            return
        if not await self._wake_all():
            self.clock.set("wake", PATIENCE, self.on_ready)
            return
        self.sweep.start()
        self.awake.set()
        log.info("Ready as %s on %d servers.", self.user, len(self.guilds))

    async def _wake_all(self) -> bool:
        """False if the database does not tell now which tables there are."""
        try:
            rows = [*await self.store.open_tables(), *await self.store.unshown_tables()]
            noted = await self.store.metas("ping:")
        except StoreError as error:
            log.error("The tables cannot go on yet: %s", error)
            return False
        for row in rows:
            try:
                await self._wake(await self.tables.get(row.id))
            except Exception:
                log.exception("Table %s cannot go on", row.id)
        # a message beside a table that has ended since is all that is left of it
        for number in {int(key.removeprefix("ping:")) for key in noted} - {row.id for row in rows}:
            with suppress(Refused):
                await self.pings.wake(await self.tables.get(number))
        return True

    async def _wake(self, table: Table) -> None:
        self.watch_lobby(table, waking=True)
        if table.match is not None:
            await self.windows.wake(table)
        self.computers.watch(table)
        await self.show_again(table)

    async def show_again(self, table: Table) -> None:
        """See that everybody is shown what is saved, and whoever is asked is called."""
        self.boards.look_again([table.id])
        self.hands.want(table)
        await self.pings.wake(table)

    async def _show_again(self, table_id: int) -> None:
        with suppress(Refused):
            await self.show_again(await self.tables.get(table_id))

    def _look_again(self, table_id: int) -> None:
        """A move may have been saved although its caller was told otherwise: nobody has told anybody of it."""

        async def look() -> None:
            try:
                await self._wake(await self.tables.get(table_id))
            except Refused as refused:
                if refused.key in UNSAVED:
                    self._look_again(table_id)

        self.clock.set(("look again", table_id), PATIENCE, look)

    async def close(self) -> None:
        """Answer what is under way, then end everything, in a few seconds whatever hangs."""
        parts = (self.sweep, self.names, self.hands, self.boards, self.pings, self.computers)
        shown = [part.close for part in parts]
        await closed([self.router.close], [self.clock.close], shown, [super().close], [self.store.close])

    # What cogs and router use

    def met(self, interaction: Interaction) -> None:
        """Remember how somebody is called, for the pictures, and what is allowed here. Raises Refused where the bot
        is not on the server."""
        if interaction.guild_id is None or self.get_guild(interaction.guild_id) is None:
            raise Refused("not-here")
        self.names.meet(interaction.user)
        channel, thread = interaction.channel_id or 0, isinstance(interaction.channel, discord.Thread)
        for number in self.boards.doors.pressed(channel, interaction.app_permissions, thread=thread):
            self.clock.set(("show again", number), 0, partial(self._show_again, number))

    async def table(self, interaction: Interaction, table_id: int | None) -> Table:
        """The table named, or the asker's latest in the channel. Raises Refused, also for one they cannot see."""
        if table_id is None:
            table = await self.tables.latest(interaction.user.id, interaction.channel_id or 0)
        else:
            table = await self.tables.get(table_id)
        if not self._sees(interaction, table):
            raise Refused("no-table", table=str(table_id))
        if table.match is None or self.tables.time_of(table.match) is None:
            # what several are asked in secret must not show who has pressed
            self.boards.stir(table)
        return table

    def _sees(self, interaction: Interaction, table: Table) -> bool:
        """Whether a table exists for somebody: on another server, or in a channel that they cannot see, it does not."""
        row, asker = table.row, interaction.user
        if row.guild != interaction.guild_id:
            return False
        if row.channel == interaction.channel_id or table.seat_of(asker.id) is not None:
            return True
        guild = self.get_guild(row.guild)
        channel = guild and guild.get_channel_or_thread(row.channel)
        if channel is None or not isinstance(asker, discord.Member):
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return False  # who is inside is not known from outside
        with suppress(discord.ClientException):  # a thread whose channel is not known
            return channel.permissions_for(asker).view_channel
        return False

    async def open_hand(self, interaction: Interaction, table: Table) -> None:
        seated(table, interaction.user.id)
        await self.hands.open(interaction, table)

    def sentence(self, words: str) -> Post:
        """A message of text alone."""
        return post(words, accent=OVER)

    async def say(self, interaction: Interaction, words: str) -> None:
        """A sentence that only the asker sees."""
        await answers.send(interaction, self.sentence(words), ephemeral=True)

    async def refuse(self, interaction: Interaction, refused: Refused) -> None:
        """Say why not; nothing has changed."""
        try:
            await self.say(
                interaction, self.readers.of(interaction).speak(f"refused-{refused.key}", **refused.variables)
            )
        except FAILURES as error:
            log.info("A refusal could not be said: %s", error)

    async def on_failed_command(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, Refused):
            await self.refuse(interaction, cause)
        elif isinstance(cause, FAILURES):
            log.info("An answer did not arrive: %s", cause)
            answers.give_up(interaction)
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
        except Refused as refused:
            if refused.key in UNSAVED:
                self.clock.set(("lobby", table_id), PATIENCE, lambda: self._expire(table_id))
            return
        self.boards.want(table_id)


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
    finally:
        await bot.close()
