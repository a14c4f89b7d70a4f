"""The choice of the panel to open: for an open table, for the result of a finished match, or for a user."""

from __future__ import annotations

import discord

from bot.errors import UserError
from bot.features.moderation.handlers import ModerationHandlers
from bot.features.moderation.person_handlers import PersonHandlers
from bot.features.moderation.result_handlers import ResultHandlers
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction


class Leading:
    """A builder of the right panel. The command and the context menus share it, so the same permission checks apply."""

    def __init__(self, presses: ModerationHandlers, people: PersonHandlers, results: ResultHandlers) -> None:
        self._presses, self._people, self._results = presses, people, results

    async def table(self, interaction: Interaction, number: int) -> MessagePayload:
        """Build the panel for the table with this number. Raises UserError.

        If its match is finished, the panel is about its result. Only members who manage the server get that panel.
        """
        past = await self._results.found(interaction, number) if interaction.permissions.manage_guild else None
        if past is not None:
            return await self._results.result(interaction, past)
        return await self._presses.table(interaction, number)

    async def person(self, interaction: Interaction, person: discord.User | discord.Member) -> MessagePayload:
        """Build the panel for a user. Raises UserError unless the moderator who pressed manages the server."""
        if person.bot:
            raise UserError("moderate-bot", person=person.mention)
        return await self._people.person(interaction, person.id)
