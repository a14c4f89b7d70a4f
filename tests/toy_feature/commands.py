"""/toss: head or tail."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.framework.options import described
from bot.transport.responses import Interaction
from tests.toy_feature.presses import TossPresses


class Toss(commands.Cog):
    """Throws a coin for whoever asks."""

    def __init__(self, presses: TossPresses) -> None:
        self._presses = presses

    @app_commands.command(name="toss", description=described("command-toss"))
    @app_commands.guild_only()
    async def toss(self, interaction: Interaction) -> None:
        await self._presses.open(interaction)
