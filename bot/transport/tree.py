"""The tree of slash commands. It registers changed commands with Discord, and answers each command in time."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.store import Store
from bot.transport import responses
from bot.transport.command_translator import RENAMED, CommandTranslator, renamed
from bot.transport.error_reports import ours
from bot.transport.responses import FAILURES, Deferral, Interaction, again

log = logging.getLogger(__name__)

ENTRY_POINT = 4
"""The type of the command that opens an Activity."""

GUILD = 0
"""Integration type of an application installed on a server. 1 is the type for a user's account."""
WITHOUT_PEOPLE = {"integration_types": [GUILD], "contexts": [0, 1]}
"""Fields of commands that users can't add to their accounts.

Such commands work on servers and in direct messages with the bot.
"""

ONLY_TOLD = ("application_id", "guild_id", "version", "name_localized", "description_localized")
"""Fields that Discord adds to a registered command, but does not accept in a request."""


class Tree(app_commands.CommandTree[Any]):
    """A command tree that takes no new commands while the bot shuts down, but answers those already taken."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        bot, data = self.client, interaction.data
        if not await bot.interactions.admits(interaction):
            return False
        name = str((data or {}).get("name"))
        moved = renamed(name, str(interaction.locale))
        if interaction.type is discord.InteractionType.autocomplete:
            return await (_offers(bot.interactions, interaction) if moved is None else _offer_nothing(interaction))
        if not bot.interactions.take() or await bot.interactions.turned_away(interaction):
            return False
        command = self.get_command(RENAMED.get(name, name))
        later = (command.extras if command and bot.interactions.on_server(interaction) else {}).get(
            "later", Deferral.WHISPER
        )
        bot.interactions.answers.add(responses.begin(interaction, later, webhook_limiter=bot.webhook_limiter))
        try:
            await bot.interactions.met(interaction, anywhere=works_anywhere(command))
            if moved is not None:
                raise moved
        except UserError as refused:
            await bot.interactions.refuse(interaction, refused)
            return False
        await bot.before_command(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer a failed command with a sentence about the error, if it can still be answered."""
        interactions = self.client.interactions
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, UserError):
            await interactions.refuse(interaction, cause)
        elif isinstance(cause, FAILURES):
            log.info("Answer not delivered: %s", cause)
            responses.end(interaction)
        else:
            await interactions.refuse(interaction, ours(log, "A command failed", cause))


def works_anywhere(command: object) -> bool:
    """Return whether the command can also be used outside of servers."""
    if not isinstance(command, app_commands.Command):
        return False
    return command.allowed_contexts is not None and bool(command.allowed_contexts.dm_channel)


async def _offers(interactions: Any, interaction: Interaction) -> bool:
    """Return whether to offer autocompletion choices. Offer none if the user's settings can't be loaded."""
    try:
        interactions.on_server(interaction)
        await interactions.load_settings(interaction)
    except UserError:
        return await _offer_nothing(interaction)
    return True


async def _offer_nothing(interaction: Interaction) -> bool:
    """Answer with an empty list of choices. Return False, so that no command is asked for choices."""
    with suppress(*FAILURES):
        await interaction.response.autocomplete([])
    return False


async def register(bot: commands.AutoShardedBot, store: Store) -> None:
    """Register the commands with Discord, but only if they differ from the registered ones.

    Discord allows only 200 creations a day (DISCORD A4). An Entry Point command, which Discord made, is sent back with
    ours. Otherwise Discord refuses the list (code 50240). If the developer portal does not let users add the app to
    their account, commands must not be declared for user accounts.
    """
    said = CommandTranslator()
    payload: list[Any] = [await each.get_translated_payload(bot.tree, said) for each in bot.tree.get_commands()]
    if bot.application is None or bot.application.user_integration_config is None:
        payload = [each | WITHOUT_PEOPLE if each["integration_types"] != [GUILD] else each for each in payload]
        log.info("User Install is off for this application, so it plays only on servers and in its direct messages.")
    ours, app = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest(), bot.application_id or 0
    there: list[Any] = [*await again(lambda: bot.http.get_global_commands(app))]
    key = f"commands:{app}"
    if await store.key_values.get(key) == f"{ours} {_versions(there)}":
        return
    foreign = [command for command in there if command["type"] == ENTRY_POINT]
    payload += [{key: value for key, value in each.items() if key not in ONLY_TOLD} for each in foreign]
    there = await again(lambda: bot.http.bulk_upsert_global_commands(app, payload=payload))
    await store.key_values.keep(key, f"{ours} {_versions(there)}")


def _versions(there: Sequence[Any]) -> str:
    """Return a hash of the registered commands. It changes when one of them is changed, added or removed."""
    ours = [command for command in there if command["type"] != ENTRY_POINT]
    found = sorted((str(each["name"]), str(each["id"]), str(each["version"])) for each in ours)
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()
