"""Handler of *Advice*, a button in a player's hand."""

from bot.ai.advice import Advice
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.live.hand_messages import HandMessages
from bot.tables.move_checks import seated
from bot.transport.responses import Deferral, Interaction
from bot.ui.advice_words import advice_words
from bot.ui.custom_ids import ADVICE


class AdviceHandlers:
    """The handler of *Advice*. Only tables that allow advice have this button."""

    def __init__(self, interactions: InteractionService, advice: Advice, hands: HandMessages) -> None:
        self._interactions, self._advice, self._hands = interactions, advice, hands

    @component(ADVICE, deferral=Deferral.BESIDE, private=True, anywhere=True)
    async def _advise(self, interaction: Interaction, table_id: int, question: int) -> None:
        """Show what a strong player would do.

        The advice appears in the message with the hand. A separate message would push the hand out of sight.
        """
        # a snapshot: others may move while the advice is computed
        table = (await self._interactions.table(interaction, table_id)).frozen_copy()
        weighed = await self._advice.get(table, interaction.user.id, question)
        _, seat = seated(table, interaction.user.id)
        said = advice_words(table, seat, weighed, self._interactions.context_for(interaction))
        now = await self._interactions.table(interaction, table.id)
        await self._hands.advise(interaction, now, question, said)
