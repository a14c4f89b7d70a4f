"""The tables and channels that a user may see."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.games import GAMES
from bot.store import TableRow
from bot.store.records import FinishedMatch
from bot.tables.venue import SERVER, place_of
from bot.transport.responses import Interaction
from engine.core import Seat


class Visibility:
    """The checks of what the user of an interaction may see."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def sees(self, interaction: Interaction, row: TableRow, *, sat: Seat | None) -> bool:
        """Return whether the user may see a table. `sat`: the seat that the user has or had there, or None.

        A user can't see tables on another server, or in a channel that the user can't see. The bot's threads are
        public, so users who see a channel also see its archived threads. Outside of servers, players see their table
        everywhere. Other users see it only in the channel where it is played.
        """
        if place_of(row.guild, row.channel) is not SERVER:
            return sat is not None or (row.channel != 0 and interaction.channel_id == row.channel)
        if row.guild != interaction.guild_id:
            return False
        if interaction.channel_id in (row.channel, row.parent) or sat is not None:
            return True
        guild = self._client.get_guild(row.guild)
        channel = guild and (guild.get_channel_or_thread(row.channel) or guild.get_channel(row.home))
        return channel is not None and self._views(channel, interaction.user)

    def places(self, interaction: Interaction) -> set[int]:
        """Return the ids of the channels and threads of the server that the user sees.

        These are the ones that the bot knows, and the current channel.
        """
        guild = interaction.guild
        known = (*guild.channels, *guild.threads) if guild is not None else ()
        there = {place.id for place in known if self._views(place, interaction.user)}
        return there | {interaction.channel_id or 0}

    def sees_past(self, interaction: Interaction, past: FinishedMatch) -> bool:
        """Return whether the user may see a finished match. No one may see a match of a game that was removed."""
        users = [user for user, _, _ in past.scores]
        sat = users.index(interaction.user.id) if interaction.user.id in users else None
        return past.row.game in GAMES and self.sees(interaction, past.row, sat=sat)

    def _views(self, channel: discord.abc.GuildChannel | discord.Thread, asker: discord.Member | discord.User) -> bool:
        """Return whether the user sees a channel."""
        if not isinstance(asker, discord.Member):
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return False  # its members are not known
        with suppress(discord.ClientException):  # a thread whose channel is not known
            return channel.permissions_for(asker).view_channel
        return False
