"""The command /puzzle."""

from discord import app_commands
from discord.ext import commands

from bot.features.puzzles.handlers import PuzzleHandlers
from bot.framework.converters import game_meant
from bot.framework.interaction_service import InteractionService
from bot.framework.options import GameOption, anywhere, complete_game, described
from bot.transport.responses import Interaction


class PuzzleCog(commands.Cog):
    """The command that opens puzzles."""

    def __init__(self, interactions: InteractionService, puzzles: PuzzleHandlers) -> None:
        self._interactions, self._puzzles = interactions, puzzles

    @app_commands.command(name="puzzle", description=described("command-puzzle"))
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_game)
    @anywhere
    async def puzzle(self, interaction: Interaction, game: GameOption | None = None) -> None:
        await self._puzzles.begin(interaction, await game_meant(interaction, game))
