"""The menus on a message and on a person for moderators: they lead where `/moderate` does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import app_commands

from bot.errors import UserError
from bot.features.moderation.leading import Leading
from bot.framework.options import described
from bot.transport import responses
from bot.transport.responses import Interaction

OF_TABLES = ("l", "h", "p", "b", "f", "v", "why", "m", "replay")
"""First words of custom_ids in messages that everybody sees, behind which the number of their table stands."""


class ModerationMenus:
    """Commands that lie in the menus of a message and of a person, and are offered to whom `/moderate` is."""

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
    """The table that a message of ours shows: its buttons name it."""
    for custom_id in _custom_ids(message.components):
        word, _, rest = custom_id.partition(":")
        number = rest.partition(":")[0]
        if word in OF_TABLES and number.isascii() and number.isdecimal():
            return int(number)
    return None


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """The custom_ids of a message, with what lies inside of other components."""
    for each in components:
        if custom_id := getattr(each, "custom_id", None):
            yield str(custom_id)
        yield from _custom_ids(getattr(each, "children", None) or ())
        yield from _custom_ids(filter(None, [getattr(each, "accessory", None)]))
