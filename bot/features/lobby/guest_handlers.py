"""Handlers for the host's panel for guests."""

from typing import Any

from bot.errors import UserError
from bot.features.lobby.guest_messages import GUESTS, GuestsPanel
from bot.framework.feature import component
from bot.framework.services import Services
from bot.tables.table import Table
from bot.transport.display_names import inside
from bot.transport.responses import Interaction


class GuestHandlers:
    """Handlers for the buttons and selects of that panel."""

    def __init__(self, services: Services, panel: GuestsPanel) -> None:
        self._interactions, self._guests = services.interactions, services.guests
        self._table_messages, self._pings, self._panel = services.table_messages, services.pings, panel
        self._panels = services.panels

    @component(GUESTS, verb="invite", select=list, private=True, anywhere=True)
    async def _invite(self, interaction: Interaction, table_id: int, chosen: list[str]) -> None:
        table = await self._panels.hosted(interaction, table_id)
        there = {str(each.id) for each in inside(interaction)} if table.row.guild == 0 else None
        friends = _friends(interaction.data, chosen, there)
        table = await self._guests.invite(table.id, interaction.user.id, friends)
        self._pings.invite(table, friends, more=interaction.id)
        await self._show(interaction, table)

    @component(GUESTS, verb="remove", select=str, private=True, anywhere=True)
    async def _remove(self, interaction: Interaction, table_id: int, chosen: str) -> None:
        table = await self._panels.hosted(interaction, table_id)
        await self._show(interaction, await self._guests.remove(table.id, interaction.user.id, chosen))

    @component(GUESTS, verb="seat", select=str, private=True, anywhere=True)
    async def _seat(self, interaction: Interaction, table_id: int, chosen: str) -> None:
        table = await self._panels.hosted(interaction, table_id)
        await self._show(interaction, await self._guests.seat(table.id, interaction.user.id, chosen.split("-")))

    @component(GUESTS, verb="turn", private=True, anywhere=True)
    async def _turn(self, interaction: Interaction, table_id: int) -> None:
        table = await self._panels.hosted(interaction, table_id)
        await self._show(interaction, await self._guests.turn(table.id, interaction.user.id))

    @component(GUESTS, verb="shuffle", private=True, anywhere=True)
    async def _shuffle(self, interaction: Interaction, table_id: int) -> None:
        table = await self._panels.hosted(interaction, table_id)
        await self._show(interaction, await self._guests.shuffle(table.id, interaction.user.id))

    async def _show(self, interaction: Interaction, table: Table) -> None:
        self._table_messages.want(table.id)
        panel = await self._panel.post(table, self._interactions.context_for(interaction).speak)
        await self._panels.redraw(interaction, table, panel)


def _friends(data: Any, chosen: list[str], there: set[str] | None) -> list[int]:
    """Return the ids of the users chosen in a user select. `data`: the data of the press.

    `there`: the ids that may be chosen outside of servers. It is None on a server, where only members may be chosen.

    Raises UserError for a bot, and for a user who may not be chosen.
    """
    resolved: Any = data.get("resolved") or {}
    users: dict[str, Any] = resolved.get("users") or {}
    members: dict[str, Any] = resolved.get("members") or {}
    for user in chosen:
        if users.get(user, {}).get("bot"):
            raise UserError("challenge-bot", friend=f"<@{user}>")
        if there is not None and user not in there:
            raise UserError("challenge-outside", friend=f"<@{user}>" if user.isdecimal() else "?")
        if there is None and user not in members:
            raise UserError("challenge-stranger", friend=f"<@{user}>" if user.isdecimal() else "?")
    if not chosen or len(set(chosen)) < len(chosen):
        raise UserError("unknown-button")
    return [int(user) for user in chosen]
