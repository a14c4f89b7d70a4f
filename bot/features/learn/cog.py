"""The command /learn, which opens a course for newcomers to a game."""

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.learn.handlers import LessonHandlers
from bot.framework.converters import game_meant
from bot.framework.interaction_service import InteractionService
from bot.framework.options import GameOption, anywhere, complete_game, described
from bot.transport.responses import Interaction


class LearnCog(commands.Cog):
    """The command that opens courses."""

    def __init__(self, interactions: InteractionService, lessons: LessonHandlers) -> None:
        self._interactions, self._lessons = interactions, lessons

    @app_commands.command(name="learn", description=described("command-learn"))
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_game)
    @anywhere
    async def learn(self, interaction: Interaction, game: GameOption | None = None) -> None:
        game = await game_meant(interaction, game)
        home = await self._lessons.home(interaction, None)
        await self._lessons.begin(interaction, game or await self._here(interaction), home)

    async def _here(self, interaction: Interaction) -> str:
        """Return the game of the user's table in this channel, otherwise the server's game."""
        try:
            return (await self._interactions.table(interaction, None)).row.game
        except UserError as refused:
            if refused.key != "no-table-here":
                raise
            return self._interactions.server(interaction).game
