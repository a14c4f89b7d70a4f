"""What a coin shows, and *Again*."""

from __future__ import annotations

from bot.errors import UserError
from bot.framework.desk import InteractionService
from bot.framework.feature import ComponentHandler
from bot.transport import answers
from bot.transport.answers import Interaction, in_private
from bot.transport.post import MessagePayload, button, post


class TossPresses:
    """`toss:{throws}` throws it again: a custom_id says all there is to know, so that no restart loses a press."""

    def __init__(self, desk: InteractionService) -> None:
        self._desk = desk
        self.presses = {"toss": ComponentHandler(self._again)}

    async def open(self, interaction: Interaction) -> None:
        """Answer a command."""
        await answers.send(interaction, self._shown(interaction, 1), ephemeral=True)

    async def _again(self, interaction: Interaction, words: list[str]) -> None:
        if not in_private(interaction):
            raise UserError("unknown-button")
        await answers.edit(interaction, self._shown(interaction, int(words[0]) + 1))

    def _shown(self, interaction: Interaction, throws: int) -> MessagePayload:
        text = self._desk.reader(interaction).speak
        side = "head" if throws % 2 else "tail"
        return post(text("toss-shown", side=side, throws=throws), [button(text("toss-again"), f"toss:{throws}")])
