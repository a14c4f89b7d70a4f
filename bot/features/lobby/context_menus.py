"""The entry *Challenge to a game* in a member's context menu."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.lobby.challenge_handlers import games_message
from bot.features.lobby.opening import Opening
from bot.framework.interaction_service import InteractionService
from bot.framework.options import described
from bot.transport import responses
from bot.transport.permissions import may_write
from bot.transport.responses import Interaction


class Menus:
    """Commands in the context menu of a member."""

    def __init__(self, interactions: InteractionService, opening: Opening) -> None:
        self._interactions, self._opening = interactions, opening
        self.challenge = app_commands.ContextMenu(
            name=described("menu-challenge"),
            callback=self._challenge,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        )

    async def _challenge(self, interaction: Interaction, friend: discord.User) -> None:
        may_write(interaction)
        self._opening.friends(interaction.user, [friend])
        text = self._interactions.reader(interaction).speak
        await responses.send(interaction, games_message(friend.id, text), ephemeral=True)
