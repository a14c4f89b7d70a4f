"""Whether the bot may give somebody a role, and why not."""

from __future__ import annotations

import discord


def trouble(guild: discord.Guild, role: int) -> str:
    """Why a role cannot be given, as the end of the key of a sentence: it is gone, an integration manages it, the bot
    lacks the permission, or it is not below the bot's own; "" if it can be."""
    found, me = guild.get_role(role), guild.me
    if found is None:
        return "role-gone"
    if found.managed or found.is_default():
        return "role-managed"
    if not me.guild_permissions.manage_roles:
        return "role-permission"
    return "" if found < me.top_role else "role-above"
