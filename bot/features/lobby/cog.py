"""The commands /play, /challenge, /table and /open-tables."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.lobby.asleep_handlers import AsleepHandlers
from bot.features.lobby.open_tables_handlers import OpenTablesHandlers
from bot.features.lobby.opening import Opening
from bot.framework.converters import game_meant, preset_meant
from bot.framework.options import (
    ALOUD,
    LEVEL_CHOICES,
    GameOption,
    PresetOption,
    TableOption,
    anywhere,
    complete_game,
    complete_preset,
    complete_table,
    described,
)
from bot.framework.services import Services
from bot.transport.permissions import may_write
from bot.transport.responses import Interaction
from bot.ui.asleep_message import PlayRequest


class LobbyCog(commands.Cog):
    """The commands that open tables, and show tables that are already open."""

    def __init__(
        self, services: Services, opening: Opening, asleep: AsleepHandlers, tables: OpenTablesHandlers
    ) -> None:
        self._interactions, self._opening = services.interactions, opening
        self._table_messages, self._asleep, self._tables = services.table_messages, asleep, tables

    @app_commands.command(name="play", description=described("command-play"), extras=ALOUD)
    @app_commands.describe(
        game=described("option-game"),
        rules=described("option-rules"),
        against_computers=described("option-against-computers"),
        level=described("option-level"),
        advice=described("option-advice"),
    )
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.autocomplete(game=complete_game, rules=complete_preset)
    @anywhere
    async def play(
        self,
        interaction: Interaction,
        game: GameOption | None = None,
        rules: PresetOption | None = None,
        against_computers: bool = False,
        level: str | None = None,
        advice: bool = False,
    ) -> None:
        game = await game_meant(interaction, game)
        preset = await preset_meant(interaction, game, rules)
        await self._asleep.play(interaction, PlayRequest(game, preset, against_computers, level, advice))

    @app_commands.command(name="challenge", description=described("command-challenge"), extras=ALOUD)
    @app_commands.describe(
        friend=described("option-friend"),
        friend2=described("option-friend2"),
        friend3=described("option-friend3"),
        game=described("option-game"),
        rules=described("option-rules"),
    )
    @app_commands.autocomplete(game=complete_game, rules=complete_preset)
    @anywhere
    async def challenge(
        self,
        interaction: Interaction,
        friend: discord.User,
        friend2: discord.User | None = None,
        friend3: discord.User | None = None,
        game: GameOption | None = None,
        rules: PresetOption | None = None,
    ) -> None:
        friends = [user for user in (friend, friend2, friend3) if user is not None]
        game = await game_meant(interaction, game)
        preset = await preset_meant(interaction, game, rules)
        if interaction.guild_id is None:
            await self._opening.among_friends(interaction, game, preset, friends)
            return
        await self._opening.open(interaction, game, preset, self._opening.friends(interaction.user, friends))

    @app_commands.command(name="table", description=described("command-table"), extras=ALOUD)
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def table(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._interactions.table(interaction, table)
        if found.row.state == "closed":
            raise UserError("closed")
        if found.row.channel != interaction.channel_id:
            raise UserError("other-channel", channel=f"<#{found.row.channel}>", table=str(found.id))
        may_write(interaction)
        with self._interactions.publishing(interaction):
            await self._table_messages.open(interaction, found)

    @app_commands.command(name="open-tables", description=described("command-open-tables"))
    @app_commands.guild_only()
    async def tables(self, interaction: Interaction) -> None:
        await self._tables.show(interaction)
