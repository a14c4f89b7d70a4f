"""Handlers for the buttons and forms of a lobby: seats, the cut of the deck, house rules, and the start."""

from __future__ import annotations

from typing import Any

from bot.errors import UserError
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.messages import LATE
from bot.features.lobby.messages import panel_message as lobby_panel_post
from bot.features.lobby.rules_form import form_fields, rules_modal
from bot.features.rules import RuleBook, RulesHandlers
from bot.framework.feature import ComponentHandler, by_verb
from bot.framework.interaction_service import InteractionService
from bot.framework.panels import EphemeralPanels
from bot.live.beginning import begin
from bot.live.hand_messages import HandMessages
from bot.live.table_messages import TableMessages
from bot.settings.presets import OWN
from bot.tables.guest_service import GuestService
from bot.tables.lobby_service import LobbyService, host_only, in_lobby, sits
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.forms import filled
from bot.transport.payload import MessagePayload
from bot.transport.permissions import check_manages
from bot.transport.responses import Deferral, Interaction, in_private
from bot.ui.house_rules import number_modal, panel_message, save_modal
from bot.ui.lobby_message import cut_modal, fair_message

FORMS = {"form": Deferral.FORM, "number": Deferral.FORM, "save": Deferral.FORM}
"""Verbs of the house rules panel that are answered with a form."""


