"""Handlers for the panel behind *More…* under a lobby."""

from __future__ import annotations

from bot.errors import UserError
from bot.features.lobby.handlers import LobbyHandlers, typed
from bot.features.lobby.messages import LATE, panel_message
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.framework.panels import EphemeralPanels, closed_message
from bot.live.beginning import begin
from bot.live.hand_messages import HandMessages
from bot.live.table_messages import TableMessages
from bot.tables.lobby_service import LobbyService, in_lobby
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import sentence
from bot.transport.responses import Interaction, in_private


class LobbyPanelHandlers:
    """Handlers for these panels. Each button does what the same button of the lobby does, then updates the panel."""

    def __init__(
        self,
        interactions: InteractionService,
        lobbies: LobbyService,
        table_messages: TableMessages,
        hands: HandMessages,
        lobby: LobbyHandlers,
        panels: EphemeralPanels,
    ) -> None:
        self._interactions, self._lobbies, self._table_messages = interactions, lobbies, table_messages
        self._hands, self._lobby, self._panels = hands, lobby, panels
        self.presses = {
            "lobby": ComponentHandler(panels.guarded(self._press), LATE, anywhere=True),
            "cut": ComponentHandler(panels.guarded(self._cut), form=True, anywhere=True),
        }

    async def _press(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `lobby:{table}:{verb}`, a button on a lobby's ephemeral panel.

        The verbs are those of the lobby's own buttons.
        """
        table = await self._in_panel(interaction, words)
        if words[1:] in (["join"], ["decline"], ["menu"], ["fill"]):
            raise UserError("unknown-button")  # only the lobby's own message has these buttons
        changed = await self._lobby.done(interaction, table, words[1:], "cut")
        if changed is not None:
            await self._show(interaction, changed)

    async def _cut(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `cut:{table}`, the form behind *Cut the deck* on a panel."""
        table = await self._in_panel(interaction, words)
        await self._show(interaction, await self._lobbies.cut(table.id, interaction.user.id, typed(interaction)))

    async def _in_panel(self, interaction: Interaction, words: list[str]) -> Table:
        if not in_private(interaction):
            raise UserError("unknown-button")
        table = await self._interactions.table(interaction, int(words[0]))
        in_lobby(table)
        return table

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Update the lobby's message, and show on the panel what the user can still do."""
        self._table_messages.want(table.id)
        user, text = interaction.user.id, self._interactions.context_for(interaction).speak
        if table.row.state != "lobby":
            answer = responses.edit(interaction, closed_message(table, text))
            await (begin(self._hands, interaction, table, answer) if table.match is not None else answer)
            return
        left = table.seat_of(user) is None
        shown = sentence(text("lobby-panel-left", table=str(table.id))) if left else panel_message(table, user, text)
        await responses.edit(interaction, shown)
        self._hands.remember(table, interaction)
        if not left and interaction.message is not None:
            self._panels.remember(table, interaction.message.id, interaction)
