"""/hand opens the asker's hand again; /resign gives a match up."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import TableOption, complete_table, described
from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.hands import Hands
from bot.messages.resigning import resign_post
from bot.tables.matches import playing, seated


class Seats(commands.Cog):
    """Commands of those who sit at a table."""

    def __init__(self, desk: Desk, hands: Hands) -> None:
        self._desk, self._hands = desk, hands

    @app_commands.command(name="hand", description=described("command-hand"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._desk.table(interaction, table)
        seated(found, interaction.user.id)
        await self._hands.open(interaction, found)

    @app_commands.command(name="resign", description=described("command-resign"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def resign(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._desk.table(interaction, table)
        _, seat = playing(found, interaction.user.id)
        asks = resign_post(found, seat, self._desk.reader(interaction).speak)
        await answers.send(interaction, asks, ephemeral=True)
