"""Gateway events about guilds and channels. They make the bot show tables again or close them for good."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord.abc import GuildChannel
from discord.ext import commands

from bot.errors import UserError
from bot.live.resync import Resync
from bot.live.table_messages import TableMessages
from bot.store.deadlines import shard_of
from bot.tables.events import Closed, LobbyChanged, MatchEvent, TableEvent, handles
from bot.tables.guild_removals import GuildRemovals
from bot.tables.registry import TableRegistry

log = logging.getLogger(__name__)


class GatewayEventsCog(commands.Cog):
    """A listener to all gateway events that affect tables, except presses."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        registry: TableRegistry,
        table_messages: TableMessages,
        resync: Resync,
        guild_removals: GuildRemovals,
        awake: asyncio.Event,
    ) -> None:
        self._client, self._registry, self._table_messages, self._resync, self._awake = (
            client,
            registry,
            table_messages,
            resync,
            awake,
        )
        self._guild_removals = guild_removals
        self._listed: dict[int, list[int]] = {}
        self._missed: dict[int, set[int]] = {}

    def listed(self, ready: Mapping[str, Any]) -> None:
        """Store the guilds that READY lists for a shard, including unavailable ones."""
        self._guild_removals.application = int(ready["application"]["id"])
        self._listed[int(ready["shard"][0])] = [int(guild["id"]) for guild in ready["guilds"]]

    @handles(LobbyChanged, MatchEvent, Closed)
    def on_table_changed(self, event: TableEvent) -> None:
        """Note a table that changes while its shard is disconnected, because Discord's events about it may be lost."""
        row = event.table.row
        if (missed := self._missed.get(shard_of(row.guild, self._shards))) is not None:
            missed.add(row.id)

    @property
    def _shards(self) -> int:
        return self._client.shard_count or 1

    # A shard is connected again: show tables again whose changes Discord or the bot may have missed

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        if not self._missed:
            self._registry.events.subscribe(self)
        self._missed.setdefault(shard_id, set())

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        # find the guilds that removed the bot while the shard was disconnected
        if (present := self._listed.pop(shard_id, None)) is not None:
            with suppress(UserError):
                _log(await self._guild_removals.reconcile(present, shard_id, self._shards))
        if self._awake.is_set():
            await self._shard_again(shard_id)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        await self._shard_again(shard_id)

    async def _shard_again(self, shard_id: int) -> None:
        missed = self._missed.pop(shard_id, set[int]())
        if not self._missed:
            self._registry.events.unsubscribe(self)
        await self._show_again(missed | self._table_messages.channel_access.shard_changed(shard_id, self._shards))

    # Changes after which Discord may allow requests that it refused before

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._show_again(self._table_messages.channel_access.server_changed(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        with suppress(UserError):
            await self._guild_removals.arrived(guild.id)
        await self._show_again(self._table_messages.channel_access.server_changed(guild.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        if role.is_default() or role in role.guild.me.roles:
            await self._show_again(self._table_messages.channel_access.server_changed(role.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await self._show_again(self._table_messages.channel_access.server_changed(role.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if self._client.user is not None and member.id == self._client.user.id:
            await self._show_again(self._table_messages.channel_access.server_changed(member.guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: GuildChannel, channel: GuildChannel) -> None:
        channel_access = self._table_messages.channel_access
        for place in (channel.id, *channel_access.threads(channel.id)):
            await self._show_again(channel_access.changed(place))

    @commands.Cog.listener("on_thread_join")
    @commands.Cog.listener("on_thread_create")
    async def on_thread_seen(self, thread: discord.Thread) -> None:
        """Show tables again in a thread that the bot could not see before."""
        await self._show_again(self._table_messages.channel_access.changed(thread.id))

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        self._table_messages.channel_access.left(thread)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        if payload.data["thread_metadata"]["archived"]:
            self._table_messages.calm(payload.thread_id)
        await self._show_again(self._table_messages.channel_access.changed(payload.thread_id))

    # Deletions, which can't be undone

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a guild that removed the bot.

        An outage of the guild does not close them, because Discord sends a different event for it.
        """
        self._table_messages.channel_access.server_changed(guild.id)
        try:
            _log(await self._guild_removals.left(guild.id))
        except UserError as refused:
            log.warning(
                "Server %d removed the bot, but this was not saved (%s); will retry at the next start.",
                guild.id,
                refused.key,
            )
        finally:
            self._table_messages.channel_access.forget(guild=guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        self._table_messages.channel_access.changed(channel.id)
        await self._close(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self._table_messages.channel_access.changed(payload.thread_id)
        await self._close(payload.thread_id)

    async def _close(self, channel: int) -> None:
        try:
            _log(await self._registry.close_tables(channel=channel))
        except UserError:
            return
        finally:
            self._table_messages.channel_access.forget(channel=channel)

    async def _show_again(self, tables: Iterable[int]) -> None:
        for table_id in tables:
            try:
                await self._resync.show_again(await self._registry.get(table_id))
            except UserError as refused:
                log.info("Table %s not checked again (%s).", table_id, refused.key)


def _log(closed: Sequence[int]) -> None:
    if closed:
        log.info("Closed because their channel or server is gone: tables %s.", ", ".join(map(str, closed)))


def hear_ready(client: discord.Client, listed: Callable[[Mapping[str, Any]], None]) -> None:
    """Call `listed` with each READY event before discord.py parses it.

    READY may no longer list a guild that discord.py still keeps. The caller can find such guilds.
    """
    parsers: dict[str, Any] = client._connection.parsers  # pyright: ignore[reportPrivateUsage]
    parse = parsers["READY"]

    def ready(data: Mapping[str, Any]) -> None:
        listed(data)
        parse(data)

    parsers["READY"] = ready
