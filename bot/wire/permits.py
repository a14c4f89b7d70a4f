"""Whether somebody may open a table where they ask for one, as the server has chosen, and whether they manage it."""

from __future__ import annotations

from typing import Any

import discord

from bot.people.settings import ServerSettings
from bot.tables.table import Refused
from bot.wire.answers import Interaction


def check_opening(server: ServerSettings, interaction: Interaction) -> None:
    """Check that somebody may open a table where they press or type: every way to open one asks this first. Raises
    Refused."""
    guild: Any = interaction.guild
    check_place(server, guild, interaction.channel)
    member: Any = interaction.user
    check_starter(server, guild, member, manages=interaction.permissions.manage_guild)


def check_place(server: ServerSettings, guild: discord.Guild, channel: Any) -> None:
    """Check that tables may be opened in the channel; a thread is where its channel is. Raises Refused."""
    if not server.channels or {channel.id, getattr(channel, "parent_id", None)} & {*server.channels}:
        return
    there = tuple(f"<#{number}>" for number in server.channels if guild.get_channel(number))
    if not there:
        raise Refused("no-channel-left")
    raise Refused("wrong-channel", channels=there)


def check_starter(server: ServerSettings, guild: discord.Guild, member: discord.Member, *, manages: bool) -> None:
    """Check that somebody has the role that opens tables, or manages the server and could change it. Raises Refused."""
    if server.starters is None or manages or member.get_role(server.starters):
        return
    if guild.get_role(server.starters) is None:
        raise Refused("no-role-left")
    raise Refused("wrong-role", role=f"<@&{server.starters}>")


def check_manages(interaction: Interaction) -> None:
    """Check that somebody may manage the server: commands may be offered to others as well. Raises Refused."""
    if not interaction.permissions.manage_guild:
        raise Refused("manage-server")
