"""/leaderboard shows who wins most here; /verify deals a finished match again."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import GAME_CHOICES, TableOption, complete_table, described
from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.post import post
from bot.messages.sharing import Sharing
from bot.tables.table import Refused


class Records(commands.Cog):
    """Who wins, and whether a match was dealt honestly."""

    def __init__(self, desk: Desk, sharing: Sharing) -> None:
        self._desk, self._sharing = desk, sharing

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(game=described("option-game"), table=described("option-table"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, table: TableOption | None = None
    ) -> None:
        await self._sharing.leaderboard(interaction, game or await self._game(interaction, table))

    @app_commands.command(name="verify", description=described("command-verify"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._desk.table(interaction, table)
        if found.row.state == "over":
            await self._sharing.deal(interaction, found)
            return
        text = self._desk.reader(interaction).speak
        title = text("verify-title", table=str(found.id))
        sealed = post(title, text("verify-running", commitment=found.commitment))
        await answers.send(interaction, sealed, ephemeral=True)

    async def _game(self, interaction: Interaction, table: int | None) -> str:
        try:
            return (await self._desk.table(interaction, table)).row.game
        except Refused as refused:
            if refused.key != "no-table-here":
                raise
            return self._desk.server(interaction).game
