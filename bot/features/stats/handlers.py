"""Handler for a server's statistics. Its answer is ephemeral."""

from bot.features.stats.messages import numbers_message, spans
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.store import Store
from bot.transport.payload import MessagePayload
from bot.transport.permissions import check_manages
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import NUMBERS


class StatsHandlers:
    """The handler that shows statistics, opened from the panel of /server-settings."""

    def __init__(self, interactions: InteractionService, store: Store) -> None:
        self._interactions, self._store = interactions, store

    @component(NUMBERS, deferral=Deferral.WHISPER, private=True)
    async def _show(self, interaction: Interaction) -> MessagePayload:
        check_manages(interaction)
        zone = self._interactions.server(interaction).zone
        weeks = spans(self._store.now(), zone)
        found = await self._store.servers.numbers(interaction.guild_id or 0, weeks)
        return await numbers_message(weeks, found, zone, self._interactions.context_for(interaction, files=True))
