"""The command /replay."""

from discord import app_commands
from discord.ext import commands

from bot.features.replay.handlers import ReplayHandlers
from bot.framework.options import TableOption, anywhere, complete_table, described
from bot.transport.responses import Interaction


class ReplayCog(commands.Cog):
    """The command that opens replays of finished matches."""

    def __init__(self, replays: ReplayHandlers) -> None:
        self._replays = replays

    @app_commands.command(name="replay", description=described("command-replay"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def replay(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self._replays.open(interaction, table)
