"""The handler for *Join* outside of a lobby's message: in `/play`, in `/open-tables` and in pings."""

from bot.framework.feature import component
from bot.framework.services import Services
from bot.live.beginning import begin
from bot.tables.lobby_checks import in_lobby
from bot.transport import responses
from bot.transport.payload import sentence
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import JOIN
from bot.ui.waiting_message import link


class JoinHandlers:
    """A handler that seats the user, and answers with a link to the lobby."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._lobbies = services.interactions, services.lobbies
        self._table_messages, self._hands = services.table_messages, services.hands

    @component(JOIN, deferral=Deferral.BESIDE)
    async def _join(self, interaction: Interaction, table_id: int) -> None:
        table = await self._interactions.table(interaction, table_id)
        in_lobby(table)
        table = await self._lobbies.join(table.id, interaction.user.id, interaction.id)
        self._table_messages.want(table.id)
        text = self._interactions.context_for(interaction).speak
        answer = responses.answer(interaction, sentence(text("waits-joined", table=link(table.row, text))))
        if table.match is not None:  # the last invited user has joined, so the match began
            await begin(self._hands, interaction, table, answer)
            return
        await answer
        if table.row.channel == interaction.channel_id:
            self._hands.remember(table, interaction)
