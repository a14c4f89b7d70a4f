"""The commands /hand and /resign."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.framework.interaction_service import InteractionService
from bot.framework.options import TableOption, anywhere, complete_table, described
from bot.live.hand_messages import HandMessages
from bot.tables.move_checks import seated
from bot.tables.sleeping import Sleeping
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.responses import Interaction
from bot.ui.asleep_message import Named, beside_message


class HandCog(commands.Cog):
    """Commands for players at a table."""

    def __init__(self, interactions: InteractionService, hands: HandMessages, sleeping: Sleeping) -> None:
        self._interactions, self._hands, self._sleeping = interactions, hands, sleeping

    @app_commands.command(name="hand", description=described("command-hand"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def hand(self, interaction: Interaction, table: TableOption | None = None) -> None:
        asleep = [each for each in await self._interactions.asleep(interaction) if each.here] if table is None else []
        found = await self._found(interaction, table, asleep)
        seated(found, interaction.user.id)
        if asleep and found.id not in {each.table for each in asleep}:
            named = beside_message(asleep, found.id, self._interactions.context_for(interaction).speak)
            await responses.send(interaction, named, ephemeral=True)
            return
        found, woken = await self._sleeping.wake(found, interaction.user.id)
        await self._hands.open(interaction, found, "hand-woken" if woken else "")

    async def _found(self, interaction: Interaction, table: int | None, asleep: Sequence[Named]) -> Table:
        """Return the table with this number. Without a number, return the user's latest table here.

        If the user has no running match in this channel, return their latest paused match on this server. `asleep`: the
        user's paused matches.
        """
        if table is not None:
            return await self._interactions.table(interaction, table)
        try:
            found = await self._interactions.table(interaction, None)
        except UserError as refused:
            if refused.key != "no-table-here" or not asleep:
                raise
            return await self._interactions.table(interaction, asleep[0].table)
        if not asleep or found.row.state == "playing":
            return found
        return await self._interactions.table(interaction, asleep[0].table)

    @app_commands.command(name="resign", description=described("command-resign"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def resign(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._interactions.table(interaction, table)
        await responses.send(interaction, await self._interactions.resign_question(interaction, found), ephemeral=True)
