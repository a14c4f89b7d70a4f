"""The menu on a person: Challenge to a game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.options import described
from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.challenge_presses import games_post
from bot.messages.desk import Desk
from bot.messages.opening import Opening, may_write


class Menus(commands.Cog):
    """Commands that lie in the menu of a person."""

    def __init__(self, desk: Desk, opening: Opening, tree: app_commands.CommandTree) -> None:
        self._desk, self._opening, self._tree = desk, opening, tree
        self._menu = app_commands.ContextMenu(
            name=described("menu-challenge"),
            callback=self._challenge,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        )

    async def cog_load(self) -> None:
        self._tree.add_command(self._menu)

    async def _challenge(self, interaction: Interaction, friend: discord.User) -> None:
        may_write(interaction)
        self._opening.friends(interaction.user, [friend])
        text = self._desk.reader(interaction).speak
        await answers.send(interaction, games_post(friend.id, text), ephemeral=True)
