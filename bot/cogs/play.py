"""/play and /challenge open a lobby; /table shows a table again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.options import (
    ALOUD,
    GAME_CHOICES,
    LEVEL_CHOICES,
    PresetOption,
    TableOption,
    complete_preset,
    complete_table,
    described,
)
from bot.messages.answers import Interaction
from bot.messages.boards import Boards
from bot.messages.desk import Desk
from bot.messages.opening import Opening, may_write
from bot.tables.table import Refused


class Play(commands.Cog):
    """Opens tables and shows them again."""

    def __init__(self, desk: Desk, opening: Opening, boards: Boards) -> None:
        self._desk, self._opening, self._boards = desk, opening, boards

    @app_commands.command(name="play", description=described("command-play"), extras=ALOUD)
    @app_commands.describe(
        game=described("option-game"),
        preset=described("option-preset"),
        computers=described("option-computers"),
        level=described("option-level"),
        advice=described("option-advice"),
    )
    @app_commands.choices(game=GAME_CHOICES, level=LEVEL_CHOICES)
    @app_commands.autocomplete(preset=complete_preset)
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        preset: PresetOption | None = None,
        computers: bool = False,
        level: str | None = None,
        advice: bool = False,
    ) -> None:
        table = await self._opening.open(interaction, game, preset, (), advice=advice)
        if computers or level:
            await self._opening.begin_with_computers(interaction, table, level)

    @app_commands.command(name="challenge", description=described("command-challenge"), extras=ALOUD)
    @app_commands.describe(
        friend=described("option-friend"),
        friend2=described("option-friend"),
        friend3=described("option-friend"),
        game=described("option-game"),
        preset=described("option-preset"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(preset=complete_preset)
    @app_commands.guild_only()
    async def challenge(
        self,
        interaction: Interaction,
        friend: discord.User,
        friend2: discord.User | None = None,
        friend3: discord.User | None = None,
        game: str | None = None,
        preset: PresetOption | None = None,
    ) -> None:
        friends = [user for user in (friend, friend2, friend3) if user is not None]
        await self._opening.open(interaction, game, preset, self._opening.friends(interaction.user, friends))

    @app_commands.command(name="table", description=described("command-table"), extras=ALOUD)
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def table(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._desk.table(interaction, table)
        if found.row.state == "closed":
            raise Refused("closed")
        if found.row.channel != interaction.channel_id:
            raise Refused("other-channel", channel=f"<#{found.row.channel}>", table=str(found.id))
        may_write(interaction)
        await self._boards.open(interaction, found)
