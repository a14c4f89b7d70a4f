"""Permission checks for moderators. A moderator of a table sees its channel and has Manage Messages there."""

from contextlib import suppress

import discord

from bot.errors import UserError
from bot.store import TableRow
from bot.transport.responses import Interaction

Place = discord.abc.GuildChannel | discord.Thread


def check_moderates(interaction: Interaction, row: TableRow) -> None:
    """Check that the user moderates the table.

    Otherwise raises the same UserError as for a table that doesn't exist.
    """
    if row.guild != interaction.guild_id or row.home not in places(interaction):
        raise UserError("not-moderated", table=str(row.id))


def check_manages_here(interaction: Interaction) -> None:
    """Check that the user manages the server. Raises UserError."""
    if not interaction.permissions.manage_guild:
        raise UserError("manages-only")


def places(interaction: Interaction) -> set[int]:
    """Return the ids of the channels and threads that the user sees and where the user has Manage Messages.

    All channels and threads known to the bot are checked, and the channel of the interaction. Another private thread
    counts only if the user has Manage Threads, because the bot doesn't know its members.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return set()
    known = {place.id for place in (*guild.channels, *guild.threads) if _manages(place, member)}
    granted = interaction.permissions
    here = {interaction.channel_id or 0} if granted.view_channel and granted.manage_messages else set[int]()
    return known | here


def _manages(place: Place, member: discord.Member) -> bool:
    with suppress(discord.ClientException):  # the parent channel of the thread is not cached
        granted = place.permissions_for(member)
        inside = granted.manage_threads or not (isinstance(place, discord.Thread) and place.is_private())
        return granted.view_channel and granted.manage_messages and inside
    return False
