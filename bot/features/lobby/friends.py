"""Who may be challenged, whichever way they are named."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.tables.table import Refused


def check_friends(host: int, friends: Sequence[discord.User | discord.Member]) -> None:
    """Check that these can be invited. Raises Refused for the host, a bot, somebody named twice, and whoever is not on
    the server."""
    for number, user in enumerate(friends):
        if user.id == host:
            raise Refused("challenge-self")
        if user.bot:
            raise Refused("challenge-bot", friend=user.mention)
        if user in friends[:number]:
            raise Refused("asked-twice", friend=user.mention)
        if not isinstance(user, discord.Member):
            raise Refused("challenge-stranger", friend=user.mention)
