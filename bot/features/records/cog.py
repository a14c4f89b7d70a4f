"""The commands /leaderboard, /profile, /history and /verify."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.search import plain
from bot.errors import UserError
from bot.features.ledger.tonight import Tonight
from bot.features.records.history_handlers import HistoryHandlers
from bot.features.records.leaderboard_handlers import LeaderboardHandlers
from bot.features.records.leaderboard_messages import SCOPES, LeaderboardQuery
from bot.features.records.profile_handlers import ProfileHandlers
from bot.features.records.sharing import Sharing
from bot.framework.converters import game_meant
from bot.framework.interaction_service import LONGEST_CHOICE, InteractionService
from bot.framework.options import (
    GameOption,
    TableOption,
    anywhere,
    choices,
    complete_game,
    complete_table,
    described,
    offered,
)
from bot.store.records import MEASURES, PERIODS
from bot.transport import responses
from bot.transport.payload import post
from bot.transport.responses import Interaction

TONIGHT = "tonight"
"""Period for the matches of this evening in this channel, in all games."""
SeasonOption = app_commands.Range[str, 1, LONGEST_CHOICE]


class RecordsCog(commands.Cog):
    """Commands for rankings, past matches and proofs of an honest deal."""

    def __init__(
        self,
        interactions: InteractionService,
        boards: LeaderboardHandlers,
        sharing: Sharing,
        profiles: ProfileHandlers,
        histories: HistoryHandlers,
        tonight: Tonight,
    ) -> None:
        self._interactions, self._boards, self._sharing = interactions, boards, sharing
        self._profiles, self._histories, self._tonight = profiles, histories, tonight

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(
        game=described("option-game"),
        scope=described("option-scope"),
        period=described("option-period"),
        sort=described("option-sort"),
        season=described("option-season"),
    )
    @app_commands.choices(
        scope=choices("leaderboard-scope", SCOPES),
        period=choices("leaderboard-period", (TONIGHT, *PERIODS)),
        sort=choices("leaderboard-by", MEASURES),
    )
    @app_commands.autocomplete(game=complete_game)
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: GameOption | None = None,
        scope: str = "here",
        period: str = "all",
        sort: str = "won",
        season: SeasonOption | None = None,
    ) -> None:
        if period == TONIGHT and season is None:
            await self._tonight.open(interaction)
            return
        key = await game_meant(interaction, game) or await self._boards.game(interaction)
        query = LeaderboardQuery(key, scope, period if season is None else "season", sort)
        await self._boards.open(interaction, query, season)

    @leaderboard.autocomplete("season")
    async def complete_season(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete a season with a leaderboard, the latest first.

        If the scope is global, global seasons are offered. Otherwise those of the server are offered.
        """
        everywhere = getattr(interaction.namespace, "scope", None) == "all"
        try:
            names = await self._boards.seasons(0 if everywhere else interaction.guild_id or 0)
        except UserError:
            return []
        return offered((name, name) for name in names if plain(typed) in plain(name))

    @app_commands.command(name="profile", description=described("command-profile"))
    @app_commands.describe(player=described("option-profile-player"), game=described("option-profile-game"))
    @app_commands.autocomplete(game=complete_game)
    @anywhere
    async def profile(
        self, interaction: Interaction, player: discord.User | None = None, game: GameOption | None = None
    ) -> None:
        key = await game_meant(interaction, game) or ""
        await self._profiles.open(interaction, player or interaction.user, key)

    @app_commands.command(name="verify", description=described("command-verify"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def verify(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._interactions.table(interaction, table)
        if found.row.state == "over":
            await self._sharing.deal(interaction, found)
            return
        text = self._interactions.context_for(interaction).speak
        title = text("verify-title", table=str(found.id))
        sealed = post(title, text("verify-running", commitment=found.commitment))
        await responses.send(interaction, sealed, ephemeral=True)

    @app_commands.command(name="history", description=described("command-history"))
    @app_commands.describe(player=described("option-history-player"))
    @app_commands.guild_only()
    async def history(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await self._histories.open(interaction, (player or interaction.user).id)
