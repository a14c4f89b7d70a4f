"""The page of `/leaderboard period:tonight`, with the totals of the current evening in a channel."""

import discord

from bot.errors import UserError
from bot.features.ledger.messages import EveningTotals, LedgerPages
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.payload import CALM, Part, button, post
from bot.transport.responses import Interaction
from bot.ui.custom_ids import SHARE_EVENING
from bot.ui.render_context import RenderContext


class Tonight:
    """The private page with the totals of the current evening. If the leaderboard is public, the page can be shared."""

    def __init__(self, interactions: InteractionService, pages: LedgerPages) -> None:
        self._interactions, self._pages = interactions, pages

    async def open(self, interaction: Interaction) -> None:
        """Answer the command with the totals of the current evening. Raises UserError: no-tonight."""
        told, context = await self._told(interaction), self._interactions.context_for(interaction, files=True)
        parts = await self._pages.parts(told, context)
        if self._interactions.server(interaction).leaderboard == "public":
            parts.append([button(context.speak("share"), SHARE_EVENING(told.evening.channel))])
        await responses.send(interaction, post(*parts, accent=CALM), ephemeral=True)

    async def parts(self, interaction: Interaction, channel: int, context: RenderContext) -> list[Part]:
        """Return the totals of the current evening for a reader.

        Raises UserError if they must not be shared, or if `channel` is not the channel of that evening.
        """
        told = await self._told(interaction)
        if told.evening.channel != channel or self._interactions.server(interaction).leaderboard != "public":
            raise UserError("unknown-button")
        return await self._pages.parts(told, context)

    async def _told(self, interaction: Interaction) -> EveningTotals:
        """Return the totals of the current evening in the channel.

        In a thread, return the totals of the thread's own evening if there is one, otherwise those of its channel.
        Raises UserError: no-tonight.
        """
        stake = self._interactions.server(interaction).stake
        for place in _places(interaction):
            if (told := await self._pages.running(place, stake)) is not None:
                return told
        raise UserError("no-tonight")


def _places(interaction: Interaction) -> list[int]:
    here = [interaction.channel_id or 0]
    return [*here, interaction.channel.parent_id] if isinstance(interaction.channel, discord.Thread) else here
