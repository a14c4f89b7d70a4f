"""The tree of slash commands. It answers each command in time."""

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.errors import UserError
from bot.transport import responses
from bot.transport.command_translator import RENAMED, renamed
from bot.transport.responses import Deferral, Interaction
from bot.transport.retries import FAILURES


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
        if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
            # Discord still has an older list of commands
            if interaction.type is discord.InteractionType.autocomplete:
                await _offer_nothing(interaction)
            else:
                await interactions.refuse(interaction, UserError("unknown-command"))
        else:
            await interactions.failed(interaction, cause, "A command failed")
            if isinstance(cause, FAILURES):
                responses.end(interaction)


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
