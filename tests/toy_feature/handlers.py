"""/toss, heads or tails, and its button *Again*."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.framework.options import described
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import MessagePayload, button, post
from bot.transport.responses import Interaction

AGAIN = CustomId("toss:{flips:int}")


class TossHandlers(commands.Cog):
    """The command that flips a coin, and its button. The custom_id says everything, also after a restart."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions

    @app_commands.command(name="toss", description=described("command-toss"))
    @app_commands.guild_only()
    async def toss(self, interaction: Interaction) -> None:
        await responses.send(interaction, self._shown(interaction, 1), ephemeral=True)

    @component(AGAIN, private=True)
    async def _again(self, interaction: Interaction, flips: int) -> None:
        """Flip the coin again."""
        await responses.edit(interaction, self._shown(interaction, flips + 1))

    def _shown(self, interaction: Interaction, flips: int) -> MessagePayload:
        text = self._interactions.context_for(interaction).speak
        side = "heads" if flips % 2 else "tails"
        again = button(text("toss-again"), AGAIN(flips))
        return post(text("toss-shown", side=side, flips=flips), [again])
