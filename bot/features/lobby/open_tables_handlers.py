"""A paged, ephemeral list of open and running tables in the channels that the user can see."""

from bot.features.lobby.messages import ON_A_PAGE, TABLES, tables_message
from bot.features.lobby.nearest import Waiting
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.permissions import visible_channels
from bot.transport.responses import Interaction


class OpenTablesHandlers:
    """Handlers for the list of tables. The list shows nothing that the user couldn't read in the channels."""

    def __init__(self, services: Services, waiting: Waiting) -> None:
        self._interactions, self._store, self._waiting = services.interactions, services.store, waiting

    async def show(self, interaction: Interaction) -> None:
        """Send the first page of the server's open tables as the answer to a command."""
        await responses.send(interaction, await self._page(interaction, 0), ephemeral=True)

    @component(TABLES, private=True)
    async def _turn(self, interaction: Interaction, page: int) -> MessagePayload:
        return await self._page(interaction, page)

    async def _page(self, interaction: Interaction, page: int) -> MessagePayload:
        """Build this page of the list. If the page has become empty, build the first page."""
        places, guild = visible_channels(interaction), interaction.guild_id or 0
        read = await self._store.tables.open_in(guild, places, page * ON_A_PAGE, ON_A_PAGE + 1)
        if page and not read:
            return await self._page(interaction, 0)
        found = [(row, there) for row, there in read[:ON_A_PAGE] if row.game in GAMES]
        welcome, more = await self._waiting.welcome(interaction, found), len(read) > ON_A_PAGE
        return tables_message(found, welcome, self._interactions.context_for(interaction).speak, page, more=more)
