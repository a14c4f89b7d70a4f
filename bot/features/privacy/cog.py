"""The command /privacy."""

from discord import app_commands
from discord.ext import commands

from bot.features.privacy.handlers import PrivacyHandlers
from bot.framework.options import anywhere, described
from bot.transport.responses import Interaction


class PrivacyCog(commands.Cog):
    """The command that shows the data about the user who types it."""

    def __init__(self, handlers: PrivacyHandlers) -> None:
        self._handlers = handlers

    @app_commands.command(name="privacy", description=described("command-privacy"))
    @anywhere
    async def privacy(self, interaction: Interaction) -> None:
        await self._handlers.show(interaction)
