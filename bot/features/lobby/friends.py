"""Checks of challenged users, shared by all ways to challenge them."""

from collections.abc import Sequence

import discord

from bot.errors import UserError
from bot.transport.display_names import inside
from bot.transport.responses import Interaction


def check_friends(host: int, friends: Sequence[discord.User | discord.Member]) -> None:
    """Check that the host may invite these users on a server.

    Raises UserError if one of them is the host, a bot, named twice, or not a member of the server.
    """
    check_people(host, friends)
    for user in friends:
        if not isinstance(user, discord.Member):
            raise UserError("challenge-stranger", friend=user.mention)


def check_inside(interaction: Interaction, friends: Sequence[discord.User | discord.Member]) -> None:
    """Check that the host may invite these users in a group chat or a direct message.

    Raises UserError if one of them is the host, a bot, named twice, or not in that chat.
    """
    check_people(interaction.user.id, friends)
    there = {each.id for each in inside(interaction)}
    for user in friends:
        if user.id not in there:
            raise UserError("challenge-outside", friend=user.mention)


def check_people(host: int, friends: Sequence[discord.User | discord.Member]) -> None:
    """Check that none of these users is the host, a bot, or named twice. Raises UserError."""
    for number, user in enumerate(friends):
        if user.id == host:
            raise UserError("challenge-self")
        if user.bot:
            raise UserError("challenge-bot", friend=user.mention)
        if user in friends[:number]:
            raise UserError("asked-twice", friend=user.mention)
