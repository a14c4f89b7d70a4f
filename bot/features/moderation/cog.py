"""The command /moderate, and entries in the context menus of messages and members that open the same panels."""

from collections.abc import Iterable, Iterator
from typing import Any

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

PAGES = ("tables", "people", "watch", "log")
OF_TABLES = ("l", "h", "p", "b", "f", "v", "why", "m", "replay")
"""Prefixes of custom_ids in public messages that are followed by the number of the table."""


class ModerationCog(commands.Cog):
    """The commands that open the private panels, for members with Manage Messages.

    `menus`: commands in the context menus of messages and members.
    """

    def __init__(
        self, presses: ModerationHandlers, people: PersonHandlers, results: ResultHandlers, watch: WatchHandlers
    ) -> None:
        self._presses, self._people, self._results, self._watch = presses, people, results, watch
        callbacks = {"menu-moderate-table": self._of_message, "menu-moderate-person": self._of_person}
        here = app_commands.AppCommandContext(guild=True)
        self.menus = [
            app_commands.ContextMenu(name=described(name), callback=callback, allowed_contexts=here)
            for name, callback in callbacks.items()
        ]

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
            shown = await self._table(interaction, table)
        elif member is not None:
            shown = await self._person(interaction, member)
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

    @app_commands.default_permissions(manage_messages=True)
    async def _of_message(self, interaction: Interaction, message: discord.Message) -> None:
        table = table_of(message) if message.author.id == interaction.application_id else None
        if table is None:
            raise UserError("no-table-shown")
        await responses.send(interaction, await self._table(interaction, table), ephemeral=True)

    @app_commands.default_permissions(manage_messages=True)
    async def _of_person(self, interaction: Interaction, person: discord.User) -> None:
        await responses.send(interaction, await self._person(interaction, person), ephemeral=True)

    async def _table(self, interaction: Interaction, number: int) -> MessagePayload:
        """Build the panel for the table with this number. Raises UserError.

        If its match is finished, the panel is about its result. Only members who manage the server get that panel.
        """
        past = await self._results.found(interaction, number) if interaction.permissions.manage_guild else None
        if past is not None:
            return await self._results.result(interaction, past)
        return await self._presses.table(interaction, number)

    async def _person(self, interaction: Interaction, person: discord.User | discord.Member) -> MessagePayload:
        """Build the panel for a user. Raises UserError unless the moderator who pressed may suspend members."""
        if person.bot:
            raise UserError("moderate-bot", person=person.mention)
        return await self._people.person(interaction, person.id)


def table_of(message: discord.Message) -> int | None:
    """Return the table that a message of the bot shows, read from the custom_ids of its buttons."""
    for custom_id in _custom_ids(message.components):
        word, _, rest = custom_id.partition(":")
        number = rest.partition(":")[0]
        if word in OF_TABLES and number.isascii() and number.isdecimal():
            return int(number)
    return None


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for each in components:
        if custom_id := getattr(each, "custom_id", None):
            yield str(custom_id)
        yield from _custom_ids(getattr(each, "children", None) or ())
        yield from _custom_ids(filter(None, [getattr(each, "accessory", None)]))
