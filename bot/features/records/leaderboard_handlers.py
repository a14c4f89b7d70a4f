"""Handlers for the pages of leaderboards. All answers are ephemeral."""

from dataclasses import replace

from bot.errors import UserError
from bot.features.records.leaderboard_messages import (
    BOARD,
    BOARD_CHOICE,
    SHARE_BOARD,
    Asker,
    Leaderboard,
    LeaderboardQuery,
    controls,
)
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.framework.services import Services
from bot.store.seasons import season_name
from bot.transport import responses
from bot.transport.payload import MessagePayload, button, post
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import SEASON


class LeaderboardHandlers:
    """Handlers for leaderboards, which a command or a button opens."""

    def __init__(self, services: Services, leaderboard: Leaderboard) -> None:
        self._interactions, self._leaderboard, self._members = services.interactions, leaderboard, services.members

    async def open(self, interaction: Interaction, query: LeaderboardQuery, season: str | None = None) -> None:
        """Show a page of a leaderboard ephemerally.

        `season`: the season as the user typed it. None keeps the period in `query`. Raises UserError.
        """
        if season is not None:
            asker = asker_of(self._interactions, interaction, query)
            query = replace(query, season=await self._leaderboard.season(query, asker, season))
        await responses.send(interaction, await self._message(interaction, query), ephemeral=True)

    async def game(self, interaction: Interaction) -> str:
        """Return the game of the user's last finished match on this server, otherwise the server's default game.

        Raises UserError.
        """
        played = await self._leaderboard.last_game(interaction.guild_id or 0, interaction.user.id)
        return played or self._interactions.server(interaction).game

    async def seasons(self, guild: int) -> list[str]:
        """Return the names of the seasons that have leaderboards on a server. Raises UserError.

        Guild 0 stands for global leaderboards.
        """
        return [*map(season_name, await self._leaderboard.seasons(guild))]

    @component(SEASON, deferral=Deferral.WHISPER)
    async def _season(self, interaction: Interaction, season: int, game: str) -> None:
        """Show the leaderboard by which the message about the end of a season names the first players."""
        await self.open(interaction, LeaderboardQuery(game, period="season", by="rating", season=season))

    @component(BOARD, private=True)
    @component(BOARD_CHOICE, private=True)
    async def _turn(
        self, interaction: Interaction, page: int, game: str, scope: str, period: str, by: str
    ) -> MessagePayload:
        """Show a page. The buttons of older versions may have a further field."""
        return await self._message(interaction, LeaderboardQuery.read(page, game, scope, period, by))

    @component(BOARD_CHOICE, select=str, private=True)
    async def _choose(
        self,
        interaction: Interaction,
        page: int,
        game: str,
        scope: str,
        period: str,
        by: str,
        kind: str,
        chosen: str,
    ) -> MessagePayload:
        """Show the page with one choice changed."""
        query = LeaderboardQuery.read(page, game, scope, period, by)
        return await self._message(interaction, query.turned(kind, chosen))

    async def _message(self, interaction: Interaction, query: LeaderboardQuery) -> MessagePayload:
        """Build a page, and start checking whether its users have left the server. They are hidden the next time."""
        server, text = self._interactions.server(interaction), self._interactions.context_for(interaction).speak
        parts, page = await self._leaderboard.parts(query, asker_of(self._interactions, interaction, query), text)
        parts += controls(query, page.count, text, worldwide=server.worldwide)
        if server.leaderboard == "public":
            parts.append([button(text("share"), SHARE_BOARD(*query.fields()))])
        if query.scope == "here":
            self._members.look_on(interaction.guild_id or 0, [row.user for row in page.rows])
        return post(*parts)


def asker_of(interactions: InteractionService, interaction: Interaction, query: LeaderboardQuery) -> Asker:
    """Return the user who asks for a page.

    Raises UserError for a global leaderboard if the server has not agreed to global leaderboards.
    """
    if query.scope == "all" and not interactions.server(interaction).worldwide:
        raise UserError("not-worldwide")
    user = interaction.user.id
    return Asker(user, interaction.guild_id or 0, interactions.settings.for_user(user).worldwide)
