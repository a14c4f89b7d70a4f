"""Handlers for the report on conspicuous matches, for members who manage the server."""

from bot.common.units import DAY_MS
from bot.features.moderation.abuse_report import DAYS, load_flagged
from bot.features.moderation.custom_ids import WATCH
from bot.features.moderation.rights import check_manages_here
from bot.features.moderation.watch_messages import watch_message
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.store import Store
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction


class WatchHandlers:
    """Handlers for the report. Each change of the page calculates the report again."""

    def __init__(self, interactions: InteractionService, store: Store) -> None:
        self._interactions, self._store = interactions, store

    @component(WATCH, private=True)
    async def page(self, interaction: Interaction, page: int = 0) -> MessagePayload:
        """Build a page of the report. Raises UserError unless the user manages the server."""
        check_manages_here(interaction)
        seen = await load_flagged(self._store, interaction.guild_id or 0)
        text, called = self._interactions.context_for(interaction).speak, self._interactions.names_for(interaction)
        gains = await self._store.moderation.gains(interaction.guild_id or 0, self._store.now() - DAYS * DAY_MS)
        return watch_message(seen, gains, called, text, page)
