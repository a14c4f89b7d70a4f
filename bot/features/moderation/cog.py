"""The command /moderate, for members with Manage Messages."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.moderation.handlers import ModerationHandlers
from bot.features.moderation.person_handlers import PersonHandlers
from bot.features.moderation.result_handlers import ResultHandlers
from bot.features.moderation.watch_handlers import WatchHandlers
from bot.framework.options import TableOption, choices, described, offered_tables
from bot.transport import responses
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
        """Build the panel for a user. Raises UserError unless the moderator who pressed may suspend members."""
        if person.bot:
            raise UserError("moderate-bot", person=person.mention)
        return await self._people.person(interaction, person.id)


PAGES = ("tables", "people", "watch", "log")


class ModerationCog(commands.Cog):
    """The command that opens the private panels for moderators."""

    def __init__(
        self, leading: Leading, presses: ModerationHandlers, people: PersonHandlers, watch: WatchHandlers
    ) -> None:
        self._leading, self._presses, self._people, self._watch = leading, presses, people, watch

    @app_commands.command(name="moderate", description=described("command-moderate"))
    @app_commands.describe(
        page=described("option-moderate-page"),
        table=described("option-moderate-table"),
        member=described("option-moderate-member"),
    )
    @app_commands.choices(page=choices("moderate-page", PAGES))
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.guild_only()
    async def moderate(
        self,
        interaction: Interaction,
        page: str = "tables",
        table: TableOption | None = None,
        member: discord.User | None = None,
    ) -> None:
        if table is not None:
            shown = await self._leading.table(interaction, table)
        elif member is not None:
            shown = await self._leading.person(interaction, member)
        elif page == "people":
            shown = await self._people.people(interaction)
        elif page == "watch":
            shown = await self._watch.page(interaction)
        elif page == "log":
            shown = await self._presses.log(interaction)
        else:
            shown = await self._presses.tables(interaction)
        await responses.send(interaction, shown, ephemeral=True)

    @moderate.autocomplete("table")
    async def complete(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Return the open tables that the user moderates, as choices.

        The user may also type the number of a table that is not among them.
        """
        try:
            return await offered_tables(await self._presses.named(interaction), typed)
        except UserError:
            return []