class LobbyHandlers:
    """Handlers for what users press before a match."""

    def __init__(
        self,
        interactions: InteractionService,
        lobbies: LobbyService,
        guests: GuestService,
        table_messages: TableMessages,
        hands: HandMessages,
        panel: GuestsPanel,
        pages: RulesHandlers,
        panels: EphemeralPanels,
    ) -> None:
        self._interactions, self._lobbies, self._guests = interactions, lobbies, guests
        self._table_messages, self._hands, self._panel, self._pages, self._panels = (
            table_messages,
            hands,
            panel,
            pages,
            panels,
        )
        self.presses = {
            "l": ComponentHandler(self._lobby, LATE, anywhere=True),
            "c": ComponentHandler(self._cut, form=True, anywhere=True),
            "o": ComponentHandler(panels.guarded(self._house_rules), by_verb(FORMS), anywhere=True),
            "n": ComponentHandler(panels.guarded(self._number), form=True, anywhere=True),
            "rules": ComponentHandler(panels.guarded(self._form), form=True, anywhere=True),
            "keep": ComponentHandler(panels.guarded(self._keep), form=True),
        }

    async def _lobby(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `l:{table}:{verb}`, a button of a lobby.

        `add` may be followed by the level of the computer. Most of these buttons are now behind *More…*
        (`panel_handlers.py`). Lobbies posted by older versions still show them.
        """
        table = await self.done(interaction, await self._in_lobby(interaction, words), words[1:], "c")
        if table is not None:
            await self._show_lobby(interaction, table)

    async def done(self, interaction: Interaction, table: Table, verb: list[str], form: str) -> Table | None:
        """Do what a lobby button asks for, and return the changed table.

        Returns None if a form or an ephemeral message has already answered the press. `form`: the first word of the
        custom_id of the form for cutting the deck.
        """
        lobbies, user, press = self._lobbies, interaction.user.id, interaction.id
        match verb:
            case ["join"]:
                table = await lobbies.join(table.id, user, press)
            case ["decline"]:
                table = await lobbies.decline(table.id, user)
            case ["leave"]:
                table = await lobbies.leave(table.id, user)
            case ["add"]:
                table = await lobbies.add_computer(table.id, user, press)
            case ["add", level]:
                table = await lobbies.add_computer(table.id, user, press, level)
            case ["remove"]:
                table = await lobbies.remove_computer(table.id, user)
            case ["cut"]:
                sits(table, user)
                await responses.form(
                    interaction, cut_modal(table, self._interactions.context_for(interaction).speak, form)
                )
                return None
            case ["how"]:
                await self._pages.open(interaction, RuleBook.for_table(table))
                return None
            case ["fair"]:
                await responses.send(
                    interaction, fair_message(table, self._interactions.context_for(interaction).speak), ephemeral=True
                )
                return None
            case ["rules" | "more" | "menu" as page]:
                await self._show_page(interaction, table, page)
                return None
            case ["start"]:
                table = await lobbies.start(table.id, user, press)
            case ["fill"]:
                table = await self._guests.start_with_computers(table.id, user, press)
            case _:
                raise UserError("unknown-button")
        return table

    async def _in_lobby(self, interaction: Interaction, words: list[str]) -> Table:
        """Return the table whose lobby message was pressed. Raises UserError if it is no longer a lobby."""
        table = await self._interactions.under(interaction, int(words[0]))
        in_lobby(table)
        return table

    async def _show_page(self, interaction: Interaction, table: Table, page: str) -> None:
        """Send the ephemeral panel that a button opens.

        Everyone can open *More…*. Only the host can open the other panels. If another user presses *House rules*, show
        the rules instead.
        """
        user, text = interaction.user.id, self._interactions.context_for(interaction).speak
        if page == "rules" and user != table.row.host:
            await self._pages.open(interaction, RuleBook.for_table(table), "settings1")
            return
        if page == "menu":
            panel = lobby_panel_post(table, user, text)
        else:
            host_only(table, user)
            panel = self._rules_panel(interaction, table) if page == "rules" else await self._panel.post(table, text)
        message = await responses.send(interaction, panel, ephemeral=True)
        self._panels.remember(table, message, interaction)

    async def _in_panel(self, interaction: Interaction, words: list[str]) -> Table:
        """Return the lobby's table for a press on the panel of house rules.

        Raises UserError unless the host pressed, before the match began.
        """
        if not in_private(interaction):
            raise UserError("unknown-button")
        table = await self._interactions.table(interaction, int(words[0]))
        in_lobby(table)
        host_only(table, interaction.user.id)
        return table

    async def _house_rules(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `o:{table}:{verb}`, a press on the host's panel of house rules.

        The verbs are `preset`, `setting`, `value:{name}`, `number:{name}`, `form:{page}`, `clock`, `pace`,
        `advice:{on|off}`, `reset` and `save`. `value:{name}` is a select of the new value.
        """
        lobbies, user, table_id, verb = self._lobbies, interaction.user.id, int(words[0]), words[1:2]
        data: Any = interaction.data or {}
        values: list[str] = data.get("values") or [""]
        table = await self._in_panel(interaction, words)
        chosen = ""
        if verb == ["preset"] or verb == ["reset"]:
            preset = values[0] if verb == ["preset"] else self._interactions.server(interaction).preset(table.row.game)
            table = await lobbies.set_preset(table_id, user, preset)
        elif verb == ["value"] and len(words) == 3:
            chosen = words[2]
            table = await lobbies.set_rule(table_id, user, chosen, values[0])
        elif verb == ["clock"]:
            table = await lobbies.set_clock(table_id, user, values[0])
        elif verb == ["pace"]:
            table = await lobbies.set_pace(table_id, user, values[0])
        elif verb == ["advice"] and words[2:] in (["on"], ["off"]):
            table = await lobbies.set_advice(table_id, user, on=words[2] == "on")
        elif verb == ["setting"]:
            chosen = values[0]
        elif verb == ["number"] and words[2:] in ([option.name] for option in table.rules.options() if option.high):
            await responses.form(
                interaction, number_modal(table, words[2], self._interactions.context_for(interaction).speak)
            )
            return
        elif verb == ["save"]:
            check_manages(interaction)
            await responses.form(interaction, save_modal(table, self._interactions.context_for(interaction).speak))
            return
        elif verb == ["form"] and words[2:] and (fields := form_fields(table, words[2])):
            await responses.form(
                interaction, rules_modal(table, fields, self._interactions.context_for(interaction).speak)
            )
            return
        else:
            raise UserError("unknown-button")
        await self._show_panel(interaction, table, chosen)

    async def _form(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `rules:{table}`, the form for several settings at once."""
        table = await self._in_panel(interaction, words)
        chosen = {name: value[0] for name, value in filled(interaction).items() if len(value) == 1}
        if len(words) != 1 or not chosen:
            raise UserError("unknown-button")
        table = await self._lobbies.set_rules(table.id, interaction.user.id, chosen)
        await self._show_panel(interaction, table, "")

    async def _keep(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `keep:{table}`, the form that saves the lobby's house rules for the server under a typed name."""
        check_manages(interaction)
        table = await self._in_panel(interaction, words)
        name = await self._interactions.settings.presets.save(
            table.row.guild, table.game, typed(interaction), table.rules
        )
        table = await self._lobbies.set_preset(table.id, interaction.user.id, OWN + name)
        await self._show_panel(interaction, table, "")

    def _rules_panel(self, interaction: Interaction, table: Table, chosen: str = "") -> MessagePayload:
        """Build the panel of house rules for this host. `chosen`: the setting that is open on the panel."""
        saved = self._interactions.settings.presets.get(table.row.guild, table.row.game)
        saves = interaction.permissions.manage_guild
        return panel_message(table, self._interactions.context_for(interaction).speak, saved, chosen, saves=saves)

    async def _show_panel(self, interaction: Interaction, table: Table, chosen: str) -> None:
        self._table_messages.want(table.id)
        await responses.edit(interaction, self._rules_panel(interaction, table, chosen))
        if interaction.message is not None:
            self._panels.remember(table, interaction.message.id, interaction)

    async def _number(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `n:{table}:{name}`, the form for a setting that takes any number."""
        name = words[1] if len(words) == 2 else ""
        table = await self._in_panel(interaction, words)
        table = await self._lobbies.set_rule(table.id, interaction.user.id, name, typed(interaction))
        await self._show_panel(interaction, table, name)

    async def _cut(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `c:{table}`, the form behind *Cut the deck*."""
        table = await self._in_lobby(interaction, words)
        word = typed(interaction)
        table = await self._lobbies.cut(table.id, interaction.user.id, word)
        await self._show_lobby(interaction, table)

    async def _show_lobby(self, interaction: Interaction, table: Table) -> None:
        """Update the lobby's message after a change.

        If the match has begun, the message shows the table of round 1 instead.
        """
        if table.match is not None:
            await begin(self._hands, interaction, table, self._table_messages.answer(interaction, table))
            return
        await self._table_messages.answer(interaction, table)
        self._hands.remember(table, interaction)


def typed(interaction: Interaction) -> str:
    """Return the text of the only field of a form."""
    return next(iter(filled(interaction).get("word", ())), "")
