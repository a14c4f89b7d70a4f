"""The list of open tables that `/open-tables` shows, and the button that joins a table from a list or a ping."""

from collections.abc import Collection, Sequence

from bot.features.lobby.nearest import Waiting
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import Text
from bot.live.beginning import begin
from bot.store.models import Seated
from bot.tables.lobby_checks import in_lobby
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, Button, MessagePayload, button, in_rows, post, sentence
from bot.transport.permissions import visible_channels
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import JOIN
from bot.ui.waiting_message import join_button, link, runs_line, waits_line


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


TABLES = CustomId("tables:{page:int<1000}")
ON_A_PAGE = 8


def tables_message(
    tables: Sequence[Seated], welcome: Collection[int], text: Text, page: int, *, more: bool
) -> MessagePayload:
    """Build a page of the list of open tables.

    `welcome`: the ids of tables that get a *Join* button. `more`: whether there is a next page.
    """
    waits = [waits_line(row, there, text) for row, there in tables if row.state == "lobby"]
    runs = [runs_line(row, there, text) for row, there in tables if row.state != "lobby"]
    leaf: list[Button] = [button(text("page-back"), TABLES(page - 1))] if page else []
    leaf += [button(text("page-on"), TABLES(page + 1))] if more else []
    return post(
        text("tables-title"),
        "\n".join([text("tables-waiting"), *waits]) if waits else "" if page else text("tables-none-waits"),
        *in_rows([join_button(row.id, text) for row, _ in tables if row.id in welcome]),
        "\n".join([text("tables-running"), *runs]) if runs else "",
        leaf,
        accent=CALM,
    )


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
