"""/rules: how a game is played, what scores, and the settings of a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import GAME_CHOICES, TableOption, complete_table, described
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.rules_page import Book
from bot.messages.rules_presses import RulesPresses
from bot.tables.table import Refused


class RulesPages(commands.Cog):
    """Shows the rules as the games declare them."""

    def __init__(self, desk: Desk, pages: RulesPresses) -> None:
        self._desk, self._pages = desk, pages

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(game=described("option-game"), table=described("option-table"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def rules(self, interaction: Interaction, game: str | None = None, table: TableOption | None = None) -> None:
        await self._pages.open(interaction, await self._chosen(interaction, game, table))

    async def _chosen(self, interaction: Interaction, game: str | None, table: int | None) -> Book:
        """The game asked for with the rules that the server has chosen, or the rules of a table."""
        server = self._desk.server(interaction)
        if game is None or table is not None:
            try:
                found = await self._desk.table(interaction, table)
            except Refused as refused:
                if refused.key != "no-table-here":
                    raise
                game = server.game
            else:
                return Book.of(found)
        return Book.by_preset(game, server.preset(game))
