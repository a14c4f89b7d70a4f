"""The command /review."""

from discord import app_commands
from discord.ext import commands

from bot.features.review.handlers import ReviewHandlers
from bot.framework.options import TableOption, anywhere, complete_table, described
from bot.transport.responses import Interaction


class ReviewCog(commands.Cog):
    """The command that opens reviews."""

    def __init__(self, reviews: ReviewHandlers) -> None:
        self._reviews = reviews

    @app_commands.command(name="review", description=described("command-review"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def review(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self._reviews.open(interaction, table)
