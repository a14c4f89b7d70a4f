"""Handlers for the host's panel of house rules and its forms."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.errors import UserError
from bot.features.lobby.rules_form import RULES_FORM, form_fields, rules_modal
from bot.framework.feature import component
from bot.framework.services import Services
from bot.settings.presets import OWN
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.forms import filled
from bot.transport.payload import MessagePayload
from bot.transport.permissions import check_manages
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import (
    ALLOW_ADVICE,
    ASK_NUMBER,
    NUMBER_FORM,
    PICK_RULE,
    RULES_PANEL,
    SAVE_FORM,
    SET_RULE,
)
from bot.ui.house_rules import number_modal, panel_message, save_modal


class HouseRulesHandlers:
    """Handlers for the panel. Only the host can press, before the match begins."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._lobbies = services.interactions, services.lobbies
        self._table_messages, self._panels = services.table_messages, services.panels

    def panel(self, interaction: Interaction, table: Table, chosen: str = "") -> MessagePayload:
        """Build the panel of house rules for this host. `chosen`: the setting that is open on the panel."""
        saved = self._interactions.settings.presets.get(table.row.guild, table.row.game)
        saves = interaction.permissions.manage_guild
        return panel_message(table, self._interactions.context_for(interaction).speak, saved, chosen, saves=saves)

    @component(RULES_PANEL, verb="preset", select=str, private=True, anywhere=True)
    async def _set_preset(self, interaction: Interaction, table_id: int, chosen: str) -> None:
        await self._change(interaction, table_id, self._lobbies.set_preset, chosen)

    @component(RULES_PANEL, verb="reset", private=True, anywhere=True)
    async def _reset(self, interaction: Interaction, table_id: int) -> None:
        table = await self._panels.hosted(interaction, table_id)
        preset = self._interactions.server(interaction).preset(table.row.game)
        await self._show(interaction, await self._lobbies.set_preset(table.id, interaction.user.id, preset))

    @component(RULES_PANEL, verb="clock", select=str, private=True, anywhere=True)
    async def _set_clock(self, interaction: Interaction, table_id: int, chosen: str) -> None:
        await self._change(interaction, table_id, self._lobbies.set_clock, chosen)

    @component(RULES_PANEL, verb="pace", select=str, private=True, anywhere=True)
    async def _set_pace(self, interaction: Interaction, table_id: int, chosen: str) -> None:
        await self._change(interaction, table_id, self._lobbies.set_pace, chosen)

    @component(ALLOW_ADVICE, private=True, anywhere=True)
    async def _set_advice(self, interaction: Interaction, table_id: int, allowed: str) -> None:
        await self._change(interaction, table_id, partial(self._lobbies.set_advice, on=allowed == "on"))

    @component(PICK_RULE, select=str, private=True, anywhere=True)
    async def _pick_rule(self, interaction: Interaction, table_id: int, chosen: str) -> None:
        await self._show(interaction, await self._panels.hosted(interaction, table_id), chosen)

    @component(SET_RULE, select=str, private=True, anywhere=True)
    async def _set_rule(self, interaction: Interaction, table_id: int, name: str, chosen: str) -> None:
        await self._change(interaction, table_id, self._lobbies.set_rule, name, chosen, open_rule=name)

    @component(ASK_NUMBER, deferral=Deferral.FORM, private=True, anywhere=True)
    async def _ask_number(self, interaction: Interaction, table_id: int, name: str) -> None:
        table = await self._panels.hosted(interaction, table_id)
        if name not in {option.name for option in table.rules.options() if option.high}:
            raise UserError("unknown-button")
        await responses.form(interaction, number_modal(table, name, self._interactions.context_for(interaction).speak))

    @component(NUMBER_FORM, form=True, private=True, anywhere=True)
    async def _number(self, interaction: Interaction, table_id: int, name: str) -> None:
        await self._change(interaction, table_id, self._lobbies.set_rule, name, typed(interaction), open_rule=name)

    @component("o:{table_id:int}:form:{page:int<1000}", deferral=Deferral.FORM, private=True, anywhere=True)
    async def _ask_rules(self, interaction: Interaction, table_id: int, page: int) -> None:
        table = await self._panels.hosted(interaction, table_id)
        fields = form_fields(table, page)
        if not fields:
            raise UserError("unknown-button")
        await responses.form(interaction, rules_modal(table, fields, self._interactions.context_for(interaction).speak))

    @component(RULES_FORM, form=True, private=True, anywhere=True)
    async def _set_rules(self, interaction: Interaction, table_id: int) -> None:
        chosen = {name: value[0] for name, value in filled(interaction).items() if len(value) == 1}
        if not chosen:
            raise UserError("unknown-button")
        await self._change(interaction, table_id, self._lobbies.set_rules, chosen)

    @component(RULES_PANEL, verb="save", deferral=Deferral.FORM, private=True, anywhere=True)
    async def _ask_name(self, interaction: Interaction, table_id: int) -> None:
        table = await self._panels.hosted(interaction, table_id)
        check_manages(interaction)
        await responses.form(interaction, save_modal(table, self._interactions.context_for(interaction).speak))

    @component(SAVE_FORM, form=True, private=True)
    async def _save(self, interaction: Interaction, table_id: int) -> None:
        check_manages(interaction)
        table = await self._panels.hosted(interaction, table_id)
        name = await self._interactions.settings.presets.save(
            table.row.guild, table.game, typed(interaction), table.rules
        )
        await self._show(interaction, await self._lobbies.set_preset(table.id, interaction.user.id, OWN + name))

    async def _change(
        self,
        interaction: Interaction,
        table_id: int,
        change: Callable[..., Awaitable[Table]],
        *values: object,
        open_rule: str = "",
    ) -> None:
        """Change the lobby and show it. `change`: gets the ids of the table and the host, then `values`."""
        table = await self._panels.hosted(interaction, table_id)
        await self._show(interaction, await change(table.id, interaction.user.id, *values), open_rule)

    async def _show(self, interaction: Interaction, table: Table, chosen: str = "") -> None:
        self._table_messages.want(table.id)
        await self._panels.redraw(interaction, table, self.panel(interaction, table, chosen))


def typed(interaction: Interaction) -> str:
    """Return the text of the only field of a form."""
    return next(iter(filled(interaction).get("word", ())), "")
