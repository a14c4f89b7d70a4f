"""Handlers for a user's past matches: turn the page, open a replay. All answers are ephemeral."""

from functools import partial

from bot.features.records.history_messages import HISTORY, HISTORY_REPLAY, HistoryPage, found, history_message
from bot.features.replay import ReplayHandlers
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.store import Store
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction


class HistoryHandlers:
    """Handlers for past matches, which a command or a button opens."""

    def __init__(self, interactions: InteractionService, store: Store, replays: ReplayHandlers) -> None:
        self._interactions, self._store, self._replays = interactions, store, replays

    async def open(self, interaction: Interaction, user: int) -> None:
        """Show the user's newest matches ephemerally. Raises UserError."""
        await responses.send(interaction, await self._message(interaction, HistoryPage(user)), ephemeral=True)

    @component(HISTORY, private=True)
    async def _turn(self, interaction: Interaction, after: int, way: str, user: int) -> MessagePayload:
        """Show the user's matches before or after the one at table `after`."""
        return await self._message(interaction, HistoryPage(user, after, "newer" if way == "newer" else "older"))

    @component(HISTORY_REPLAY, select=int, deferral=Deferral.WHISPER, private=True)
    async def _replay(self, interaction: Interaction, chosen: int) -> None:
        """Open the replay of the chosen match."""
        await self._replays.open(interaction, chosen)

    async def _message(self, interaction: Interaction, wanted: HistoryPage) -> MessagePayload:
        sees = partial(self._interactions.sees_past, interaction)
        page = await found(self._store, interaction.guild_id or 0, wanted, sees)
        text, called = self._interactions.context_for(interaction).speak, self._interactions.names_for(interaction)
        return history_message(page, wanted, called, text)
