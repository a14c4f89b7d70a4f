"""/leaderboard shows who wins most here, /profile one person, /history somebody's matches; /replay shows one of them
step by step, /review what one's own decisions cost, /verify deals it again."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.options import GAME_CHOICES, WORDS, TableOption, complete_table, described
from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.history_presses import HistoryPresses
from bot.messages.leaderboard_page import SCOPES, Which
from bot.messages.leaderboard_presses import LeaderboardPresses
from bot.messages.post import post
from bot.messages.profile_presses import ProfilePresses
from bot.messages.replay_presses import ReplayPresses
from bot.messages.review_presses import ReviewPresses
from bot.messages.sharing import Sharing
from bot.store.ranks import MEASURES
from bot.store.standings import PERIODS
from bot.tables.table import Refused


def _choices(kind: str, words: Sequence[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=WORDS(f"leaderboard-{kind}-{word}"), value=word) for word in words]


class Records(commands.Cog):
    """Who wins, how matches went, and whether they were dealt honestly."""

    def __init__(
        self,
        desk: Desk,
        boards: LeaderboardPresses,
        sharing: Sharing,
        profiles: ProfilePresses,
        replays: ReplayPresses,
        histories: HistoryPresses,
        reviews: ReviewPresses,
    ) -> None:
        self._desk, self._boards, self._sharing = desk, boards, sharing
        self._profiles, self._replays, self._histories = profiles, replays, histories
        self._reviews = reviews

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(
        game=described("option-game"),
        scope=described("option-scope"),
        period=described("option-period"),
        order=described("option-order"),
        table=described("option-table"),
    )
    @app_commands.choices(
        game=GAME_CHOICES,
        scope=_choices("scope", SCOPES),
        period=_choices("period", PERIODS),
        order=_choices("by", MEASURES),
    )
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        scope: str = "here",
        period: str = "all",
        order: str = "won",
        table: TableOption | None = None,
    ) -> None:
        key = game or await self._game(interaction, table)
        await self._boards.open(interaction, Which(key, scope, period, order))

    @app_commands.command(name="profile", description=described("command-profile"))
    @app_commands.describe(person=described("option-profile-person"), game=described("option-profile-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def profile(
        self, interaction: Interaction, person: discord.User | None = None, game: str | None = None
    ) -> None:
        await self._profiles.open(interaction, person or interaction.user, game or "")

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

    @app_commands.command(name="replay", description=described("command-replay"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def replay(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self._replays.open(interaction, table)

    @app_commands.command(name="review", description=described("command-review"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def review(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self._reviews.open(interaction, table)

    @app_commands.command(name="history", description=described("command-history"))
    @app_commands.describe(person=described("option-whose"))
    @app_commands.guild_only()
    async def history(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await self._histories.open(interaction, (person or interaction.user).id)

    async def _game(self, interaction: Interaction, table: int | None) -> str:
        try:
            return (await self._desk.table(interaction, table)).row.game
        except Refused as refused:
            if refused.key != "no-table-here":
                raise
            return self._desk.server(interaction).game
