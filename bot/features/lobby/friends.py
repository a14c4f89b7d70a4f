"""Who may be challenged, whichever way they are named."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import UserError
from bot.framework.interaction_service import inside
from bot.transport.responses import Interaction


def check_friends(host: int, friends: Sequence[discord.User | discord.Member]) -> None:
    """Check that these can be invited. Raises UserError for the host, a bot, somebody named twice, and whoever is not
    on the server."""
    check_people(host, friends)
    for user in friends:
        if not isinstance(user, discord.Member):
            raise UserError("challenge-stranger", friend=user.mention)


def check_inside(interaction: Interaction, friends: Sequence[discord.User | discord.Member]) -> None:
    """Check that these can be invited where friends are among themselves. Raises UserError for the host, a bot,
    somebody named twice, and whoever is not there."""
    check_people(interaction.user.id, friends)
    there = {each.id for each in inside(interaction)}
    for user in friends:
        if user.id not in there:
            raise UserError("challenge-outside", friend=user.mention)


def check_people(host: int, friends: Sequence[discord.User | discord.Member]) -> None:
    """Check that these are others, people, and different ones. Raises UserError."""
    for number, user in enumerate(friends):
        if user.id == host:
            raise UserError("challenge-self")
        if user.bot:
            raise UserError("challenge-bot", friend=user.mention)
        if user in friends[:number]:
            raise UserError("asked-twice", friend=user.mention)
