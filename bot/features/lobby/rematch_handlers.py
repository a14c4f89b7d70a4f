"""Handlers for the result of a match: play again with the same seats or with other seats."""

from typing import cast

import discord

from bot.errors import UserError
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.opening import Opening
from bot.framework.feature import component
from bot.framework.services import Services
from bot.live.beginning import begin, seated
from bot.tables.rematches import Rematches
from bot.tables.table import Table
from bot.transport.permissions import check_place, may_write
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import REMATCH


class RematchHandlers:
    """Handlers for what players press after a match."""

    def __init__(self, services: Services, rematches: Rematches, opening: Opening, panel: GuestsPanel) -> None:
        self._interactions, self._rematches, self._opening = services.interactions, rematches, opening
        self._table_messages, self._hands, self._panel = services.table_messages, services.hands, panel
        self._panels = services.panels

    @component(REMATCH, deferral=Deferral.ALOUD, anywhere=True)
    async def _again(self, interaction: Interaction, table_id: int, seats: str) -> None:
        """Open the rematch of that table, in which the host assigns the seats if `seats` says so.

        If another player has already opened the rematch, the user joins it. Alone with computers, the user gets the
        new hand at once.
        """
        old = await self._interactions.table(interaction, table_id)
        if interaction.channel_id not in (old.row.channel, old.row.home):
            raise UserError("other-channel", channel=f"<#{old.row.channel}>", table=str(old.id))
        if old.venue.at_will:
            if interaction.channel_id == old.row.home:
                may_write(interaction)
            # players of the old match need no role to play again
            check_place(
                self._interactions.server(interaction), cast(discord.Guild, interaction.guild), interaction.channel
            )
        assigned = seats == "seats"
        table, new = await self._rematches.ask(old.id, interaction.user.id, interaction.id, by_itself=not assigned)
        if not new:
            await self._joined(interaction, table)
            return
        await self._opening.show(interaction, table)
        if assigned:
            panel = await self._panel.post(table, self._interactions.context_for(interaction).speak)
            await self._panels.open(interaction, table, panel)
        elif table.persons == (interaction.user.id,) and len(table.sitters) == table.row.seats:
            await self._opening.begin_with_computers(interaction, table)

    async def _joined(self, interaction: Interaction, table: Table) -> None:
        self._table_messages.want(table.id)
        joined = self._interactions.context_for(interaction).speak("rematch-joined", table=str(table.id))
        answer = self._interactions.say(interaction, joined)
        if table.match is not None:
            await begin(self._hands, interaction, table, answer)
        else:
            await answer
            await seated(self._hands, interaction, table)
