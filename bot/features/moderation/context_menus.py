"""Moderators' entries in the context menus of messages and members, which open the panels of `/moderate`."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import app_commands

from bot.errors import UserError
from bot.features.moderation.cog import Leading
from bot.framework.options import described
from bot.transport import responses
from bot.transport.responses import Interaction

OF_TABLES = ("l", "h", "p", "b", "f", "v", "why", "m", "replay")
"""Prefixes of custom_ids in public messages that are followed by the number of the table."""


class ModerationMenus:
    """Commands in the context menus of messages and members, offered to the same members as `/moderate`."""

    def __init__(self, leading: Leading) -> None:
        self._leading = leading
        here = app_commands.AppCommandContext(guild=True)
        self.message = app_commands.ContextMenu(
            name=described("menu-moderate-table"), callback=self._message, allowed_contexts=here
        )
        self.person = app_commands.ContextMenu(
            name=described("menu-moderate-person"), callback=self._person, allowed_contexts=here
        )

    @app_commands.default_permissions(manage_messages=True)
    async def _message(self, interaction: Interaction, message: discord.Message) -> None:
        table = table_of(message) if message.author.id == interaction.application_id else None
        if table is None:
            raise UserError("no-table-shown")
        await responses.send(interaction, await self._leading.table(interaction, table), ephemeral=True)

    @app_commands.default_permissions(manage_messages=True)
    async def _person(self, interaction: Interaction, person: discord.User) -> None:
        await responses.send(interaction, await self._leading.person(interaction, person), ephemeral=True)


def table_of(message: discord.Message) -> int | None:
    """Return the table that a message of the bot shows, read from the custom_ids of its buttons."""
    for custom_id in _custom_ids(message.components):
        word, _, rest = custom_id.partition(":")
        number = rest.partition(":")[0]
        if word in OF_TABLES and number.isascii() and number.isdecimal():
            return int(number)
    return None


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom_ids of a message, including nested components."""
    for each in components:
        if custom_id := getattr(each, "custom_id", None):
            yield str(custom_id)
        yield from _custom_ids(getattr(each, "children", None) or ())
        yield from _custom_ids(filter(None, [getattr(each, "accessory", None)]))
