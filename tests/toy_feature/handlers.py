"""Messages of a flipped coin, and the button *Again*."""

from __future__ import annotations

from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import MessagePayload, button, post
from bot.transport.responses import Interaction

AGAIN = CustomId("toss:{flips:int}")


class TossHandlers:
    """Handlers for a flipped coin. The custom_id says everything, so presses also work after a restart."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions

    async def open(self, interaction: Interaction) -> None:
        """Answer a command."""
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
