"""Handlers for a user's past matches: turn the page, open a replay. All answers are ephemeral."""

from __future__ import annotations

from functools import partial

from bot.errors import UserError
from bot.features.records.history_messages import HistoryPage, found, history_message
from bot.features.replay import ReplayHandlers
from bot.framework.feature import ComponentHandler, by_verb
from bot.framework.interaction_service import InteractionService
from bot.store.guarded import GuardedStore
from bot.transport import responses
from bot.transport.display_names import DisplayNames
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction, in_private


class HistoryHandlers:
    """Handlers for past matches, which a command or a button opens."""

    def __init__(
        self, interactions: InteractionService, guarded: GuardedStore, names: DisplayNames, replays: ReplayHandlers
    ) -> None:
        self._interactions, self._guarded, self._names, self._replays = interactions, guarded, names, replays
        self.presses = {"history": ComponentHandler(self._press, by_verb({"open": Deferral.WHISPER}))}

    async def open(self, interaction: Interaction, user: int) -> None:
        """Show the user's newest matches ephemerally. Raises UserError."""
        await responses.send(interaction, await self._message(interaction, HistoryPage(user)), ephemeral=True)

    async def _press(self, interaction: Interaction, words: list[str]) -> None:
        """Answer a press on the list of a user's matches.

        `history:{table}:{older|newer}:{user}` shows the user's matches before or after the one at this table.
        `history:0:open:{user}` opens the replay of the selected match.
        """
        if not in_private(interaction):
            raise UserError("unknown-button")
        if words[1:2] == ["open"]:
            values = selected(interaction) or []
            if len(values) != 1 or not values[0].isdecimal():
                raise UserError("unknown-button")
            await self._replays.open(interaction, int(values[0]))
            return
        await responses.edit(interaction, await self._message(interaction, HistoryPage.read(words)))

    async def _message(self, interaction: Interaction, wanted: HistoryPage) -> MessagePayload:
        text, guild = self._interactions.context_for(interaction).speak, interaction.guild_id or 0

        def called(user: int) -> str:
            known = self._names.get(guild, user)
            return known[0] if known else text("guests-unknown", user=str(user)[-4:])

        page = await found(self._guarded, guild, wanted, partial(self._interactions.sees_past, interaction))
        return history_message(page, wanted, called, text)
