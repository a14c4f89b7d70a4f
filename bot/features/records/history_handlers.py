"""Handlers for a user's past matches: turn the page, open a replay. All answers are ephemeral."""

from __future__ import annotations

from functools import partial

from bot.features.records.history_messages import HISTORY, HISTORY_REPLAY, HistoryPage, found, history_message
from bot.features.replay import ReplayHandlers
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.store import Store
from bot.transport import responses
from bot.transport.display_names import DisplayNames
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction


class HistoryHandlers:
    """Handlers for past matches, which a command or a button opens."""

    def __init__(
        self, interactions: InteractionService, store: Store, names: DisplayNames, replays: ReplayHandlers
    ) -> None:
        self._interactions, self._store, self._names, self._replays = interactions, store, names, replays

    async def open(self, interaction: Interaction, user: int) -> None:
        """Show the user's newest matches ephemerally. Raises UserError."""
        await responses.send(interaction, await self._message(interaction, HistoryPage(user)), ephemeral=True)

    @component(HISTORY, private=True)
    async def _turn(self, interaction: Interaction, after: int, way: str, user: int) -> MessagePayload:
        """Show the user's matches before or after the one at table `after`."""
        page = HistoryPage(user, after, "newer" if way == "newer" else "older")
        return await self._message(interaction, page)

    @component(HISTORY_REPLAY, select=int, deferral=Deferral.WHISPER, private=True)
    async def _replay(self, interaction: Interaction, chosen: int) -> None:
        """Open the replay of the chosen match."""
        await self._replays.open(interaction, chosen)

    async def _message(self, interaction: Interaction, wanted: HistoryPage) -> MessagePayload:
        text, guild = self._interactions.context_for(interaction).speak, interaction.guild_id or 0

        def called(user: int) -> str:
            known = self._names.get(guild, user)
            return known[0] if known else text("guests-unknown", user=str(user)[-4:])

        page = await found(self._store, guild, wanted, partial(self._interactions.sees_past, interaction))
        return history_message(page, wanted, called, text)
