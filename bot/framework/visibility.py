"""The tables and channels that a user may see."""

from collections.abc import Sequence

import discord

from bot.games import GAMES
from bot.store import TableRow
from bot.store.records import FinishedMatch
from bot.tables.venue import SERVER, place_of
from bot.transport.permissions import can_view
from bot.transport.responses import Interaction
from engine.core import Seat


class Visibility:
    """The checks of what the user of an interaction may see."""

    _client: discord.Client

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
        return channel is not None and can_view(channel, interaction.user)

    def sees_past(self, interaction: Interaction, past: FinishedMatch) -> bool:
        """Return whether the user may see a finished match. No one may see a match of a game that was removed."""
        users = [user for user, _, _ in past.scores]
        sat = users.index(interaction.user.id) if interaction.user.id in users else None
        return past.row.game in GAMES and self.sees(interaction, past.row, sat=sat)


def channels_of(interaction: Interaction) -> Sequence[int]:
    """Return the channels in which to look for a user's table, the nearest first.

    They are used if the user gives no table number. Channel 0 stands for tables outside of servers at which no other
    person plays.
    """
    here = interaction.channel_id or 0
    return (here,) if interaction.guild_id is not None else (here, 0)
