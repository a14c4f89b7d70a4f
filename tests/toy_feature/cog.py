"""/toss: heads or tails."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.framework.options import described
from bot.transport.responses import Interaction
from tests.toy_feature.handlers import TossHandlers


class TossCog(commands.Cog):
    """Command that flips a coin for the user."""

    def __init__(self, handlers: TossHandlers) -> None:
        self._handlers = handlers

    @app_commands.command(name="toss", description=described("command-toss"))
    @app_commands.guild_only()
    async def toss(self, interaction: Interaction) -> None:
        await self._handlers.open(interaction)
