"""/rules: how a game is played, what scores, and the settings of a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import GAME_CHOICES, TableOption, described
from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.rules_page import rules_post
from bot.tables.table import Refused
from engine import GAMES
from engine.core import Rules


class RulesPages(commands.Cog):
    """Shows the rules as the games declare them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(game=described("option-game"), table=described("option-table"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def rules(self, interaction: Interaction, game: str | None = None, table: TableOption | None = None) -> None:
        key, preset, rules = await self._chosen(interaction, game, table)
        page = rules_post(key, preset, rules, self._desk.reader(interaction).speak)
        await answers.send(interaction, page, ephemeral=True)

    async def _chosen(self, interaction: Interaction, game: str | None, table: int | None) -> tuple[str, str, Rules]:
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
                return found.row.game, found.row.preset, found.rules
        preset = server.preset(game)
        return game, preset, GAMES[game].presets[preset]
