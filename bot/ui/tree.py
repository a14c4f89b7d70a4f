"""The commands, as a part of what is under way."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.ui.answers import Interaction


class Tree(app_commands.CommandTree[Any]):
    """A command tree whose commands are answered before the bot ends; no more are taken then."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        return bool(self.client.router.take_command())
