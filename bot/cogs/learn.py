"""/learn: a course for newcomers of a game, one decision after the other."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import GAME_CHOICES, described
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.lesson_presses import LessonPresses
from bot.tables.table import Refused


class Learn(commands.Cog):
    """Opens courses."""

    def __init__(self, desk: Desk, lessons: LessonPresses) -> None:
        self._desk, self._lessons = desk, lessons

    @app_commands.command(name="learn", description=described("command-learn"))
    @app_commands.describe(game=described("option-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        await self._lessons.begin(interaction, game or await self._here(interaction))

    async def _here(self, interaction: Interaction) -> str:
        """The game of the asker's table in this channel, else that of the server."""
        try:
            return (await self._desk.table(interaction, None)).row.game
        except Refused as refused:
            if refused.key != "no-table-here":
                raise
            return self._desk.server(interaction).game
