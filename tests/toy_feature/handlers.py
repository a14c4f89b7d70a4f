"""Messages of a flipped coin, and the button *Again*."""

from __future__ import annotations

from bot.errors import UserError
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.payload import MessagePayload, button, post
from bot.transport.responses import Interaction, in_private


class TossHandlers:
    """Handlers for a flipped coin. `toss:{flips}` flips it again.

    The custom_id says everything, so presses also work after a restart.
    """

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions
        self.presses = {"toss": ComponentHandler(self._again)}

    async def open(self, interaction: Interaction) -> None:
        """Answer a command."""
        await responses.send(interaction, self._shown(interaction, 1), ephemeral=True)

    async def _again(self, interaction: Interaction, words: list[str]) -> None:
        if not in_private(interaction):
            raise UserError("unknown-button")
        await responses.edit(interaction, self._shown(interaction, int(words[0]) + 1))

    def _shown(self, interaction: Interaction, flips: int) -> MessagePayload:
        text = self._interactions.context_for(interaction).speak
        side = "heads" if flips % 2 else "tails"
        again = button(text("toss-again"), f"toss:{flips}")
        return post(text("toss-shown", side=side, flips=flips), [again])
