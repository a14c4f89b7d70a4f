"""Permission checks for moderators. A moderator of a table sees its channel and has Manage Messages there."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.errors import UserError
from bot.i18n import Text
from bot.store import TableRow
from bot.transport.payload import Button, button
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S

Place = discord.abc.GuildChannel | discord.Thread


def check_moderates(interaction: Interaction, row: TableRow) -> None:
    """Check that the user moderates the table.

    Otherwise raises the same UserError as for a table that doesn't exist.
    """
    if row.guild != interaction.guild_id or row.home not in places(interaction):
        raise UserError("not-moderated", table=str(row.id))


@dataclass(frozen=True, slots=True)
class Powers:
    """A moderator's permissions beyond their channels.

    `suspends`: whether they may suspend members of the server. `manages`: whether they manage the server.
    """

    suspends: bool = False
    manages: bool = False


def powers(interaction: Interaction) -> Powers:
    manages = interaction.permissions.manage_guild
    return Powers(manages or interaction.permissions.moderate_members, manages)


def check_manages_here(interaction: Interaction) -> None:
    """Check that the user manages the server. Raises UserError."""
    if not interaction.permissions.manage_guild:
        raise UserError("manages-only")


def check_suspends_here(interaction: Interaction) -> None:
    """Check that the user may suspend members of the server. Raises UserError."""
    if not powers(interaction).suspends:
        raise UserError("suspends-only")


async def check_outranks(interaction: Interaction, user: int) -> None:
    """Check that another user is not the owner of the server and has no higher role than the moderator.

    Somebody who has left the server can be suspended by any moderator. Raises UserError.
    """
    guild, moderator = interaction.guild, interaction.user
    if guild is None or not isinstance(moderator, discord.Member):
        raise UserError("suspends-only")
    if user == guild.owner_id:
        raise UserError("suspends-owner")
    try:
        async with asyncio.timeout(LONGEST_REQUEST_S):
            member = await guild.fetch_member(user)
    except discord.NotFound:
        return
    except FAILURES as error:
        raise UserError("roles-unknown", person=f"<@{user}>") from error
    if moderator.id != guild.owner_id and member.top_role > moderator.top_role:
        raise UserError("outranked", person=f"<@{user}>")


def granted(key: str, custom_id: str, permission: str, text: Text, *, may: bool) -> Button:
    """Build a button that is greyed out for members without a permission. It then says which one they need.

    `key`: key of its label. `permission`: the permission as in the key of its name.
    """
    label = text(key) if may else text("moderate-needs", what=text(key), permission=text(f"permission-{permission}"))
    made = button(label, custom_id)
    made.disabled = not may
    return made


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
