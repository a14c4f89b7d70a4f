"""Permissions of users and of the bot.

A user needs permission to open tables (the server decides who may) or to manage the server. The bot needs permission to
write, to mention roles, and to give roles.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any

import discord

from bot.errors import UserError
from bot.settings.setting_kinds import Setting
from bot.settings.settings import ServerSettings
from bot.transport.responses import Interaction


def check_opening(server: ServerSettings, interaction: Interaction) -> None:
    """Check that the user may open a table in the channel of this interaction. Raises UserError.

    Every way to open a table calls this first.
    """
    guild: Any = interaction.guild
    check_place(server, guild, interaction.channel)
    member: Any = interaction.user
    check_starter(server, guild, member, manages=interaction.permissions.manage_guild)


def check_place(server: ServerSettings, guild: discord.Guild, channel: Any) -> None:
    """Check that tables may be opened in the channel. A thread counts as its parent channel. Raises UserError."""
    if not server.channels or {channel.id, getattr(channel, "parent_id", None)} & {*server.channels}:
        return
    there = tuple(f"<#{number}>" for number in server.channels if guild.get_channel(number))
    if not there:
        raise UserError("no-channel-left")
    raise UserError("wrong-channel", channels=there)


def check_starter(server: ServerSettings, guild: discord.Guild, member: discord.Member, *, manages: bool) -> None:
    """Check that the member has the role that opens tables. Raises UserError.

    A member who manages the server needs no role, because they could change this setting.
    """
    if server.starters is None or manages or member.get_role(server.starters):
        return
    if guild.get_role(server.starters) is None:
        raise UserError("no-role-left")
    raise UserError("wrong-role", role=f"<@&{server.starters}>")


def can_view(channel: discord.abc.GuildChannel | discord.Thread, user: discord.Member | discord.User) -> bool:
    """Return whether the user sees a channel. False for private threads, because their members are not known."""
    if not isinstance(user, discord.Member) or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    with suppress(discord.ClientException):  # a thread whose channel is not known
        return channel.permissions_for(user).view_channel
    return False


def visible_channels(interaction: Interaction) -> set[int]:
    """Return the ids of the channels and threads of the server that the user sees.

    These are the ones that the bot knows, and the current channel.
    """
    guild = interaction.guild
    known = (*guild.channels, *guild.threads) if guild is not None else ()
    return {channel.id for channel in known if can_view(channel, interaction.user)} | {interaction.channel_id or 0}


OUTSIDE = "outside"
"""Key in an interaction's extras, set by `ChannelAccess`: whether it is from a private thread without the bot."""


def outside(interaction: Interaction) -> bool:
    """Return whether an interaction comes from a private thread that the bot is not in.

    In such a thread the bot can only answer interactions.
    """
    return bool(interaction.extras.get(OUTSIDE))


def can_write(channel: Any, allowed: discord.Permissions | None = None) -> bool:
    """Return whether the bot may write in a channel or thread.

    `allowed`: its permissions there, if they are known better than from the cache. False for a thread whose parent
    channel is not known.
    """
    if allowed is None:
        with suppress(discord.ClientException):
            allowed = channel.permissions_for(channel.guild.me)
    if allowed is None or not allowed.view_channel:
        return False
    return allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages


def may_post(interaction: Interaction) -> bool:
    """Return whether the bot may send messages of its own in this channel."""
    return can_write(interaction.channel, interaction.app_permissions) and not outside(interaction)


def may_write(interaction: Interaction) -> None:
    """Check that the bot may post a table in this channel. Raises UserError."""
    if outside(interaction):
        raise UserError("not-in-thread", me=f"<@{interaction.application_id}>")
    if not may_post(interaction):
        raise UserError("no-send")


def check_manages(interaction: Interaction) -> None:
    """Check that the user may manage the server. Raises UserError.

    This is necessary because a server can offer the commands to other users too.
    """
    if not interaction.permissions.manage_guild:
        raise UserError("manage-server")


Permitted = Mapping[int, discord.Permissions]
"""The bot's permissions by channel id, as Discord has just sent them with an interaction."""
UNSAID: Permitted = MappingProxyType({})


def allowed_in(guild: discord.Guild, channel: int, said: Permitted = UNSAID) -> discord.Permissions | None:
    """Return the bot's permissions in a channel of the guild. None: the channel is gone.

    `said`: permissions in some channels that are newer than the cached ones.
    """
    found = guild.get_channel(channel)
    return said[channel] if channel in said else found and found.permissions_for(guild.me)


