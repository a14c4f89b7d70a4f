"""The commands /server-settings for managers of a server, and /preferences and /block for everyone."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.preferences.block_handlers import BlockHandlers
from bot.features.preferences.handlers import SettingHandlers
from bot.framework.options import ZoneOption, anywhere, complete_zone, described
from bot.framework.services import Services
from bot.settings.settings import ZONE, Preferences, ServerSettings
from bot.transport import responses
from bot.transport.permissions import check_manages
from bot.transport.responses import Interaction


class SettingsCog(commands.Cog):
    """Commands for the settings of servers and users."""

    def __init__(self, services: Services, panels: SettingHandlers, blocks: BlockHandlers) -> None:
        self._interactions, self._names = services.interactions, services.names
        self._panels, self._blocks = panels, blocks

    @app_commands.command(name="server-settings", description=described("command-server-settings"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(time_zone=described("option-time-zone"))
    @app_commands.autocomplete(time_zone=complete_zone)
    @app_commands.guild_only()
    async def settings(self, interaction: Interaction, time_zone: ZoneOption | None = None) -> None:
        check_manages(interaction)
        done = True
        if time_zone is not None:
            done = await self._interactions.settings.set_for_guild(interaction.guild_id or 0, ZONE, [time_zone])
        await self._panels.open(interaction, ServerSettings.where, "" if done else "settings-stale")

    @app_commands.command(name="preferences", description=described("command-preferences"))
    @anywhere
    async def preferences(self, interaction: Interaction) -> None:
        await self._panels.open(interaction, Preferences.where)

    @app_commands.command(name="block", description=described("command-block"))
    @app_commands.describe(user=described("option-block-user"))
    @anywhere
    async def block(self, interaction: Interaction, user: discord.User | None = None) -> None:
        said = ""
        if user is not None:
            if user.bot:
                raise UserError("block-bot", person=user.mention)
            self._names.meet(user)
            await self._interactions.settings.blocks.block(interaction.user.id, user.id)
            said = self._interactions.context_for(interaction).speak("block-done", who=user.mention)
        await responses.send(interaction, self._blocks.post(interaction, said=said), ephemeral=True)
