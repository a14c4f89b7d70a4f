"""The ephemeral panels of a lobby. After the lobby ends, each panel says so and has no buttons."""

import asyncio
import logging

from bot.errors import Answered
from bot.framework.interaction_service import InteractionService
from bot.i18n import Text
from bot.live.tokens import Token
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.events import Closed, Started, TableEvent, handles
from bot.tables.lobby_checks import host_only, in_lobby
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.forms import custom_ids
from bot.transport.payload import MessagePayload, sentence
from bot.transport.priority import Priority
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES, again
from bot.transport.webhook_rate_limiter import WebhookRateLimiter

log = logging.getLogger(__name__)

MOST = 10
"""Maximum number of panels per table that can still be edited. The oldest are forgotten."""


class EphemeralPanels:
    """The open panels of each table.

    A panel is known while its interaction token is valid and the bot keeps running.
    """

    def __init__(self, interactions: InteractionService, webhook_limiter: WebhookRateLimiter) -> None:
        self._interactions, self._webhook_limiter = interactions, webhook_limiter
        self._open: dict[int, dict[int, Token]] = {}
        self._closing = BackgroundTasks()

    def remember(self, table: Table, message: int, interaction: Interaction) -> None:
        """Remember that a message shows a panel of this table. The interaction is needed to edit it."""
        panels = self._open.setdefault(table.id, {})
        panels.pop(message, None)
        panels[message] = Token(interaction)
        while len(panels) > MOST:
            del panels[next(iter(panels))]
        if table.row.state != "lobby":
            self.on_lobby_ended(Started(table))  # the match began while the panel was sent

    async def lobby(self, interaction: Interaction, table_id: int) -> Table:
        """Return the lobby whose ephemeral panel was pressed.

        After the lobby has ended, a press only closes the panel. Raises Answered then, and UserError if the pressed
        message is not a panel of the lobby.
        """
        table = await self._interactions.table(interaction, table_id)
        # a forged press may come from any message
        parts = interaction.message.components if interaction.message else ()
        is_panel = any(each.startswith(("o:", "g:", "lobby:")) for each in custom_ids(parts))
        if table.row.state != "lobby" and is_panel:
            text = self._interactions.context_for(interaction).speak
            await responses.edit(interaction, closed_message(table, text))
            raise Answered
        in_lobby(table)
        return table

    async def hosted(self, interaction: Interaction, table_id: int) -> Table:
        """Return the lobby whose panel its host pressed. Raises as `lobby` does, and UserError for anyone else."""
        table = await self.lobby(interaction, table_id)
        host_only(table, interaction.user.id)
        return table

    async def open(self, interaction: Interaction, table: Table, panel: MessagePayload) -> None:
        """Answer a press with a new panel."""
        self.remember(table, await responses.send(interaction, panel, ephemeral=True), interaction)

    async def redraw(self, interaction: Interaction, table: Table, panel: MessagePayload) -> None:
        """Answer a press on a panel by showing it as it is now."""
        await responses.edit(interaction, panel)
        if interaction.message is not None:
            self.remember(table, interaction.message.id, interaction)

    @handles(Started, Closed)
    def on_lobby_ended(self, event: TableEvent) -> None:
        """Close the panels of a table that is no longer a lobby."""
        table = event.table
        alive = [token for token in self._open.pop(table.id, {}).values() if token.alive]
        for token in alive:
            self._closing.do(self._close(table, token))

    async def close(self) -> None:
        await self._closing.close()

    async def _close(self, table: Table, token: Token) -> None:
        """Close a panel while its token is valid.

        If Discord cannot be reached, the panel is closed when it is next pressed.
        """
        interaction = token.interaction
        post = closed_message(table, self._interactions.context_for(interaction).speak)
        try:
            async with (
                asyncio.timeout(token.left_s),
                self._webhook_limiter.turn(interaction, Priority.LAST),
            ):
                await again(lambda: interaction.edit_original_response(view=post.view, attachments=[]))
        except FAILURES as error:
            log.info("Panel of table %s not closed: %s", table.id, error)


def closed_message(table: Table, text: Text) -> MessagePayload:
    key = "panel-closed-lobby" if table.row.state == "closed" else "panel-closed"
    return sentence(text(key, table=str(table.id)))
