"""Handlers for the buttons of a lobby and of the panel behind its *More…*: seats, the cut of the deck, the start."""

from collections.abc import Awaitable, Callable

from bot.errors import UserError
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.house_rules_handlers import HouseRulesHandlers, typed
from bot.features.lobby.messages import panel_message
from bot.features.rules.handlers import RulesHandlers
from bot.features.rules.messages import RuleBook
from bot.framework.feature import component
from bot.framework.panels import closed_message
from bot.framework.services import Services
from bot.live.beginning import begin
from bot.tables.lobby_checks import host_only, in_lobby, sits
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload, sentence
from bot.transport.responses import Deferral, Interaction, in_private
from bot.ui.custom_ids import ADD_COMPUTER, CUT, LOBBY
from bot.ui.lobby_message import cut_modal, fair_message


class LobbyHandlers:
    """Handlers for what users press before a match.

    `where` is `l` for the lobby's message and `lobby` for the panel. The message has few buttons. Lobbies posted by
    older versions still have those that are now on the panel.
    """

    def __init__(
        self, services: Services, panel: GuestsPanel, pages: RulesHandlers, house_rules: HouseRulesHandlers
    ) -> None:
        self._interactions, self._lobbies, self._guests = services.interactions, services.lobbies, services.guests
        self._table_messages, self._hands, self._panel = services.table_messages, services.hands, panel
        self._pages, self._panels, self._house_rules = pages, services.panels, house_rules

    @component(LOBBY, where="l", verb="join", anywhere=True)
    async def _join(self, interaction: Interaction, where: str, table_id: int) -> None:
        await self._change(interaction, where, table_id, self._lobbies.join, interaction.id)

    @component(LOBBY, where="l", verb="decline", anywhere=True)
    async def _decline(self, interaction: Interaction, where: str, table_id: int) -> None:
        await self._change(interaction, where, table_id, self._lobbies.decline)

    @component(LOBBY, verb="leave", anywhere=True)
    async def _leave(self, interaction: Interaction, where: str, table_id: int) -> None:
        await self._change(interaction, where, table_id, self._lobbies.leave)

    @component(ADD_COMPUTER, anywhere=True)
    async def _add(self, interaction: Interaction, where: str, table_id: int, level: str | None) -> None:
        more = () if level is None else (level,)
        await self._change(interaction, where, table_id, self._lobbies.add_computer, interaction.id, *more)

    @component(LOBBY, verb="remove", anywhere=True)
    async def _remove(self, interaction: Interaction, where: str, table_id: int) -> None:
        await self._change(interaction, where, table_id, self._lobbies.remove_computer)

    @component(LOBBY, verb="start", anywhere=True)
    async def _start(self, interaction: Interaction, where: str, table_id: int) -> None:
        await self._change(interaction, where, table_id, self._lobbies.start, interaction.id)

    @component(LOBBY, where="l", verb="fill", anywhere=True)
    async def _fill(self, interaction: Interaction, where: str, table_id: int) -> None:
        await self._change(interaction, where, table_id, self._guests.start_with_computers, interaction.id)

    @component(LOBBY, verb="cut", deferral=Deferral.FORM, anywhere=True)
    async def _ask_to_cut(self, interaction: Interaction, where: str, table_id: int) -> None:
        table = await self._lobby(interaction, where, table_id)
        sits(table, interaction.user.id)
        text = self._interactions.context_for(interaction).speak
        await responses.form(interaction, cut_modal(table, text, "c" if where == "l" else "cut"))

    @component(CUT, form=True, anywhere=True)
    async def _cut(self, interaction: Interaction, where: str, table_id: int) -> None:
        where = "l" if where == "c" else "lobby"
        await self._change(interaction, where, table_id, self._lobbies.cut, typed(interaction))

    @component(LOBBY, verb="how", deferral=Deferral.WHISPER, anywhere=True)
    async def _how(self, interaction: Interaction, where: str, table_id: int) -> None:
        await self._pages.open(interaction, RuleBook.for_table(await self._lobby(interaction, where, table_id)))

    @component(LOBBY, verb="fair", deferral=Deferral.WHISPER, anywhere=True)
    async def _fair(self, interaction: Interaction, where: str, table_id: int) -> MessagePayload:
        table = await self._lobby(interaction, where, table_id)
        return fair_message(table, self._interactions.context_for(interaction).speak)

    @component(LOBBY, verb="rules", deferral=Deferral.WHISPER, anywhere=True)
    async def _rules(self, interaction: Interaction, where: str, table_id: int) -> None:
        """Send the panel of house rules. A user who is not the host gets the page of the rules instead."""
        table = await self._lobby(interaction, where, table_id)
        if interaction.user.id != table.row.host:
            await self._pages.open(interaction, RuleBook.for_table(table), "settings1")
            return
        await self._panels.open(interaction, table, self._house_rules.panel(interaction, table))

    @component(LOBBY, verb="more", deferral=Deferral.WHISPER, anywhere=True)
    async def _more(self, interaction: Interaction, where: str, table_id: int) -> None:
        table = await self._lobby(interaction, where, table_id)
        host_only(table, interaction.user.id)
        text = self._interactions.context_for(interaction).speak
        await self._panels.open(interaction, table, await self._panel.post(table, text))

    @component(LOBBY, where="l", verb="menu", deferral=Deferral.WHISPER, anywhere=True)
    async def _menu(self, interaction: Interaction, where: str, table_id: int) -> None:
        table = await self._lobby(interaction, where, table_id)
        text = self._interactions.context_for(interaction).speak
        await self._panels.open(interaction, table, panel_message(table, interaction.user.id, text))

    async def _lobby(self, interaction: Interaction, where: str, table_id: int) -> Table:
        """Return the table whose lobby or panel was pressed. Raises UserError if it is no longer a lobby."""
        if where == "l":
            table = await self._interactions.under(interaction, table_id)
            in_lobby(table)
            return table
        if not in_private(interaction):
            raise UserError("unknown-button")
        return await self._panels.lobby(interaction, table_id)

    async def _change(
        self,
        interaction: Interaction,
        where: str,
        table_id: int,
        change: Callable[..., Awaitable[Table]],
        *more: int | str,
    ) -> None:
        """Change the lobby and show it.

        `change`: gets the ids of the table and the user, then `more`, and returns the changed table.
        """
        table = await self._lobby(interaction, where, table_id)
        table = await change(table.id, interaction.user.id, *more)
        await (self._show_lobby if where == "l" else self._show_panel)(interaction, table)

    async def _show_lobby(self, interaction: Interaction, table: Table) -> None:
        """Update the lobby's message after a change.

        If the match has begun, the message shows the table of round 1 instead.
        """
        if table.match is not None:
            await begin(self._hands, interaction, table, self._table_messages.answer(interaction, table))
            return
        await self._table_messages.answer(interaction, table)
        self._hands.remember(table, interaction)

    async def _show_panel(self, interaction: Interaction, table: Table) -> None:
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
