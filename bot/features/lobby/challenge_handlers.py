"""Handlers for *Challenge* in a member's context menu, which first asks for the game."""

import discord
from discord import app_commands

from bot.errors import UserError
from bot.features.lobby.opening import Opening
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.framework.options import described
from bot.games import GAMES
from bot.i18n import Text
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, MessagePayload, View, post, sentence
from bot.transport.permissions import may_write
from bot.transport.responses import Interaction

CHALLENGE = CustomId("k:{friend:int}")


def games_message(friend: int, text: Text) -> MessagePayload:
    """Build the question in which game to challenge `friend`."""
    options = [
        discord.SelectOption(label=text(key), value=key, description=text(f"{key}-about")[:100]) for key in GAMES
    ]
    games = discord.ui.Select[View](custom_id=CHALLENGE(friend), placeholder=text("challenge-game"), options=options)
    return post(text("challenge-which", who=f"<@{friend}>"), games, accent=CALM)


class ChallengeHandlers:
    """Handlers for challenges that begin in a member's context menu. `menu`: the command in it."""

    def __init__(self, interactions: InteractionService, opening: Opening) -> None:
        self._interactions, self._opening = interactions, opening
        self.menu = app_commands.ContextMenu(
            name=described("menu-challenge"),
            callback=self._ask_for_game,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        )

    async def _ask_for_game(self, interaction: Interaction, friend: discord.User) -> None:
        may_write(interaction)
        self._opening.friends(interaction.user, [friend])
        text = self._interactions.context_for(interaction).speak
        await responses.send(interaction, games_message(friend.id, text), ephemeral=True)

    @component(CHALLENGE, select=str, private=True)
    async def _challenge(self, interaction: Interaction, friend: int, chosen: str) -> None:
        may_write(interaction)
        friends = self._opening.friends(interaction.user, [await self._member(interaction, friend)])
        text = self._interactions.context_for(interaction).speak
        if chosen not in GAMES:
            raise UserError("no-game", game=chosen)
        settled = sentence(text("challenge-done", who=f"<@{friends[0]}>", game=text(chosen)))
        await self._opening.open(interaction, chosen, None, friends, settled)

    async def _member(self, interaction: Interaction, user: int) -> discord.Member:
        """Fetch the challenged member from Discord.

        The member may have left the server, and a custom_id can be forged. Raises UserError: challenge-stranger.
        """
        assert interaction.guild is not None
        try:
            return await interaction.guild.fetch_member(user)
        except discord.NotFound as error:
            raise UserError("challenge-stranger", friend=f"<@{user}>") from error