def written_in(guild: discord.Guild, channel: int, said: Permitted = UNSAID) -> bool | None:
    """Return whether the bot may write in a channel of the guild. None: the channel is gone."""
    allowed = allowed_in(guild, channel, said)
    return None if allowed is None else can_write(guild.get_channel(channel), allowed)


def log_channel(guild: discord.Guild, channel: int) -> discord.TextChannel | str:
    """Return the text channel with that id if the bot may write there.

    Otherwise return the obstacle: `gone` (no such text channel) or `shut` (no permission).
    """
    found = guild.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        return "gone"
    return found if can_write(found) else "shut"


def all_see(guild: discord.Guild, here: Any, channel: int) -> bool:
    """Return whether everyone who can read the channel or thread `here` can also see `channel`.

    Return False if this is unknown.
    """
    if here.id == channel:
        return True
    inside = here.parent if isinstance(here, discord.Thread) else here
    there = guild.get_channel_or_thread(channel)
    if isinstance(there, discord.Thread):
        there = None if there.is_private() else there.parent
    if inside is None or there is None:
        return False
    everybody = there.permissions_for(guild.default_role).view_channel and False not in _viewing(there).values()
    return inside.id == there.id or everybody or _viewing(inside) == _viewing(there)


def _viewing(channel: discord.abc.GuildChannel) -> dict[int, bool]:
    """Return whether a channel's permission overwrites let each role or user see it, by id.

    Roles and users without such an overwrite are left out.
    """
    said = {who.id: rule.view_channel for who, rule in channel.overwrites.items()}
    return {who: sees for who, sees in said.items() if sees is not None}


def mentioned_by_us(guild: discord.Guild, role: int, channel: int | None = None) -> bool | None:
    """Return whether the bot may mention a role in that channel, or on the server if none is given.

    None: the role is gone.
    """
    found, place = guild.get_role(role), guild.get_channel_or_thread(channel) if channel is not None else None
    if found is None:
        return None
    allowed = guild.me.guild_permissions
    with suppress(discord.ClientException):  # a thread whose parent channel is not known
        allowed = place.permissions_for(guild.me) if place is not None else allowed
    return found.mentionable or allowed.mention_everyone


def unable_to_give(guild: discord.Guild, role: int) -> str:
    """Return why the bot can't give a role to members, as the end of a message key. "" if it can.

    The reasons are: the role is gone, an integration manages it, the bot lacks the permission, or the role is not below
    the bot's own role.
    """
    found, me = guild.get_role(role), guild.me
    if found is None:
        return "role-gone"
    if found.managed or found.is_default():
        return "role-managed"
    if not me.guild_permissions.manage_roles:
        return "role-permission"
    return "" if found < me.top_role else "role-above"


def troubles(
    setting: Setting, value: Any, guild: discord.Guild, said: Permitted = UNSAID
) -> Mapping[str, Sequence[int]]:
    """Return why a setting would not work with that value. The result maps each obstacle to channel or role ids.

    An obstacle is the end of a message key: `gone`, `shut`, or why a role can't be given. `said`: permissions in some
    channels that are newer than the cached ones.
    """
    match setting.kind:
        case "flag":
            return {"shut": ()} if setting.needs and not getattr(guild.me.guild_permissions, setting.needs) else {}
        case "channels":
            allowed = {number: allowed_in(guild, number, said) for number in value}
            gone = [number for number, may in allowed.items() if may is None]
            shut = [number for number, may in allowed.items() if may is not None and not _plays(may)]
            return {wrong: found for wrong, found in (("gone", gone), ("shut", shut)) if found}
        case "channel":
            good, wrong = written_in(guild, value, said), "shut"
        case "role" if setting.given:
            good, wrong = False, unable_to_give(guild, value).removeprefix("role-")
        case "role":
            there = guild.get_role(value) is not None
            good, wrong = mentioned_by_us(guild, value) if setting.mentioned else there or None, "shut"
        case _:
            return {}
    return {} if good or not wrong else {"gone" if good is None else wrong: (value,)}


def _plays(allowed: discord.Permissions) -> bool:
    """Return whether these permissions of the bot in a channel let it post tables there, also in threads."""
    return allowed.view_channel and (allowed.send_messages or allowed.send_messages_in_threads)
