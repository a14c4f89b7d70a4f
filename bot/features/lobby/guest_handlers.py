"""Handlers for the host's panel for guests."""

from __future__ import annotations

from typing import Any

from bot.errors import UserError
from bot.features.lobby.guest_messages import GuestsPanel
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService, inside
from bot.framework.panels import EphemeralPanels
from bot.live.pings import Pings
from bot.live.table_messages import TableMessages
from bot.tables.guest_service import GuestService
from bot.tables.lobby_service import host_only, in_lobby
from bot.transport import responses
from bot.transport.responses import Interaction, in_private


class GuestHandlers:
    """Handlers for the buttons and selects of that panel."""

    def __init__(
        self,
        interactions: InteractionService,
        guests: GuestService,
        table_messages: TableMessages,
        pings: Pings,
        panel: GuestsPanel,
        panels: EphemeralPanels,
    ) -> None:
        self._interactions, self._guests, self._table_messages = interactions, guests, table_messages
        self._pings, self._panel, self._panels = pings, panel, panels
        self.presses = {"g": ComponentHandler(panels.guarded(self._press), anywhere=True)}

    async def _press(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `g:{table}:{verb}`.

        `invite`, `remove` and `seat` are selects. `turn` rotates the seats, and `shuffle` shuffles them.
        """
        if not in_private(interaction) or len(words) != 2:
            raise UserError("unknown-button")
        table = await self._interactions.table(interaction, int(words[0]))
        in_lobby(table)
        host_only(table, interaction.user.id)
        guests, user = self._guests, interaction.user.id
        data: Any = interaction.data or {}
        values: list[str] = data.get("values") or [""]
        match words[1]:
            case "invite":
                friends = _chosen(
                    data, {str(each.id) for each in inside(interaction)} if table.row.guild == 0 else None
                )
                table = await guests.invite(table.id, user, friends)
                self._pings.invite(table, friends, more=interaction.id)
            case "remove":
                table = await guests.remove(table.id, user, values[0])
            case "seat":
                table = await guests.seat(table.id, user, values[0].split("-"))
            case "turn":
                table = await guests.turn(table.id, user)
            case "shuffle":
                table = await guests.shuffle(table.id, user)
            case _:
                raise UserError("unknown-button")
        self._table_messages.want(table.id)
        await responses.edit(
            interaction, await self._panel.post(table, self._interactions.context_for(interaction).speak)
        )
        if interaction.message is not None:
            self._panels.remember(table, interaction.message.id, interaction)


def _chosen(data: Any, there: set[str] | None) -> list[int]:
    """Return the ids of the users chosen in a user select.

    `there`: the ids that may be chosen outside of servers. It is None on a server, where only members may be chosen.

    Raises UserError for a bot, and for a user who may not be chosen.
    """
    resolved: Any = data.get("resolved") or {}
    users: dict[str, Any] = resolved.get("users") or {}
    members: dict[str, Any] = resolved.get("members") or {}
    chosen: list[str] = data.get("values") or []
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
