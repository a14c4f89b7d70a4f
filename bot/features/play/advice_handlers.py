"""Handler of *Advice*, a button in a player's hand."""

from __future__ import annotations

from bot.ai.advice import Advice
from bot.errors import UserError
from bot.framework.feature import ComponentHandler, beside
from bot.framework.interaction_service import InteractionService
from bot.live.hand_messages import HandMessages
from bot.tables.match_service import seated
from bot.transport.responses import Interaction, in_private
from bot.ui.advice_words import advice_words


class AdviceHandlers:
    """The handler of *Advice*. Only tables that allow advice have this button."""

    def __init__(self, interactions: InteractionService, advice: Advice, hands: HandMessages) -> None:
        self._interactions, self._advice, self._hands = interactions, advice, hands
        self.presses = {"advice": ComponentHandler(self._advise, beside, anywhere=True)}

    async def _advise(self, interaction: Interaction, words: list[str]) -> None:
        """Show what a strong player would do. The custom_id is `advice:{table}:{question}`.

        The advice appears in the message with the hand. A separate message would push the hand out of sight.
        """
        if len(words) != 2 or not words[1].isdecimal() or not in_private(interaction):
            raise UserError("unknown-button")
        # a snapshot: others may move while the advice is computed
        table = (await self._interactions.table(interaction, int(words[0]))).frozen_copy()
        weighed = await self._advice.get(table, interaction.user.id, int(words[1]))
        _, seat = seated(table, interaction.user.id)
        said = advice_words(table, seat, weighed, self._interactions.context_for(interaction))
        now = await self._interactions.table(interaction, table.id)
        await self._hands.advise(interaction, now, int(words[1]), said)
