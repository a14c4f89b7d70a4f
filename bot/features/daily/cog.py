"""The command /daily, which shows today's deal."""

from discord import app_commands
from discord.ext import commands

from bot.features.daily.handlers import DailyHandlers
from bot.framework.options import anywhere, described
from bot.transport.responses import Interaction


class DailyCog(commands.Cog):
    """The command that shows today's deal privately."""

    def __init__(self, presses: DailyHandlers) -> None:
        self._presses = presses

    @app_commands.command(name="daily", description=described("command-daily"))
    @anywhere
    async def daily(self, interaction: Interaction) -> None:
        await self._presses.open(interaction)
